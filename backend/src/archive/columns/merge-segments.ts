import { COLUMN_COUNT } from './layout';
import { type Slice, walkMerged } from './merge';
import { allocate16, allocate32, type NumberArray } from './number-array';
import type { RecentRows } from './recent-rows';
import { scan } from './scan';
import { Segment } from './segment';

const COLUMNS_BETWEEN_PAUSES = 8;

/** Where each row of the merged segment comes from: a position in the main segment, or -1 - position in the recent one. */
function mergedOrder(main: Segment, recent: RecentRows): Int32Array {
  const all = (segment: Segment): Uint32Array => scan(segment, [], new Uint32Array(segment.rows));
  const many: Slice = { segment: main, positions: all(main) };
  const few: Slice = { segment: recent.segment, positions: recent.newestFirst(all(recent.segment)) };
  const total = many.positions.length + few.positions.length;
  const order = new Int32Array(total);
  let at = 0;
  walkMerged(
    many,
    few,
    0,
    total,
    (segment, position) => (order[at++] = segment === main ? position : -1 - position),
  );
  return order;
}

function gather(
  order: Int32Array,
  main: ArrayLike<number> | null,
  recent: ArrayLike<number> | null,
  out: NumberArray,
) {
  for (let at = 0; at < order.length; at++) {
    const from = order[at]!;
    const cells = from >= 0 ? main : recent;
    if (cells !== null) out[at] = cells[from >= 0 ? from : -1 - from]!;
  }
}

function mergedColumn(
  order: Int32Array,
  main: NumberArray | null,
  recent: NumberArray | null,
): NumberArray | null {
  if (main === null && recent === null) return null;
  const wide = main instanceof Uint32Array || recent instanceof Uint32Array;
  const merged = wide ? allocate32(order.length) : allocate16(order.length);
  gather(order, main, recent, merged);
  return merged;
}

/**
 * One segment with the living rows of both, in the order of the list. Order, ids and moments are read before the
 * first pause and agree; other cells of a row that changes during a pause may be of before or after.
 */
export async function mergeSegments(
  main: Segment,
  recent: RecentRows,
  pause: () => Promise<void>,
): Promise<Segment> {
  const order = mergedOrder(main, recent);
  const ids = allocate32(order.length);
  gather(order, main.ids, recent.segment.ids, ids);
  const columns: (NumberArray | null)[] = [];
  for (let number = 0; number < COLUMN_COUNT; number++) {
    columns.push(mergedColumn(order, main.column(number), recent.segment.column(number)));
    if (number % COLUMNS_BETWEEN_PAUSES === COLUMNS_BETWEEN_PAUSES - 1) await pause();
  }
  return Segment.of({ rows: order.length, ids, columns });
}
