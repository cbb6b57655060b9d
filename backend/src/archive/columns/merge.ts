import { firstWhere } from './first-where';
import type { Segment, Slice } from './segment';

/** Whether the row `a` of one segment comes before the row `b` of another: newer, or the higher id. */
export function comesBefore(a: Segment, atA: number, b: Segment, atB: number): boolean {
  const difference = a.momentOf(atA) - b.momentOf(atB);
  return difference === 0 ? a.ids[atA]! > b.ids[atB]! : difference > 0;
}

/** For each row of `few`, how many rows of `many` come before it. */
function rowsBefore(many: Slice, few: Slice): Uint32Array {
  return few.positions.map((position) =>
    firstWhere(
      many.positions.length,
      (at) => !comesBefore(many.segment, many.positions[at]!, few.segment, position),
    ),
  );
}

/**
 * Walks two slices together, newest first, over the rows `from` up to but not including `to` of the merged order.
 * @param few should be the shorter one
 */
export function walkMerged(
  many: Slice,
  few: Slice,
  from: number,
  to: number,
  visit: (segment: Segment, position: number) => void,
): void {
  const before = rowsBefore(many, few);
  let fromFew = 0;
  while (fromFew < before.length && before[fromFew]! + fromFew < from) fromFew += 1;
  let fromMany = Math.min(from, many.positions.length + few.positions.length) - fromFew;
  const end = Math.min(to, many.positions.length + few.positions.length);
  for (let at = from; at < end; at++) {
    if (fromFew < before.length && before[fromFew]! <= fromMany)
      visit(few.segment, few.positions[fromFew++]!);
    else visit(many.segment, many.positions[fromMany++]!);
  }
}
