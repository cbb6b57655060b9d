import type { KickOff } from '../../columns/kick-off';
import { POINT } from '../calibration/shown-probability';
import type { PastMarket } from '../past/past-market';
import { SMALL_SAMPLE } from '../summary/odds-summary';

/** How far probabilities may differ and still say the same, in points. */
export const CLOSENESSES = [0.5, 1, 2] as const;

/** @schema {"type":"number"} */
export type FixedCloseness = (typeof CLOSENESSES)[number];

/** `auto`: per fixture and market the smallest that finds enough matches. */
export type Closeness = 'auto' | FixedCloseness;

/** How far each price may differ and still be the same, in hundredths. */
export const TOLERANCES = [0, 2, 5, 10] as const;

/** @schema {"type":"integer"} */
export type Tolerance = (typeof TOLERANCES)[number];

/** What makes past matches the same: what their prices say, or their very prices. */
export type Sameness = { readonly closeness: Closeness } | { readonly tolerance: Tolerance };

/** By what past matches were taken: exactly one of them is there; closeness null = too few are close. */
export interface Basis {
  basis: 'probability' | 'price';
  closeness?: FixedCloseness | null;
  tolerance?: Tolerance;
}

/** The past matches of a fixture in one market. */
export interface SameOdds extends Basis {
  /** By their place in the market's past. */
  readonly matches: Uint32Array;
  /** Whether they are enough to be compared with. */
  readonly isCompared: boolean;
}

/** Matches that `auto` is content with at a closeness, and the days that any of them need. */
const ENOUGH = 100;
const ENOUGH_DAYS = 10;

/** Prices of sources with another margin aren't the same: what Σ 1/odd ÷ winners may differ by. */
const MARGIN_REACH = 0.03;

/**
 * Finds the past matches of the same odds that kicked off earlier.
 * @param prices of all selections of the market in order, in hundredths
 */
export function sameOdds(
  past: PastMarket,
  prices: readonly number[],
  sameness: Sameness,
  kickOff: KickOff,
): SameOdds {
  if ('tolerance' in sameness) {
    const { tolerance } = sameness;
    const matches = past.withPrices({ prices, tolerance, marginReach: MARGIN_REACH }, kickOff);
    return { basis: 'price', tolerance, matches, isCompared: true };
  }
  const shown = past.shown(prices);
  const within = (closeness: FixedCloseness): Uint32Array => past.within(shown, closeness * POINT, kickOff);
  const { closeness } = sameness;
  const [last, ...before] = closeness === 'auto' ? [...CLOSENESSES].reverse() : [closeness];
  for (const each of before.reverse()) {
    const matches = within(each);
    if (isEnough(past, matches, ENOUGH)) return { ...byProbability(each), matches, isCompared: true };
  }
  const matches = within(last!);
  const isCompared = isEnough(past, matches, SMALL_SAMPLE);
  return { ...byProbability(isCompared ? last! : null), matches, isCompared };
}

const byProbability = (closeness: FixedCloseness | null) => ({ basis: 'probability', closeness }) as const;

/** Whether there are so many matches, and of enough days. */
function isEnough({ dates }: PastMarket, matches: Uint32Array, wanted: number): boolean {
  if (matches.length < wanted) return false;
  const days = new Set<number>();
  for (let at = 0; at < matches.length && days.size < ENOUGH_DAYS; at++) days.add(dates[matches[at]!]!);
  return days.size >= ENOUGH_DAYS;
}
