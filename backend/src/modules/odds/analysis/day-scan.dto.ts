import { ApiProperty } from '@nestjs/swagger';
import { ODD_FIELDS } from '../catalogue/columns';
import { MATCH_ROW_FIELDS } from '../catalogue/row-fields';
import type { WireRow } from '../odds-row';
import { SelectionRateDto } from '../odds-summary.dto';
import type { FilterType } from '../query/odds-query';
import { RowProperties } from '../row-properties';
import type { ScannedDay, ScannedMarket, ScannedSelection } from './day-scan.service';

export class ScannedSelectionDto extends SelectionRateDto implements ScannedSelection {
  @ApiProperty({ example: 1.85 })
  price: number;

  @ApiProperty({ description: 'Probability that the price states once the margin is taken out, 0-1.' })
  implied: number;

  @ApiProperty({ type: 'integer', description: 'Matches of the same odds in which the selection settled.' })
  settled: number;

  @ApiProperty({
    enum: ['above', 'below'],
    nullable: true,
    description:
      'Where the whole interval lies, seen from `implied`; null when it does not, or on a small sample.',
  })
  direction: 'above' | 'below' | null;

  @ApiProperty({ description: 'Fewer than 30 settled matches: not compared, so never standing out.' })
  small_sample: boolean;
}

export class ScannedMarketDto implements ScannedMarket {
  @ApiProperty({ example: 'uo_25' })
  group: string;

  @ApiProperty({
    type: 'integer',
    description: 'Played matches that kicked off earlier with the same price of every selection.',
  })
  same_odds: number;

  @ApiProperty({ type: [ScannedSelectionDto] })
  selections: ScannedSelectionDto[];
}

/** A match of the day with its prices of the groups. */
@RowProperties(ODD_FIELDS, { required: false })
@RowProperties(MATCH_ROW_FIELDS)
export class ScannedMatchDto {
  @ApiProperty({ type: [ScannedMarketDto], description: 'The groups in which every selection is priced.' })
  results: ScannedMarketDto[];
}

export class ScannedDayDto implements ScannedDay {
  @ApiProperty({ format: 'date' })
  date: string;

  @ApiProperty({ enum: [1, 2], description: '1 opening, 2 closing.' })
  filter_type: FilterType;

  @ApiProperty({ type: 'integer', description: 'In hundredths.' })
  tolerance: number;

  @ApiProperty({ type: [String] })
  groups: string[];

  @ApiProperty({
    type: 'integer',
    description: 'Compared selections of all matches: those without small sample.',
  })
  comparisons: number;

  @ApiProperty({ type: 'integer', description: 'Compared selections with a direction.' })
  standing_out: number;

  @ApiProperty({
    description:
      'Selections that would stand out by chance alone, were all prices right: comparisons × 0.05.',
  })
  expected_by_chance: number;

  @ApiProperty({ type: [ScannedMatchDto], description: 'All matches of the day in order of kick-off.' })
  matches: (WireRow & { results: ScannedMarket[] })[];
}
