import type { CellCondition } from './cell-condition';
import { matchColumn } from './layout';
import type { NumberArray } from './number-array';
import type { Segment } from './segment';

const DATE = matchColumn('date');

/** Neighbouring rows of a segment: positions from `from` up to `to`, that one not included. */
export interface RowRange {
  readonly from: number;
  readonly to: number;
}

/**
 * The rows of a segment that meet the conditions on the day, and the conditions that are left. Found by halving: few days
 * of a large archive are found without looking at the other ones.
 */
export function rowsOfDays(
  segment: Segment,
  conditions: readonly CellCondition[],
): { rows: RowRange; others: readonly CellCondition[] } {
  const days = segment.column(DATE);
  let [from, to] = [0, segment.rows];
  if (days === null) return { rows: { from, to }, others: conditions };
  const others = conditions.filter((condition) => {
    if (condition.kind !== 'between' || condition.column !== DATE) return true;
    from = Math.max(from, firstUpTo(days, segment.rows, condition.high));
    to = Math.min(to, firstUpTo(days, segment.rows, condition.low - 1));
    return false;
  });
  return { rows: { from, to: Math.max(from, to) }, others };
}

/** The first of so many falling numbers that is at most `high`; how many there are when none is. */
function firstUpTo(falling: NumberArray, count: number, high: number): number {
  let [from, to] = [0, count];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (falling[middle]! <= high) to = middle;
    else from = middle + 1;
  }
  return from;
}
