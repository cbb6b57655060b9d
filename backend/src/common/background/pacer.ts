/** A stretch of work that people waiting for other answers don't notice. */
const STRETCH_MS = 10;

let turns: Promise<void> = Promise.resolve();

/** Resolves in a turn of the event loop that no other computation has: requests wait for one stretch at a time. */
function ownTurn(): Promise<void> {
  turns = turns.then(() => new Promise((resolve) => setImmediate(resolve)));
  return turns;
}

/** A pause that is taken only when it is due. */
export interface Pacer {
  (): Promise<void>;
  /** Whether the computation has held the thread for a stretch. */
  isDue(): boolean;
}

/**
 * A pause for long computations: lets other work run once the computation has held the thread for a while.
 * @param stretch milliseconds between two pauses
 * @param signal ends the computation: once it is aborted a pause throws its reason
 */
export function pacer(stretch = STRETCH_MS, signal?: AbortSignal): Pacer {
  let since = performance.now();
  const isDue = (): boolean => performance.now() - since >= stretch;
  const pause = async (): Promise<void> => {
    if (!isDue()) return;
    await ownTurn();
    since = performance.now();
    signal?.throwIfAborted();
  };
  return Object.assign(pause, { isDue });
}
