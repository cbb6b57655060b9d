import { setTimeout as pause } from 'node:timers/promises';
import { isConflict, isConnectionLost } from './dialects';

/** Milliseconds up to which each pause before another attempt is drawn; their sum is some three seconds. */
export const PAUSES = [5, 10, 20, 50, 100, 200, 400, 800, 1_200, 1_600];

/**
 * Does work again that the database gave up in favour of other work, or that lost its connection, after pauses that
 * grow: two who met would otherwise meet again. The work must leave nothing behind when it fails.
 * @param mayRepeat whether nothing of an attempt that failed with this error can have happened
 */
export async function withRetries<T>(
  work: () => Promise<T>,
  mayRepeat: (error: unknown) => boolean = () => true,
): Promise<T> {
  for (const longest of PAUSES) {
    try {
      return await work();
    } catch (error) {
      if (!(isConflict(error) || isConnectionLost(error)) || !mayRepeat(error)) throw error;
      await pause(longest / 2 + (Math.random() * longest) / 2);
    }
  }
  return work();
}
