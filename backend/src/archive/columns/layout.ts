import { MARKET_FIELDS, marketPlace } from '../catalogue/columns';
import { SCORE_FIELDS, type ScoreField, TEXT_FIELDS, type TextField } from '../catalogue/filter-columns';
import type { CodeField, OddField } from '../catalogue/odds-groups';
import type { FilterType } from '../question/odds-query';

const SOURCE_COLUMNS = { 1: 'opening_sources', 2: 'closing_sources' } as const;

/**
 * Columns of the index that don't depend on the set of odds. `scores` numbers every distinct result of a
 * match (half-time, full-time, first goal, whether it was awarded), so that a selection is settled once per result, not
 * per match; `awarded` holds 1 for a match whose result was.
 * `league` numbers competition and country together, as names of competitions come in several countries.
 * The columns of sources, one per set of odds, hold masks of `catalogue/price-sources` as they are.
 */
export const MATCH_COLUMNS = [
  'match_date',
  'match_time',
  ...TEXT_FIELDS,
  ...SCORE_FIELDS,
  'total_goals',
  'ht_ft_result',
  'scores',
  'awarded',
  'league',
  'season',
  SOURCE_COLUMNS[1],
  SOURCE_COLUMNS[2],
] as const;

export type MatchColumn = (typeof MATCH_COLUMNS)[number];

/** Columns of one set of odds: prices and codes in the order of the table. */
export const COLUMNS_PER_SET = MARKET_FIELDS.length;

/** Columns of the index: those of the match, then the opening, then the closing odds. */
export const COLUMN_COUNT = MATCH_COLUMNS.length + 2 * COLUMNS_PER_SET;

const matchColumns = new Map<string, number>(MATCH_COLUMNS.map((name, number) => [name, number]));

/** Number of a column of the match. */
export function matchColumn(name: MatchColumn | TextField | ScoreField): number {
  return matchColumns.get(name)!;
}

/** Number of the column that says where the prices of a set come from: a mask, 0 = none or not known. */
export function sourcesColumn(type: FilterType): number {
  return matchColumn(SOURCE_COLUMNS[type]);
}

/** Number of a price or code column in a set of odds. */
export function oddsColumn(field: OddField | CodeField, type: FilterType): number {
  return MATCH_COLUMNS.length + (type - 1) * COLUMNS_PER_SET + marketPlace(field);
}
