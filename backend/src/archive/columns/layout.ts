import { MARKET_FIELDS } from '../catalogue/columns';
import { HANDICAP_FIELDS, type HandicapField } from '../catalogue/handicap';
import type { CodeField, OddField } from '../catalogue/odds-groups';
import type { FilterType } from '../question/odds-query';
import { isPriceField } from '../question/written-value';

const SOURCE_COLUMNS = { 1: 'opening_sources', 2: 'closing_sources' } as const;

/**
 * Columns of a match that don't depend on the set of odds. `result` numbers every distinct result of a match (half-time,
 * full-time, first goal, whether it was awarded), so that a selection is settled once per result, not per match; `league`
 * numbers competition and country together. The columns of sources hold masks of `catalogue/price-sources`.
 */
export const MATCH_COLUMNS = [
  'date',
  'time',
  'home_team',
  'away_team',
  'league',
  'season',
  'result',
  'code',
  SOURCE_COLUMNS[1],
  SOURCE_COLUMNS[2],
] as const;

export type MatchColumn = (typeof MATCH_COLUMNS)[number];

/** A column of the stored odds: of the odds table, or of the bulletin's handicap market. */
export type StoredField = OddField | CodeField | HandicapField;

/** Columns of one set of odds: prices and codes in the order of the table, then the handicap market. */
export const STORED_FIELDS: readonly StoredField[] = [...MARKET_FIELDS, ...HANDICAP_FIELDS];
export const COLUMNS_PER_SET = STORED_FIELDS.length;

/** Columns of a state: those of the match, then the opening, then the closing odds. */
export const COLUMN_COUNT = MATCH_COLUMNS.length + 2 * COLUMNS_PER_SET;

/** Numbers of the columns of a match. */
export const MATCH_COLUMN = Object.fromEntries(
  MATCH_COLUMNS.map((name, number) => [name, number]),
) as Readonly<Record<MatchColumn, number>>;

const storedPlaces = new Map<string, number>(STORED_FIELDS.map((field, place) => [field, place]));

/** Number of the column that says where the prices of a set come from: a mask, 0 = none or not known. */
export const sourcesColumn = (type: FilterType): number => MATCH_COLUMN[SOURCE_COLUMNS[type]];

/** Place of a column among those of a set. */
export const storedPlace = (field: StoredField): number => storedPlaces.get(field)!;

/** Number of the first column of a set of odds. */
export const firstColumnOf = (type: FilterType): number =>
  MATCH_COLUMNS.length + (type - 1) * COLUMNS_PER_SET;

/** Number of a column in a set of odds. */
export const oddsColumn = (field: StoredField, type: FilterType): number =>
  firstColumnOf(type) + storedPlace(field);

/**
 * What a cell holds for a stored number: a price as it is, in hundredths; a code or goals, which may be 0, one higher. 0
 * stands for "none".
 */
export const cellOf = (field: StoredField, value: number | null): number =>
  value === null ? 0 : value + offsetOf(field);

/** The stored number of a cell; null for none. */
export const valueOf = (field: StoredField, cell: number): number | null =>
  cell === 0 ? null : cell - offsetOf(field);

/** By how much cells of a column are higher than its values. */
export const offsetOf = (field: StoredField): 0 | 1 => (isPriceField(field) ? 0 : 1);
