import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../../lib/class-names';
import { trAdmin } from '../../../locale/tr-admin';
import { Cell } from './cell';
import type { Column } from './columns';
import type { Row } from './table-types';

interface Props {
  title: string;
  columns: readonly Column[];
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
export function DataTable({ title, columns, rows, sort, order, onSort, actions, stale }: Props) {
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
                column={column}
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

function HeadCell({
  column: { key, label, kind, sortable },
  direction,
  onSort,
}: {
  column: Column;
  direction: 'asc' | 'desc' | null;
  onSort: Props['onSort'];
}) {
  const Arrow = direction === null ? ChevronsUpDown : direction === 'asc' ? ArrowUp : ArrowDown;
  return (
    <th
      scope="col"
      aria-sort={direction === null ? undefined : ARIA_SORT[direction]}
      className={classNames(
        'border-b border-line bg-raised px-3 py-0 font-semibold whitespace-nowrap',
        kind === 'number' ? 'text-right' : 'text-left',
      )}
    >
      {sortable ? (
        <button
          type="button"
          title={trAdmin.table.sortBy(label)}
          onClick={() => onSort(key, direction === 'asc' ? 'desc' : 'asc')}
          className="-mx-1.5 inline-flex h-9 items-center gap-1 rounded-sm px-1.5 hover:text-accent"
        >
          {label}
          <Arrow aria-hidden className={classNames('size-3.5', direction === null && 'text-muted')} />
        </button>
      ) : (
        <span className="inline-flex h-9 items-center">{label}</span>
      )}
    </th>
  );
}
