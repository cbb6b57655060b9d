import { setTimeout as pause } from 'node:timers/promises';
import { processWide } from '../../threads/process-wide';
import { isLocked } from '../dialects';

/** Milliseconds after which work that another process's lock refuses is given up. */
const PATIENCE = 5_000;
/** Milliseconds between two attempts. */
const SHORTEST_PAUSE = 2;
const LONGEST_PAUSE = 10;
/** Milliseconds after which work that makes way goes on: who waits may be waiting for another process. */
const LONGEST_WAY = 250;

/** How many writes of this process, in whichever thread, have been refused and wait. */
const REFUSED = new Int32Array(processWide('refused writes', () => new SharedArrayBuffer(4)));

/**
 * Waits for other threads and processes that hold the lock of the database's file. The driver would sleep on the thread
 * that answers everything; here work that was refused is tried again after pauses in which all else goes on.
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
    let isRefused = false;
    try {
      const result = await repeated(attempt, () => {
        if (!isRefused) Atomics.add(REFUSED, 0, 1);
        isRefused = true;
        this.refusedSince ??= performance.now();
        // time that passed behind this thread's own writes is no reason to give up
        return Math.max(since, this.refusedSince) + PATIENCE;
      });
      this.refusedSince = null;
      return result;
    } finally {
      if (isRefused) Atomics.sub(REFUSED, 0, 1);
      this.writers.release();
    }
  }

  /** Before a write that can wait: writes of other threads that have been refused go first. */
  async makeWay(): Promise<void> {
    const until = performance.now() + LONGEST_WAY;
    while (Atomics.load(REFUSED, 0) > 0 && performance.now() < until) await pause(1);
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

/** A first-come, first-served lock: one holder at a time, the others wait in order. */
export class ConnectionGate {
  private held = false;
  private readonly waiting: (() => void)[] = [];

  /** Resolves when the gate is the caller's; it must be given back with {@link release}. */
  acquire(): Promise<void> {
    if (!this.held) {
      this.held = true;
      return Promise.resolve();
    }
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  release(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.held = false;
  }
}
