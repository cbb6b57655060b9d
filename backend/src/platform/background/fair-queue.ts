import type { AppError } from '../errors/app-error';

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
  /** What those are told for whom there is no room. */
  readonly refusal: () => AppError | Promise<AppError>;
}

/**
 * Lets work be done a few pieces at a time; those who wait take turns by key (a member, a network), whoever sent more. The
 * key null is the site's own: its work takes turns like any other and is never refused.
 */
export class FairQueue<Key> {
  private readonly working = new Map<Key | null, number>();
  /** Those who wait, the key whose turn is next first. None of them could begin now. */
  private readonly queues = new Map<Key | null, (() => void)[]>();

  constructor(private readonly limits: FairLimits) {}

  /** Pieces of work that wait. */
  get waiting(): number {
    return sum([...this.queues.values()].map(({ length }) => length));
  }

  /**
   * Does the work when it is the key's turn.
   * @param signal gives up the place of what still waits
   * @throws AppError the refusal when too much waits already; the signal's reason; what the work throws
   */
  async run<T>(key: Key | null, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    signal?.throwIfAborted();
    if (this.mayBegin(key)) this.begin(key);
    else if (this.hasRoom(key)) await this.turnOf(key, signal);
    else throw await this.limits.refusal();
    try {
      return await work();
    } finally {
      this.end(key);
    }
  }

  private hasRoom(key: Key | null): boolean {
    if (key === null) return true;
    const own = this.queues.get(key)?.length ?? 0;
    return own < this.limits.waitingPerKey && this.waiting < this.limits.waitingInAll;
  }

  private turnOf(key: Key | null, signal?: AbortSignal): Promise<void> {
    const own = this.queues.get(key) ?? [];
    this.queues.set(key, own);
    return new Promise((resolve, reject) => {
      const begin = (): void => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      const leave = (): void => {
        own.splice(own.indexOf(begin), 1);
        if (own.length === 0) this.queues.delete(key);
        reject(signal!.reason as Error);
      };
      own.push(begin);
      signal?.addEventListener('abort', leave, { once: true });
    });
  }

  private mayBegin(key: Key | null): boolean {
    const { atOnce, atOncePerKey } = this.limits;
    return sum([...this.working.values()]) < atOnce && (this.working.get(key) ?? 0) < atOncePerKey;
  }

  private begin(key: Key | null): void {
    this.working.set(key, (this.working.get(key) ?? 0) + 1);
  }

  private end(key: Key | null): void {
    const left = this.working.get(key)! - 1;
    if (left > 0) this.working.set(key, left);
    else this.working.delete(key);
    for (const [next, turns] of this.queues) {
      if (!this.mayBegin(next)) continue;
      this.begin(next);
      this.queues.delete(next);
      const start = turns.shift()!;
      if (turns.length > 0) this.queues.set(next, turns);
      start();
      return;
    }
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
