import type { OddField } from '../../catalogue/odds-groups';
import type { SourcePart } from './source-parts';

/** Under so many settled matches a share says little, under so many priced ones a return. */
export const SMALL_SAMPLE = 30;

/**
 * What happened to one selection. Rates and bounds 0-1; null where there is nothing to divide by. Outcome figures are
 * over the settled matches, price figures over those of them that have the price, comparison figures over those in
 * which the whole market is priced.
 */
export interface SelectionSummary {
  column: OddField;
  /** Key of its market. */
  group: string;
  label: string;
  /** Matches whose needed scores are known, priced or not. */
  settled: number;
  hits: number;
  rate: number | null;
  /** 95 % Wilson interval of the rate. */
  ci_low: number | null;
  ci_high: number | null;
  small_sample: boolean;
  /** Settled matches that have the price. */
  priced: number;
  mean_odd: number | null;
  /** Profit per unit staked on every one of them, with its 95 % interval; that is null under two. */
  return_rate: number | null;
  return_low: number | null;
  return_high: number | null;
  /** Settled matches in which the whole market is priced. */
  compared: number;
  compared_hits: number;
  compared_rate: number | null;
  /** 95 % Wilson interval of the compared rate. */
  compared_low: number | null;
  compared_high: number | null;
  /** Mean calibrated probability. */
  implied: number | null;
  /** Mean of price × calibrated probability, less one. */
  expected_return: number | null;
  /** Fewer than 30 priced. */
  thin_prices: boolean;
}

/** What happened in all matches that passed a search. */
export interface OddsSummary {
  total: number;
  /** Matches whose full-time score is known. */
  settled: number;
  /** Where their prices come from. */
  sources: SourcePart[];
  selections: SelectionSummary[];
}
