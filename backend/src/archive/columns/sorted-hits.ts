import { cellsOf } from './cell-condition';
import type { CellOrder } from './cell-order';
import { walkMerged } from './merge';
import type { Segment, Slice } from './segment';

/** Ranks up to here are counted one by one; higher ones, of a few columns, are numbered anew first. */
const MOST_COUNTED = 0xffff;

/**
 * Walks two slices together in the order of a column's cells, rows of unknown value last, those of equal cells newest
 * first, over the rows `from` up to but not including `to` of that order. Takes the time of a few looks at each row,
 * wherever the part lies: only rows of the ranks in that part are put in order.
 */
export function walkSorted(
  many: Slice,
  few: Slice,
  order: CellOrder,
  from: number,
  to: number,
  visit: (segment: Segment, position: number) => void,
): void {
  const ranks = [ranksIn(many, order), ranksIn(few, order)] as const;
  const places = intoPlaces(ranks, order.descending);
  const sizes = new Uint32Array(places);
  for (const each of ranks) countEach(each, sizes);
  let first = 0;
  let before = 0;
  while (first < places && before + sizes[first]! <= from) before += sizes[first++]!;
  let [end, reached] = [first, before];
  while (end < places && reached < to) reached += sizes[end++]!;
  const parts = [rowsByPlace(many, ranks[0], first, end), rowsByPlace(few, ranks[1], first, end)] as const;
  for (let place = first; place < end; place++) {
    // few rows leave most places empty, and there is one for every day
    if (sizes[place] === 0) continue;
    const [ofMany, ofFew] = [parts[0](place), parts[1](place)];
    walkMerged(ofMany, ofFew, Math.max(0, from - before), Math.min(sizes[place]!, to - before), visit);
    before += sizes[place]!;
  }
}

/** The rank of each row of a slice; 0 = unknown value. */
function ranksIn({ segment, positions }: Slice, { column, ranks }: CellOrder): Uint32Array {
  const cells = cellsOf(segment, column);
  const found = new Uint32Array(positions.length);
  if (cells === null) return found;
  for (let at = 0; at < found.length; at++) {
    const cell = cells[positions[at]!]!;
    found[at] = ranks === null ? cell : ranks[cell]!;
  }
  return found;
}

/** Turns ranks into places from 0 on, the one for unknown values last; answers how many places there are. */
function intoPlaces(lists: readonly Uint32Array[], descending: boolean): number {
  let most = 0;
  // an iterator over so many numbers takes several times as long as an index
  for (const ranks of lists) for (let at = 0; at < ranks.length; at++) most = Math.max(most, ranks[at]!);
  if (most > MOST_COUNTED) most = renumber(lists);
  for (const ranks of lists) {
    for (let at = 0; at < ranks.length; at++) {
      const rank = ranks[at]!;
      ranks[at] = rank === 0 ? most : descending ? most - rank : rank - 1;
    }
  }
  return most + 1;
}

/** Numbers the different ranks from 1 on in their order; answers how many there are. */
function renumber(lists: readonly Uint32Array[]): number {
  const all = new Uint32Array(lists.reduce((sum, { length }) => sum + length, 1));
  let end = 1;
  for (const ranks of lists) {
    all.set(ranks, end);
    end += ranks.length;
  }
  all.sort();
  // 0 is the first of them and keeps its number
  let most = 0;
  for (let at = 1; at < all.length; at++) if (all[at] !== all[most]) all[++most] = all[at]!;
  for (const ranks of lists)
    for (let at = 0; at < ranks.length; at++) ranks[at] = placeIn(all, most, ranks[at]!);
  return most;
}

/** Place of a number among rising ones, of which it is one. */
function placeIn(rising: Uint32Array, last: number, wanted: number): number {
  let [low, high] = [0, last];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (rising[middle]! < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

function countEach(places: Uint32Array, sizes: Uint32Array): void {
  for (let at = 0; at < places.length; at++) sizes[places[at]!]! += 1;
}

/** Gathers the rows of the places from `first` up to but not including `end`; answers those of one place, in their order. */
function rowsByPlace(
  { segment, positions }: Slice,
  places: Uint32Array,
  first: number,
  end: number,
): (place: number) => Slice {
  const ends = new Uint32Array(Math.max(0, end - first) + 1);
  for (let at = 0; at < places.length; at++) {
    const place = places[at]!;
    if (place >= first && place < end) ends[place - first + 1]! += 1;
  }
  for (let at = 1; at < ends.length; at++) ends[at]! += ends[at - 1]!;
  const starts = ends.slice();
  const rows = new Uint32Array(ends.at(-1)!);
  for (let at = 0; at < places.length; at++) {
    const place = places[at]!;
    if (place >= first && place < end) rows[starts[place - first]!++] = positions[at]!;
  }
  return (place) => ({ segment, positions: rows.subarray(ends[place - first], ends[place - first + 1]) });
}
