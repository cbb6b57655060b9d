/** Rows per transaction where no requests wait. */
const ALONE = 500;
/** Rows of the first transaction beside visitors, and of the largest. */
const FIRST = 20;
const MOST = 60;
/** Milliseconds for which the rows of a transaction may hold the event loop: the embedded database works on it. */
const WANTED_MS = 12;

/** Stored observations that a transaction beside visitors reads: a bulletin's matches have hundreds each. */
const MOST_OBSERVATIONS = 400;

/** How much goes into one transaction. */
export interface BatchSize {
  readonly rows: number;
  /** Stored observations of the matches that the rows are about; a single row may be about a match with more. */
  readonly observations: number;
  /**
   * Runs the work of one batch and learns from it.
   * @param rowsOf how many rows went into it: the limit of observations may have left some out
   */
  measure<T>(work: () => Promise<T>, rowsOf: (result: T) => number): Promise<T>;
}

/** Large batches for a process that does nothing else. */
export const largeBatches: BatchSize = { rows: ALONE, observations: Infinity, measure: (work) => work() };

/**
 * Batches that grow and shrink with what their rows cost, so that requests beside them hardly wait. What a transaction
 * costs without its rows is left out: on a busy machine it alone may take longer than wanted, and batches of one row
 * would pay it for every row. Every other batch is a smaller one, and the two together say what a row costs.
 */
export class PacedBatches implements BatchSize {
  rows = FIRST;
  readonly observations: number = MOST_OBSERVATIONS;
  /** The batch before, unless it was the smaller one of two. */
  private larger: { rows: number; held: number } | null = null;

  async measure<T>(work: () => Promise<T>, rowsOf: (result: T) => number): Promise<T> {
    const before = performance.eventLoopUtilization();
    const result = await work();
    this.adapt(performance.eventLoopUtilization(before).active, rowsOf(result));
    return result;
  }

  /**
   * @param held milliseconds for which the last batch held the event loop
   * @param rows that it had; one without any says nothing
   */
  adapt(held: number, rows: number): void {
    if (rows === 0) return;
    const { larger } = this;
    const mean = held / rows;
    if (larger === null) {
      this.larger = { rows, held };
      this.rows = Math.max(1, Math.min(fitting(mean), Math.floor(rows / 2)));
      return;
    }
    const slope = (larger.held - held) / (larger.rows - rows);
    // where fewer rows held longer, their cost has changed
    const cost = slope >= 0 ? Math.min(mean, slope) : mean;
    // one cheap batch says little about the next
    this.rows = Math.max(1, Math.min(fitting(cost), larger.rows * 2, MOST));
    this.larger = null;
  }
}

/** Rows of so many milliseconds each that may go into one transaction. */
const fitting = (cost: number): number => Math.floor(WANTED_MS / Math.max(cost, 0.01));
