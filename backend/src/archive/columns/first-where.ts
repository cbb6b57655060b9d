/**
 * The first number from 0 on for which a condition holds, found by halving: from there on it holds for all.
 * @returns `end` where it holds for no number below
 */
export function firstWhere(end: number, holds: (at: number) => boolean): number {
  let [low, high] = [0, end];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
