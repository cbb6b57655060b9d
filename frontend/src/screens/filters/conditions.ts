import type { SavedFilterRow } from '../../api/generated/wire';
import type { FilterNames, MatchRow, MatchTable } from '../../odds/table/match-table';
import {
  BESIDE_FILTERS,
  FIRST_QUESTION,
  fromSavedFilter,
  type Question,
  tableAddress,
} from '../../odds/table/question';
import { BULLETIN } from '../../odds/odds-type';
import { trTable } from '../../locale/tr-table';
import type { FilterTables } from './filter-tables';

type Saved = Pick<SavedFilterRow, 'filter_type' | 'filter_data' | 'hidden_groups'>;

/** One thing that a saved filter asks. */
export interface Condition {
  /** Name of the filter, mostly a column's. */
  id: string;
  title: string;
  text: string;
}

export const tableOf = ({ filter_type }: Pick<Saved, 'filter_type'>, { odds, bulletin }: FilterTables) =>
  filter_type === BULLETIN ? bulletin : odds;

/**
 * The conditions of a saved filter as people read them, in the order of the table's columns, then which matches, their
 * order and what is shown of them where it asks for others than a table begins with. What is of no filter of the table, such as half a score, comes
 * last under its own name.
 */
export function conditionsOf(filter: Saved, tables: FilterTables, names?: FilterNames): Condition[] {
  const { filter_data } = filter;
  const table = tableOf(filter, tables);
  if (!table) return Object.entries(filter_data).map(([param, text]) => ({ id: param, title: param, text }));
  const { filters, played, sort, values } = fromSavedFilter(filter, table, FIRST_QUESTION);
  const read = [...table.filters.values()].filter(({ id }) => filters[id] !== undefined);
  const known = new Set<string>([
    ...read.flatMap(({ params, whole }) => [...params, ...(whole === undefined ? [] : [whole])]),
    ...(table.byPlayed ? BESIDE_FILTERS : []),
  ]);
  const rest = Object.entries(filter_data).filter(([param]) => !known.has(param));
  return [
    ...read.map(({ id, shortTitle, written }) => ({
      id,
      title: shortTitle,
      text: written(filters[id]!, names),
    })),
    ...(played === FIRST_QUESTION.played
      ? []
      : [{ id: 'played', title: trTable.played, text: trTable.playedOptions[played] }]),
    ...(sort ? [{ id: 'sort', title: trTable.sort, text: sortText(sort, table) }] : []),
    ...(values === FIRST_QUESTION.values
      ? []
      : [{ id: 'values', title: trTable.valuesShown, text: trTable.valuesOptions[values] }]),
    ...rest.map(([param, text]) => ({ id: param, title: param, text })),
  ];
}

const sortText = ({ column, order }: NonNullable<Question['sort']>, { columns }: MatchTable<MatchRow>) =>
  `${columns.get(column)?.shortTitle ?? column}, ${trTable.orders[order]}`;

/** Address of the table with the filter applied. */
export function filterAddress(filter: Saved, tables: FilterTables): string {
  const table = tableOf(filter, tables);
  return tableAddress(filter.filter_type, table ? fromSavedFilter(filter, table, FIRST_QUESTION) : {});
}

/** A column of prices by its name, in short or with its market's whole name; its own name where it isn't known. */
export function priceTitle(
  column: string,
  { odds, bulletin }: FilterTables,
  length: 'short' | 'full',
): string {
  const known = odds.columns.get(column) ?? bulletin?.columns.get(column);
  return (length === 'short' ? known?.shortTitle : known?.fullTitle) ?? column;
}
