import type { NumberArray } from '../../index/number-array';
import type { PastRows } from './past-rows';

const rowsOf = (past: readonly PastRows[]): number =>
  past.reduce((sum, { positions }) => sum + positions.length, 0);

/** A copy of a column's cells of all rows, one segment after the other. */
export function cellsOfRows(past: readonly PastRows[], column: number): NumberArray {
  const isWide = past.some(({ segment }) => segment.column(column) instanceof Uint32Array);
  const all = isWide ? new Uint32Array(rowsOf(past)) : new Uint16Array(rowsOf(past));
  let row = 0;
  for (const { segment, positions } of past) {
    const cells = segment.column(column)!;
    for (let at = 0; at < positions.length; at++) all[row++] = cells[positions[at]!]!;
  }
  return all;
}

export function timesOfRows(past: readonly PastRows[]): Uint16Array {
  const all = new Uint16Array(rowsOf(past));
  let row = 0;
  for (const { times } of past) {
    all.set(times, row);
    row += times.length;
  }
  return all;
}

/** Rows with a value in every column: those of the days before, then those of the day by time. */
export function wholeRows(columns: readonly NumberArray[], times: Uint16Array): Uint32Array {
  const isWhole = new Uint8Array(times.length).fill(1);
  for (const cells of columns)
    for (let row = 0; row < cells.length; row++) if (cells[row] === 0) isWhole[row] = 0;
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
export function sortedBy(values: NumberArray, rows: Uint32Array): Uint32Array {
  let most = 0;
  for (let at = 0; at < rows.length; at++) most = Math.max(most, values[rows[at]!]!);
  const next = new Uint32Array(most + 2);
  for (let at = 0; at < rows.length; at++) next[values[rows[at]!]! + 1]! += 1;
  for (let value = 1; value < next.length; value++) next[value]! += next[value - 1]!;
  const sorted = new Uint32Array(rows.length);
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at]!;
    sorted[next[values[row]!]!++] = row;
  }
  return sorted;
}

/** Marks the places in an order at which a row's value differs from that of the row before. */
export function markChanges(values: NumberArray, order: Uint32Array, changes: Uint8Array): void {
  let before = -1;
  for (let at = 0; at < order.length; at++) {
    const value = values[order[at]!]!;
    if (value !== before) changes[at] = 1;
    before = value;
  }
}

/** The values of some rows. */
export function valuesOf<T extends NumberArray>(values: T, rows: Uint32Array): T {
  const all = new (values.constructor as new (length: number) => T)(rows.length);
  for (let at = 0; at < rows.length; at++) all[at] = values[rows[at]!]!;
  return all;
}
