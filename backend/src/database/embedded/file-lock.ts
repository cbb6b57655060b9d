import { setTimeout as pause } from 'node:timers/promises';
import { isLocked } from '../dialects';
import { ConnectionGate } from './connection-gate';

/** Milliseconds after which work that another process's lock refuses is given up. */
const PATIENCE = 5_000;
/** Milliseconds between two attempts. */
const SHORTEST_PAUSE = 2;
const LONGEST_PAUSE = 50;

/**
 * Waits for other processes that hold the lock of the database's file. The driver would sleep on the thread that answers
 * everything; here work that was refused is tried again after pauses in which all else goes on.
 */
export class FileLock {
  /** Writes wait in order, and one of them asks at a time. */
  private readonly writers = new ConnectionGate();
  /** Since when every write was refused; null after one that wasn't. */
  private refusedSince: number | null = null;

  /** Work that needs the write lock: it waits behind the writes that wait already. */
  async write<T>(attempt: () => Promise<T>): Promise<T> {
    const since = performance.now();
    await this.writers.acquire();
    try {
      const result = await repeated(attempt, () => {
        this.refusedSince ??= performance.now();
        // time that passed behind this process's own writes is no reason to give up
        return Math.max(since, this.refusedSince) + PATIENCE;
      });
      this.refusedSince = null;
      return result;
    } finally {
      this.writers.release();
    }
  }

  /** Work that only reads; it is hardly ever refused. */
  read<T>(attempt: () => Promise<T>): Promise<T> {
    const until = performance.now() + PATIENCE;
    return repeated(attempt, () => until);
  }
}

/** @param until the instant up to which work that was refused is tried again, by `performance.now()` */
async function repeated<T>(attempt: () => Promise<T>, until: () => number): Promise<T> {
  for (let wait = SHORTEST_PAUSE; ; wait = Math.min(wait * 2, LONGEST_PAUSE)) {
    try {
      return await attempt();
    } catch (error) {
      if (!isLocked(error) || performance.now() >= until()) throw error;
      await pause(wait);
    }
  }
}
