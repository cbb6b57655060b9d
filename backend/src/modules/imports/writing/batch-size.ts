/** How much goes into one transaction. */
export interface BatchSize {
  readonly rows: number;
  /** Stored observations of the matches that the rows are about; a single row may be about a match with more. */
  readonly observations: number;
}

/** Where no requests wait. */
export const LARGE_BATCHES: BatchSize = { rows: 500, observations: Infinity };

/** Beside visitors: what they write waits for a transaction, on the embedded database for any, else for the archive's. */
export const SMALL_BATCHES: BatchSize = { rows: 100, observations: 1_500 };
