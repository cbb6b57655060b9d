/** How much is let through per key: `points` in each window of `seconds`, which begins with the first. */
export interface CounterLimits {
  readonly points: number;
  readonly seconds: number;
}

/** Counts per key in fixed windows. What is refused is not counted and doesn't make a window longer. */
export interface Counter {
  /** Counts one, and returns 0; or the milliseconds until the window ends when it has no points left. */
  count(key: string): Promise<number>;
  /** Takes back one that was counted. */
  giveBack(key: string): Promise<void>;
  /** Forgets what was counted for a key. */
  forget(key: string): Promise<void>;
}
