import type { OddsGroup } from '../../catalogue/column-types';
import type { CodeField, OddField } from '../../catalogue/odds-groups';
import type { MatchScores } from '../../catalogue/settlement';
import { matchColumn, oddsColumn } from '../../index/layout';
import type { NumberArray } from '../../index/number-array';
import type { FilterType } from '../../query/odds-query';
import { type OutcomePatterns, outcomePatterns } from './outcome-patterns';
import type { PastRows } from './past-rows';
import { sortBy } from './sort-by';

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
   * @param pause lets other work run; called before every column
   */
  static async of(
    past: readonly PastRows[],
    market: OddsGroup<OddField, CodeField>,
    type: FilterType,
    scores: readonly MatchScores[],
    pause: () => Promise<void>,
  ): Promise<PriceGroups> {
    const fields = market.columns.map(({ field }) => oddsColumn(field, type));
    const priced = past.filter(({ segment }) => [...fields, SCORES].every((each) => segment.column(each)));
    // at once: results that come later have no pattern yet
    const patterns = outcomePatterns(market, scores);
    const patternOfRow = gathered(priced, SCORES, Uint16Array, (cell) =>
      cell === 0 ? 0 : patterns.ofResult[cell - 1]! + 1,
    );
    const cells: NumberArray[] = [];
    for (const field of fields) {
      await pause();
      const isWide = priced.some(({ segment }) => segment.column(field) instanceof Uint32Array);
      const asItIs = (cell: number): number => cell;
      cells.push(
        isWide ? gathered(priced, field, Uint32Array, asItIs) : gathered(priced, field, Uint16Array, asItIs),
      );
    }
    await pause();
    const times = joinedTimes(priced);
    let order = wholeRows([...cells, patternOfRow], times);
    for (const column of [...cells].reverse()) {
      await pause();
      order = sortBy(column, order);
    }
    await pause();
    const firsts = firstsOfGroups(order, [...cells, times]);
    const ofGroups = <T extends NumberArray>(values: T): T => picked(values, firsts, order);
    const grouped: NumberArray[] = [];
    for (const column of cells) {
      await pause();
      grouped.push(ofGroups(column));
    }
    const starts = new Uint32Array(firsts.length + 1);
    starts.set(firsts);
    starts[firsts.length] = order.length;
    return new PriceGroups(grouped, ofGroups(times), starts, patternsInOrder(patternOfRow, order), patterns);
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

const rowsOf = (past: readonly PastRows[]): number =>
  past.reduce((sum, { positions }) => sum + positions.length, 0);

/** A column of all rows, one segment after the other. */
function gathered<T extends NumberArray>(
  past: readonly PastRows[],
  column: number,
  Cells: new (length: number) => T,
  read: (cell: number) => number,
): T {
  const all = new Cells(rowsOf(past));
  let row = 0;
  for (const { segment, positions } of past) {
    const cells = segment.column(column)!;
    for (let at = 0; at < positions.length; at++) all[row++] = read(cells[positions[at]!]!);
  }
  return all;
}

function joinedTimes(past: readonly PastRows[]): Uint16Array {
  const all = new Uint16Array(rowsOf(past));
  let row = 0;
  for (const { times } of past) {
    all.set(times, row);
    row += times.length;
  }
  return all;
}

/** Rows with a value in every column: those of the days before, then those of the day by time. */
function wholeRows(cells: readonly NumberArray[], times: Uint16Array): Uint32Array {
  const rows = new Uint32Array(times.length);
  const ofTheDay: number[] = [];
  let count = 0;
  for (let row = 0; row < times.length; row++) {
    let isWhole = true;
    for (let at = 0; at < cells.length && isWhole; at++) isWhole = cells[at]![row]! > 0;
    if (!isWhole) continue;
    if (times[row] === 0) rows[count++] = row;
    else ofTheDay.push(row);
  }
  rows.set(
    ofTheDay.sort((a, b) => times[a]! - times[b]!),
    count,
  );
  return rows.subarray(0, count + ofTheDay.length);
}

/** Places in the order at which a row differs from the one before in any column. */
function firstsOfGroups(order: Uint32Array, columns: readonly NumberArray[]): Uint32Array {
  const firsts = new Uint32Array(order.length);
  let count = 0;
  for (let at = 0; at < order.length; at++) {
    let isNew = at === 0;
    for (let column = 0; column < columns.length && !isNew; column++)
      isNew = columns[column]![order[at]!] !== columns[column]![order[at - 1]!];
    if (isNew) firsts[count++] = at;
  }
  return firsts.slice(0, count);
}

function patternsInOrder(patternOfRow: Uint16Array, order: Uint32Array): Uint16Array {
  const sorted = new Uint16Array(order.length);
  for (let at = 0; at < order.length; at++) sorted[at] = patternOfRow[order[at]!]! - 1;
  return sorted;
}

function picked<T extends NumberArray>(values: T, firsts: Uint32Array, order: Uint32Array): T {
  const all = new (values.constructor as new (length: number) => T)(firsts.length);
  for (let group = 0; group < firsts.length; group++) all[group] = values[order[firsts[group]!]!]!;
  return all;
}
