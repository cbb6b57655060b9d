import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiQuery } from '@nestjs/swagger';
import { SOURCE_NAMES, type SourceName } from '../../../archive/catalogue/price-sources';
import type {
  MovementBand,
  PriceBand,
  SeasonOverround,
} from '../../../archive/statistics/judging/calibration-details';
import {
  type Method,
  type MethodLoss,
  METHODS,
  type ReliabilityBin,
} from '../../../archive/statistics/judging/calibration-report';
import type { Reliability } from '../../../archive/statistics/judging/reliability';
import type { FilterType } from '../../../archive/question/odds-query';
import type { ReliabilityAnswer, ReliabilityDetails } from '../analysis/calibration.service';

const figure = (description: string) => ({ type: Number, nullable: true, description });

const day = (name: string, description: string) =>
  ApiQuery({ name, required: false, type: String, description, schema: { type: 'string', format: 'date' } });

/** Describes what the routes about calibration take besides filters. */
export const ApiCalibrationQuery = () =>
  applyDecorators(
    ApiQuery({
      name: 'group',
      required: false,
      type: String,
      example: 'ft',
      description: 'Key of a group (`GET /api/odd-columns`) in which one selection wins; default the first.',
    }),
    day('from', 'First day of kick-off, included.'),
    day('to', 'Last day of kick-off, included.'),
  );

class ReliabilityDto implements Reliability {
  @ApiProperty({ type: 'integer', description: 'Selections.' })
  n: number;

  @ApiProperty(figure('Mean probability that the prices stated, 0-1; null without selections.'))
  stated: number | null;

  @ApiProperty(figure('Share of the selections that won.'))
  actual: number | null;

  @ApiProperty(figure('Lower bound of the 95 % Wilson interval of that share.'))
  ci_low: number | null;

  @ApiProperty(figure('Upper bound of the 95 % Wilson interval of that share.'))
  ci_high: number | null;
}

export class MethodLossDto implements MethodLoss {
  @ApiProperty({ enum: METHODS, enumName: 'CalibrationMethod' })
  method: Method;

  @ApiProperty(figure('Mean of −ln of the probability of the selection that won.'))
  log_loss: number | null;

  @ApiProperty(figure('Mean over matches of the sum of squared errors over the selections.'))
  brier: number | null;
}

export class ReliabilityBinDto extends ReliabilityDto implements ReliabilityBin {
  @ApiProperty({ description: 'Least probability of the bin, included.' })
  low: number;

  @ApiProperty({ description: 'Where the next bin begins; 1 belongs to the last bin.' })
  high: number;
}

class AskedDto {
  @ApiProperty({ example: 'ft' })
  group: string;

  @ApiProperty({ enum: [1, 2], description: '1 opening, 2 closing.' })
  filter_type: FilterType;

  @ApiProperty({
    type: String,
    format: 'date',
    nullable: true,
    description: 'As sent, otherwise the day of the first judged match.',
  })
  from: string | null;

  @ApiProperty({
    type: String,
    format: 'date',
    nullable: true,
    description: 'As sent, otherwise the day of the last judged match.',
  })
  to: string | null;

  @ApiProperty({
    type: 'integer',
    description: 'Judged matches: wholly priced and settled, one winner, and of a season after the first.',
  })
  matches: number;
}

export class CalibrationDto extends AskedDto implements ReliabilityAnswer {
  @ApiProperty(figure('Mean sum of 1/odd of the judged matches.'))
  overround: number | null;

  @ApiProperty({
    enum: METHODS,
    enumName: 'CalibrationMethod',
    description: 'The method in use for this market and set, which the bins belong to.',
  })
  method: Method;

  @ApiProperty({ type: [MethodLossDto] })
  methods: MethodLossDto[];

  @ApiProperty({ type: [ReliabilityBinDto], description: 'Ten of 0.1 each, over all selections.' })
  bins: ReliabilityBinDto[];

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When the probabilities in use were learned; null before the first time.',
  })
  learned_at: string | null;

  @ApiProperty({ description: 'Matches wait that are newer than what was learned.' })
  learning: boolean;
}

export class SeasonOverroundDto implements SeasonOverround {
  @ApiProperty({ example: '2023-2024' })
  season: string;

  @ApiProperty({ enum: SOURCE_NAMES, isArray: true, description: 'Where the prices come from.' })
  sources: SourceName[];

  @ApiProperty({ type: [String], example: ['Bet365'] })
  bookmakers: string[];

  @ApiProperty({ type: 'integer' })
  matches: number;

  @ApiProperty({ description: 'Mean sum of 1/odd.' })
  overround: number;
}

export class PriceBandDto extends ReliabilityDto implements PriceBand {
  @ApiProperty({ description: 'Least price of the band, included.' })
  low: number;

  @ApiProperty(figure('Where the next band begins; null = none does.'))
  high: number | null;

  @ApiProperty(figure("Mean of 1/odd divided by the market's sum, beside `stated`."))
  proportional: number | null;
}

export class MovementBandDto extends ReliabilityDto implements MovementBand {
  @ApiProperty(figure('Least closing ÷ opening − 1 of the band, included; null = no lower end.'))
  low: number | null;

  @ApiProperty(figure('Where the next band begins; null = none does.'))
  high: number | null;
}

export class CalibrationDetailsDto extends AskedDto implements ReliabilityDetails {
  @ApiProperty({ type: [SeasonOverroundDto], description: 'Newest season first, then most matches first.' })
  overrounds: SeasonOverroundDto[];

  @ApiProperty({ type: [PriceBandDto] })
  price_bands: PriceBandDto[];

  @ApiProperty({
    type: [MovementBandDto],
    description: 'Over the selections that have an opening and a closing price.',
  })
  movements: MovementBandDto[];
}
