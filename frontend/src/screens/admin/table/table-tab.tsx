import { Pencil, Plus, RefreshCw, Trash2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { readApiError } from '../../../api/api-error';
import { type RowOf, type RowsQuery, type TableName, useRows } from '../../../api/table-rows';
import { ConfirmDialog } from '../../../kit/dialog/confirm-dialog';
import { ErrorPanel } from '../../../kit/feedback/error-panel';
import { Button } from '../../../kit/form/button';
import { PHONE, useMediaQuery } from '../../../lib/use-media-query';
import { trAdmin } from '../../../locale/tr-admin';
import { usePendingDeletes, usePendingList } from '../deleting/delete-context';
import { RowSheet } from '../form/row-sheet';
import { useHistoryAction } from '../panel/history-action';
import { usePanelView } from '../panel/use-panel-view';
import { DataTable } from './data-table';
import { type MenuAction, RowMenu } from './row-menu';
import { SearchBox } from './search-box';
import { TableFoot } from './table-foot';
import type { TableDefinition } from './table-types';

interface Props<T extends TableName> {
  definition: TableDefinition<T>;
  /** Narrows the table beyond the search, e.g. `{status: 'pending'}`. */
  filter?: Omit<RowsQuery<T>, 'page' | 'per_page' | 'q' | 'sort' | 'order'>;
  /** Stands beside the search box. */
  filterBar?: ReactNode;
  /** Buttons of a row that are always in sight. */
  buttons?: (row: RowOf<T>) => ReactNode;
  /** Further actions of a row, in its menu. */
  menu?: (row: RowOf<T>) => MenuAction[];
  /** Said instead of the table's own words when there is nothing. */
  emptyText?: string;
  /** Asks the server again, every so many milliseconds, while any row in sight is like that. */
  watch?: { every: number; while: (row: RowOf<T>) => boolean };
}

/** A tab that is a table: search, sorting, pages, and a form and a bin for its rows. */
export function TableTab<T extends TableName>(props: Props<T>) {
  const { definition, filter, filterBar, buttons, emptyText, watch } = props;
  const { view, change, hrefOf } = usePanelView();
  const { page, perPage, search, sort, order } = view;
  const params = {
    page,
    per_page: perPage,
    q: search || undefined,
    sort: sort || undefined,
    order: sort ? order : undefined,
    ...filter,
  };
  const [watching, setWatching] = useState(false);
  const query = useRows(definition.name, params as RowsQuery<T>, {
    pollingInterval: watching ? watch?.every : 0,
    skipPollingIfUnfocused: true,
  });
  const anyWatched = watch !== undefined && (query.data?.rows.some(watch.while) ?? false);
  if (anyWatched !== watching) setWatching(anyWatched);
  const rows = useRowsInSight<RowOf<T>>(definition.name, query.data?.rows);
  const total = query.data?.total ?? 0;
  const [form, setForm] = useState<{ row: RowOf<T> | null } | null>(null);
  const [removing, setRemoving] = useState<RowOf<T> | null>(null);
  const opener = useRef<HTMLElement | null>(null);
  const deletes = usePendingDeletes();
  const isPhone = useMediaQuery(PHONE);

  // rows were deleted until the page was gone
  const pastEnd =
    query.data !== undefined && !query.isFetching && total > 0 && page > Math.ceil(total / perPage);
  useEffect(() => {
    if (pastEnd) change({ page: Math.ceil(total / perPage) }, { replace: true });
  }, [pastEnd, change, total, perPage]);

  const open = (row: RowOf<T> | null) => {
    opener.current = document.activeElement as HTMLElement | null;
    setForm({ row });
  };
  const mayDelete = (row: RowOf<T>) =>
    typeof definition.canDelete === 'function' ? definition.canDelete(row) : definition.canDelete !== false;
  const history = useHistoryAction(definition.name);
  const hasMenu = props.menu !== undefined || definition.history === true;
  /** On phones the bin is in the menu, so that the columns have room. */
  const actionsOf = (row: RowOf<T>): MenuAction[] => [
    ...(props.menu?.(row) ?? []),
    ...(definition.history ? [history(row)] : []),
    ...(isPhone && mayDelete(row)
      ? [{ label: trAdmin.table.remove, icon: Trash2, danger: true, onChoose: () => setRemoving(row) }]
      : []),
  ];
  const hasForm = definition.fields !== undefined;
  const editable = hasForm && definition.canEdit !== false;
  const hasActions = editable || buttons !== undefined || hasMenu || definition.canDelete !== false;

  return (
    <div className="flex min-w-0 flex-col">
      <div className="flex flex-wrap items-center gap-2 pb-3">
        {definition.noSearch !== true && (
          <SearchBox
            label={trAdmin.table.searchIn(definition.title)}
            value={search}
            onSearch={(text) => change({ search: text }, { replace: search !== '' })}
          />
        )}
        {filterBar}
        <div className="ml-auto flex items-center gap-2">
          <Button
            look="secondary"
            size="small"
            className="h-9!"
            aria-label={trAdmin.table.reload}
            title={trAdmin.table.reload}
            onClick={() => void query.refetch()}
          >
            <RefreshCw aria-hidden className={`size-4 ${query.isFetching ? 'animate-spin' : ''}`} />
          </Button>
          {hasForm && definition.canAdd !== false && (
            <Button size="small" className="h-9!" onClick={() => open(null)}>
              <Plus aria-hidden className="size-4" />
              {trAdmin.table.add}
            </Button>
          )}
        </div>
      </div>

      {query.isError && (
        <ErrorPanel
          message={`${trAdmin.table.failed} ${readApiError(query.error).message}`}
          onRetry={() => void query.refetch()}
          busy={query.isFetching}
          className={rows ? 'mb-3 rounded-card border border-line' : undefined}
        />
      )}
      {rows === undefined ? (
        !query.isError && <Loading />
      ) : rows.length === 0 ? (
        <Nothing
          text={search === '' ? (emptyText ?? trAdmin.table.empty) : trAdmin.table.noMatch(search)}
          onClear={search === '' ? undefined : () => change({ search: '' })}
        />
      ) : (
        <DataTable
          title={definition.title}
          columns={definition.columns}
          rows={rows}
          sort={sort}
          order={order}
          onSort={(key, wanted) => change({ sort: key, order: wanted })}
          stale={query.isFetching && query.originalArgs !== undefined && query.currentData === undefined}
          actions={
            hasActions
              ? (row) => (
                  <>
                    {buttons?.(row)}
                    {editable && (
                      <Button
                        look="secondary"
                        size="small"
                        aria-label={trAdmin.table.editOf(definition.rowName(row))}
                        onClick={() => open(row)}
                      >
                        <Pencil aria-hidden className="size-3.5" />
                        <span className="max-md:sr-only">{trAdmin.table.edit}</span>
                      </Button>
                    )}
                    {mayDelete(row) && !(isPhone && hasMenu) && (
                      <Button
                        look="quiet"
                        size="small"
                        aria-label={trAdmin.table.removeOf(definition.rowName(row))}
                        title={trAdmin.table.remove}
                        onClick={() => setRemoving(row)}
                      >
                        <Trash2 aria-hidden className="size-4 text-danger" />
                      </Button>
                    )}
                    {hasMenu && <RowMenu rowName={definition.rowName(row)} actions={actionsOf(row)} />}
                  </>
                )
              : undefined
          }
        />
      )}
      {query.data !== undefined && rows !== undefined && total > 0 && (
        <TableFoot
          page={page}
          perPage={perPage}
          total={total}
          gone={query.data.rows.length - rows.length}
          hrefOf={(wanted) => hrefOf({ page: wanted })}
          onPerPage={(wanted) => change({ perPage: wanted })}
        />
      )}

      {form && (
        <RowSheet
          definition={definition}
          row={form.row}
          onClose={() => {
            setForm(null);
            opener.current?.focus();
          }}
        />
      )}
      {removing && (
        <ConfirmDialog
          title={trAdmin.deleting.title(definition.rowName(removing))}
          text={definition.deleteText ?? trAdmin.deleting.text}
          confirmLabel={trAdmin.deleting.confirm}
          danger
          onConfirm={() => {
            deletes.add({ table: definition.name, id: removing.id, name: definition.rowName(removing) });
            setRemoving(null);
          }}
          onClose={() => setRemoving(null)}
        />
      )}
    </div>
  );
}

/** A tab that is nothing but its table. */
export const tableTab = <T extends TableName>(definition: TableDefinition<T>) =>
  function PlainTab() {
    return <TableTab definition={definition} />;
  };

/** The rows without those that are being deleted. */
function useRowsInSight<Row extends { id: number }>(name: TableName, rows: readonly Row[] | undefined) {
  const gone = usePendingList().filter((each) => each.table === name);
  return rows?.filter((row) => !gone.some((each) => each.id === row.id));
}

function Loading() {
  return (
    <div role="status" className="flex flex-col gap-2 rounded-card border border-line bg-surface p-3">
      <span className="text-dense text-muted">{trAdmin.table.loading}</span>
      {Array.from({ length: 8 }, (_, index) => (
        <span key={index} aria-hidden className="shimmer h-7" />
      ))}
    </div>
  );
}

function Nothing({ text, onClear }: { text: string; onClear?: () => void }) {
  return (
    <div
      role="status"
      className="flex flex-col items-center gap-4 rounded-card border border-line bg-surface px-4 py-12 text-sm"
    >
      {text}
      {onClear && (
        <Button look="secondary" size="small" onClick={onClear}>
          {trAdmin.table.clearSearch}
        </Button>
      )}
    </div>
  );
}
