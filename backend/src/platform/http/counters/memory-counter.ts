import type { Counter, CounterLimits } from './counter';

/** Keys that are remembered at once: some 20 MB. Beyond them the oldest window is forgotten. */
const MOST_KEYS = 100_000;

interface Window {
  counted: number;
  /** Milliseconds of the monotonic clock. */
  readonly endsAt: number;
}

/**
 * Counts in the memory of this process, on the monotonic clock: a wall clock that is set neither locks anybody out nor
 * lets anybody in.
 */
export class MemoryCounter implements Counter {
  /** All are equally long, so they stand in the order in which they end. */
  private readonly windows = new Map<string, Window>();

  /** @param now milliseconds of a clock that is never set */
  constructor(
    private readonly limits: CounterLimits,
    private readonly now: () => number = () => performance.now(),
    private readonly mostKeys = MOST_KEYS,
  ) {}

  /** Keys that are remembered. */
  get size(): number {
    return this.windows.size;
  }

  count(key: string): Promise<number> {
    const now = this.now();
    this.forgetEnded(now);
    const window = this.windows.get(key) ?? this.open(key, now);
    if (window.counted >= this.limits.points) return Promise.resolve(window.endsAt - now);
    window.counted += 1;
    return Promise.resolve(0);
  }

  giveBack(key: string): Promise<void> {
    const window = this.windows.get(key);
    if (window && window.counted > 0) window.counted -= 1;
    return Promise.resolve();
  }

  forget(key: string): Promise<void> {
    this.windows.delete(key);
    return Promise.resolve();
  }

  private open(key: string, now: number): Window {
    const window = { counted: 0, endsAt: now + this.limits.seconds * 1000 };
    this.windows.set(key, window);
    return window;
  }

  private forgetEnded(now: number): void {
    for (const [key, { endsAt }] of this.windows) {
      if (endsAt > now && this.windows.size < this.mostKeys) return;
      this.windows.delete(key);
    }
  }
}
