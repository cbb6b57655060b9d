import { ODD_MARKETS } from '../catalogue/columns';
import type { OddField } from '../catalogue/odds-groups';
import type { MatchScores } from '../catalogue/settlement';
import { matchColumn } from '../index/layout';
import type { Slice } from '../index/merge';
import type { Hits } from '../index/odds-index';
import type { FilterType } from '../query/odds-query';
import { addPrices, gathered, noPriceSums, type PriceSums } from './price-sums';
import type { SettlementTable } from './settlement-table';
import { wilsonInterval } from './wilson';

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

const SCORES = matchColumn('scores');

/** Number of each match's result. */
function resultsOf({ segment, positions }: Slice): Int32Array {
  const results = gathered(segment.column(SCORES)!, positions);
  for (let at = 0; at < results.length; at++) results[at]! -= 1;
  return results;
}

function countEach(results: Int32Array, counts: Uint32Array): void {
  for (let at = 0; at < results.length; at++) counts[results[at]!]! += 1;
}

/**
 * Sums up what happened in the hits of a search, over all selections of a set of odds.
 * @param scores every distinct result by number, as the index has them
 * @param table settlements of earlier calls, which are added to
 */
export function summarise(
  hits: Hits,
  type: FilterType,
  scores: readonly MatchScores[],
  table: SettlementTable,
): OddsSummary {
  table.extend(scores);
  const slices = [hits.main, hits.recent].filter(({ positions }) => positions.length > 0);
  const results = slices.map(resultsOf);
  const counts = new Uint32Array(scores.length);
  for (const each of results) countEach(each, counts);
  let settled = 0;
  counts.forEach((count, result) => {
    const { fh, fa } = scores[result]!;
    if (fh !== null && fa !== null) settled += count;
  });

  const selections: SelectionSummary[] = [];
  for (const market of ODD_MARKETS) {
    const verdicts = market.columns.map((_, at) => table.of(selections.length + at));
    const sums = market.columns.map(noPriceSums);
    slices.forEach((slice, at) => addPrices(slice, market, type, results[at]!, verdicts, sums));
    market.columns.forEach((column, at) => {
      const head = { column: column.field, group: market.key, label: column.title };
      selections.push({ ...head, ...outcome(counts, verdicts[at]!), ...prices(sums[at]!) });
    });
  }
  return { total: hits.total, settled, selections };
}

function outcome(counts: Uint32Array, verdicts: Int8Array) {
  let settled = 0;
  let hits = 0;
  for (let result = 0; result < counts.length; result++) {
    if (verdicts[result]! < 0) continue;
    settled += counts[result]!;
    hits += counts[result]! * verdicts[result]!;
  }
  const interval = settled === 0 ? null : wilsonInterval(hits, settled);
  return {
    settled,
    hits,
    rate: settled === 0 ? null : hits / settled,
    ci_low: interval?.low ?? null,
    ci_high: interval?.high ?? null,
    small_sample: settled < SMALL_SAMPLE,
  };
}

function prices({ priced, odds, wonOdds, impliedOver, implied }: PriceSums) {
  return {
    priced,
    mean_odd: priced === 0 ? null : odds / priced / 100,
    implied: impliedOver === 0 ? null : implied / impliedOver,
    return_rate: priced === 0 ? null : wonOdds / 100 / priced - 1,
  };
}
