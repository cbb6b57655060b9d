import type { Integer } from '../../platform/wire-types';
import { marketOf, oddFieldNamed } from '../catalogue/columns';
import { MOMENTS_PER_DAY, momentOfInstant } from '../columns/kick-off';
import { MATCH_COLUMN, oddsColumn } from '../columns/layout';
import type { RowPlace } from '../columns/state';
import { meanByMatch } from '../statistics/by-match';
import type { AnswerContext } from './context';

/** A selection at a price, in hundredths. */
export interface PickedPrice {
  readonly match: number;
  /** A column of odds. */
  readonly column: string;
  readonly odd: number;
}

/** Prices against the market's last word about the same match. */
export interface ClosingLineQuestion {
  readonly picked: readonly PickedPrice[];
  /** ISO. */
  readonly now: string;
}

/** Prices beside the closing line; intervals allow for several selections of one match and are null under two matches. */
export class ClosingLine {
  /** Selections whose match has kicked off, is not void, and has a wholly priced closing market. */
  n: Integer;
  /** Mean of price ÷ calibrated fair closing odd − 1. */
  mean: number | null;
  /** Lower bound of its 95 % interval. */
  low: number | null;
  /** Upper bound. */
  high: number | null;
  /** Mean of price ÷ closing price − 1: the closing price itself lies its margin below the fair one. */
  against_price: number | null;
  /** Lower bound of its 95 % interval. */
  against_low: number | null;
  /** Upper bound. */
  against_high: number | null;
}

const CLOSING = 2;
const RESULT = MATCH_COLUMN.result;

export const closingLineNeeds = ({ picked }: ClosingLineQuestion) => ({
  ids: [...new Set(picked.map(({ match }) => match))],
});

export function answerClosingLine({ picked, now }: ClosingLineQuestion, context: AnswerContext): ClosingLine {
  const until = momentOfInstant(new Date(now));
  const fair: { value: number; match: number }[] = [];
  const closing: { value: number; match: number }[] = [];
  for (const { match, column, odd } of picked) {
    const place = context.state.placeOf(match);
    if (place === undefined || !mayHaveBegun(place, until, context)) continue;
    const field = oddFieldNamed(column);
    if (field === null) continue;
    const market = marketOf(field);
    const prices = market.columns.map((each) =>
      place.segment.cell(oddsColumn(each.field, CLOSING), place.position),
    );
    if (prices.includes(0)) continue;
    const selection = market.columns.findIndex((each) => each.field === field);
    const { calibrated } = context.quotes.of(CLOSING).of(market);
    fair.push({ value: (odd / 100) * calibrated.probabilities(prices)[selection]! - 1, match });
    closing.push({ value: odd / prices[selection]! - 1, match });
  }
  const { mean: against_price, low: against_low, high: against_high } = meanByMatch(closing);
  return { n: fair.length, ...meanByMatch(fair), against_price, against_low, against_high };
}

/** One of unknown time may begin with its day. */
function mayHaveBegun({ segment, position }: RowPlace, until: number, { state }: AnswerContext): boolean {
  const { fh, fa } = state.vocabulary.results.entries[segment.cell(RESULT, position)]!.scores;
  if (fh !== null && fa !== null) return true;
  const moment = segment.momentOf(position);
  return (moment % MOMENTS_PER_DAY === 0 ? moment + 1 : moment) <= until;
}
