import type {
  Backtest,
  ChancePoint,
  CurvePoint,
  HalfTotals,
} from '../../../archive/statistics/backtest/backtest';
import type { BetTotals } from '../../../archive/statistics/backtest/bet-sums';
import type { SeasonTotals } from '../../../archive/statistics/backtest/seasons';
import type { Day, Integer } from '../../../platform/wire-types';

/** What bets come to, one unit on each. */
export class BetTotalsDto implements BetTotals {
  /** Settled matches that have the price; pushes are none. */
  bets: Integer;
  won: Integer;
  /** Units won less units staked. */
  profit: number;
  /** Profit per unit staked; null without bets. */
  return_rate: number | null;
}

export class CurvePointDto implements CurvePoint {
  date: Day;
  /** Up to this match day, it included. */
  bets: Integer;
  /** In units. */
  profit: number;
}

export class ChancePointDto extends CurvePointDto implements ChancePoint {
  /** Lower bound of what chance leaves 95 of 100 such profits in, in units. */
  low: number;
  /** Upper bound. */
  high: number;
}

/** The bets whose market is wholly priced, beside what chance gives if the calibrated probabilities are true. */
export class ChanceDto {
  bets: Integer;
  /** In units. */
  profit: number;
  /** After each match day, at most 400 of them. */
  curve: ChancePointDto[];
}

export class SeasonTotalsDto extends BetTotalsDto implements SeasonTotals {
  /** July to June. @example 2023-2024 */
  season: string;
}

export class HalfTotalsDto extends BetTotalsDto implements HalfTotals {
  /** Of the first bet. */
  from: Day | null;
  /** Of the last bet. */
  to: Day | null;
  /** Lower bound of the 95 % interval of the return; null under two bets. */
  return_low: number | null;
  /** Upper bound. */
  return_high: number | null;
}

export class CompetitionTotalsDto extends BetTotalsDto {
  country_name: string;
  competition_name: string;
}

/** One unit on a selection in every settled match that has its price, in order of kick-off. */
export class BacktestFiguresDto extends BetTotalsDto implements Backtest {
  /** won ÷ bets. */
  win_rate: number | null;
  /** Mean price. */
  mean_odd: number | null;
  /** Lower bound of the 95 % interval of the return; null under two bets. */
  return_low: number | null;
  /** Upper bound. */
  return_high: number | null;
  /** Return if the calibrated probabilities were true, of the bets of `chance`. */
  expected_return: number | null;
  /** Probability of at least the profit of `chance` if the calibrated probabilities were true. */
  p_value: number | null;
  /** Largest fall of the profit from its peak, in units. */
  max_drawdown: number;
  longest_losing_run: Integer;
  /** Of the first bet. */
  first_date: Day | null;
  /** Of the last bet. */
  last_date: Day | null;
  /** After each match day, at most 400 of them. */
  curve: CurvePointDto[];
  chance: ChanceDto;
  seasons: SeasonTotalsDto[];
  /** The earlier and the later half of the bets; an odd one is in the earlier. */
  halves: [HalfTotalsDto, HalfTotalsDto];
}

export class BacktestDto extends BacktestFiguresDto {
  /** @example over_25_odd */
  selection: string;
  /** 1 opening odds, 2 closing odds. */
  filter_type: 1 | 2;
  /** The 30 with most bets. */
  competitions: CompetitionTotalsDto[];
  /** Different questions that this member has asked in the last 30 days, this one included. */
  questions: Integer;
}
