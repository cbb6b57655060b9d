import { MATCH_COLUMN } from './layout';
import type { NumberArray } from './number-array';
import type { Segment } from './segment';
import type { Result, Vocabulary } from './vocabulary';

/** A column of a segment by its number, or one that is worked out of others. */
export type Column = number | { readonly of: (segment: Segment) => NumberArray | null };

/** Cells of a column by position; null when no row has a value. */
export const cellsOf = (segment: Segment, column: Column): NumberArray | null =>
  typeof column === 'number' ? segment.column(column) : column.of(segment);

/** A predicate over the cells of one column, as they are stored. */
export type CellCondition =
  /** Cell between both bounds, both included. */
  | { readonly kind: 'between'; readonly column: Column; readonly low: number; readonly high: number }
  /** Cell between one of these pairs of bounds, which ascend and don't overlap. */
  | { readonly kind: 'ranges'; readonly column: Column; readonly bounds: readonly number[] }
  /** `marks` of the cell is 1. */
  | { readonly kind: 'marked'; readonly column: number; readonly marks: Uint8Array }
  /** The cell passes a test; for columns with more different values than marks are worth. */
  | { readonly kind: 'tested'; readonly column: number; readonly passes: (cell: number) => boolean }
  /** The cells of two columns pass a test together. */
  | {
      readonly kind: 'paired';
      readonly column: number;
      readonly other: number;
      readonly passes: (cell: number, otherCell: number) => boolean;
    }
  /** One of these holds. */
  | { readonly kind: 'any'; readonly of: readonly CellCondition[] }
  | { readonly kind: 'not'; readonly of: CellCondition };

/**
 * A condition on the result, whatever the match.
 * @param says null where the result doesn't say
 * @param wanted whether it is to say so, or the opposite
 */
export const ofResults = (
  { results }: Vocabulary,
  says: (result: Result) => boolean | null,
  wanted: boolean,
): CellCondition => ({
  kind: 'marked',
  column: MATCH_COLUMN.result,
  marks: results.marking((result) => says(result) === wanted),
});

/** Cells outside of the bounds that aren't 0, which stands for no value. */
export const outside = (column: Column, bounds: readonly number[]): CellCondition => ({
  kind: 'ranges',
  column,
  bounds: complement(bounds),
});

export const MOST_IN_A_CELL = 0xffffffff;

function complement(bounds: readonly number[]): number[] {
  const gaps: number[] = [];
  let next = 1;
  for (let at = 0; at < bounds.length; at += 2) {
    if (bounds[at]! > next) gaps.push(next, bounds[at]! - 1);
    next = Math.max(next, bounds[at + 1]! + 1);
  }
  if (next <= MOST_IN_A_CELL) gaps.push(next, MOST_IN_A_CELL);
  return gaps;
}

/** Whether a cell lies between one of the pairs of bounds. */
export function liesIn(bounds: readonly number[], cell: number): boolean {
  for (let at = 0; at < bounds.length && bounds[at]! <= cell; at += 2)
    if (cell <= bounds[at + 1]!) return true;
  return false;
}

/** One condition that holds where one of these does: those on cells of the same column become one. */
export function anyOf(conditions: readonly CellCondition[]): CellCondition {
  const ranges = new Map<Column, number[][]>();
  const marks = new Map<Column, Uint8Array>();
  const others: CellCondition[] = [];
  for (const each of conditions) {
    if (each.kind === 'between') add(ranges, each.column, [[each.low, each.high]]);
    else if (each.kind === 'ranges') add(ranges, each.column, pairsOf(each.bounds));
    else if (each.kind === 'marked') marks.set(each.column, either(marks.get(each.column), each.marks));
    else others.push(each);
  }
  const all: CellCondition[] = [
    ...[...ranges].map(([column, pairs]) => ({ kind: 'ranges', column, bounds: united(pairs) }) as const),
    ...[...marks].map(
      ([column, each]) => ({ kind: 'marked', column: column as number, marks: each }) as const,
    ),
    ...others,
  ];
  return all.length === 1 ? all[0]! : { kind: 'any', of: all };
}

function add(ranges: Map<Column, number[][]>, column: Column, pairs: number[][]): void {
  ranges.set(column, [...(ranges.get(column) ?? []), ...pairs]);
}

const pairsOf = (bounds: readonly number[]): number[][] =>
  bounds.flatMap((low, at) => (at % 2 === 0 ? [[low, bounds[at + 1]!]] : []));

function either(one: Uint8Array | undefined, other: Uint8Array): Uint8Array {
  return one === undefined ? other : other.map((mark, at) => mark | one[at]!);
}

/** Pairs of bounds as ones that ascend and don't overlap. */
function united(pairs: readonly number[][]): number[] {
  const bounds: number[] = [];
  for (const [low, high] of [...pairs].sort(([a], [b]) => a! - b!) as [number, number][]) {
    if (low > high) continue;
    if (bounds.length > 0 && low <= bounds.at(-1)! + 1)
      bounds[bounds.length - 1] = Math.max(bounds.at(-1)!, high);
    else bounds.push(low, high);
  }
  return bounds;
}
