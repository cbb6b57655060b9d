import { ApiProperty } from '@nestjs/swagger';
import type { DailyExample, PricedSelection } from '../../../archive/answers/daily-example';
import type { WireRow } from '../../../archive/rows/odds-row';
import type { SelectionSummary } from '../../../archive/statistics/summary/odds-summary';
import { PlayedFields } from '../../../archive/rows/match-fields';
import type { Integer } from '../../../platform/wire-types';

export class DailyExampleDto implements DailyExample {
  @ApiProperty({ type: PlayedFields })
  match: WireRow;

  /** Its closing prices of the full-time result. */
  odds: PricedSelection[];
  /** Played matches of earlier days with the same three closing prices. */
  past_matches: Integer;
  /** What happened in them. */
  selections: SelectionSummary[];
}

export class DailyExampleAnswer {
  /** Null where the archive has none. */
  example: DailyExampleDto | null;
}
