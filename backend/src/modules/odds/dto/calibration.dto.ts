import { applyDecorators } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import { type SourceName } from '../../../archive/catalogue/price-sources';
import type {
  MovementBand,
  PriceBand,
  SeasonOverround,
} from '../../../archive/statistics/judging/calibration-details';
import {
  type Method,
  type MethodLoss,
  type ReliabilityBin,
} from '../../../archive/statistics/judging/calibration-report';
import type { Reliability } from '../../../archive/statistics/judging/reliability';
import type { FilterType } from '../../../archive/question/odds-query';
import type { ReliabilityAnswer, ReliabilityDetails } from '../analysis/calibration.service';
import type { Day, Instant, Integer } from '../../../platform/wire-types';

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
  /** Selections. */
  n: Integer;
  /** Mean probability that the prices stated, 0-1; null without selections. */
  stated: number | null;
  /** Share of the selections that won. */
  actual: number | null;
  /** Lower bound of the 95 % Wilson interval of that share. */
  ci_low: number | null;
  /** Upper bound of the 95 % Wilson interval of that share. */
  ci_high: number | null;
}

export class MethodLossDto implements MethodLoss {
  method: Method;
  /** Mean of −ln of the probability of the selection that won. */
  log_loss: number | null;
  /** Mean over matches of the sum of squared errors over the selections. */
  brier: number | null;
}

export class ReliabilityBinDto extends ReliabilityDto implements ReliabilityBin {
  /** Least probability of the bin, included. */
  low: number;
  /** Where the next bin begins; 1 belongs to the last bin. */
  high: number;
}

class AskedDto {
  /** @example ft */
  group: string;
  /** 1 opening, 2 closing. */
  filter_type: FilterType;
  /** As sent, otherwise the day of the first judged match. */
  from: Day | null;
  /** As sent, otherwise the day of the last judged match. */
  to: Day | null;
  /** Judged matches: wholly priced and settled, one winner, and of a season after the first. */
  matches: Integer;
}

export class CalibrationDto extends AskedDto implements ReliabilityAnswer {
  /** Mean sum of 1/odd of the judged matches. */
  overround: number | null;
  /** The method in use for this market and set, which the bins belong to. */
  method: Method;
  methods: MethodLossDto[];
  /** Ten of 0.1 each, over all selections. */
  bins: ReliabilityBinDto[];
  /** When the probabilities in use were learned; null before the first time. */
  learned_at: Instant | null;
  /** Matches wait that are newer than what was learned. */
  learning: boolean;
}

export class SeasonOverroundDto implements SeasonOverround {
  /** @example 2023-2024 */
  season: string;
  /** Where the prices come from. */
  sources: SourceName[];
  /** @example ["Bet365"] */
  bookmakers: string[];
  matches: Integer;
  /** Mean sum of 1/odd. */
  overround: number;
}

export class PriceBandDto extends ReliabilityDto implements PriceBand {
  /** Least price of the band, included. */
  low: number;
  /** Where the next band begins; null = none does. */
  high: number | null;
  /** Mean of 1/odd divided by the market's sum, beside `stated`. */
  proportional: number | null;
}

export class MovementBandDto extends ReliabilityDto implements MovementBand {
  /** Least closing ÷ opening − 1 of the band, included; null = no lower end. */
  low: number | null;
  /** Where the next band begins; null = none does. */
  high: number | null;
}

export class CalibrationDetailsDto extends AskedDto implements ReliabilityDetails {
  /** Newest season first, then most matches first. */
  overrounds: SeasonOverroundDto[];
  price_bands: PriceBandDto[];
  /** Over the selections that have an opening and a closing price. */
  movements: MovementBandDto[];
}
