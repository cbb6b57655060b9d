import type { Integer } from '../../../platform/wire-types';
import type { OddField } from '../../catalogue/odds-groups';
import type { MarketMargin } from './market-margins';
import type { SourcePart } from './source-parts';

/** Under so many settled matches a share says little, under so many priced ones a return. */
export const SMALL_SAMPLE = 30;

/** A selection with the rate at which it came in. */
export class SelectionRate {
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

/**
 * What happened to one selection. Rates and bounds 0-1; null where there is nothing to divide by. Outcome figures are
 * over the settled matches, price figures over those of them that have the price, comparison figures over those in
 * which the whole market is priced.
 */
export class SelectionSummary extends SelectionRate {
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

/** What happened in a set of matches. */
export class OddsSummary {
  total: Integer;
  /** Matches whose full-time score is known. */
  settled: Integer;
  /** Where the prices come from, most matches first. */
  sources: SourcePart[];
  /** Of the groups asked for, or all, in the order of the table. */
  selections: SelectionSummary[];
  /** Selections with at least 30 compared matches; the two of a market that has no others are one, which mirror each other. */
  compared_selections: Integer;
  /** Of these, how many have their whole compared interval beside what was expected. */
  standing_out: Integer;
  /** How many would on average if the calibrated probabilities were exactly true. */
  expected_by_chance: number;
  /** What the prices of each of the groups add up to, here and in fixtures. */
  margins: MarketMargin[];
}
