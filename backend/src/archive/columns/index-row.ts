import { TEXT_FIELDS, type TextField } from '../catalogue/filter-columns';
import type { FirstGoal } from '../catalogue/settlement';
import type { StoredFlag } from '../rows/match-results';
import type { ResultLetter } from '../catalogue/settlement';
import { MATCH_COLUMNS, matchColumn } from './layout';
import type { Vocabulary } from './vocabulary';

/** A match as the index takes it. */
export interface IndexRow {
  readonly id: number;
  /** `YYYY-MM-DD` */
  readonly match_date: string;
  /** `HH:mm`; null = not known */
  readonly match_time: string | null;
  /** `2023-2024`, or `2024` for leagues that play within a calendar year. */
  readonly season_slug: string;
  /** Folded names of country, competition and teams. */
  readonly folded: Readonly<Record<TextField, string>>;
  readonly home_ht_score: number | null;
  readonly away_ht_score: number | null;
  readonly home_ft_score: number | null;
  readonly away_ft_score: number | null;
  readonly first_goal: FirstGoal | null;
  /** Whether the result was awarded: nothing is settled from it. */
  readonly awarded: StoredFlag;
  /** Where the prices of each set come from: masks of `catalogue/price-sources`. */
  readonly opening_sources: number;
  readonly closing_sources: number;
  /** One more than prices in hundredths and codes, in the order of the table: the opening set, then the closing set; 0 = none. */
  readonly odds: Uint32Array;
}

const FIRST_DAY = Date.UTC(1900, 0, 1);
const DAY = 86_400_000;

/** Days since 1900-01-01. */
export function dayNumber(date: string): number {
  return (
    (Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1, Number(date.slice(8, 10))) -
      FIRST_DAY) /
    DAY
  );
}

/** The day `YYYY-MM-DD` so many days after 1900-01-01. */
export const dayOfNumber = (number: number): string =>
  new Date(FIRST_DAY + number * DAY).toISOString().slice(0, 10);

/** Minutes since midnight of `HH:mm`. */
export const minuteNumber = (time: string): number =>
  Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

const RESULT_NUMBERS: Record<ResultLetter, number> = { '1': 0, X: 1, '2': 2 };

/** Number of a half-time/full-time result; those of one half-time result stand together. */
export function halfFullNumber(half: ResultLetter, full: ResultLetter): number {
  return RESULT_NUMBERS[half] * 3 + RESULT_NUMBERS[full];
}

/** Ranks of these numbers in the order of their texts, `1/1` first, shifted by one as the column stores them. */
export const HALF_FULL_RANKS = ranksOfResults(['1', '2', 'X']);

function ranksOfResults(inOrder: readonly ResultLetter[]): Uint32Array {
  const ranks = new Uint32Array(inOrder.length ** 2 + 1);
  const results = inOrder.flatMap((half) => inOrder.map((full) => halfFullNumber(half, full)));
  results.forEach((number, rank) => (ranks[number + 1] = rank + 1));
  return ranks;
}

const result = (home: number, away: number): ResultLetter => (home > away ? '1' : home < away ? '2' : 'X');

const column = Object.fromEntries(MATCH_COLUMNS.map((name) => [name, matchColumn(name)])) as Record<
  (typeof MATCH_COLUMNS)[number],
  number
>;

/**
 * Writes a row as the columns store it: 0 stands for "not known", every value is one higher than it is, masks of
 * sources and `awarded` excepted.
 * @param cells takes the numbers by column, of length `COLUMN_COUNT`
 */
export function encodeRow(row: IndexRow, vocabulary: Vocabulary, cells: Uint32Array): void {
  const {
    home_ht_score: hh,
    away_ht_score: ha,
    home_ft_score: fh,
    away_ft_score: fa,
    first_goal: firstGoal,
  } = row;
  const awarded = Boolean(row.awarded);
  cells[column.match_date] = dayNumber(row.match_date) + 1;
  cells[column.match_time] = row.match_time === null ? 0 : minuteNumber(row.match_time) + 1;
  for (const field of TEXT_FIELDS)
    cells[column[field]] = vocabulary.texts[field].numberOf(row.folded[field]) + 1;
  cells[column.home_ht_score] = hh === null ? 0 : hh + 1;
  cells[column.away_ht_score] = ha === null ? 0 : ha + 1;
  cells[column.home_ft_score] = fh === null ? 0 : fh + 1;
  cells[column.away_ft_score] = fa === null ? 0 : fa + 1;
  cells[column.total_goals] = fh === null || fa === null ? 0 : fh + fa + 1;
  cells[column.ht_ft_result] =
    hh === null || ha === null || fh === null || fa === null
      ? 0
      : halfFullNumber(result(hh, ha), result(fh, fa)) + 1;
  cells[column.scores] = vocabulary.numberOfScores({ hh, ha, fh, fa, firstGoal }, awarded) + 1;
  cells[column.awarded] = Number(awarded);
  cells[column.league] = vocabulary.numberOfLeague(row.folded.country_name, row.folded.competition_name) + 1;
  cells[column.season] = vocabulary.numberOfSeason(row.season_slug) + 1;
  cells[column.opening_sources] = row.opening_sources;
  cells[column.closing_sources] = row.closing_sources;
  cells.set(row.odds, MATCH_COLUMNS.length);
}
