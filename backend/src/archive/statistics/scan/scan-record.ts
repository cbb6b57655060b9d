import type { Integer } from '../../../platform/wire-types';
import { rounded } from '../judging/reliability';
import { returnInterval } from '../return-interval';
import { wilsonInterval } from '../wilson';
import type { ScanSelection } from './comparison';

/** What some compared selections said and came to. */
export interface ComparedSums {
  readonly n: number;
  /** Sum of the shares in the past of the same odds, and of what their own prices said. */
  readonly past: number;
  readonly price: number;
  readonly won: number;
  /** Sum of their odds, and of those that won. */
  readonly odds: number;
  readonly wonOdds: number;
}

/** On which side of `expected` the past lay. */
type Side = 'above' | 'below' | 'rest';

/** What the scan of a past day said and came to; sums of days add up. */
export interface DaySums extends Readonly<Record<Side, ComparedSums>> {
  /** With x = share in the past - own probability, y = outcome - own probability: Σxy and Σx². */
  readonly xy: number;
  readonly xx: number;
}

const NONE: ComparedSums = { n: 0, past: 0, price: 0, won: 0, odds: 0, wonOdds: 0 };
export const NO_SUMS: DaySums = { above: NONE, below: NONE, rest: NONE, xy: 0, xx: 0 };

/** Adds a compared selection, and whether it won. */
export function withSelection(
  sums: DaySums,
  { direction, rate, implied, price }: ScanSelection,
  isWon: boolean,
): DaySums {
  const won = Number(isWon);
  const x = rate! - implied;
  const own = { n: 1, past: rate!, price: implied, won, odds: price, wonOdds: price * won };
  return {
    ...sums,
    [direction ?? 'rest']: added(sums[direction ?? 'rest'], own),
    xy: sums.xy + x * (won - implied),
    xx: sums.xx + x * x,
  };
}

/** Selections by what the past of the same odds had said of them, and what came. */
export class ComparedSelections {
  n: Integer;
  /** Mean share in the past of the same odds, 0-1; null where there are none. */
  past_rate: number | null;
  /** Mean probability that their own prices stated, 0-1. */
  price_rate: number | null;
  /** Share that won. */
  won_rate: number | null;
  /** Lower bound of its 95 % Wilson interval. */
  won_low: number | null;
  /** Upper bound of its 95 % Wilson interval. */
  won_high: number | null;
  /** Profit per unit staked on each. */
  return_rate: number | null;
  /** Lower bound of its 95 % interval; null under two. */
  return_low: number | null;
  /** Upper bound of its 95 % interval; null under two. */
  return_high: number | null;
}

/**
 * What a deviation of the past from the price has been worth: scans of the archive's own past days, each against what was
 * known before it.
 */
export class ScanRecord {
  /** Scanned days: the last ones, at most 400, with at least 15 matches. */
  days: Integer;
  /** The past lay wholly above what its prices said. */
  above: ComparedSelections;
  /** The past lay wholly below what its prices said. */
  below: ComparedSelections;
  /** All other compared ones. */
  rest: ComparedSelections;
  /**
   * How much of the difference between past and own price came true: 0 = nothing, the price was right; 1 = all of it, the past
   * was. Null under two days.
   */
  weight: number | null;
  /** Standard error of the weight, clustered by day. */
  weight_se: number | null;
}

/** The record of some days. */
export function scanRecord(days: readonly DaySums[]): ScanRecord {
  const of = (side: Side): ComparedSelections =>
    figuresOf(days.reduce((sum, day) => added(sum, day[side]), NONE));
  return { days: days.length, above: of('above'), below: of('below'), rest: of('rest'), ...weightOf(days) };
}

/** Least squares through the origin: y = c·x, its error by days, which are independent of each other. */
function weightOf(days: readonly DaySums[]): Pick<ScanRecord, 'weight' | 'weight_se'> {
  const xx = days.reduce((sum, day) => sum + day.xx, 0);
  if (days.length < 2 || xx === 0) return { weight: null, weight_se: null };
  const weight = days.reduce((sum, day) => sum + day.xy, 0) / xx;
  const squares = days.reduce((sum, day) => sum + (day.xy - weight * day.xx) ** 2, 0);
  return { weight: rounded(weight), weight_se: rounded(Math.sqrt(squares) / xx) };
}

function figuresOf({ n, past, price, won, odds, wonOdds }: ComparedSums): ComparedSelections {
  const share = n === 0 ? null : wilsonInterval(won, n);
  const interval = returnInterval({ bets: n, odds, wonOdds });
  const mean = (sum: number): number | null => (n === 0 ? null : rounded(sum / n));
  const end = (bound: number | undefined): number | null => (bound === undefined ? null : rounded(bound));
  return {
    n,
    past_rate: mean(past),
    price_rate: mean(price),
    won_rate: mean(won),
    won_low: end(share?.low),
    won_high: end(share?.high),
    return_rate: n === 0 ? null : rounded(wonOdds / n - 1),
    return_low: end(interval?.low),
    return_high: end(interval?.high),
  };
}

const added = (one: ComparedSums, other: ComparedSums): ComparedSums => ({
  n: one.n + other.n,
  past: one.past + other.past,
  price: one.price + other.price,
  won: one.won + other.won,
  odds: one.odds + other.odds,
  wonOdds: one.wonOdds + other.wonOdds,
});
