/** Rows per transaction where nobody else waits. */
const ALONE = 500;
/** Rows of the first transaction beside visitors, and of the largest. */
const FIRST = 20;
const MOST = 60;
/** Milliseconds for which a transaction may hold the event loop: the embedded database works on it. */
const WANTED_MS = 12;

/** Stored observations that a transaction beside visitors reads: a bulletin's matches have hundreds each. */
const MOST_OBSERVATIONS = 400;

/** How much goes into one transaction. */
export interface BatchSize {
  readonly rows: number;
  /** Stored observations of the matches that the rows are about; a single row may be about a match with more. */
  readonly observations: number;
  /** Runs the work of one batch and learns from it. */
  measure<T>(work: () => Promise<T>): Promise<T>;
}

/** Large batches for a process that does nothing else. */
export const largeBatches: BatchSize = { rows: ALONE, observations: Infinity, measure: (work) => work() };

/** Batches that grow and shrink with what their rows cost, so that requests beside them hardly wait. */
export class PacedBatches implements BatchSize {
  rows = FIRST;
  readonly observations: number = MOST_OBSERVATIONS;

  async measure<T>(work: () => Promise<T>): Promise<T> {
    const before = performance.eventLoopUtilization();
    const result = await work();
    this.adapt(performance.eventLoopUtilization(before).active);
    return result;
  }

  /** @param held milliseconds for which the last batch held the event loop */
  adapt(held: number): void {
    const fitting = Math.floor((this.rows * WANTED_MS) / Math.max(held, 1));
    // one cheap batch says little about the next
    this.rows = Math.max(1, Math.min(fitting, this.rows * 2, MOST));
  }
}
