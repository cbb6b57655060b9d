import { AppError } from '../errors/app-error';

/** How much goes on at once in a queue, and how much may wait in it. */
export interface FairLimits {
  /** Pieces of work at the same time, over all keys. */
  readonly atOnce: number;
  /** The same for one key. */
  readonly atOncePerKey: number;
  /** Pieces of work of one key that may wait. */
  readonly waitingPerKey: number;
  /** The same over all keys. */
  readonly waitingInAll: number;
  /** Seconds after which another try makes sense. */
  readonly retryAfter: number;
}

/** Lets work be done a few pieces at a time; those who wait take turns by key (a member, a network), whoever sent more. */
export class FairQueue<Key> {
  private readonly working = new Map<Key, number>();
  /** Those who wait, the key whose turn is next first. None of them could begin now. */
  private readonly waiting = new Map<Key, (() => void)[]>();

  constructor(private readonly limits: FairLimits) {}

  /**
   * Does the work when it is the key's turn.
   * @throws AppError UNAVAILABLE at once when too much waits already; what the work throws
   */
  async run<T>(key: Key, work: () => Promise<T>): Promise<T> {
    if (this.mayBegin(key)) this.begin(key);
    else await this.turnOf(key);
    try {
      return await work();
    } finally {
      this.end(key);
    }
  }

  private turnOf(key: Key): Promise<void> {
    const own = this.waiting.get(key) ?? [];
    const { waitingPerKey, waitingInAll, retryAfter } = this.limits;
    const inAll = [...this.waiting.values()].reduce((sum, { length }) => sum + length, 0);
    if (own.length >= waitingPerKey || inAll >= waitingInAll)
      throw new AppError('UNAVAILABLE', { retryAfter });
    this.waiting.set(key, own);
    return new Promise((resolve) => own.push(resolve));
  }

  private mayBegin(key: Key): boolean {
    const inAll = [...this.working.values()].reduce((sum, count) => sum + count, 0);
    return inAll < this.limits.atOnce && (this.working.get(key) ?? 0) < this.limits.atOncePerKey;
  }

  private begin(key: Key): void {
    this.working.set(key, (this.working.get(key) ?? 0) + 1);
  }

  private end(key: Key): void {
    const left = this.working.get(key)! - 1;
    if (left > 0) this.working.set(key, left);
    else this.working.delete(key);
    for (const [next, turns] of this.waiting) {
      if (!this.mayBegin(next)) continue;
      this.begin(next);
      this.waiting.delete(next);
      const start = turns.shift()!;
      if (turns.length > 0) this.waiting.set(next, turns);
      start();
      return;
    }
  }
}
