import { setTimeout as pause } from 'node:timers/promises';

const PAUSE = 250;

/** Tries for so many minutes at least, then throws what the last attempt threw. */
export async function untilDone<T>(act: () => Promise<T>, minutes = 1): Promise<T> {
  const attempts = (minutes * 60_000) / PAUSE;
  for (let attempt = 1; ; attempt++) {
    try {
      return await act();
    } catch (error) {
      if (attempt === attempts) throw error;
      await pause(PAUSE);
    }
  }
}
