import type { CellCondition } from './conditions';
import type { NumberArray } from './number-array';
import type { Segment } from './segment';

const SAMPLES = 256;

/**
 * Positions of the rows of a segment that meet all conditions, ascending.
 * @param scratch at least as long as the segment; the answer is a part of it, good until the next call
 */
export function scan(
  segment: Segment,
  conditions: readonly CellCondition[],
  scratch: Uint32Array,
): Uint32Array {
  const [first, ...others] = mostSelectiveFirst(segment, conditions);
  let count = first === undefined ? everyRow(segment, scratch) : scanColumn(segment, first, scratch);
  for (const condition of others) count = keepMatching(segment, condition, scratch, count);
  if (segment.deleted > 0) count = keepAlive(segment, scratch, count);
  return scratch.subarray(0, count);
}

/** The first condition is looked at in every row, the others only where it holds: rare ones should come first. */
function mostSelectiveFirst(segment: Segment, conditions: readonly CellCondition[]): CellCondition[] {
  if (conditions.length < 2) return [...conditions];
  const step = Math.max(1, Math.floor(segment.rows / SAMPLES));
  const share = (condition: CellCondition): number => {
    let holding = 0;
    const cells = segment.column(condition.column);
    for (let position = 0; position < segment.rows; position += step) {
      if (holds(condition, cells === null ? 0 : cells[position]!)) holding += 1;
    }
    return holding;
  };
  return conditions
    .map((condition) => ({ condition, share: share(condition) }))
    .sort((a, b) => a.share - b.share)
    .map(({ condition }) => condition);
}

function holds(condition: CellCondition, cell: number): boolean {
  return condition.kind === 'between'
    ? cell >= condition.low && cell <= condition.high
    : condition.marks[cell] === 1;
}

function everyRow(segment: Segment, out: Uint32Array): number {
  for (let position = 0; position < segment.rows; position++) out[position] = position;
  return segment.rows;
}

function scanColumn(segment: Segment, condition: CellCondition, out: Uint32Array): number {
  const cells = segment.column(condition.column);
  if (cells === null) return holds(condition, 0) ? everyRow(segment, out) : 0;
  return condition.kind === 'between'
    ? scanBetween(cells, segment.rows, condition.low, condition.high, out)
    : scanMarked(cells, segment.rows, condition.marks, out);
}

// the loops below write every position and move on only past a match: no branch to mispredict

function scanBetween(cells: NumberArray, rows: number, low: number, high: number, out: Uint32Array): number {
  let count = 0;
  for (let position = 0; position < rows; position++) {
    const cell = cells[position]!;
    out[count] = position;
    count += Number(cell >= low) & Number(cell <= high);
  }
  return count;
}

function scanMarked(cells: NumberArray, rows: number, marks: Uint8Array, out: Uint32Array): number {
  let count = 0;
  for (let position = 0; position < rows; position++) {
    out[count] = position;
    count += marks[cells[position]!]!;
  }
  return count;
}

function keepMatching(segment: Segment, condition: CellCondition, hits: Uint32Array, count: number): number {
  const cells = segment.column(condition.column);
  if (cells === null) return holds(condition, 0) ? count : 0;
  let kept = 0;
  if (condition.kind === 'between') {
    const { low, high } = condition;
    for (let at = 0; at < count; at++) {
      const position = hits[at]!;
      const cell = cells[position]!;
      hits[kept] = position;
      kept += Number(cell >= low) & Number(cell <= high);
    }
    return kept;
  }
  const { marks } = condition;
  for (let at = 0; at < count; at++) {
    const position = hits[at]!;
    hits[kept] = position;
    kept += marks[cells[position]!]!;
  }
  return kept;
}

function keepAlive(segment: Segment, hits: Uint32Array, count: number): number {
  const { ids } = segment;
  let kept = 0;
  for (let at = 0; at < count; at++) {
    const position = hits[at]!;
    hits[kept] = position;
    kept += Number(ids[position] !== 0);
  }
  return kept;
}
