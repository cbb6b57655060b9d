import { firstWhere } from '../../columns/first-where';
import { MATCH_COLUMN, oddsColumn } from '../../columns/layout';
import type { NumberArray } from '../../columns/number-array';
import type { Result } from '../../columns/vocabulary';
import type { FilterType } from '../../question/odds-query';
import type { Market } from '../../catalogue/columns';
import { MarketOutcomes } from '../summary/market-outcomes';
import type { PastRows } from './past-rows';

const RESULT = MATCH_COLUMN.result;

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
 * where the archive holds a match.
 */
export class PriceGroups {
  /** How every result settles the market. */
  readonly outcomes: MarketOutcomes;
  /** By selection and group: prices in hundredths. */
  private readonly prices: readonly NumberArray[];
  /** By group: kick-off time on the scanned day, 0 of days before. */
  private readonly times: NumberArray;
  /** By group, and one more: where its rows begin. */
  private readonly starts: Uint32Array;
  private readonly outcomeOfRow: Uint16Array;

  /** @param results every distinct one */
  constructor(past: readonly PastRows[], market: Market, type: FilterType, results: readonly Result[]) {
    const columns = market.columns.map(({ field }) => oddsColumn(field, type));
    const priced = past.filter(({ segment }) => columns.every((each) => segment.column(each)));
    this.outcomes = new MarketOutcomes(market);
    this.outcomes.extend(results);
    const resultOf = cellsOf(priced, RESULT);
    const cells = columns.map((column) => cellsOf(priced, column));
    const times = timesOf(priced);
    let order = wholeRows(cells, times);
    for (const column of [...cells].reverse()) order = sortedBy(column, order);
    this.starts = startsOf([...cells, times], order);
    const firsts = order.length === 0 ? order : this.starts.subarray(0, -1).map((start) => order[start]!);
    this.prices = cells.map((column) => valuesOf(column, firsts));
    this.times = valuesOf(times, firsts);
    this.outcomeOfRow = Uint16Array.from(order, (row) => this.outcomes.ofResult[resultOf[row]!]!);
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
    const lows = prices.map((price) => price - tolerance);
    const highs = prices.map((price) => price + tolerance);
    const { starts, times } = this;
    const runs: number[] = [];
    let matches = 0;
    const first = this.prices[0]!;
    const from = firstWhere(this.count, (group) => first[group]! >= lows[0]!);
    for (let group = from; group < this.count && first[group]! <= highs[0]!; group++) {
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
    return this.prices.map((column) => column[group]!);
  }

  /** Numbers of the outcomes of a group's matches, a match each. */
  outcomesOf(group: number): Uint16Array {
    return this.outcomeOfRow.subarray(this.starts[group], this.starts[group + 1]);
  }

  /** Whether the further prices of a group are within their bounds too. */
  private isWithin(group: number, lows: readonly number[], highs: readonly number[]): boolean {
    for (let at = 1; at < this.prices.length; at++) {
      const price = this.prices[at]![group]!;
      if (price < lows[at]! || price > highs[at]!) return false;
    }
    return true;
  }
}

const rowsOf = (past: readonly PastRows[]): number =>
  past.reduce((sum, { positions }) => sum + positions.length, 0);

/** A column's cells of all rows, one segment after the other. */
function cellsOf(past: readonly PastRows[], column: number): NumberArray {
  const isWide = past.some(({ segment }) => segment.column(column) instanceof Uint32Array);
  const all = isWide ? new Uint32Array(rowsOf(past)) : new Uint16Array(rowsOf(past));
  let row = 0;
  for (const { segment, positions } of past) {
    const cells = segment.column(column)!;
    for (let at = 0; at < positions.length; at++) all[row++] = cells[positions[at]!]!;
  }
  return all;
}

function timesOf(past: readonly PastRows[]): Uint16Array {
  const all = new Uint16Array(rowsOf(past));
  let row = 0;
  for (const { times } of past) {
    all.set(times, row);
    row += times.length;
  }
  return all;
}

/** Rows with a value in every column: those of the days before, then those of the day by time. */
function wholeRows(columns: readonly NumberArray[], times: Uint16Array): Uint32Array {
  const isWhole = new Uint8Array(times.length).fill(1);
  for (const cells of columns)
    for (let row = 0; row < times.length; row++) if (cells[row] === 0) isWhole[row] = 0;
  const rows = new Uint32Array(times.length);
  const ofTheDay: number[] = [];
  let count = 0;
  for (let row = 0; row < times.length; row++) {
    if (isWhole[row] === 0) continue;
    if (times[row] === 0) rows[count++] = row;
    else ofTheDay.push(row);
  }
  rows.set(
    ofTheDay.sort((a, b) => times[a]! - times[b]!),
    count,
  );
  return rows.subarray(0, count + ofTheDay.length);
}

/**
 * Rows by rising value; equal ones keep their order, so that sorting by one column after another, the last one first,
 * sorts by all of them (counting sort).
 */
function sortedBy(values: NumberArray, rows: Uint32Array): Uint32Array {
  let most = 0;
  for (let at = 0; at < rows.length; at++) most = Math.max(most, values[rows[at]!]!);
  const next = new Uint32Array(most + 2);
  for (let at = 0; at < rows.length; at++) next[values[rows[at]!]! + 1]! += 1;
  for (let value = 1; value < next.length; value++) next[value]! += next[value - 1]!;
  const sorted = new Uint32Array(rows.length);
  for (let at = 0; at < rows.length; at++) sorted[next[values[rows[at]!]!]!++] = rows[at]!;
  return sorted;
}

/** Where in an order a value differs from that of the row before, and where the order ends. */
function startsOf(columns: readonly NumberArray[], order: Uint32Array): Uint32Array {
  const isStart = new Uint8Array(order.length);
  for (const values of columns) {
    let before = -1;
    for (let at = 0; at < order.length; at++) {
      const value = values[order[at]!]!;
      if (value !== before) isStart[at] = 1;
      before = value;
    }
  }
  const starts = new Uint32Array(order.length + 1);
  let groups = 0;
  for (let at = 0; at < order.length; at++) if (isStart[at] === 1) starts[groups++] = at;
  starts[groups] = order.length;
  return starts.slice(0, groups + 1);
}

/** The values of some rows. */
function valuesOf(values: NumberArray, rows: Uint32Array): NumberArray {
  const all = values instanceof Uint16Array ? new Uint16Array(rows.length) : new Uint32Array(rows.length);
  for (let at = 0; at < rows.length; at++) all[at] = values[rows[at]!]!;
  return all;
}
