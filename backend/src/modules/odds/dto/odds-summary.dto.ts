import { ApiProperty } from '@nestjs/swagger';
import type { OddField } from '../../../archive/catalogue/odds-groups';
import { SOURCE_NAMES, type SourceName } from '../../../archive/catalogue/price-sources';
import type { SourcePart } from '../../../archive/statistics/summary/source-parts';
import type { OddsSummary, SelectionSummary } from '../../../archive/statistics/summary/odds-summary';

const share = (description: string) => ({ type: Number, nullable: true, description });

/** A selection with the rate at which it came in. */
export class SelectionRateDto {
  @ApiProperty({ type: String, example: 'over_25_odd' })
  column: OddField;

  @ApiProperty({ example: 'Üst' })
  label: string;

  @ApiProperty({ type: 'integer' })
  hits: number;

  @ApiProperty(share('hits ÷ settled, 0-1; null when nothing settled.'))
  rate: number | null;

  @ApiProperty(share('Lower bound of the 95 % Wilson interval of the rate.'))
  ci_low: number | null;

  @ApiProperty(share('Upper bound of the 95 % Wilson interval of the rate.'))
  ci_high: number | null;
}

export class SelectionSummaryDto extends SelectionRateDto implements SelectionSummary {
  @ApiProperty({ example: 'uo_25' })
  group: string;

  @ApiProperty({ type: 'integer', description: 'Matches whose needed scores are known, priced or not.' })
  settled: number;

  @ApiProperty({ description: 'Fewer than 30 settled matches.' })
  small_sample: boolean;

  @ApiProperty({ type: 'integer', description: 'Settled matches that have the price.' })
  priced: number;

  @ApiProperty(share('Mean price of the priced matches.'))
  mean_odd: number | null;

  @ApiProperty(share('Profit per unit staked on every priced match.'))
  return_rate: number | null;

  @ApiProperty(share('Lower bound of its 95 % interval; null under two priced matches.'))
  return_low: number | null;

  @ApiProperty(share('Upper bound of its 95 % interval; null under two priced matches.'))
  return_high: number | null;

  @ApiProperty({ type: 'integer', description: 'Settled matches in which the whole market is priced.' })
  compared: number;

  @ApiProperty({ type: 'integer', description: 'Compared matches that the selection won.' })
  compared_hits: number;

  @ApiProperty(share('compared_hits ÷ compared.'))
  compared_rate: number | null;

  @ApiProperty(share('Lower bound of the 95 % Wilson interval of the compared rate.'))
  compared_low: number | null;

  @ApiProperty(share('Upper bound of the 95 % Wilson interval of the compared rate.'))
  compared_high: number | null;

  @ApiProperty(share('Mean calibrated probability of the compared matches.'))
  implied: number | null;

  @ApiProperty(share('Mean of price × calibrated probability of the compared matches, less one.'))
  expected_return: number | null;

  @ApiProperty({ description: 'Fewer than 30 priced matches.' })
  thin_prices: boolean;
}

/** Matches whose prices come from the same combination of sources. */
export class SourcePartDto implements SourcePart {
  @ApiProperty({ enum: SOURCE_NAMES, isArray: true })
  sources: SourceName[];

  @ApiProperty({ type: [String], example: ['Bet365'], description: 'Only season files name them.' })
  bookmakers: string[];

  @ApiProperty({ type: 'integer' })
  matches: number;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Market of the overround: the first of the groups that any of the matches prices in full.',
  })
  group: string | null;

  @ApiProperty(share('Mean sum of 1/odd ÷ winners of that market, where it is priced in full.'))
  overround: number | null;

  @ApiProperty({ type: 'integer', description: 'Matches that the overround is over.' })
  overround_matches: number;
}

/** What happened in a set of matches. */
export class OddsSummaryDto implements OddsSummary {
  @ApiProperty({ type: 'integer' })
  total: number;

  @ApiProperty({ type: 'integer', description: 'Matches whose full-time score is known.' })
  settled: number;

  @ApiProperty({ type: [SourcePartDto], description: 'Where the prices come from, most matches first.' })
  sources: SourcePart[];

  @ApiProperty({
    type: [SelectionSummaryDto],
    description: 'Of the groups asked for, or all, in the order of the table.',
  })
  selections: SelectionSummaryDto[];
}
