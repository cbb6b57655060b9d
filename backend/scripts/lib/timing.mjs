/** Seconds with one decimal since `startedAt` (a `performance.now()` value). */
export const secondsSince = (startedAt) => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;

/** Runs one step and tells how long it took. */
export async function timed(label, work, tell = console.log) {
  const startedAt = performance.now();
  const result = await work();
  tell(`✓ ${label} (${secondsSince(startedAt)})`);
  return result;
}
