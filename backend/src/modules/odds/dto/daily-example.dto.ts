import { ApiProperty } from '@nestjs/swagger';
import type { OddField } from '../../../archive/catalogue/odds-groups';
import {
  type DailyExample,
  EXAMPLE_FIELDS,
  type PricedSelection,
} from '../../../archive/answers/daily-example';
import type { WireRow } from '../../../archive/rows/odds-row';
import { SelectionSummaryDto } from './odds-summary.dto';
import { RowProperties } from './row-properties';

/** The match with its result. */
@RowProperties(EXAMPLE_FIELDS)
export class ExampleMatchDto {}

export class PricedSelectionDto implements PricedSelection {
  @ApiProperty({ type: String, example: 'ft_1_odd' })
  column: OddField;

  @ApiProperty({ example: '1' })
  label: string;

  @ApiProperty({ example: 1.85, description: 'Closing price.' })
  price: number;

  @ApiProperty()
  won: boolean;
}

export class DailyExampleDto implements DailyExample {
  @ApiProperty({ type: ExampleMatchDto })
  match: WireRow;

  @ApiProperty({ type: [PricedSelectionDto], description: 'Its closing prices of the full-time result.' })
  odds: PricedSelectionDto[];

  @ApiProperty({
    type: 'integer',
    description: 'Played matches of earlier days with the same three closing prices.',
  })
  past_matches: number;

  @ApiProperty({ type: [SelectionSummaryDto], description: 'What happened in them.' })
  selections: SelectionSummaryDto[];
}

export class DailyExampleAnswer {
  @ApiProperty({ type: DailyExampleDto, nullable: true, description: 'Null where the archive has none.' })
  example: DailyExampleDto | null;
}
