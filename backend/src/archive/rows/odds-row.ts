import { type BeforeField, isBeforeField } from '../catalogue/before-fields';
import { FIELD_ALIASES, isCodeField, isOddField } from '../catalogue/columns';
import type { CodeField, OddField } from '../catalogue/odds-groups';
import { type MatchRowField, ROW_FIELDS, type RowField } from '../catalogue/row-fields';
import { offsetOf, storedPlace, type StoredField, valueOf } from '../columns/layout';
import type { MatchWithBefore, WholeRow } from './match-fields';
import { fullTimeResult, halfFullResult, type MatchResult, totalGoals, winnersOf } from './match-results';

/** A match as the database gives it. */
export interface RawMatch extends MatchResult {
  id: number;
  match_date: string;
  match_time: string | null;
  country_name: string;
  competition_name: string;
  /** Short code of the competition; null = it has none. */
  league_code: string | null;
  season_slug: string;
  code: number | null;
  home_team: string;
  away_team: string;
  /** Where the prices of each set come from: masks of `catalogue/price-sources`. */
  opening_sources: number;
  closing_sources: number;
}

/** The teams of a match and its day (`YYYY-MM-DD`). */
export type NamedMatch = Pick<RawMatch, 'id' | 'match_date' | 'home_team' | 'away_team'>;

/** A match with one set of its odds. */
export interface OddsRow extends RawMatch {
  /** Cells in the order of `STORED_FIELDS`, see `columns/layout`: 0 = none, or not read. */
  readonly odds: Uint32Array;
  /** What came before it; left out where nobody asked. */
  readonly before?: Readonly<Record<BeforeField, number | null>>;
}

/** A price in hundredths, a code or a line; null = none. */
export const oddsValue = ({ odds }: OddsRow, field: StoredField): number | null =>
  valueOf(field, odds[storedPlace(field)]!);

/** A price as a decimal number; null = none. */
export function priceOf(row: OddsRow, field: StoredField): number | null {
  const hundredths = oddsValue(row, field);
  return hundredths === null ? null : hundredths / 100;
}

/** A value on the wire; `winners` alone is a list, `awarded` alone yes or no. */
export type WireValue = string | number | boolean | null | readonly string[];

const DERIVED: Partial<Record<MatchRowField, (row: OddsRow) => WireValue>> = {
  match_name: (row) => `${row.home_team} - ${row.away_team}`,
  total_goals: totalGoals,
  ht_ft_result: halfFullResult,
  winner: fullTimeResult,
  winners: winnersOf,
  awarded: ({ awarded }) => Boolean(awarded),
};

type ReadValue = (row: OddsRow) => WireValue;

/** How a value is read from a row; to be found out once for many rows. */
export function readerOf(field: RowField): ReadValue {
  const stored = FIELD_ALIASES.get(field) ?? field;
  if (isOddField(stored) || isCodeField(stored)) {
    const [place, offset] = [storedPlace(stored), offsetOf(stored)];
    return isOddField(stored)
      ? ({ odds }) => (odds[place] === 0 ? null : odds[place]! / 100)
      : ({ odds }) => (odds[place] === 0 ? null : odds[place]! - offset);
  }
  if (isBeforeField(stored)) return ({ before }) => before![stored];
  const name = stored as MatchRowField;
  return DERIVED[name] ?? ((row) => row[name as keyof OddsRow & MatchRowField]);
}

type Plan = readonly (readonly [RowField, ReadValue])[];

const planOf = (fields: readonly RowField[]): Plan => fields.map((field) => [field, readerOf(field)]);

const plans = new WeakMap<readonly RowField[], Plan>();

/** The odds columns that must be read for the wanted values. */
export function oddsColumnsOf(fields: readonly RowField[] | null): (OddField | CodeField)[] {
  const stored = (fields ?? ROW_FIELDS).map((field) => FIELD_ALIASES.get(field) ?? field);
  return [...new Set(stored)].filter((field) => isOddField(field) || isCodeField(field));
}

/** The wanted values of a row on the wire: prices as decimal numbers, missing values null. */
export function toWireRow<Field extends RowField = RowField>(
  row: OddsRow,
  fields: readonly Field[],
): Pick<WholeRow & MatchWithBefore, Field> {
  const plan = plans.get(fields) ?? planOf(fields);
  plans.set(fields, plan);
  const wire: Partial<Record<RowField, WireValue>> = {};
  for (const [field, read] of plan) wire[field] = read(row);
  return wire as Pick<WholeRow & MatchWithBefore, Field>;
}
