import { addDays } from '../../platform/time/istanbul';
import { MAIN_MARKETS, type Market } from '../catalogue/columns';
import { dayNumber, dayOfNumber } from '../columns/kick-off';
import { MATCH_COLUMN } from '../columns/layout';
import type { RowPlace } from '../columns/state';
import type { OddsSearch } from '../question/odds-query';
import { pricedMarkets } from '../rows/priced-markets';
import { scanMarket } from '../statistics/scan/scan-market';
import type { ScanSelection } from '../statistics/scan/comparison';
import { type DaySums, NO_SUMS, withSelection } from '../statistics/scan/scan-record';
import { pastOf, playedColumns, playedResults } from '../statistics/similarity/past';
import type { AnswerContext } from './context';
import { daysBetween, FIRST_DAY, placesOfDay } from './days';

/**
 * What scans of past days said and came to, as far as it isn't known: of the last days with enough played matches, those of
 * which another number of matches is known, or none.
 */
export interface ScanDaysQuestion {
  /** `YYYY-MM-DD`: days before this one. */
  readonly before: string;
  /** By day, how many played matches it had when it was scanned. */
  readonly known: Readonly<Record<string, number>>;
  /** How many days at most, newest first. */
  readonly most: number;
}

/** A day as it was scanned. */
export interface ScannedDay {
  readonly day: string;
  /** Its played matches. */
  readonly played: number;
  readonly sums: DaySums;
}

export interface ScannedDays {
  readonly scanned: readonly ScannedDay[];
  /** Days that are still to be scanned. */
  readonly left: number;
  /** Known days that don't belong to it any more. */
  readonly gone: readonly string[];
}

/** Days that the record is about: the last of those with so many matches. */
const MOST_DAYS = 400;
const FEWEST_MATCHES = 15;

const CLOSING = 2;
const RESULT = MATCH_COLUMN.result;

const searchBefore = (before: string): OddsSearch => ({
  type: CLOSING,
  predicates: [{ kind: 'played', wanted: true }, daysBetween(FIRST_DAY, addDays(before, -1))],
});

export const scanDaysNeeds = ({ before }: ScanDaysQuestion) => searchBefore(before);

export function answerScanDays(
  { before, known, most }: ScanDaysQuestion,
  context: AnswerContext,
): ScannedDays {
  const wanted = daysOf(before, context);
  const missing = [...wanted].filter(([day, played]) => known[day] !== played);
  return {
    scanned: missing.slice(0, most).map(([day, played]) => ({ day, played, sums: sumsOf(day, context) })),
    left: Math.max(0, missing.length - most),
    gone: Object.keys(known).filter((day) => !wanted.has(day)),
  };
}

/** The days of the record with their numbers of played matches, newest first. */
function daysOf(before: string, { state }: AnswerContext): ReadonlyMap<string, number> {
  const end = dayNumber(before);
  const counts = new Uint32Array(end);
  const played = playedResults(state.vocabulary);
  for (const slice of pastOf(state)) {
    const { dates, results } = playedColumns(slice);
    for (const position of slice.positions) {
      const date = dates[position]!;
      if (date < end) counts[date]! += played[results[position]!]!;
    }
  }
  const days = new Map<string, number>();
  for (let day = end - 1; day > 0 && days.size < MOST_DAYS; day--)
    if (counts[day]! >= FEWEST_MATCHES) days.set(dayOfNumber(day), counts[day]!);
  return days;
}

function sumsOf(day: string, { state, quotes, throwIfAborted }: AnswerContext): DaySums {
  const played = playedResults(state.vocabulary);
  const places = placesOfDay(state, day).filter((place) => played[resultOf(place)] === 1);
  // at an unknown time only earlier days are surely earlier
  const kickOff = { date: dayNumber(day), time: 0 };
  const fixtures = places.map((place) => ({
    kickOff,
    markets: pricedMarkets(state.row(place, CLOSING), MAIN_MARKETS),
  }));
  let sums = NO_SUMS;
  for (const market of MAIN_MARKETS) {
    const past = quotes.past(state, CLOSING, market);
    const { results } = scanMarket(past, fixtures, { closeness: 'auto' }, throwIfAborted);
    results.forEach((result, fixture) => {
      const scores = state.vocabulary.results.entries[resultOf(places[fixture]!)]!.settling;
      for (const { selection, at } of comparedOf(market, result?.selections ?? [])) {
        const isWon = market.columns[at]!.settle(scores);
        if (isWon !== null) sums = withSelection(sums, selection, isWon);
      }
    });
  }
  return sums;
}

const resultOf = ({ segment, position }: RowPlace): number => segment.cell(RESULT, position);

/** The compared selections; of two that mirror each other the first. */
function comparedOf(
  { columns }: Market,
  selections: readonly ScanSelection[],
): { selection: ScanSelection; at: number }[] {
  const all = selections.map((selection, at) => ({ selection, at }));
  return (columns.length === 2 ? all.slice(0, 1) : all).filter(({ selection }) => !selection.small_sample);
}
