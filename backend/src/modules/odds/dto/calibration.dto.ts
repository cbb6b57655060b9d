import { applyDecorators } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import type { FilterType } from '../../../archive/question/odds-query';
import type {
  MovementBand,
  PriceBand,
  SeasonOverround,
} from '../../../archive/statistics/judging/calibration-details';
import type {
  Method,
  MethodLoss,
  ReliabilityBin,
} from '../../../archive/statistics/judging/calibration-report';
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

/** What was asked. */
export class AskedDto {
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

/** How reliable the prices of a market are. */
export class CalibrationDto extends AskedDto {
  /** Mean sum of 1/odd of the judged matches. */
  overround: number | null;
  /** The method in use for this market and set, which the bins belong to. */
  method: Method;
  methods: MethodLoss[];
  /** Ten of 0.1 each, over all selections. */
  bins: ReliabilityBin[];
  /** When the probabilities in use were learned; null before the first time. */
  learned_at: Instant | null;
  /** Matches wait that are newer than what was learned. */
  learning: boolean;
}

/** Where they are reliable and where less so. */
export class CalibrationDetailsDto extends AskedDto {
  /** Newest season first, then most matches first. */
  overrounds: SeasonOverround[];
  price_bands: PriceBand[];
  /** Over the selections that have an opening and a closing price. */
  movements: MovementBand[];
}
