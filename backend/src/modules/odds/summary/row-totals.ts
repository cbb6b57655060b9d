import type { MatchScores } from '../catalogue/settlement';
import { matchColumn } from '../index/layout';
import type { Segment } from '../index/segment';
import type { FilterType } from '../query/odds-query';
import { PriceSums, ROWS_AT_ONCE } from './price-sums';
import type { SettlementTable } from './settlement-table';

const SCORES = matchColumn('scores');

/** Rows of one class of results that wait until there are enough of them to be worth a pass over all columns. */
interface Batch {
  readonly positions: Uint32Array;
  readonly results: Int32Array;
  length: number;
}

// empty between two calls of `add`
const batches: Batch[] = [];

function batchOf(number: number): Batch {
  while (batches.length <= number) {
    batches.push({
      positions: new Uint32Array(ROWS_AT_ONCE),
      results: new Int32Array(ROWS_AT_ONCE),
      length: 0,
    });
  }
  return batches[number]!;
}

/** What matches add up to: how often each result occurs, and sums over their prices. */
export class RowTotals {
  private rowCount = 0;
  private resultCounts = new Int32Array(0);
  readonly sums: PriceSums;

  /**
   * @param scores every distinct result by number; may grow at its end while rows come
   * @param table settlements of earlier totals over the same results, which are added to
   */
  constructor(
    type: FilterType,
    private readonly scores: readonly MatchScores[],
    private readonly table: SettlementTable,
  ) {
    this.sums = new PriceSums(type, table);
  }

  get rows(): number {
    return this.rowCount;
  }

  /** Rows by number of their result; may be shorter than there are results. */
  get counts(): Int32Array {
    return this.resultCounts;
  }

  /**
   * Adds rows of a segment, or takes rows away that were added before.
   * @param times 1 adds, -1 takes away
   */
  add(segment: Segment, positions: Uint32Array, times: 1 | -1 = 1): void {
    this.table.extend(this.scores);
    this.growTo(this.scores.length);
    this.rowCount += times * positions.length;
    const { classOf } = this.table;
    const results = segment.column(SCORES)!;
    for (let at = 0; at < positions.length; at++) {
      const position = positions[at]!;
      const result = results[position]! - 1;
      const batch = batchOf(classOf[result]!);
      batch.positions[batch.length] = position;
      batch.results[batch.length] = result;
      batch.length += 1;
      this.resultCounts[result]! += times;
      if (batch.length === ROWS_AT_ONCE) this.take(segment, batch, times);
    }
    for (const batch of batches) if (batch.length > 0) this.take(segment, batch, times);
  }

  /** Adds what others have come to. */
  addAll(others: RowTotals): void {
    this.growTo(others.resultCounts.length);
    this.rowCount += others.rowCount;
    const { resultCounts } = others;
    for (let result = 0; result < resultCounts.length; result++)
      this.resultCounts[result]! += resultCounts[result]!;
    this.sums.addAll(others.sums);
  }

  private take(segment: Segment, batch: Batch, times: 1 | -1): void {
    const { positions, results, length } = batch;
    batch.length = 0;
    this.sums.add(segment, positions, results, length, times);
  }

  private growTo(results: number): void {
    if (this.resultCounts.length >= results) return;
    const counts = new Int32Array(results);
    counts.set(this.resultCounts);
    this.resultCounts = counts;
  }
}
