import type { GridSort } from '../data-grid/grid-types';
import type { FilterParams } from './filter-text';
import type { MatchColumn, MatchTable } from './match-table';
import type { TableView } from './table-views.slice';
import { SOONEST_FIRST } from './played';

type SortedTable = Pick<MatchTable<never>, 'columns' | 'sortable'>;

/** What a click on a column's title makes of the order: ascending, then descending, then the usual one. */
export function nextSort(current: GridSort | null, column: string): GridSort | null {
  if (current?.column !== column) return { column, order: 'asc' };
  return current.order === 'asc' ? { column, order: 'desc' } : null;
}

/** The query parameters that ask for a view's order; upcoming matches stand soonest first unless a column is chosen. */
export function sortParams(
  { sort, played }: Pick<TableView, 'sort' | 'played'>,
  { columns, sortable }: SortedTable,
): FilterParams {
  const column = sort && columns.get(sort.column)?.params[0];
  if (sort && column) return { sort: column, order: sort.order };
  return sortable && played === 'upcoming' ? SOONEST_FIRST : {};
}

/** The order that stands in an address; null where it is none of a column that sorts. */
export function readSort(params: URLSearchParams, { columns }: SortedTable): GridSort | null {
  const column = columns.get(params.get('sort') ?? '');
  if (!column?.sortable) return null;
  return { column: column.id, order: params.get('order') === 'desc' ? 'desc' : 'asc' };
}

/** The columns that a table can be sorted by. */
export const sortableColumns = <Row>({ columns }: MatchTable<Row>): MatchColumn<Row>[] =>
  [...columns.values()].filter(({ sortable }) => sortable);
