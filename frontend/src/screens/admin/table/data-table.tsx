import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../../lib/class-names';
import { trAdmin } from '../../../locale/tr-admin';
import { Cell } from './cell';
import { type Column, titleOf } from './table-types';

interface Props<Row> {
  title: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  sort: string;
  order: 'asc' | 'desc';
  onSort: (key: string, order: 'asc' | 'desc') => void;
  /** Buttons of a row; they stay in view while the columns scroll. */
  actions?: (row: Row) => ReactNode;
  /** The rows are of an earlier question. */
  stale: boolean;
}

/** Rows of a table. It scrolls sideways inside itself, with the actions at its right edge. */
export function DataTable<Row extends { id: number }>({
  title,
  columns,
  rows,
  sort,
  order,
  onSort,
  actions,
  stale,
}: Props<Row>) {
  return (
    <div
      role="region"
      aria-label={trAdmin.table.scroller(title)}
      tabIndex={0}
      className="overflow-x-auto rounded-card border border-line bg-surface"
    >
      <table aria-busy={stale || undefined} className="w-full border-separate border-spacing-0 text-dense">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <HeadCell
                key={column.key}
                id={column.key}
                title={titleOf(column)}
                right={column.kind === 'number'}
                sortable={column.sortable === true || column.key === 'id'}
                direction={sort === column.key ? order : null}
                onSort={onSort}
              />
            ))}
            {actions && (
              <th
                scope="col"
                className="sticky right-0 border-b border-l border-line bg-raised px-3 py-2 text-left font-semibold"
              >
                {trAdmin.table.actions}
              </th>
            )}
          </tr>
        </thead>
        <tbody className={classNames('transition-opacity duration-150', stale && 'opacity-60')}>
          {rows.map((row) => (
            <tr key={row.id} className="group">
              {columns.map((column) => (
                <td
                  key={column.key}
                  className={classNames(
                    'border-b border-line px-3 py-1.5 align-middle leading-tight whitespace-nowrap group-last:border-b-0 group-hover:bg-hover',
                    column.kind === 'number' && 'text-right tabular-nums',
                    column.kind === 'long' && 'whitespace-normal',
                  )}
                >
                  <Cell column={column} row={row} />
                </td>
              ))}
              {actions && (
                <td className="sticky right-0 border-b border-l border-line bg-surface px-2 py-1 group-last:border-b-0 group-hover:bg-hover">
                  <div className="flex items-center gap-1">{actions(row)}</div>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const;

interface HeadCellProps {
  /** Name of the column. */
  id: string;
  title: string;
  /** Its values are numbers, which end at the right. */
  right: boolean;
  sortable: boolean;
  direction: 'asc' | 'desc' | null;
  onSort: (key: string, order: 'asc' | 'desc') => void;
}

function HeadCell({ id, title, right, sortable, direction, onSort }: HeadCellProps) {
  const Arrow = direction === null ? ChevronsUpDown : direction === 'asc' ? ArrowUp : ArrowDown;
  return (
    <th
      scope="col"
      aria-sort={direction === null ? undefined : ARIA_SORT[direction]}
      className={classNames(
        'border-b border-line bg-raised px-3 py-0 font-semibold whitespace-nowrap',
        right ? 'text-right' : 'text-left',
      )}
    >
      {sortable ? (
        <button
          type="button"
          title={trAdmin.table.sortBy(title)}
          onClick={() => onSort(id, direction === 'asc' ? 'desc' : 'asc')}
          className="-mx-1.5 inline-flex h-9 items-center gap-1 rounded-sm px-1.5 hover:text-accent"
        >
          {title}
          <Arrow aria-hidden className={classNames('size-3.5', direction === null && 'text-muted')} />
        </button>
      ) : (
        <span className="inline-flex h-9 items-center">{title}</span>
      )}
    </th>
  );
}
