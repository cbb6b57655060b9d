/** Lets other work run when it is time to. */
export type Pause = () => Promise<void>;

/** Rows that are worked on between two pauses, in a fraction of a millisecond. */
const ROWS_AT_ONCE = 16_384;

/**
 * Works on so many rows part by part, with a pause before each part.
 * @param work gets the first row of a part and the one behind its last
 */
export async function inParts(
  rows: number,
  pause: Pause,
  work: (from: number, to: number) => void,
): Promise<void> {
  for (let from = 0; from < rows; from += ROWS_AT_ONCE) {
    await pause();
    work(from, Math.min(rows, from + ROWS_AT_ONCE));
  }
}
