import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds between two refusals, and the longest that one is kept back. */
const INTERVAL = 20;
const LONGEST = 5_000;

let nextAt = 0;

/**
 * Waits for the moment at which the next refusal may be answered. Whoever is refused at once asks again at once: a
 * hundred such connections would take all the time of the thread that answers everybody.
 */
export async function refusalPace(): Promise<void> {
  const now = performance.now();
  const wait = Math.min(Math.max(nextAt - now, 0), LONGEST);
  nextAt = now + wait + INTERVAL;
  if (wait > 0) await sleep(wait);
}
