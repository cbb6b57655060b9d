import { ApiProperty } from '@nestjs/swagger';
import type { OddField } from '../../../archive/catalogue/odds-groups';
import { type DailyExample, type PricedSelection } from '../../../archive/answers/daily-example';
import type { WireRow } from '../../../archive/rows/odds-row';
import type { SelectionSummary } from '../../../archive/statistics/summary/odds-summary';
import { PlayedFields } from '../../../archive/rows/match-fields';
import type { Integer } from '../../../platform/wire-types';

export class PricedSelectionDto implements PricedSelection {
  /** @example ft_1_odd */
  column: OddField;
  /** @example "1" */
  label: string;
  /** Closing price. @example 1.85 */
  price: number;
  won: boolean;
}

export class DailyExampleDto implements DailyExample {
  @ApiProperty({ type: PlayedFields })
  match: WireRow;

  /** Its closing prices of the full-time result. */
  odds: PricedSelectionDto[];
  /** Played matches of earlier days with the same three closing prices. */
  past_matches: Integer;
  /** What happened in them. */
  selections: SelectionSummary[];
}

export class DailyExampleAnswer {
  /** Null where the archive has none. */
  example: DailyExampleDto | null;
}
