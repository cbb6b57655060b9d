import type { Integer } from '../../platform/wire-types';
import { addDays } from '../../platform/time/istanbul';
import { marketsOf } from '../catalogue/columns';
import { SCORE_FIELDS } from '../catalogue/filter-columns';
import type { OddField } from '../catalogue/odds-groups';
import { dayOfNumber } from '../columns/kick-off';
import { MATCH_COLUMN, oddsColumn } from '../columns/layout';
import type { RowPlace } from '../columns/state';
import type { OddsSearch, Predicate } from '../question/odds-query';
import { winnersOf } from '../rows/match-results';
import type { PlayedFields } from '../rows/match-fields';
import { oddsValue, type OddsRow, toWireRow } from '../rows/odds-row';
import { playedResults, slicesOf } from '../statistics/similarity/past';
import type { SelectionSummary } from '../statistics/summary/odds-summary';
import type { AnswerContext } from './context';
import { daysBetween, FIRST_DAY } from './days';
import { answerSummary } from './summary';

/**
 * The example that everybody may see: of yesterday's matches with a result and all closing prices of the full-time
 * result the one with the most past matches of the same prices, the lowest id among equals; of an earlier day where no
 * match has any.
 */
export interface DailyExampleQuestion {
  /** `YYYY-MM-DD` */
  readonly today: string;
}

/** All that everybody may know of the match. */
export const EXAMPLE_FIELDS: readonly (keyof PlayedFields)[] = [
  'match_date',
  'match_time',
  'country_name',
  'competition_name',
  'home_team',
  'away_team',
  ...SCORE_FIELDS,
];

/** A selection of the match with its closing price. */
export class PricedSelection {
  /** @example ft_1_odd */
  column: OddField;
  /** @example "1" */
  label: string;
  /** Closing price. @example 1.85 */
  price: number;
  won: boolean;
}

/** One match and what happened in the past matches with the same prices. */
export class PlayedExample {
  match: PlayedFields;
  /** Its closing prices of the full-time result. */
  odds: PricedSelection[];
  /** Played matches of earlier days with the same three closing prices. */
  past_matches: Integer;
  /** What happened in them. */
  selections: SelectionSummary[];
}

const CLOSING = 2;
const [FULL_TIME] = marketsOf(['ft']);
const FIELDS = FULL_TIME!.columns.map(({ field }) => field);
const COLUMNS = FIELDS.map((field) => oddsColumn(field, CLOSING));
const DATE = MATCH_COLUMN.date;
const RESULT = MATCH_COLUMN.result;

/** Days with results that are looked at before there is no example. */
const MOST_DAYS = 10;

/** More than any price in hundredths; the prices of the market together make a number that is exact. */
const PRICES = 2 ** 17;

/** A settled match that has all prices. */
interface Settled extends RowPlace {
  readonly day: number;
  /** Its prices in one number. */
  readonly prices: number;
}

const searchBefore = (day: string): OddsSearch => ({
  type: CLOSING,
  predicates: [{ kind: 'played', wanted: true }, daysBetween(FIRST_DAY, addDays(day, -1))],
});

export const dailyExampleNeeds = ({ today }: DailyExampleQuestion) => searchBefore(today);

/** Null where the archive has none. */
export function answerDailyExample(
  { today }: DailyExampleQuestion,
  context: AnswerContext,
): PlayedExample | null {
  const settled = settledBefore(today, context);
  const days = [...new Set(settled.map(({ day }) => day))].sort((a, b) => b - a);
  for (const day of days.slice(0, MOST_DAYS)) {
    context.throwIfAborted();
    const best = mostCommon(settled, day);
    if (best !== null) return exampleOf(best, dayOfNumber(day), context);
  }
  return null;
}

function settledBefore(today: string, { state }: AnswerContext): Settled[] {
  const played = playedResults(state.vocabulary);
  const settled: Settled[] = [];
  for (const { segment, positions } of slicesOf(state.search(searchBefore(today))))
    for (const position of positions) {
      const prices = COLUMNS.map((column) => segment.cell(column, position));
      if (prices.includes(0) || played[segment.cell(RESULT, position)] !== 1) continue;
      const joined = prices.reduce((sum, price) => sum * PRICES + price, 0);
      settled.push({ segment, position, day: segment.cell(DATE, position), prices: joined });
    }
  return settled;
}

/** The match of a day with the most earlier matches of the same prices; null where none has any. */
function mostCommon(settled: readonly Settled[], day: number): Settled | null {
  const ofTheDay = settled.filter((each) => each.day === day);
  const counts = new Map(ofTheDay.map(({ prices }) => [prices, 0]));
  for (const each of settled) {
    const count = each.day < day ? counts.get(each.prices) : undefined;
    if (count !== undefined) counts.set(each.prices, count + 1);
  }
  const idOf = ({ segment, position }: Settled): number => segment.ids[position]!;
  const [best] = ofTheDay.sort((a, b) => counts.get(b.prices)! - counts.get(a.prices)! || idOf(a) - idOf(b));
  return best !== undefined && counts.get(best.prices)! > 0 ? best : null;
}

function exampleOf(place: Settled, day: string, context: AnswerContext): PlayedExample {
  const row = context.state.row(place, CLOSING);
  const { type, predicates } = searchBefore(day);
  const same = FIELDS.map((field): Predicate => {
    const price = oddsValue(row, field)!;
    return { kind: 'range', field, min: price, max: price };
  });
  const { settled, selections } = answerSummary(
    { type, predicates: [...predicates, ...same], groups: [FULL_TIME!.key] },
    context,
  );
  return {
    match: toWireRow(row, EXAMPLE_FIELDS),
    odds: pricedSelections(row),
    past_matches: settled,
    selections,
  };
}

function pricedSelections(row: OddsRow): PricedSelection[] {
  const winners = winnersOf(row);
  return FULL_TIME!.columns.map(({ field, title }) => ({
    column: field,
    label: title,
    price: oddsValue(row, field)! / 100,
    won: winners.includes(field),
  }));
}
