import { type ReturnFigures, returnInterval } from './return-interval';

/** Of the normal distribution, for two-sided 95 %. */
const Z = 1.96;

/** What was staked one unit on. */
export interface MatchBet {
  /** As it is written: 1.85. */
  readonly odd: number;
  readonly won: boolean;
  /** Bets of the same match (or of coupons that share one) hang together. */
  readonly match: number | string;
}

/** Squares of standard errors of a mean: as if each value stood alone, and of whole matches. */
interface Errors {
  readonly mean: number;
  readonly alone: number;
  readonly byMatch: number;
  readonly matches: number;
  /** Most values of one match. */
  readonly most: number;
}

/** A difference smaller than this is one of rounding. */
const HAIR = 1e-12;

/**
 * Standard errors of the mean of values that hang together within matches: by match totals Gⱼ of nⱼ values around their mean r̄
 * SE² = k ÷ (k - 1) · Σ(Gⱼ - nⱼr̄)² ÷ n² over k matches (a ratio estimate, W. Cochran, Sampling Techniques, 1977, 6.3).
 */
function errorsOf(values: readonly { readonly value: number; readonly match: number | string }[]): Errors {
  const n = values.length;
  const mean = values.reduce((sum, { value }) => sum + value, 0) / n;
  const totals = new Map<number | string, { off: number; count: number }>();
  let squares = 0;
  for (const { value, match } of values) {
    const of = totals.get(match) ?? { off: 0, count: 0 };
    of.off += value - mean;
    of.count += 1;
    totals.set(match, of);
    squares += (value - mean) ** 2;
  }
  const matches = totals.size;
  let between = 0;
  let most = 0;
  for (const { off, count } of totals.values()) {
    between += off * off;
    most = Math.max(most, count);
  }
  return {
    mean,
    alone: n < 2 ? 0 : (n / (n - 1)) * (squares / (n * n)),
    byMatch: matches < 2 ? 0 : (matches / (matches - 1)) * (between / (n * n)),
    matches,
    most,
  };
}

/**
 * The return of bets of which several may be on one match: its interval is {@link returnInterval}'s with n ÷ d in place of n, d how
 * many times as large the squared error is by match totals as with each bet alone, at least 1; where bets don't differ
 * the most of one match. Null under two matches.
 */
export function returnByMatch(bets: readonly MatchBet[]): ReturnFigures {
  if (bets.length === 0) return { return_rate: null, return_low: null, return_high: null };
  const errors = errorsOf(bets.map(({ odd, won, match }) => ({ value: won ? odd - 1 : -1, match })));
  if (errors.matches < 2) return { return_rate: errors.mean, return_low: null, return_high: null };
  const likeness = errors.alone < HAIR ? errors.most : Math.max(1, errors.byMatch / errors.alone);
  let [odds, wonOdds] = [0, 0];
  for (const { odd, won } of bets) {
    odds += odd;
    if (won) wonOdds += odd;
  }
  const { low, high } = returnInterval({ bets: bets.length, odds, wonOdds }, likeness)!;
  return { return_rate: errors.mean, return_low: low, return_high: high };
}

/** A mean of values that hang together within matches, with its 95 % interval, which is null under two matches. */
export function meanByMatch(values: readonly { readonly value: number; readonly match: number | string }[]): {
  mean: number | null;
  low: number | null;
  high: number | null;
} {
  if (values.length === 0) return { mean: null, low: null, high: null };
  const { mean, byMatch, matches } = errorsOf(values);
  if (matches < 2) return { mean, low: null, high: null };
  const reach = Z * Math.sqrt(byMatch);
  return { mean, low: mean - reach, high: mean + reach };
}
