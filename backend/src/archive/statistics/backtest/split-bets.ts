import type { Bets } from './bets';

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
  let [from, to] = [0, order.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (moments[order[middle]!]! > moment) to = middle;
    else from = middle + 1;
  }
  return { before: order.subarray(0, from), since: order.subarray(from) };
}
