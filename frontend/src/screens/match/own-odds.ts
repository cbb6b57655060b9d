import type { MatchDetails, SelectionSummary } from '../../api/generated/wire';
import { pricesOf } from '../../odds/choice/same-odds';
import { OPENING, type OddsType } from '../../odds/odds-type';

/** A match's own price of a selection, and what it says. */
export interface OwnOdd {
  price: number | null;
  /** Its calibrated probability, 0-1; null where the market isn't wholly priced. */
  probability: number | null;
}

/** By price column. */
export type OwnOdds = (column: string) => OwnOdd;

/** The prices of a match in one set of its odds. */
export function ownOdds(match: MatchDetails, type: OddsType): OwnOdds {
  const set = type === OPENING ? 'opening' : 'closing';
  const [prices, probabilities] = [pricesOf(match[set]), pricesOf(match.probabilities[set])];
  return (column) => ({ price: prices[column] ?? null, probability: probabilities[column] ?? null });
}

/** What a stake of 1 on a price would have left on average, less the stake: -0.2 = a fifth of it lost. */
export interface OwnReturn {
  rate: number;
  low: number;
  high: number;
}

/**
 * What a match's own price would have returned if its selection came in as often as in past matches: rate × price − 1,
 * the bounds of the rate likewise. Prices of those matches have no part in it. Null without a price, and where too few
 * matches settled.
 */
export function ownReturn(
  { price }: Pick<OwnOdd, 'price'>,
  {
    rate,
    ci_low,
    ci_high,
    small_sample,
  }: Pick<SelectionSummary, 'rate' | 'ci_low' | 'ci_high' | 'small_sample'>,
): OwnReturn | null {
  if (price === null || rate === null || ci_low === null || ci_high === null || small_sample) return null;
  return { rate: rate * price - 1, low: ci_low * price - 1, high: ci_high * price - 1 };
}
