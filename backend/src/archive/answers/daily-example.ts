import type { Integer } from '../../platform/wire-types';
import { addDays } from '../../platform/time/istanbul';
import { marketsOf } from '../catalogue/columns';
import { SCORE_FIELDS } from '../catalogue/filter-columns';
import type { OddField } from '../catalogue/odds-groups';
import { dayNumber, dayOfNumber } from '../columns/kick-off';
import type { OddsSearch } from '../question/odds-query';
import { alikeTo, type Likeness, shownProbability } from '../rows/likeness';
import { winnersOf } from '../rows/match-results';
import type { PlayedFields } from '../rows/match-fields';
import { type OddsRow, priceOf, toWireRow } from '../rows/odds-row';
import type { Calibration } from '../statistics/calibration/calibration';
import { POINT } from '../statistics/calibration/shown-probability';
import type { PastMarket } from '../statistics/past/past-market';
import type { SelectionSummary } from '../statistics/summary/odds-summary';
import type { AnswerContext } from './context';
import { daysBetween, FIRST_DAY } from './days';
import { answerSummary } from './summary';

/**
 * The example that everybody may see: of yesterday's matches with a result and all closing prices of the full-time
 * result the one with the most past matches of the same probability, the lowest id among equals; of an earlier day where
 * no match has enough.
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
  /** What the prices say: its calibrated probability, 0-1 with four decimals. */
  probability: number;
  won: boolean;
}

/** One match and what happened in the past matches whose prices said the same. */
export class PlayedExample {
  match: PlayedFields;
  /** Its closing prices of the full-time result. */
  odds: PricedSelection[];
  /** Played matches of earlier days whose closing prices say the same of all three selections, within half a point. */
  past_matches: Integer;
  /** What happened in them. */
  selections: SelectionSummary[];
}

const CLOSING = 2;
const [FULL_TIME] = marketsOf(['ft']);

/** How many days back from today there may be an example. */
const MOST_DAYS = 60;

/** Fewer past matches are none. */
const FEWEST_MATCHES = 30;

/** The same probability: half a point, in tenths of one. */
const ALIKE: Likeness = {
  type: CLOSING,
  columns: FULL_TIME!.columns.map(({ field }) => field),
  basis: 'probability',
  tolerance: 5,
};

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
  const past = context.quotes.past(context.state, CLOSING, FULL_TIME!);
  const byDay = matchesByDay(past, dayNumber(today) - MOST_DAYS, dayNumber(today) - 1);
  for (const day of [...byDay.keys()].sort((a, b) => b - a)) {
    context.throwIfAborted();
    const best = mostCommon(past, byDay.get(day)!);
    if (best !== null) return exampleOf(past, best, context);
  }
  return null;
}

/** The matches of some days, both included. */
function matchesByDay(past: PastMarket, first: number, last: number): Map<number, number[]> {
  const byDay = new Map<number, number[]>();
  for (let match = 0; match < past.count; match++) {
    const day = past.dates[match]!;
    if (day < first || day > last) continue;
    const ofTheDay = byDay.get(day) ?? [];
    byDay.set(day, ofTheDay);
    ofTheDay.push(match);
  }
  return byDay;
}

/** Of the matches of a day the one with the most matches of the same probability on earlier days; null = too few. */
function mostCommon(past: PastMarket, ofTheDay: readonly number[]): number | null {
  let best: number | null = null;
  let most = FEWEST_MATCHES - 1;
  for (const match of ofTheDay.toSorted((a, b) => past.ids[a]! - past.ids[b]!)) {
    const shown = past.probabilities.map((each) => each[match]!);
    const before = { date: past.dates[match]!, time: 0 };
    const { length } = past.within(shown, POINT / 2, before);
    if (length > most) [best, most] = [match, length];
  }
  return best;
}

function exampleOf(past: PastMarket, match: number, context: AnswerContext): PlayedExample {
  const row = context.state.row(past.placeOf(match), CLOSING);
  const { calibration } = context.quotes;
  const { type, predicates } = searchBefore(dayOfNumber(past.dates[match]!));
  const alike = alikeTo(row, ALIKE, calibration)!;
  const { settled, selections } = answerSummary(
    { type, predicates: [...predicates, ...alike], groups: [FULL_TIME!.key] },
    context,
  );
  return {
    match: toWireRow(row, EXAMPLE_FIELDS),
    odds: pricedSelections(row, calibration),
    past_matches: settled,
    selections,
  };
}

function pricedSelections(row: OddsRow, calibration: Calibration): PricedSelection[] {
  const winners = winnersOf(row);
  return FULL_TIME!.columns.map(({ field, title }) => ({
    column: field,
    label: title,
    price: priceOf(row, field)!,
    probability: shownProbability(row, field, CLOSING, calibration)! / 10_000,
    won: winners.includes(field),
  }));
}
