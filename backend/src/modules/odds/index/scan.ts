import type { CellCondition } from './cell-condition';
import type { NumberArray } from './number-array';
import { type CellRange, MOST_RANGES_IN_A_PASS, scanRanges } from './scan-ranges';
import type { Segment } from './segment';

const SAMPLES = 256;

/** Share of all rows above which a further condition is cheaper to look at in every row than in those left. */
const WORTH_LOOKING_AT_ALL = 0.3;

const MOST_IN_16_BITS = 0xffff;

/** A condition with the share of rows that meet it, by sample. */
interface Weighed {
  readonly condition: CellCondition;
  readonly share: number;
}

/**
 * Positions of the rows of a segment that meet all conditions, ascending.
 * @param scratch at least as long as the segment; the answer is a part of it, good until the next call
 */
export function scan(
  segment: Segment,
  conditions: readonly CellCondition[],
  scratch: Uint32Array,
): Uint32Array {
  if (conditions.some(isImpossible)) return scratch.subarray(0, 0);
  const weighed = rarestFirst(segment, conditions);
  const together = rangesOfFirstPass(segment, weighed);
  let count = firstPass(segment, weighed[0]?.condition, together, scratch);
  for (const { condition } of weighed.slice(Math.max(1, together.length)))
    count = keepMatching(segment, condition, scratch, count);
  if (segment.deleted > 0) count = keepAlive(segment, scratch, count);
  return scratch.subarray(0, count);
}

const isImpossible = (condition: CellCondition): boolean =>
  condition.kind === 'between' && condition.low > condition.high;

/** What is looked at in every row should leave few for the conditions that follow. */
function rarestFirst(segment: Segment, conditions: readonly CellCondition[]): Weighed[] {
  if (conditions.length < 2) return conditions.map((condition) => ({ condition, share: 1 }));
  const step = Math.max(1, Math.floor(segment.rows / SAMPLES));
  const share = (condition: CellCondition): number => {
    let holding = 0;
    let looked = 0;
    const cells = segment.column(condition.column);
    for (let position = 0; position < segment.rows; position += step) {
      looked += 1;
      if (holds(condition, cells === null ? 0 : cells[position]!)) holding += 1;
    }
    return looked === 0 ? 0 : holding / looked;
  };
  return conditions
    .map((condition) => ({ condition, share: share(condition) }))
    .sort((a, b) => a.share - b.share);
}

/** The conditions, from the rarest on, that one pass over all rows looks at together; none if the first can't be. */
function rangesOfFirstPass(segment: Segment, weighed: readonly Weighed[]): CellRange[] {
  const ranges: CellRange[] = [];
  let left = 1;
  for (const { condition, share } of weighed) {
    if (ranges.length === MOST_RANGES_IN_A_PASS || (ranges.length > 0 && left < WORTH_LOOKING_AT_ALL)) break;
    const range = asRange(segment, condition);
    if (range === null) break;
    ranges.push(range);
    left *= share;
  }
  return ranges;
}

function asRange(segment: Segment, condition: CellCondition): CellRange | null {
  const cells = segment.column(condition.column);
  if (!(cells instanceof Uint16Array) || condition.kind !== 'between') return null;
  const high = Math.min(condition.high, MOST_IN_16_BITS);
  if (condition.low > high) return null;
  // `| 0`: a bound that was computed as a floating-point number would make the loops compare as such, at half the speed
  return { cells, low: condition.low | 0, span: (high - condition.low) | 0 };
}

function firstPass(
  segment: Segment,
  first: CellCondition | undefined,
  together: readonly CellRange[],
  out: Uint32Array,
): number {
  if (first === undefined) return everyRow(segment, out);
  if (together.length > 0) return scanRanges(together, segment.rows, out);
  const cells = segment.column(first.column);
  if (cells === null) return holds(first, 0) ? everyRow(segment, out) : 0;
  switch (first.kind) {
    case 'between':
      return scanBetween(cells, segment.rows, first.low, first.high, out);
    case 'marked':
      return scanMarked(cells, segment.rows, first.marks, out);
    case 'tested':
      return scanTested(cells, segment.rows, first.passes, out);
  }
}

function holds(condition: CellCondition, cell: number): boolean {
  switch (condition.kind) {
    case 'between':
      return cell >= condition.low && cell <= condition.high;
    case 'marked':
      return condition.marks[cell] === 1;
    case 'tested':
      return condition.passes(cell);
  }
}

function everyRow(segment: Segment, out: Uint32Array): number {
  for (let position = 0; position < segment.rows; position++) out[position] = position;
  return segment.rows;
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

function scanTested(
  cells: NumberArray,
  rows: number,
  passes: (cell: number) => boolean,
  out: Uint32Array,
): number {
  let count = 0;
  for (let position = 0; position < rows; position++) {
    out[count] = position;
    count += Number(passes(cells[position]!));
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
  if (condition.kind === 'tested') {
    for (let at = 0; at < count; at++) {
      const position = hits[at]!;
      hits[kept] = position;
      kept += Number(condition.passes(cells[position]!));
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
