import type { OddsGroup } from '../../catalogue/column-types';
import type { CodeField, OddField } from '../../catalogue/odds-groups';
import type { MatchScores } from '../../catalogue/settlement';
import { matchColumn, oddsColumn } from '../../columns/layout';
import type { NumberArray } from '../../columns/number-array';
import type { FilterType } from '../../question/odds-query';
import { cellsOfRows, markChanges, sortedBy, timesOfRows, valuesOf, wholeRows } from './columns-of-rows';
import { inParts, type Pause } from './in-parts';
import { type OutcomePatterns, outcomePatterns } from './outcome-patterns';
import type { PastRows } from './past-rows';

const SCORES = matchColumn('scores');

/** Groups of the same odds within a tolerance. */
export interface SameOdds {
  /** Runs of groups, each from a number up to, not including, the next: `[from, to, from, to, …]`. */
  readonly runs: readonly number[];
  /** Matches in these groups. */
  readonly matches: number;
}

/**
 * Past matches of one market that are wholly priced, grouped by their prices, in the order of the prices: nearly the
 * same prices of the first selection stand side by side, and so do those of the others within them. Matches of the
 * scanned day itself form groups of their own, by kick-off time. The order depends on prices and times alone, not on
 * where the archive holds a match. All arrays are copies: they don't change under a scan that lets other work run.
 */
export class PriceGroups {
  private constructor(
    /** By selection and group: one more than the price, as the index's cells. */
    private readonly cells: readonly NumberArray[],
    /** By group: kick-off time on the scanned day, 0 of days before. */
    private readonly times: Uint16Array,
    /** By group, and one more: where its rows begin. */
    private readonly starts: Uint32Array,
    private readonly patternOfRow: Uint16Array,
    readonly patterns: OutcomePatterns,
  ) {}

  /**
   * Copies, sorts and groups the prices of past rows.
   * @param scores every distinct result; more may be added to it meanwhile
   * @param pause lets other work run
   */
  static async of(
    past: readonly PastRows[],
    market: OddsGroup<OddField, CodeField>,
    type: FilterType,
    scores: readonly MatchScores[],
    pause: Pause,
  ): Promise<PriceGroups> {
    const fields = market.columns.map(({ field }) => oddsColumn(field, type));
    const priced = past.filter(({ segment }) => [...fields, SCORES].every((each) => segment.column(each)));
    const results = await cellsOfRows(priced, SCORES, pause);
    // after the results: those that come later have no pattern
    const patterns = await outcomePatterns(market, scores, pause);
    const cells: NumberArray[] = [];
    for (const field of fields) cells.push(await cellsOfRows(priced, field, pause));
    const times = timesOfRows(priced);
    let order = await wholeRows([...cells, results], times, pause);
    for (const column of [...cells].reverse()) order = await sortedBy(column, order, pause);
    const changes = new Uint8Array(order.length);
    for (const column of [...cells, times]) await markChanges(column, order, changes, pause);
    const starts = await startsOf(changes, pause);
    const firsts = await valuesOf(order, starts.subarray(0, -1), pause);
    const grouped: NumberArray[] = [];
    for (const column of cells) grouped.push(await valuesOf(column, firsts, pause));
    const patternOfRow = new Uint16Array(order.length);
    await inParts(order.length, pause, (from, to) => {
      for (let at = from; at < to; at++) patternOfRow[at] = patterns.ofResult[results[order[at]!]! - 1]!;
    });
    return new PriceGroups(grouped, await valuesOf(times, firsts, pause), starts, patternOfRow, patterns);
  }

  /** How many groups there are. */
  get count(): number {
    return this.times.length;
  }

  /**
   * The matches of the same odds that kicked off earlier.
   * @param prices of all selections in order, in hundredths
   * @param tolerance in hundredths, for each selection, ends included
   * @param time of the kick-off on the day, as columns hold it
   */
  sameOdds(prices: readonly number[], tolerance: number, time: number): SameOdds {
    const lows = prices.map((price) => Math.max(1, price + 1 - tolerance));
    const highs = prices.map((price) => price + 1 + tolerance);
    const { starts, times } = this;
    const runs: number[] = [];
    let matches = 0;
    const first = this.cells[0]!;
    for (let group = this.firstFrom(lows[0]!); group < this.count && first[group]! <= highs[0]!; group++) {
      const isEarlier = times[group] === 0 || times[group]! < time;
      if (!isEarlier || !this.isWithin(group, lows, highs)) continue;
      if (runs.at(-1) === group) runs[runs.length - 1] = group + 1;
      else runs.push(group, group + 1);
      matches += starts[group + 1]! - starts[group]!;
    }
    return { runs, matches };
  }

  /** Prices of a group, in hundredths. */
  pricesOf(group: number): number[] {
    return this.cells.map((column) => column[group]! - 1);
  }

  /** Numbers of the patterns in which a group's matches ended, a match each. */
  patternsOf(group: number): Uint16Array {
    return this.patternOfRow.subarray(this.starts[group], this.starts[group + 1]);
  }

  /** The first group whose cell of the first selection is at least this. */
  private firstFrom(cell: number): number {
    const first = this.cells[0]!;
    let low = 0;
    let high = this.count;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (first[middle]! < cell) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Whether the further prices of a group are within their bounds too. */
  private isWithin(group: number, lows: readonly number[], highs: readonly number[]): boolean {
    for (let at = 1; at < this.cells.length; at++) {
      const cell = this.cells[at]![group]!;
      if (cell < lows[at]! || cell > highs[at]!) return false;
    }
    return true;
  }
}

/** Where the groups begin, and where the last one ends. */
async function startsOf(changes: Uint8Array, pause: Pause): Promise<Uint32Array> {
  const starts = new Uint32Array(changes.length + 1);
  let groups = 0;
  await inParts(changes.length, pause, (from, to) => {
    for (let at = from; at < to; at++) if (changes[at] === 1) starts[groups++] = at;
  });
  starts[groups] = changes.length;
  return starts.slice(0, groups + 1);
}
