import { FIRST_PLACES, type MarketReaders } from './market-totals';
import { ODD_MARKETS } from '../catalogue/columns';
import type { MatchScores } from '../catalogue/settlement';
import type { Segment } from '../index/segment';
import type { OddsSummary, SelectionSummary } from './odds-summary';
import { RowTotals } from './row-totals';
import { comparisonFigures, outcomeFigures, priceFigures } from './selection-summary';
import type { SettlementTable } from './settlement-table';

const ALL_MARKETS = ODD_MARKETS.map((_, market) => market);

/** Places in the catalogue of the markets with these keys, in its order; of all markets for null. */
export const marketPlaces = (groups: readonly string[] | null): readonly number[] =>
  groups === null ? ALL_MARKETS : ALL_MARKETS.filter((market) => groups.includes(ODD_MARKETS[market]!.key));

/** Sums up matches that come part by part, over some markets. */
export class SummaryBuilder {
  private readonly totals: RowTotals;

  /**
   * @param markets their places in the catalogue
   * @param scores every distinct result by number; may grow at its end while parts come
   * @param table settlements of earlier summaries over the same results, which are added to
   */
  constructor(
    readonly markets: readonly number[],
    readers: MarketReaders,
    private readonly scores: readonly MatchScores[],
    private readonly table: SettlementTable,
  ) {
    this.totals = new RowTotals(markets, readers, scores, table);
  }

  /**
   * Adds rows of a segment, or takes rows away that were added before.
   * @param times 1 adds, -1 takes away
   */
  add(segment: Segment, positions: Uint32Array, times: 1 | -1 = 1): void {
    this.totals.add(segment, positions, times);
  }

  /** Adds a block of rows as a whole. */
  addBlock(block: Pick<RowTotals, 'counts' | 'markets'>): void {
    this.totals.addAll(block);
  }

  /** What the rows so far come to. */
  summary(): OddsSummary {
    this.table.extend(this.scores);
    const results = this.occurringResults();
    const selections: SelectionSummary[] = [];
    for (const { market, sums } of this.totals.markets) {
      const { key, columns } = ODD_MARKETS[market]!;
      for (const [at, { field, title }] of columns.entries()) {
        const { hits, settled } = this.settle(FIRST_PLACES[market]! + at, results);
        selections.push({
          column: field,
          group: key,
          label: title,
          ...outcomeFigures(hits, settled),
          ...priceFigures(sums, at),
          ...comparisonFigures(sums, at),
        });
      }
    }
    const { rows, byResult } = this.totals.counts;
    let settled = 0;
    for (const result of results) {
      const { fh, fa } = this.scores[result]!;
      if (fh !== null && fa !== null) settled += byResult[result]!;
    }
    return { total: rows, settled, selections };
  }

  private occurringResults(): Uint32Array {
    const { byResult } = this.totals.counts;
    const results = new Uint32Array(byResult.length);
    let found = 0;
    for (let result = 0; result < byResult.length; result++) {
      results[found] = result;
      found += Number(byResult[result]! > 0);
    }
    return results.subarray(0, found);
  }

  /**
   * @param place of the selection in the catalogue
   * @param results numbers of the results that occur
   */
  private settle(place: number, results: Uint32Array): { settled: number; hits: number } {
    const verdicts = this.table.of(place);
    const { byResult } = this.totals.counts;
    let settled = 0;
    let hits = 0;
    for (let at = 0; at < results.length; at++) {
      const verdict = verdicts[results[at]!]!;
      if (verdict < 0) continue;
      const count = byResult[results[at]!]!;
      settled += count;
      hits += count * verdict;
    }
    return { settled, hits };
  }
}
