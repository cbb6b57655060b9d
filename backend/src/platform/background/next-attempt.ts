const MINUTE = 60_000;

/** Minutes until the next attempt after the first, second, … failed one; about 32 hours in all. */
const PAUSES = [1, 2, 5, 15, 30, 60, 120, 240, 480, 960];

/** Milliseconds until something that couldn't be sent is tried again after `attempts` failures; null = given up. */
export function nextAttempt(attempts: number): number | null {
  const pause = PAUSES[attempts - 1];
  return pause === undefined ? null : pause * MINUTE;
}
