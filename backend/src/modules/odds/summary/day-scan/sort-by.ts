import type { NumberArray } from '../../index/number-array';

/**
 * Rows by rising value; equal ones keep their order, so that sorting by one column after another, the last one first,
 * sorts by all of them (counting sort).
 */
export function sortBy(values: NumberArray, rows: Uint32Array): Uint32Array {
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
