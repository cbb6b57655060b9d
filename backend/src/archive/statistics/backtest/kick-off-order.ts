import { firstWhere } from '../../columns/first-where';
import type { Bets } from './bets';

/** Whether one place comes before another one. */
type Before = (a: number, b: number) => boolean;

/** Places of bets in order of kick-off: date, time (unknown first), id. */
export function kickOffOrder({ count, moments, ids }: Bets): Uint32Array {
  const before: Before = (a, b) =>
    moments[a] === moments[b] ? ids[a]! < ids[b]! : moments[a]! < moments[b]!;
  let order = new Uint32Array(count);
  for (let place = 0; place < count; place++) order[place] = place;
  let other = new Uint32Array(count);
  // hits come in two parts, each newest first: runs that are there are far quicker to merge than to sort
  for (let ends = runsOf(order, before); ends.length > 1; [order, other] = [other, order])
    ends = mergePairs(order, ends, other, before);
  return order;
}

/** Turns runs of falling places around, so that all runs rise; answers where each ends. */
function runsOf(order: Uint32Array, before: Before): number[] {
  const ends: number[] = [];
  for (let from = 0; from < order.length;) {
    let to = from + 1;
    const falls = to < order.length && before(order[to]!, order[from]!);
    while (to < order.length && before(order[to]!, order[to - 1]!) === falls) to++;
    if (falls) order.subarray(from, to).reverse();
    ends.push(to);
    from = to;
  }
  return ends;
}

/** Merges each two runs that stand side by side into `merged`; answers where the new ones end. */
function mergePairs(
  order: Uint32Array,
  ends: readonly number[],
  merged: Uint32Array,
  before: Before,
): number[] {
  const newEnds: number[] = [];
  let from = 0;
  for (let run = 0; run < ends.length; run += 2) {
    const middle = ends[run]!;
    const to = ends[run + 1] ?? middle;
    let [left, right] = [from, middle];
    for (let at = from; at < to; at++)
      merged[at] =
        right === to || (left < middle && before(order[left]!, order[right]!))
          ? order[left++]!
          : order[right++]!;
    newEnds.push(to);
    from = to;
  }
  return newEnds;
}

/** Places of bets in order of kick-off. */
export interface SplitBets {
  readonly before: Uint32Array;
  readonly since: Uint32Array;
}

/**
 * Splits bets at a moment by their kick-off, whenever their match came into the archive. Only what surely kicked off
 * afterwards counts as since: on a later day, or in a later minute of the same day. What kicked off in the same minute,
 * or on the same day at an unknown time, may have been known.
 * @param order places of the bets in order of kick-off
 */
export function splitBets({ moments }: Bets, order: Uint32Array, moment: number): SplitBets {
  // kick-offs at unknown times stand at the beginning of their day
  const from = firstWhere(order.length, (at) => moments[order[at]!]! > moment);
  return { before: order.subarray(0, from), since: order.subarray(from) };
}
