import { ApiProperty } from '@nestjs/swagger';
import type {
  Backtest,
  ChancePoint,
  CurvePoint,
  HalfTotals,
} from '../../../archive/statistics/backtest/backtest';
import type { BetTotals } from '../../../archive/statistics/backtest/bet-sums';
import type { SeasonTotals } from '../../../archive/statistics/backtest/seasons';

const figure = (description: string) => ({ type: Number, nullable: true, description });
const day = (description: string) => ({ type: String, format: 'date', nullable: true, description });

/** What bets come to, one unit on each. */
export class BetTotalsDto implements BetTotals {
  @ApiProperty({ type: 'integer', description: 'Settled matches that have the price; pushes are none.' })
  bets: number;

  @ApiProperty({ type: 'integer' })
  won: number;

  @ApiProperty({ description: 'Units won less units staked.' })
  profit: number;

  @ApiProperty(figure('Profit per unit staked; null without bets.'))
  return_rate: number | null;
}

export class CurvePointDto implements CurvePoint {
  @ApiProperty({ format: 'date' })
  date: string;

  @ApiProperty({ type: 'integer', description: 'Up to this match day, it included.' })
  bets: number;

  @ApiProperty({ description: 'In units.' })
  profit: number;
}

export class ChancePointDto extends CurvePointDto implements ChancePoint {
  @ApiProperty({ description: 'Lower bound of what chance leaves 95 of 100 such profits in, in units.' })
  low: number;

  @ApiProperty({ description: 'Upper bound.' })
  high: number;
}

/** The bets whose market is wholly priced, beside what chance gives if the calibrated probabilities are true. */
export class ChanceDto {
  @ApiProperty({ type: 'integer' })
  bets: number;

  @ApiProperty({ description: 'In units.' })
  profit: number;

  @ApiProperty({ type: [ChancePointDto], description: 'After each match day, at most 400 of them.' })
  curve: ChancePointDto[];
}

export class SeasonTotalsDto extends BetTotalsDto implements SeasonTotals {
  @ApiProperty({ example: '2023-2024', description: 'July to June.' })
  season: string;
}

export class HalfTotalsDto extends BetTotalsDto implements HalfTotals {
  @ApiProperty(day('Of the first bet.'))
  from: string | null;

  @ApiProperty(day('Of the last bet.'))
  to: string | null;

  @ApiProperty(figure('Lower bound of the 95 % interval of the return; null under two bets.'))
  return_low: number | null;

  @ApiProperty(figure('Upper bound.'))
  return_high: number | null;
}

export class CompetitionTotalsDto extends BetTotalsDto {
  @ApiProperty()
  country_name: string;

  @ApiProperty()
  competition_name: string;
}

/** One unit on a selection in every settled match that has its price, in order of kick-off. */
export class BacktestFiguresDto extends BetTotalsDto implements Backtest {
  @ApiProperty(figure('won ÷ bets.'))
  win_rate: number | null;

  @ApiProperty(figure('Mean price.'))
  mean_odd: number | null;

  @ApiProperty(figure('Lower bound of the 95 % interval of the return; null under two bets.'))
  return_low: number | null;

  @ApiProperty(figure('Upper bound.'))
  return_high: number | null;

  @ApiProperty(figure('Return if the calibrated probabilities were true, of the bets of `chance`.'))
  expected_return: number | null;

  @ApiProperty(
    figure('Probability of at least the profit of `chance` if the calibrated probabilities were true.'),
  )
  p_value: number | null;

  @ApiProperty({ description: 'Largest fall of the profit from its peak, in units.' })
  max_drawdown: number;

  @ApiProperty({ type: 'integer' })
  longest_losing_run: number;

  @ApiProperty(day('Of the first bet.'))
  first_date: string | null;

  @ApiProperty(day('Of the last bet.'))
  last_date: string | null;

  @ApiProperty({ type: [CurvePointDto], description: 'After each match day, at most 400 of them.' })
  curve: CurvePointDto[];

  @ApiProperty({ type: ChanceDto })
  chance: ChanceDto;

  @ApiProperty({ type: [SeasonTotalsDto] })
  seasons: SeasonTotalsDto[];

  @ApiProperty({
    type: [HalfTotalsDto],
    minItems: 2,
    maxItems: 2,
    description: 'The earlier and the later half of the bets; an odd one is in the earlier.',
  })
  halves: [HalfTotalsDto, HalfTotalsDto];
}

export class BacktestDto extends BacktestFiguresDto {
  @ApiProperty({ example: 'over_25_odd' })
  selection: string;

  @ApiProperty({ enum: [1, 2], description: '1 opening odds, 2 closing odds.' })
  filter_type: 1 | 2;

  @ApiProperty({ type: [CompetitionTotalsDto], description: 'The 30 with most bets.' })
  competitions: CompetitionTotalsDto[];

  @ApiProperty({
    type: 'integer',
    description: 'Different questions that this member has asked in the last 30 days, this one included.',
  })
  questions: number;
}
