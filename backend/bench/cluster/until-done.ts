import { setTimeout as pause } from 'node:timers/promises';

const ATTEMPTS = 240;
const PAUSE = 250;

/** Tries for a minute at least, then throws what the last attempt threw. */
export async function untilDone<T>(act: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await act();
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
      await pause(PAUSE);
    }
  }
}
