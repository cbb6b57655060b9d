import { ApiProperty } from '@nestjs/swagger';
import { ODD_FIELDS } from '../../../archive/catalogue/columns';
import type { OddField } from '../../../archive/catalogue/odds-groups';
import { MATCH_ROW_FIELDS } from '../../../archive/catalogue/row-fields';
import { SelectionRateDto } from './odds-summary.dto';
import type { FilterType } from '../../../archive/question/odds-query';
import { RowProperties } from './row-properties';
import { type Tolerance, TOLERANCES } from '../../../archive/statistics/scan/scan-market';
import type {
  ScannedDay,
  ScannedMarket,
  ScannedMatch,
  ScannedSelection,
} from '../../../archive/answers/scan';
import type { MovedPrice } from '../../../archive/rows/moved-prices';

export class ScannedSelectionDto extends SelectionRateDto implements ScannedSelection {
  @ApiProperty({ example: 1.85 })
  price: number;

  @ApiProperty({ description: "Calibrated probability that the match's own prices state, 0-1." })
  implied: number;

  @ApiProperty({
    type: Number,
    nullable: true,
    description:
      'Mean calibrated probability of the matches in which the selection settled, 0-1: what `rate` is held against; null when nothing settled.',
  })
  expected: number | null;

  @ApiProperty({ type: 'integer', description: 'Matches of the same odds in which the selection settled.' })
  settled: number;

  @ApiProperty({
    enum: ['above', 'below'],
    nullable: true,
    description:
      'Where the whole interval lies, seen from `expected`; null when it does not, or on a small sample.',
  })
  direction: 'above' | 'below' | null;

  @ApiProperty({ description: 'Fewer than 30 settled matches: not compared, so never standing out.' })
  small_sample: boolean;

  @ApiProperty({
    type: Number,
    nullable: true,
    description:
      'Of an exact binomial test against `expected`: twice the smaller tail, at most 1; null on a small sample.',
  })
  p_value: number | null;

  @ApiProperty({
    type: Number,
    nullable: true,
    description:
      'The p-value once all comparisons of the answer are taken into account (Benjamini-Hochberg); null on a small sample.',
  })
  q_value: number | null;
}

export class ScannedMarketDto implements ScannedMarket {
  @ApiProperty({ example: 'uo_25' })
  group: string;

  @ApiProperty({
    type: 'integer',
    enum: TOLERANCES,
    description: 'How far each price could differ and still be the same, in hundredths.',
  })
  tolerance: number;

  @ApiProperty({
    type: 'integer',
    description: 'Played matches that kicked off earlier with the same price of every selection.',
  })
  same_odds: number;

  @ApiProperty({ type: [ScannedSelectionDto] })
  selections: ScannedSelectionDto[];
}

/** A price that moved between opening and closing. */
export class MovedPriceDto implements MovedPrice {
  @ApiProperty({ type: String, example: 'ft_1_odd' })
  column: OddField;

  @ApiProperty({ type: 'integer', example: 210, description: 'Opening price in hundredths.' })
  opening: number;

  @ApiProperty({ type: 'integer', example: 185, description: 'Closing price in hundredths.' })
  closing: number;

  @ApiProperty({ example: -0.119, description: 'Closing ÷ opening − 1, with four decimals.' })
  movement: number;
}

/** A match of the day with its prices of the groups. */
@RowProperties(ODD_FIELDS, { required: false })
@RowProperties(MATCH_ROW_FIELDS)
export class ScannedMatchDto {
  @ApiProperty({ type: [ScannedMarketDto], description: 'The groups in which every selection is priced.' })
  results: ScannedMarketDto[];

  @ApiProperty({
    type: [MovedPriceDto],
    description: 'The prices of the groups that moved as `movement` asks; empty when nothing was asked.',
  })
  moved: MovedPriceDto[];
}

export class ScannedDayDto implements ScannedDay {
  @ApiProperty({ format: 'date' })
  date: string;

  @ApiProperty({ enum: [1, 2], description: '1 opening, 2 closing.' })
  filter_type: FilterType;

  @ApiProperty({
    oneOf: [
      { type: 'string', enum: ['auto'] },
      { type: 'integer', enum: [...TOLERANCES] },
    ],
    description: 'In hundredths; `auto`: each match and group has its own.',
  })
  tolerance: Tolerance;

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
      'How many of them would have a direction on average if the calibrated probabilities were exactly true.',
  })
  expected_by_chance: number;

  @ApiProperty({
    type: 'integer',
    description:
      'Lower end of the bracket that would hold that number in 95 of 100 such archives, ends included; it takes into account that selections of a group and matches with common past matches depend on each other.',
  })
  chance_low: number;

  @ApiProperty({ type: 'integer', description: 'Upper end of that bracket.' })
  chance_high: number;

  @ApiProperty({
    type: [ScannedMatchDto],
    description: 'All matches of the day in order of kick-off; with `movement` those with such a price.',
  })
  matches: ScannedMatch[];
}
