import { matchColumn } from '../index/layout';
import type { Segment } from '../index/segment';
import type { MarketReaders } from './market-reader';
import { MarketTotals } from './market-totals';

const SCORES = matchColumn('scores');

/** How often each result occurs among rows. */
export class ResultCounts {
  private rowCount = 0;
  private counts = new Int32Array(0);

  get rows(): number {
    return this.rowCount;
  }

  /** Rows by number of their result; may be shorter than there are results. */
  get byResult(): Int32Array {
    return this.counts;
  }

  /** @param results how many there are */
  add(segment: Segment, positions: Uint32Array, results: number, times: 1 | -1): void {
    if (positions.length === 0) return;
    this.growTo(results);
    this.rowCount += times * positions.length;
    const numbers = segment.column(SCORES)!;
    for (let at = 0; at < positions.length; at++) this.counts[numbers[positions[at]!]! - 1]! += times;
  }

  addAll(others: ResultCounts): void {
    this.growTo(others.counts.length);
    this.rowCount += others.rowCount;
    for (let result = 0; result < others.counts.length; result++)
      this.counts[result]! += others.counts[result]!;
  }

  private growTo(results: number): void {
    if (this.counts.length >= results) return;
    const counts = new Int32Array(results);
    counts.set(this.counts);
    this.counts = counts;
  }
}

/** What rows add up to: how often each result occurs, and sums over the prices of some markets. */
export class RowTotals {
  readonly counts = new ResultCounts();
  readonly markets: readonly MarketTotals[];

  /** @param markets their places in the catalogue */
  constructor(
    markets: readonly number[],
    private readonly readers: MarketReaders,
  ) {
    this.markets = markets.map((market) => new MarketTotals(market));
  }

  /**
   * Adds rows of a segment, or takes rows away that were added before.
   * @param positions ascending
   * @param times 1 adds, -1 takes away
   */
  add(segment: Segment, positions: Uint32Array, times: 1 | -1 = 1): void {
    if (positions.length === 0) return;
    this.counts.add(segment, positions, this.readers.scores.length, times);
    for (const totals of this.markets)
      this.readers.of(totals.market).addTo(totals, segment, positions, times);
  }

  /** Adds what others have come to, which are over the same markets in the same order. */
  addAll({ counts, markets }: Pick<RowTotals, 'counts' | 'markets'>): void {
    this.counts.addAll(counts);
    for (const [at, totals] of markets.entries()) this.markets[at]!.addAll(totals);
  }
}
