import type { CellCondition } from './cell-condition';
import { firstWhere } from './first-where';
import { MATCH_COLUMN } from './layout';
import type { Segment } from './segment';

const DATE = MATCH_COLUMN.date;

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
    // newest first: days fall
    from = Math.max(
      from,
      firstWhere(segment.rows, (at) => days[at]! <= condition.high),
    );
    to = Math.min(
      to,
      firstWhere(segment.rows, (at) => days[at]! < condition.low),
    );
    return false;
  });
  return { rows: { from, to: Math.max(from, to) }, others };
}
