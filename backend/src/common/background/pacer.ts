/** A stretch of work that people waiting for other answers don't notice. */
const STRETCH_MS = 10;

/** A pause for long computations: lets other work run once the computation has held the thread for a while. */
export function pacer(stretch = STRETCH_MS): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < stretch) return;
    await new Promise((resolve) => setImmediate(resolve));
    since = performance.now();
  };
}
