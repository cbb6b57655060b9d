import { ROWS_AT_ONCE } from '../calibration/market-rows';
import type { MatchScores } from '../catalogue/settlement';
import { matchColumn } from '../index/layout';
import type { Segment } from '../index/segment';
import { type MarketReaders, MarketTotals, type SettledRows } from './market-totals';
import type { SettlementTable } from './settlement-table';

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
    this.growTo(results);
    this.rowCount += times * positions.length;
    const numbers = segment.column(SCORES);
    if (numbers === null) return;
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

/** Rows of one class of results that wait until there are enough of them to be worth a pass over columns. */
interface Batch {
  readonly positions: Uint32Array;
  readonly results: Int32Array;
  length: number;
}

const newBatch = (): Batch => ({
  positions: new Uint32Array(ROWS_AT_ONCE),
  results: new Int32Array(ROWS_AT_ONCE),
  length: 0,
});

// empty between two calls of `inClasses`
const batches: Batch[] = [];

/**
 * Hands on rows of a segment in batches whose results settle the same selections.
 * @param table knows all results
 * @param times handed on with them
 */
export function inClasses(
  segment: Segment,
  positions: Uint32Array,
  { classOf }: SettlementTable,
  times: 1 | -1,
  take: (rows: SettledRows) => void,
): void {
  const results = segment.column(SCORES)!;
  const hand = (batch: Batch): void => {
    const { length } = batch;
    batch.length = 0;
    take({ ...batch, segment, length, times });
  };
  for (let at = 0; at < positions.length; at++) {
    const position = positions[at]!;
    const result = results[position]! - 1;
    const number = classOf[result]!;
    while (batches.length <= number) batches.push(newBatch());
    const batch = batches[number]!;
    batch.positions[batch.length] = position;
    batch.results[batch.length] = result;
    batch.length += 1;
    if (batch.length === ROWS_AT_ONCE) hand(batch);
  }
  for (const batch of batches) if (batch.length > 0) hand(batch);
}

/** What rows add up to: how often each result occurs, and sums over the prices of some markets. */
export class RowTotals {
  readonly counts = new ResultCounts();
  readonly markets: readonly MarketTotals[];

  /**
   * @param markets their places in the catalogue
   * @param scores every distinct result by number; may grow at its end while rows come
   * @param table settlements of earlier totals over the same results, which are added to
   */
  constructor(
    markets: readonly number[],
    private readonly readers: MarketReaders,
    private readonly scores: readonly MatchScores[],
    private readonly table: SettlementTable,
  ) {
    this.markets = markets.map((market) => new MarketTotals(market));
  }

  /**
   * Adds rows of a segment, or takes rows away that were added before.
   * @param times 1 adds, -1 takes away
   */
  add(segment: Segment, positions: Uint32Array, times: 1 | -1 = 1): void {
    if (positions.length === 0) return;
    this.table.extend(this.scores);
    this.counts.add(segment, positions, this.scores.length, times);
    inClasses(segment, positions, this.table, times, (rows) => {
      for (const totals of this.markets) this.readers.addTo(totals, rows, this.table);
    });
  }

  /** Adds what others have come to, which are over the same markets in the same order. */
  addAll({ counts, markets }: Pick<RowTotals, 'counts' | 'markets'>): void {
    this.counts.addAll(counts);
    for (const [at, totals] of markets.entries()) this.markets[at]!.addAll(totals);
  }
}
