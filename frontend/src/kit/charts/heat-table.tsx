import { Link } from 'react-router-dom';
import { classNames } from '../../lib/class-names';

export interface HeatCell {
  /** What stands in the cell. */
  text: string;
  /** The whole of it in words. */
  label: string;
  /** 0-1; the highest of the table is drawn strongest. */
  value: number;
  /** Where it leads; null or left out: nowhere. */
  to?: string | null;
}

interface Props {
  /** What the picture shows, for screen readers. */
  caption: string;
  /** What the rows and the columns count. */
  rowAxis: string;
  columnAxis: string;
  rows: readonly string[];
  columns: readonly string[];
  /** Row by row; null where there is no such cell. */
  cells: readonly (readonly (HeatCell | null)[])[];
  /** `large` for few cells. */
  size?: 'normal' | 'large';
}

/** Share of the accent colour in the strongest cell; its text stays readable in both themes. */
const STRONGEST = 45;

/** A table whose cells are coloured by their value: a picture for the eye, a table for screen readers. */
export function HeatTable(props: Props) {
  const { caption, rowAxis, columnAxis, rows, columns, cells, size = 'normal' } = props;
  const highest = Math.max(...cells.flat().map((cell) => cell?.value ?? 0), Number.MIN_VALUE);
  return (
    <table className="w-full table-fixed border-separate border-spacing-0.5 text-center text-xs tabular-nums">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <td className="w-14 sm:w-20" />
          <th scope="colgroup" colSpan={columns.length} className="pb-0.5 text-left font-normal text-muted">
            {columnAxis} <span aria-hidden>→</span>
          </th>
        </tr>
        <tr>
          <td className="truncate text-left font-normal text-muted" title={rowAxis}>
            {rowAxis}{' '}
            <span aria-hidden className="max-sm:hidden">
              ↓
            </span>
          </td>
          {columns.map((column) => (
            <th key={column} scope="col" className="font-medium">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={row}>
            <th scope="row" className="pr-2 text-right font-medium">
              <span className="sr-only">{rowAxis} </span>
              {row}
            </th>
            {columns.map((column, at) => (
              <Cell key={column} cell={cells[index]?.[at] ?? null} highest={highest} size={size} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({ cell, highest, size }: { cell: HeatCell | null; highest: number; size: Props['size'] }) {
  const height = size === 'large' ? 'h-10 text-dense' : 'h-6';
  if (!cell) return <td aria-hidden className={classNames('rounded-xs bg-raised/50', height)} />;
  const share = Math.round((cell.value / highest) * STRONGEST);
  return (
    <td
      title={cell.label}
      className={classNames('rounded-xs', height, cell.value === 0 ? 'text-muted' : 'font-medium')}
      style={{ backgroundColor: `color-mix(in srgb, var(--accent) ${share}%, var(--surface))` }}
    >
      {cell.to ? (
        <Link to={cell.to} className="grid h-full place-items-center -outline-offset-2 hover:underline">
          {cell.text}
        </Link>
      ) : (
        cell.text
      )}
    </td>
  );
}
