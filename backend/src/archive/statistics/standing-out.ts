import { atLeast, atMost } from './tests';
import { wilsonInterval } from './wilson';

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
