import type { NumberArray } from '../../columns/number-array';
import { inParts, type Pause } from './in-parts';
import type { PastRows } from './past-rows';

const rowsOf = (past: readonly PastRows[]): number =>
  past.reduce((sum, { positions }) => sum + positions.length, 0);

/** A copy of a column's cells of all rows, one segment after the other. */
export async function cellsOfRows(
  past: readonly PastRows[],
  column: number,
  pause: Pause,
): Promise<NumberArray> {
  // the columns as they are now: one that has to grow is replaced
  const columns = past.map(({ segment }) => segment.column(column)!);
  const isWide = columns.some((cells) => cells instanceof Uint32Array);
  const all = isWide ? new Uint32Array(rowsOf(past)) : new Uint16Array(rowsOf(past));
  let first = 0;
  for (const [number, { positions }] of past.entries()) {
    const cells = columns[number]!;
    await inParts(positions.length, pause, (from, to) => {
      for (let at = from; at < to; at++) all[first + at] = cells[positions[at]!]!;
    });
    first += positions.length;
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
export async function wholeRows(
  columns: readonly NumberArray[],
  times: Uint16Array,
  pause: Pause,
): Promise<Uint32Array> {
  const rows = new Uint32Array(times.length);
  const ofTheDay: number[] = [];
  let count = 0;
  await inParts(times.length, pause, (from, to) => {
    const isWhole = new Uint8Array(to - from).fill(1);
    for (const cells of columns)
      for (let row = from; row < to; row++) if (cells[row] === 0) isWhole[row - from] = 0;
    for (let row = from; row < to; row++) {
      if (isWhole[row - from] === 0) continue;
      if (times[row] === 0) rows[count++] = row;
      else ofTheDay.push(row);
    }
  });
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
export async function sortedBy(values: NumberArray, rows: Uint32Array, pause: Pause): Promise<Uint32Array> {
  let most = 0;
  await inParts(rows.length, pause, (from, to) => {
    for (let at = from; at < to; at++) most = Math.max(most, values[rows[at]!]!);
  });
  const next = new Uint32Array(most + 2);
  await inParts(rows.length, pause, (from, to) => {
    for (let at = from; at < to; at++) next[values[rows[at]!]! + 1]! += 1;
  });
  for (let value = 1; value < next.length; value++) next[value]! += next[value - 1]!;
  const sorted = new Uint32Array(rows.length);
  await inParts(rows.length, pause, (from, to) => {
    for (let at = from; at < to; at++) {
      const row = rows[at]!;
      sorted[next[values[row]!]!++] = row;
    }
  });
  return sorted;
}

/** Marks the places in an order at which a row's value differs from that of the row before. */
export async function markChanges(
  values: NumberArray,
  order: Uint32Array,
  changes: Uint8Array,
  pause: Pause,
): Promise<void> {
  let before = -1;
  await inParts(order.length, pause, (from, to) => {
    for (let at = from; at < to; at++) {
      const value = values[order[at]!]!;
      if (value !== before) changes[at] = 1;
      before = value;
    }
  });
}

/** The values of some rows. */
export async function valuesOf<T extends NumberArray>(
  values: T,
  rows: Uint32Array,
  pause: Pause,
): Promise<T> {
  const all = new (values.constructor as new (length: number) => T)(rows.length);
  await inParts(rows.length, pause, (from, to) => {
    for (let at = from; at < to; at++) all[at] = values[rows[at]!]!;
  });
  return all;
}
