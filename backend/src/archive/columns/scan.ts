import { type CellCondition, cellsOf, liesIn } from './cell-condition';
import type { RowRange } from './days';
import { Kernel } from './kernel';
import type { NumberArray } from './number-array';
import type { Segment } from './segment';

/** With four times as many the kernel's searches over six columns would take twice as long at the median (bench, search). */
const SAMPLES = 64;

/**
 * Positions of the rows of a segment that meet all conditions, ascending.
 * @param scratch at least as long as the segment; the answer is a part of it, good until the next call
 * @param rows those that are looked at; all by default
 */
export function scan(
  segment: Segment,
  conditions: readonly CellCondition[],
  scratch: Uint32Array,
  rows: RowRange = { from: 0, to: segment.rows },
): Uint32Array {
  if (conditions.some(isImpossible)) return scratch.subarray(0, 0);
  const [first, ...others] = rarestFirst(segment, conditions, rows);
  // starting with every position and keeping those that match would take 1.8 × as long (bench, search)
  let count = first === undefined ? everyRow(rows, scratch) : findMatching(segment, first, rows, scratch);
  for (const condition of others) count = keepMatching(segment, condition, scratch, count);
  return scratch.subarray(0, count);
}

/** Rows that {@link scanFirst} looks at first; each time it goes on it looks at twice as many. */
const FIRST_ROWS = 8_192;

/**
 * As {@link scan}, but ends once `enough` positions are found: a page of the newest matches is mostly found in a small
 * part of the rows.
 * @param gone 1 by position for rows that are left out; null = none
 */
export function scanFirst(
  segment: Segment,
  gone: Uint8Array | null,
  conditions: readonly CellCondition[],
  enough: number,
  scratch: Uint32Array,
  rows: RowRange,
): Uint32Array {
  let found = 0;
  let size = enough === Infinity ? Infinity : FIRST_ROWS;
  for (let from = rows.from; from < rows.to && found < enough; from += size / 2) {
    const part = { from, to: Math.min(from + size, rows.to) };
    const passing = scan(segment, conditions, scratch.subarray(found), part);
    found += gone === null ? passing.length : keepLiving(passing, gone);
    size *= 2;
  }
  return scratch.subarray(0, found);
}

const isImpossible = (condition: CellCondition): boolean =>
  (condition.kind === 'between' && condition.low > condition.high) ||
  (condition.kind === 'ranges' && condition.bounds.length === 0) ||
  (condition.kind === 'any' && condition.of.every(isImpossible));

/**
 * Conditions by the share of rows that meet them in a sample: what is looked at in every row should leave few for the
 * others. In the order asked for the slowest searches (p95) would take 2.4 × as long at 250,000 rows (bench, search).
 */
function rarestFirst(
  segment: Segment,
  conditions: readonly CellCondition[],
  { from, to }: RowRange,
): readonly CellCondition[] {
  if (conditions.length < 2) return conditions;
  const step = Math.max(1, Math.floor((to - from) / SAMPLES));
  const share = (condition: CellCondition): number => {
    let holding = 0;
    let looked = 0;
    const passes = testOf(segment, condition);
    for (let position = from; position < to; position += step) {
      looked += 1;
      if (passes(position)) holding += 1;
    }
    return looked === 0 ? 0 : holding / looked;
  };
  return conditions
    .map((condition) => ({ condition, share: share(condition) }))
    .sort((a, b) => a.share - b.share)
    .map(({ condition }) => condition);
}

/** Looks at every row of the range. */
function findMatching(segment: Segment, condition: CellCondition, rows: RowRange, out: Uint32Array): number {
  if (condition.kind === 'any' || condition.kind === 'not')
    return keepPassing(testOf(segment, condition), out, everyRow(rows, out));
  const cells = cellsOf(segment, condition.column);
  if (condition.kind === 'paired') {
    const others = segment.column(condition.other);
    return cells === null || others === null ? 0 : scanPaired(cells, others, rows, condition.passes, out);
  }
  if (cells === null) return holds(condition, 0) ? everyRow(rows, out) : 0;
  const kernel = Kernel.of(segment);
  // what is worked out of columns doesn't stand in the kernel's memory
  const isStored = typeof condition.column === 'number';
  if (kernel !== null && isStored && out.buffer === kernel.positions.buffer && !isWide(cells)) {
    if (condition.kind === 'between') return kernel.between(cells, rows, condition.low, condition.high, out);
    if (condition.kind === 'marked') return kernel.marked(cells, rows, condition.marks, out);
  }
  switch (condition.kind) {
    case 'between':
      return scanBetween(cells, rows, condition.low, condition.high, out);
    case 'marked':
      return scanMarked(cells, rows, condition.marks, out);
    case 'tested':
      return scanTested(cells, rows, condition.passes, out);
    case 'ranges':
      return scanTested(cells, rows, (cell) => liesIn(condition.bounds, cell), out);
  }
}

