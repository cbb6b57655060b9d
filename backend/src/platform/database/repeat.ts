import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds up to which each pause before another attempt is drawn; their sum is some three seconds. */
export const PAUSES = [5, 10, 20, 50, 100, 200, 400, 800, 1_200, 1_600];

/**
 * Does work again after pauses that grow: two who met would otherwise meet again.
 * @param mayRepeat whether an attempt that ended with this error shall be followed by another
 */
export async function repeat<T>(work: () => Promise<T>, mayRepeat: (error: unknown) => boolean): Promise<T> {
  for (const longest of PAUSES) {
    try {
      return await work();
    } catch (error) {
      if (!mayRepeat(error)) throw error;
      await pause(longest / 2 + (Math.random() * longest) / 2);
    }
  }
  return work();
}
