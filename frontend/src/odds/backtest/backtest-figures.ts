import { ENOUGH } from '../../lib/enough';

/** What bets on a selection came to, one unit on each. Rates 0-1, profits in units; days as `YYYY-MM-DD`. */
export interface BetTotals {
  bets: number;
  won: number;
  profit: number;
  /** Profit per unit staked; null without bets. */
  return_rate: number | null;
}

/** The same with the 95 % interval of the return; null under two bets. */
export interface IntervalTotals extends BetTotals {
  return_low: number | null;
  return_high: number | null;
}

export interface HalfTotals extends IntervalTotals {
  from: string | null;
  to: string | null;
}

export interface SeasonTotals extends BetTotals {
  /** `2023-2024` */
  season: string;
}

/** The bets up to a match day, it included. */
export interface CurvePoint {
  date: string;
  bets: number;
  profit: number;
}

/** A point with the bounds between which chance leaves 95 of 100 such profits. */
export interface ChancePoint extends CurvePoint {
  low: number;
  high: number;
}

/** The bets whose market is wholly priced: the only ones that can be held against what chance gives. */
export interface ChanceFigures {
  bets: number;
  profit: number;
  curve: readonly ChancePoint[];
}

/** The figures of a backtest, and of either side of a filter's record. */
export interface BacktestFigures extends IntervalTotals {
  win_rate: number | null;
  mean_odd: number | null;
  /** Over the bets of `chance`, as `p_value`. */
  expected_return: number | null;
  p_value: number | null;
  max_drawdown: number;
  longest_losing_run: number;
  first_date: string | null;
  last_date: string | null;
  curve: readonly CurvePoint[];
  chance: ChanceFigures;
  seasons: readonly SeasonTotals[];
  /** The earlier and the later half of the bets. */
  halves: readonly HalfTotals[];
}

export function isFew({ bets }: Pick<BetTotals, 'bets'>): boolean {
  return bets < ENOUGH;
}
