import type { OddField } from '../../../archive/catalogue/odds-groups';
import { type SourceName } from '../../../archive/catalogue/price-sources';
import type { SourcePart } from '../../../archive/statistics/summary/source-parts';
import type { OddsSummary, SelectionSummary } from '../../../archive/statistics/summary/odds-summary';
import type { Integer } from '../../../platform/wire-types';

/** A selection with the rate at which it came in. */
export class SelectionRateDto {
  /** @example over_25_odd */
  column: OddField;
  /** @example Üst */
  label: string;
  hits: Integer;
  /** hits ÷ settled, 0-1; null when nothing settled. */
  rate: number | null;
  /** Lower bound of the 95 % Wilson interval of the rate. */
  ci_low: number | null;
  /** Upper bound of the 95 % Wilson interval of the rate. */
  ci_high: number | null;
}

export class SelectionSummaryDto extends SelectionRateDto implements SelectionSummary {
  /** @example uo_25 */
  group: string;
  /** Matches whose needed scores are known, priced or not. */
  settled: Integer;
  /** Fewer than 30 settled matches. */
  small_sample: boolean;
  /** Settled matches that have the price. */
  priced: Integer;
  /** Mean price of the priced matches. */
  mean_odd: number | null;
  /** Profit per unit staked on every priced match. */
  return_rate: number | null;
  /** Lower bound of its 95 % interval; null under two priced matches. */
  return_low: number | null;
  /** Upper bound of its 95 % interval; null under two priced matches. */
  return_high: number | null;
  /** Settled matches in which the whole market is priced. */
  compared: Integer;
  /** Compared matches that the selection won. */
  compared_hits: Integer;
  /** compared_hits ÷ compared. */
  compared_rate: number | null;
  /** Lower bound of the 95 % Wilson interval of the compared rate. */
  compared_low: number | null;
  /** Upper bound of the 95 % Wilson interval of the compared rate. */
  compared_high: number | null;
  /** Mean calibrated probability of the compared matches. */
  implied: number | null;
  /** Mean of price × calibrated probability of the compared matches, less one. */
  expected_return: number | null;
  /** Fewer than 30 priced matches. */
  thin_prices: boolean;
}

/** Matches whose prices come from the same combination of sources. */
export class SourcePartDto implements SourcePart {
  sources: SourceName[];
  /** Only season files name them. @example ["Bet365"] */
  bookmakers: string[];
  matches: Integer;
  /** Market of the overround: the first of the groups that any of the matches prices in full. */
  group: string | null;
  /** Mean sum of 1/odd ÷ winners of that market, where it is priced in full. */
  overround: number | null;
  /** Matches that the overround is over. */
  overround_matches: Integer;
}

/** What happened in a set of matches. */
export class OddsSummaryDto implements OddsSummary {
  total: Integer;
  /** Matches whose full-time score is known. */
  settled: Integer;
  /** Where the prices come from, most matches first. */
  sources: SourcePartDto[];
  /** Of the groups asked for, or all, in the order of the table. */
  selections: SelectionSummaryDto[];
}
