import { tr } from '../../../common/locale/tr';
import { BULLETIN_FILTERS } from '../../bulletin/table/bulletin-filters';
import { BULLETIN_GROUPS } from '../../bulletin/catalogue/bulletin-groups';
import { ODDS_GROUPS } from '../../../archive/catalogue/odds-groups';
import { ODDS_FILTERS } from '../../../archive/question/column-filter';
import { type FilterTable, readFilter } from '../../../archive/question/filter-table';
import type { FilterType } from '../../../archive/question/odds-query';
import { BULLETIN_QUESTION_PARAMETERS, QUESTION_PARAMETERS } from '../../../archive/question/parameters';
import type { Reading } from '../../../archive/question/reading';

/** Which table a saved filter is for: 1 opening odds, 2 closing odds, 3 bulletin. */
export const SAVED_FILTER_TYPES = [1, 2, 3] as const;
export type SavedFilterType = (typeof SAVED_FILTER_TYPES)[number];

/** The set of odds that a table shows: the bulletin's are the opening ones. */
export const SET_OF: Record<SavedFilterType, FilterType> = { 1: 1, 2: 2, 3: 1 };

/** Filter text by name of column, and beside them what else belongs to the question, as its parameter's text. */
export type FilterData = Readonly<Record<string, string>>;

/** Columns that one saved filter may have. */
export const MOST_FILTER_COLUMNS = 40;

interface Table {
  readonly filters: FilterTable<unknown>;
  readonly parameters: Readonly<Record<string, (text: string) => Reading<unknown>>>;
  readonly groups: readonly { key: string }[];
}

const ODDS_TABLE: Table = {
  filters: ODDS_FILTERS,
  parameters: { ...QUESTION_PARAMETERS },
  groups: ODDS_GROUPS,
};

const TABLES: Record<SavedFilterType, Table> = {
  1: ODDS_TABLE,
  2: ODDS_TABLE,
  3: {
    filters: BULLETIN_FILTERS,
    parameters: { ...BULLETIN_QUESTION_PARAMETERS },
    groups: BULLETIN_GROUPS,
  },
};

const isParameter = (type: SavedFilterType, name: string): boolean =>
  Object.hasOwn(TABLES[type].parameters, name);

/** What is wrong with one text of a saved filter, as a Turkish sentence; null when it can be read. */
function problemOf(type: SavedFilterType, name: string, text: unknown, today: string): string | null {
  if (typeof text !== 'string') return tr.savedFilters.notText;
  const { filters, parameters } = TABLES[type];
  const reading = isParameter(type, name) ? parameters[name]!(text) : readFilter(filters, name, text, today);
  return reading.ok ? null : reading.error;
}

/**
 * A Turkish sentence per column whose filter, and per parameter whose text can't be read; empty when all can.
 * @param today `YYYY-MM-DD`
 */
export function filterProblems(type: SavedFilterType, data: object, today: string): Record<string, string> {
  const entries = Object.entries(data);
  if (entries.filter(([name]) => !isParameter(type, name)).length > MOST_FILTER_COLUMNS)
    return { filter_data: tr.savedFilters.tooManyColumns(MOST_FILTER_COLUMNS) };
  return Object.fromEntries(
    entries.flatMap(([column, text]) => {
      const problem = problemOf(type, column, text, today);
      return problem === null ? [] : [[column, problem]];
    }),
  );
}

/** Whether all of these are groups of columns of the table. */
export function areGroupsOf(type: SavedFilterType, keys: readonly unknown[]): boolean {
  return keys.every((key) => TABLES[type].groups.some((group) => group.key === key));
}
