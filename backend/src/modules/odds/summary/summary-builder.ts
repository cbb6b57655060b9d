import { ODD_MARKETS } from '../catalogue/columns';
import type { OddField } from '../catalogue/odds-groups';
import type { MatchScores } from '../catalogue/settlement';
import type { Segment } from '../index/segment';
import type { FilterType } from '../query/odds-query';
import type { OddsSummary, SelectionSummary } from './odds-summary';
import { SMALL_SAMPLE } from './odds-summary';
import { RowTotals } from './row-totals';
import type { SettlementTable } from './settlement-table';
import { wilsonInterval } from './wilson';

/** Sums of shares in another order differ in their last bits: at this grain they are the same again. */
const GRAIN = 1e12;

/** Sums up matches that come part by part. */
export class SummaryBuilder {
  private readonly totals: RowTotals;

  /**
   * @param scores every distinct result by number; may grow at its end while parts come
   * @param table settlements of earlier summaries over the same results, which are added to
   */
  constructor(
    type: FilterType,
    private readonly scores: readonly MatchScores[],
    private readonly table: SettlementTable,
  ) {
    this.totals = new RowTotals(type, scores, table);
  }

  /**
   * Adds rows of a segment, or takes rows away that were added before.
   * @param times 1 adds, -1 takes away
   */
  add(segment: Segment, positions: Uint32Array, times: 1 | -1 = 1): void {
    this.totals.add(segment, positions, times);
  }

  /** Adds a block of rows as a whole. */
  addBlock(block: RowTotals): void {
    this.totals.addAll(block);
  }

  /** What the rows so far come to. */
  summary(): OddsSummary {
    this.table.extend(this.scores);
    const results = this.occurringResults();
    const selections: SelectionSummary[] = [];
    for (const { key, columns } of ODD_MARKETS) {
      for (const { field, title } of columns) {
        selections.push(this.selection(selections.length, field, key, title, results));
      }
    }
    let settled = 0;
    for (const result of results) {
      const { fh, fa } = this.scores[result]!;
      if (fh !== null && fa !== null) settled += this.totals.counts[result]!;
    }
    return { total: this.totals.rows, settled, selections };
  }

  private occurringResults(): Uint32Array {
    const { counts } = this.totals;
    const results = new Uint32Array(counts.length);
    let found = 0;
    for (let result = 0; result < counts.length; result++) {
      results[found] = result;
      found += Number(counts[result]! > 0);
    }
    return results.subarray(0, found);
  }

  /**
   * @param place of the selection in the catalogue
   * @param results numbers of the results that occur
   */
  private selection(
    place: number,
    column: OddField,
    group: string,
    label: string,
    results: Uint32Array,
  ): SelectionSummary {
    const verdicts = this.table.of(place);
    let settled = 0;
    let hits = 0;
    for (let at = 0; at < results.length; at++) {
      const verdict = verdicts[results[at]!]!;
      if (verdict < 0) continue;
      const count = this.totals.counts[results[at]!]!;
      settled += count;
      hits += count * verdict;
    }
    const interval = settled === 0 ? null : wilsonInterval(hits, settled);
    const { priced, odds, wonOdds, impliedOver, implied } = this.totals.sums;
    const count = priced[place]!;
    return {
      column,
      group,
      label,
      settled,
      hits,
      rate: settled === 0 ? null : hits / settled,
      ci_low: interval === null ? null : interval.low,
      ci_high: interval === null ? null : interval.high,
      priced: count,
      mean_odd: count === 0 ? null : odds[place]! / count / 100,
      implied: impliedOver[place] === 0 ? null : rounded(implied[place]! / impliedOver[place]!),
      return_rate: count === 0 ? null : wonOdds[place]! / 100 / count - 1,
      small_sample: settled < SMALL_SAMPLE,
    };
  }
}

const rounded = (share: number): number => Math.round(share * GRAIN) / GRAIN;
