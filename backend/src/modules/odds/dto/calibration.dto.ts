import { applyDecorators } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import { CalibrationReport } from '../../../archive/statistics/judging/calibration-report';
import type { Instant } from '../../../platform/wire-types';

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

/** How reliable the prices of a market are, and how far learning has come. */
export class CalibrationDto extends CalibrationReport {
  /** When the probabilities in use were learned; null before the first time. */
  learned_at: Instant | null;
  /** Matches wait that are newer than what was learned. */
  learning: boolean;
}
