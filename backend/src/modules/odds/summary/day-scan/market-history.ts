import type { OddsGroup } from '../../catalogue/column-types';
import type { CodeField, OddField } from '../../catalogue/odds-groups';
import type { MatchScores } from '../../catalogue/settlement';
import { matchColumn, oddsColumn } from '../../index/layout';
import type { NumberArray } from '../../index/number-array';
import type { FilterType } from '../../query/odds-query';
import { type OutcomePatterns, outcomePatterns } from './outcome-patterns';
import type { PastRows } from './past-rows';

const SCORES = matchColumn('scores');

/** What happened in past matches of the same odds. */
export interface Tally {
  /** Matches whose prices of the whole market are the same within the tolerance. */
  sameOdds: number;
  /** Of these by selection: in how many it settled, and how many it won. */
  readonly settled: number[];
  readonly hits: number[];
}

export const noTally = (market: OddsGroup): Tally => ({
  sameOdds: 0,
  settled: market.columns.map(() => 0),
  hits: market.columns.map(() => 0),
});

/**
 * Past prices of one market in the order of its first selection's price, so that matches of nearly the same price
 * stand side by side. All arrays are copies: they don't change under a scan that lets other work run.
 */
export class MarketHistory {
  private readonly counts: Uint32Array;

  private constructor(
    /** By cell of the first selection, where its rows begin. */
    private readonly starts: Uint32Array,
    /** Cells of the further selections by row. */
    private readonly others: readonly NumberArray[],
    private readonly times: Uint16Array,
    private readonly patternOfRow: Uint16Array,
    private readonly patterns: OutcomePatterns,
  ) {
    this.counts = new Uint32Array(patterns.verdicts.length);
  }

  /**
   * Copies and sorts the prices of past rows; null when no row has them all.
   * @param pause lets other work run; called before every column
   */
  static async of(
    { segment, positions, times }: PastRows,
    market: OddsGroup<OddField, CodeField>,
    type: FilterType,
    scores: readonly MatchScores[],
    pause: () => Promise<void>,
  ): Promise<MarketHistory | null> {
    const columns = market.columns.flatMap(({ field }) => segment.column(oddsColumn(field, type)) ?? []);
    const results = segment.column(SCORES);
    if (columns.length < market.columns.length || results === null || positions.length === 0) return null;

    const { starts, order } = sortedByCell(columns[0]!, positions);
    await pause();
    // after the pause and at once: results that come later have no pattern yet
    const patterns = outcomePatterns(market, scores);
    const patternOfRow = new Uint16Array(order.length);
    const timesInOrder = new Uint16Array(order.length);
    for (let row = 0; row < order.length; row++) {
      patternOfRow[row] = patterns.ofResult[results[positions[order[row]!]!]! - 1]!;
      timesInOrder[row] = times[order[row]!]!;
    }
    const others: NumberArray[] = [];
    for (const cells of columns.slice(1)) {
      await pause();
      others.push(cellsInOrder(cells, positions, order));
    }
    return new MarketHistory(starts, others, timesInOrder, patternOfRow, patterns);
  }

  /**
   * Adds the matches of the same odds that kicked off earlier.
   * @param prices of all selections in order, in hundredths
   * @param tolerance in hundredths, for each selection, ends included
   * @param time of the kick-off on the day, as columns hold it
   */
  addTo(tally: Tally, prices: readonly number[], tolerance: number, time: number): void {
    const lows = prices.map((price) => Math.max(1, cellOf(price) - tolerance));
    const highs = prices.map((price) => cellOf(price) + tolerance);
    const from = this.startOf(lows[0]!);
    const to = this.startOf(highs[0]! + 1);
    const { counts, times, patternOfRow } = this;
    counts.fill(0);
    for (let row = from; row < to; row++) {
      if (this.isWithin(row, lows, highs) && (times[row] === 0 || times[row]! < time)) {
        counts[patternOfRow[row]!]! += 1;
      }
    }
    this.patterns.verdicts.forEach((verdicts, pattern) => {
      const matches = counts[pattern]!;
      tally.sameOdds += matches;
      verdicts.forEach((verdict, selection) => {
        if (verdict < 0) return;
        tally.settled[selection]! += matches;
        tally.hits[selection]! += matches * verdict;
      });
    });
  }

  /** The first row whose cell of the first selection is at least this. */
  private startOf(cell: number): number {
    return this.starts[Math.min(cell, this.starts.length - 1)]!;
  }

  /** Whether the further prices of a row are within their bounds too. */
  private isWithin(row: number, lows: readonly number[], highs: readonly number[]): boolean {
    for (let at = 0; at < this.others.length; at++) {
      const cell = this.others[at]![row]!;
      if (cell < lows[at + 1]! || cell > highs[at + 1]!) return false;
    }
    return true;
  }
}

/** Cells are one more than prices: 0 stands for no price. */
const cellOf = (price: number): number => price + 1;

/** Places (in `positions`) of the rows that have a value, by rising value, and where each value begins. */
function sortedByCell(
  cells: NumberArray,
  positions: Uint32Array,
): { starts: Uint32Array; order: Uint32Array } {
  let most = 0;
  for (let at = 0; at < positions.length; at++) most = Math.max(most, cells[positions[at]!]!);
  const starts = new Uint32Array(most + 2);
  for (let at = 0; at < positions.length; at++) {
    const cell = cells[positions[at]!]!;
    if (cell > 0) starts[cell + 1]! += 1;
  }
  for (let cell = 1; cell < starts.length; cell++) starts[cell]! += starts[cell - 1]!;
  const next = starts.slice();
  const order = new Uint32Array(starts.at(-1)!);
  for (let at = 0; at < positions.length; at++) {
    const cell = cells[positions[at]!]!;
    if (cell > 0) order[next[cell]!++] = at;
  }
  return { starts, order };
}

function cellsInOrder(cells: NumberArray, positions: Uint32Array, order: Uint32Array): NumberArray {
  const sorted = cells instanceof Uint16Array ? new Uint16Array(order.length) : new Uint32Array(order.length);
  for (let at = 0; at < order.length; at++) sorted[at] = cells[positions[order[at]!]!]!;
  return sorted;
}
