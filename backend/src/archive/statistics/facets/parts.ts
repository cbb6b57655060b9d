import type { BucketName, Division } from './division';
import { rangesOf } from './ranges';
import type { CellSums, KeySums } from './sums';

/** Values that are listed; the others are counted together. */
export const MOST_VALUES = 50;

/** Some of the matches that are divided: what they are called, and where their sums stand. */
export interface Part {
  readonly name: BucketName;
  readonly places: readonly number[];
}

/** Parts, how many matches are in none of them, and how many have no value. */
export interface Parts {
  readonly parts: readonly Part[];
  readonly others: number;
  readonly missing: number;
}

/**
 * The commonest keys, most matches first, equally common ones in their order.
 * @param total all matches
 * @param nameOf name of the key at a place
 */
export function valueParts(keys: CellSums, total: number, nameOf: (place: number) => BucketName): Parts {
  const { matches } = keys.sums;
  const missing = missingIn(keys);
  const commonest: number[] = [];
  let least = 0;
  for (
    let place = nextAbove(least, matches, missing.places, keys.places);
    place < keys.places;
    place = nextAbove(least, matches, place + 1, keys.places)
  ) {
    insert(commonest, place, matches);
    if (commonest.length === MOST_VALUES) least = matches[commonest.at(-1)!]!;
  }
  return {
    parts: commonest.map((place) => ({ name: nameOf(place), places: [place] })),
    others: commonest.reduce((rest, place) => rest - matches[place]!, total - missing.matches),
    missing: missing.matches,
  };
}

/** The first place with more matches; of tens of thousands most are passed over here. */
function nextAbove(least: number, matches: Uint32Array, from: number, to: number): number {
  let place = from;
  while (place < to && matches[place]! <= least) place += 1;
  return place;
}

/** Puts a place behind those with as many matches or more; the last one may go. */
function insert(commonest: number[], place: number, matches: Uint32Array): void {
  let to = commonest.length;
  while (to > 0 && matches[commonest[to - 1]!]! < matches[place]!) to -= 1;
  commonest.splice(to, 0, place);
  if (commonest.length > MOST_VALUES) commonest.pop();
}

/** Ranges of what keys stand for, ascending. */
export function rangeParts(
  { sums: { matches }, keys }: KeySums,
  { offset, nameOf }: Extract<Division, { kind: 'ranges' }>,
): Parts {
  const values = Array.from(keys, (key) => key - offset);
  let from = 0;
  const parts = rangesOf(values, (value) => matches[value + offset]!).map(({ low, high }): Part => {
    let to = from;
    while (to < values.length && values[to]! <= high) to += 1;
    const places = values.slice(from, to).map((value) => value + offset);
    from = to;
    return { name: nameOf(low, high), places };
  });
  return { parts, others: 0, missing: matches[0]! };
}

/** At how many places matches without a value stand, which is 0 or 1, and how many they are. */
function missingIn({ sums, places, cells }: CellSums): { places: number; matches: number } {
  const hasMissing = places > 0 && (cells === null || cells[0] === 0);
  return hasMissing ? { places: 1, matches: sums.matches[0]! } : { places: 0, matches: 0 };
}
