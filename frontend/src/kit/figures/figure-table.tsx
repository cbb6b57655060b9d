import type { Key, ReactNode } from 'react';
import { classNames } from '../../lib/class-names';

export interface FigureColumn<Row> {
  title: ReactNode;
  /** The title is only for who can't see the column. */
  untitled?: boolean;
  cell: (row: Row) => ReactNode;
  /** Words stand left and may be translated by a browser; figures stand right and may not. */
  words?: boolean;
  /** Of the heading and of every cell. */
  className?: string;
}

interface Props<Row> {
  caption?: ReactNode;
  'aria-label'?: string;
  'aria-busy'?: boolean;
  /** The first one names the row. */
  columns: readonly FigureColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => Key;
  /** The table fills a frame: its cells keep away from the edges. */
  framed?: boolean;
  className?: string;
  headClassName?: string;
  rowClassName?: (row: Row) => string | false | undefined;
}

/** Figures by row and column, described by data. */
export function FigureTable<Row>({ caption, columns, rows, keyOf, ...props }: Props<Row>) {
  const { framed = false, className, headClassName, rowClassName, ...table } = props;
  const styleOf = ({ words, className: own }: FigureColumn<Row>, place: number) =>
    classNames(
      framed ? 'px-3' : place > 0 && 'pl-2 sm:pl-3',
      words || place === 0 ? 'text-left' : 'text-right',
      own,
    );
  return (
    <table {...table} className={classNames('w-full text-dense tabular-nums', className)}>
      {caption && (
        <caption className={classNames('pb-1 text-left', framed && 'px-3 pt-2.5')}>{caption}</caption>
      )}
      <thead className={classNames('text-xs text-muted', headClassName)}>
        <tr className="*:py-1 *:align-bottom *:font-normal">
          {columns.map((column, place) => (
            <th key={place} scope="col" className={styleOf(column, place)}>
              {column.untitled ? <span className="sr-only">{column.title}</span> : column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)} className={classNames('*:border-t *:border-line *:py-1', rowClassName?.(row))}>
            {columns.map((column, place) =>
              place === 0 ? (
                <th key={place} scope="row" className={classNames(styleOf(column, place), 'font-medium')}>
                  {column.cell(row)}
                </th>
              ) : (
                <td
                  key={place}
                  translate={column.words ? undefined : 'no'}
                  className={classNames(styleOf(column, place), 'align-top')}
                >
                  {column.cell(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
