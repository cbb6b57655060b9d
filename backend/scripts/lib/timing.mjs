/** Seconds with one decimal since `startedAt` (a `performance.now()` value). */
export const secondsSince = (startedAt) => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;

/** Runs one step and prints how long it took. */
export async function timed(label, work) {
  const startedAt = performance.now();
  const result = await work();
  console.log(`✓ ${label} (${secondsSince(startedAt)})`);
  return result;
}
