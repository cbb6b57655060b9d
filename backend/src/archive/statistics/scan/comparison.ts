import { SMALL_SAMPLE } from '../summary/odds-summary';
import { wilsonInterval } from '../wilson';
import { atLeast, atMost, binomialTest } from '../tests';

/** How past results of a selection stand to what the prices of those matches said of it. Rates and bounds 0-1. */
export interface Comparison {
  /** Past matches in which the selection settled, and those it won. */
  readonly settled: number;
  readonly hits: number;
  /** Mean calibrated probability of the settled matches; null where nothing settled, like all that follows from them. */
  readonly expected: number | null;
  readonly rate: number | null;
  /** Bounds of the rate's 95 % Wilson interval. */
  readonly ciLow: number | null;
  readonly ciHigh: number | null;
  /** On which side of what was expected the whole interval lies; null when it doesn't, or on a small sample. */
  readonly direction: 'above' | 'below' | null;
  readonly smallSample: boolean;
  /** Of an exact binomial test against what was expected; null on a small sample. */
  readonly pValue: number | null;
}

/** Compares what happened with what was expected (0-1, counts only where anything settled). */
export function compareWithExpected(hits: number, settled: number, expected: number): Comparison {
  if (settled === 0) {
    return {
      settled,
      hits,
      expected: null,
      rate: null,
      ciLow: null,
      ciHigh: null,
      direction: null,
      smallSample: true,
      pValue: null,
    };
  }
  const smallSample = settled < SMALL_SAMPLE;
  const { low, high } = wilsonInterval(hits, settled);
  const side = low > expected ? 'above' : high < expected ? 'below' : null;
  return {
    settled,
    hits,
    expected,
    rate: hits / settled,
    ciLow: low,
    ciHigh: high,
    direction: smallSample ? null : side,
    smallSample,
    pValue: smallSample ? null : binomialTest(hits, settled, expected),
  };
}

/** Numbers of hits that let a comparison stand out: at most `below` (-1 = none), at least `above`. */
export interface StandingOut {
  readonly below: number;
  readonly above: number;
}

/** The numbers of hits whose whole Wilson interval lies beside what is expected. */
export function standingOutAt(settled: number, expected: number): StandingOut {
  const isBelow = (hits: number): boolean => wilsonInterval(hits, settled).high < expected;
  const isAbove = (hits: number): boolean => wilsonInterval(hits, settled).low > expected;
  // the interval turns where the score test does; what rounding leaves is found by trying
  const reach = 1.96 * Math.sqrt(settled * expected * (1 - expected));
  let below = Math.max(-1, Math.floor(settled * expected - reach));
  while (below >= 0 && !isBelow(below)) below -= 1;
  while (below < settled && isBelow(below + 1)) below += 1;
  let above = Math.min(settled + 1, Math.ceil(settled * expected + reach));
  while (above <= settled && !isAbove(above)) above += 1;
  while (above > 0 && isAbove(above - 1)) above -= 1;
  return { below, above };
}

/** How likely a comparison stands out by chance alone, were what is expected true of every match. */
export function chanceOfStandingOut(
  settled: number,
  expected: number,
  { below, above }: StandingOut,
): number {
  return atMost(below, settled, expected) + atLeast(above, settled, expected);
}
