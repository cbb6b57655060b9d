import type { SavedFilterRow } from '../../../api/generated/wire';
import { textsOfParams } from '../../../components/table/filter-text';
import { FIRST_QUESTION, fromSavedFilter, tableAddress } from '../../../components/table/question';
import type { FilterTables } from './filter-tables';

type Saved = Pick<SavedFilterRow, 'filter_type' | 'filter_data' | 'hidden_groups'>;

/** What a saved filter asks of one column. */
export interface Condition {
  /** The column's name. */
  id: string;
  title: string;
  text: string;
}

const BULLETIN = 3;

const tableOf = ({ filter_type }: Pick<Saved, 'filter_type'>, { odds, bulletin }: FilterTables) =>
  filter_type === BULLETIN ? bulletin : odds;

/**
 * The conditions of a saved filter as people read them, in the order of the table's columns. One that is of no column,
 * such as half a score, comes last under its own name.
 */
export function conditionsOf(filter: Saved, tables: FilterTables): Condition[] {
  const columns = tableOf(filter, tables)?.columns ?? new Map<string, never>();
  const texts = textsOfParams(filter.filter_data, columns);
  const read = [...columns.values()].filter(({ id }) => texts[id] !== undefined);
  const params = new Set<string>(read.flatMap((column) => column.params));
  const rest = Object.entries(filter.filter_data).filter(([param]) => !params.has(param));
  return [
    ...read.map(({ id, shortTitle, written }) => ({ id, title: shortTitle, text: written(texts[id]!) })),
    ...rest.map(([param, text]) => ({ id: param, title: param, text })),
  ];
}

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