/** Whether a condition holds, by position. */
function testOf(segment: Segment, condition: CellCondition): (position: number) => boolean {
  if (condition.kind === 'any') {
    const tests = condition.of.map((each) => testOf(segment, each));
    return (position) => tests.some((passes) => passes(position));
  }
  if (condition.kind === 'not') {
    const passes = testOf(segment, condition.of);
    return (position) => !passes(position);
  }
  const cells = cellsOf(segment, condition.column);
  const others = condition.kind === 'paired' ? segment.column(condition.other) : null;
  return (position) => holds(condition, cells?.[position] ?? 0, others?.[position] ?? 0);
}

type OfCells = Exclude<CellCondition, { kind: 'any' | 'not' }>;

function holds(condition: OfCells, cell: number, otherCell = 0): boolean {
  switch (condition.kind) {
    case 'between':
      return cell >= condition.low && cell <= condition.high;
    case 'ranges':
      return liesIn(condition.bounds, cell);
    case 'marked':
      return condition.marks[cell] === 1;
    case 'tested':
      return condition.passes(cell);
    case 'paired':
      return condition.passes(cell, otherCell);
  }
}

const isWide = (cells: NumberArray): boolean => cells.BYTES_PER_ELEMENT > Uint16Array.BYTES_PER_ELEMENT;

function everyRow({ from, to }: RowRange, out: Uint32Array): number {
  for (let position = from; position < to; position++) out[position - from] = position;
  return to - from;
}

// The loops below write every position and move on only past a match: with a branch to mispredict the slowest searches
// (p95) would take 4 × as long (bench, search).

function scanBetween(
  cells: NumberArray,
  { from, to }: RowRange,
  low: number,
  high: number,
  out: Uint32Array,
): number {
  let count = 0;
  for (let position = from; position < to; position++) {
    const cell = cells[position]!;
    out[count] = position;
    count += Number(cell >= low) & Number(cell <= high);
  }
  return count;
}

function scanMarked(cells: NumberArray, { from, to }: RowRange, marks: Uint8Array, out: Uint32Array): number {
  let count = 0;
  for (let position = from; position < to; position++) {
    out[count] = position;
    count += marks[cells[position]!]!;
  }
  return count;
}

function scanTested(
  cells: NumberArray,
  { from, to }: RowRange,
  passes: (cell: number) => boolean,
  out: Uint32Array,
): number {
  let count = 0;
  for (let position = from; position < to; position++) {
    out[count] = position;
    count += Number(passes(cells[position]!));
  }
  return count;
}

/** Both columns have values; a row that lacks either passes no test of both. */
function scanPaired(
  cells: NumberArray,
  others: NumberArray,
  { from, to }: RowRange,
  passes: (cell: number, otherCell: number) => boolean,
  out: Uint32Array,
): number {
  let count = 0;
  for (let position = from; position < to; position++) {
    out[count] = position;
    count += Number(passes(cells[position]!, others[position]!));
  }
  return count;
}

function keepPassing(passes: (position: number) => boolean, hits: Uint32Array, count: number): number {
  let kept = 0;
  for (let at = 0; at < count; at++) {
    const position = hits[at]!;
    hits[kept] = position;
    kept += Number(passes(position));
  }
  return kept;
}

function keepMatching(segment: Segment, condition: CellCondition, hits: Uint32Array, count: number): number {
  if (condition.kind === 'any' || condition.kind === 'not')
    return keepPassing(testOf(segment, condition), hits, count);
  const cells = cellsOf(segment, condition.column);
  let kept = 0;
  if (condition.kind === 'paired') {
    const others = segment.column(condition.other);
    if (cells === null || others === null) return 0;
    for (let at = 0; at < count; at++) {
      const position = hits[at]!;
      hits[kept] = position;
      kept += Number(condition.passes(cells[position]!, others[position]!));
    }
    return kept;
  }
  if (cells === null) return holds(condition, 0) ? count : 0;
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
  if (condition.kind === 'tested' || condition.kind === 'ranges') {
    const passes =
      condition.kind === 'tested' ? condition.passes : (cell: number) => liesIn(condition.bounds, cell);
    for (let at = 0; at < count; at++) {
      const position = hits[at]!;
      hits[kept] = position;
      kept += Number(passes(cells[position]!));
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

function keepLiving(hits: Uint32Array, gone: Uint8Array): number {
  let kept = 0;
  for (let at = 0; at < hits.length; at++) {
    const position = hits[at]!;
    hits[kept] = position;
    kept += 1 - gone[position]!;
  }
  return kept;
}
