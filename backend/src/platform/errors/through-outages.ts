import { setTimeout as pause } from 'node:timers/promises';
import { isOutage } from './to-app-error';

/** Milliseconds after which a database that was gone is asked again. */
const OUTAGE_PAUSE = 500;

/**
 * Does work that the database was gone for as soon as it is there again.
 * @param goesOn asked after each attempt that it was gone for; no: its error is thrown
 */
export async function throughOutages<T>(work: () => Promise<T>, goesOn: () => boolean): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isOutage(error) || !goesOn()) throw error;
      await pause(OUTAGE_PAUSE);
    }
  }
}
