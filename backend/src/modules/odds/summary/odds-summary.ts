import type { OddField } from '../catalogue/odds-groups';

/** Under so many settled matches a share says little. */
export const SMALL_SAMPLE = 30;

/** What happened to one selection. Rates and bounds 0-1; null where there is nothing to divide by. */
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
  /** Settled matches that have the price; the next three are over these. */
  priced: number;
  mean_odd: number | null;
  /** Mean margin-free probability, over those in which the whole market is priced. */
  implied: number | null;
  /** Profit per unit staked on every one of them. */
  return_rate: number | null;
  small_sample: boolean;
}

/** What happened in all matches that passed a search. */
export interface OddsSummary {
  total: number;
  /** Matches whose full-time score is known. */
  settled: number;
  selections: SelectionSummary[];
}
