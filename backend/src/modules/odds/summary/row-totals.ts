import { ALL_SOURCES } from '../catalogue/price-sources';
import { matchColumn, sourcesColumn } from '../index/layout';
import type { NumberArray } from '../index/number-array';
import type { Segment } from '../index/segment';
import type { FilterType } from '../query/odds-query';
import type { MarketReaders } from './market-reader';
import { MarketTotals } from './market-totals';

const SCORES = matchColumn('scores');

/** How many rows there are, and how many of each result and of each combination of sources. */
export class RowCounts {
  rows = 0;
  /** By number of the result; may be shorter than there are results. */
  byResult = new Int32Array(0);
  /** By mask of sources. */
  readonly bySource = new Int32Array(ALL_SOURCES + 1);

  /** @param results how many there are */
  add(segment: Segment, positions: Uint32Array, type: FilterType, results: number, times: 1 | -1): void {
    if (positions.length === 0) return;
    this.growTo(results);
    this.rows += times * positions.length;
    countCells(segment.column(SCORES)!, positions, this.byResult, 1, times);
    const sources = segment.column(sourcesColumn(type));
    if (sources === null) this.bySource[0]! += times * positions.length;
    else countCells(sources, positions, this.bySource, 0, times);
  }

  addAll(others: RowCounts): void {
    this.growTo(others.byResult.length);
    this.rows += others.rows;
    for (const [own, theirs] of [
      [this.byResult, others.byResult],
      [this.bySource, others.bySource],
    ] as const) {
      for (let at = 0; at < theirs.length; at++) own[at]! += theirs[at]!;
    }
  }

  private growTo(results: number): void {
    if (this.byResult.length >= results) return;
    const byResult = new Int32Array(results);
    byResult.set(this.byResult);
    this.byResult = byResult;
  }
}

/** @param shift what cells are more than the number that is counted */
function countCells(
  cells: NumberArray,
  positions: Uint32Array,
  counts: Int32Array,
  shift: number,
  times: 1 | -1,
): void {
  for (let at = 0; at < positions.length; at++) counts[cells[positions[at]!]! - shift]! += times;
}

/** What rows add up to: counts of them, and sums over the prices of some markets. */
export class RowTotals {
  readonly counts = new RowCounts();
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
   * @param times 1 adds, -1 takes away
   */
  add(segment: Segment, positions: Uint32Array, times: 1 | -1 = 1): void {
    if (positions.length === 0) return;
    const { type, scores } = this.readers;
    this.counts.add(segment, positions, type, scores.length, times);
    for (const totals of this.markets)
      this.readers.of(totals.market).addTo(totals, segment, positions, times);
  }

  /** Adds what others have come to, which are over the same markets in the same order. */
  addAll({ counts, markets }: Pick<RowTotals, 'counts' | 'markets'>): void {
    this.counts.addAll(counts);
    for (const [at, totals] of markets.entries()) this.markets[at]!.addAll(totals);
  }
}
