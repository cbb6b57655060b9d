/** A range of values in a 16-bit column: cells from `low` to `low + span`, both included. */
export interface CellRange {
  readonly cells: Uint16Array;
  readonly low: number;
  readonly span: number;
}

/** Most ranges that one pass looks at. */
export const MOST_RANGES_IN_A_PASS = 6;

// The loops write every position and move on only past a match: no branch to mispredict. One subtraction and one
// comparison without sign tell both bounds at once.

function scanOne({ cells, low, span }: CellRange, rows: number, out: Uint32Array): number {
  let count = 0;
  for (let position = 0; position < rows; position++) {
    out[count] = position;
    count += Number((cells[position]! - low) >>> 0 <= span);
  }
  return count;
}

function scanThree(a: CellRange, b: CellRange, c: CellRange, rows: number, out: Uint32Array): number {
  const { cells: cellsA, low: lowA, span: spanA } = a;
  const { cells: cellsB, low: lowB, span: spanB } = b;
  const { cells: cellsC, low: lowC, span: spanC } = c;
  let count = 0;
  for (let position = 0; position < rows; position++) {
    out[count] = position;
    count +=
      Number((cellsA[position]! - lowA) >>> 0 <= spanA) &
      Number((cellsB[position]! - lowB) >>> 0 <= spanB) &
      Number((cellsC[position]! - lowC) >>> 0 <= spanC);
  }
  return count;
}

function scanSix(ranges: readonly CellRange[], rows: number, out: Uint32Array): number {
  const [a, b, c, d, e, f] = ranges as [CellRange, CellRange, CellRange, CellRange, CellRange, CellRange];
  const { cells: cellsA, low: lowA, span: spanA } = a;
  const { cells: cellsB, low: lowB, span: spanB } = b;
  const { cells: cellsC, low: lowC, span: spanC } = c;
  const { cells: cellsD, low: lowD, span: spanD } = d;
  const { cells: cellsE, low: lowE, span: spanE } = e;
  const { cells: cellsF, low: lowF, span: spanF } = f;
  let count = 0;
  for (let position = 0; position < rows; position++) {
    out[count] = position;
    count +=
      Number((cellsA[position]! - lowA) >>> 0 <= spanA) &
      Number((cellsB[position]! - lowB) >>> 0 <= spanB) &
      Number((cellsC[position]! - lowC) >>> 0 <= spanC) &
      Number((cellsD[position]! - lowD) >>> 0 <= spanD) &
      Number((cellsE[position]! - lowE) >>> 0 <= spanE) &
      Number((cellsF[position]! - lowF) >>> 0 <= spanF);
  }
  return count;
}

/**
 * Writes the positions that lie in all ranges to `out`, ascending; answers how many they are. Ranges that most rows
 * lie in cost less together in one pass than one after the other.
 * @param ranges 1 to {@link MOST_RANGES_IN_A_PASS}
 */
export function scanRanges(ranges: readonly CellRange[], rows: number, out: Uint32Array): number {
  const first = ranges[0]!;
  // a range looked at twice changes nothing: it fills up the loops that are written for more
  const at = (number: number): CellRange => ranges[number] ?? first;
  if (ranges.length === 1) return scanOne(first, rows, out);
  if (ranges.length <= 3) return scanThree(first, at(1), at(2), rows, out);
  return scanSix([0, 1, 2, 3, 4, 5].map(at), rows, out);
}
