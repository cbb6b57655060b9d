import type { GridSort } from '../data-grid/grid-types';
import type { FilterParams } from './filter-text';
import { dateColumn, type MatchColumn, type MatchTable } from './match-table';
import type { TableView } from './table-views.slice';

type SortedTable = Pick<MatchTable<never>, 'columns' | 'sortable'>;

/** What a click on a column's title makes of the order: ascending, then descending, then the usual one. */
export function nextSort(current: GridSort | null, column: string): GridSort | null {
  if (current?.column !== column) return { column, order: 'asc' };
  return current.order === 'asc' ? { column, order: 'desc' } : null;
}

/** The order in which a table shows its matches, or null for the usual one; upcoming ones stand soonest first. */
export function sortOf(
  { sort, played }: Pick<TableView, 'sort' | 'played'>,
  table: SortedTable,
): GridSort | null {
  if (!table.sortable || sort !== null || played !== 'upcoming') return sort;
  const date = dateColumn(table);
  return date ? { column: date.id, order: 'asc' } : null;
}

/** The query parameters that ask for this order. */
export function sortParams(sort: GridSort | null, { columns }: SortedTable): FilterParams {
  const column = sort && columns.get(sort.column)?.params[0];
  return sort && column !== undefined ? { sort: column!, order: sort.order } : {};
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
