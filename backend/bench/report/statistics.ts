/** The value that a share of the others doesn't exceed (nearest rank); NaN of nothing. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? NaN;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);

/** How long a piece of work took, in milliseconds. */
export interface Timing {
  readonly wall: number;
  /** Processor time of the whole process: on a busy machine the work waits for its turn, and that doesn't count. */
  readonly processor: number;
}

/** Times a piece of work that is done within this turn of the event loop. */
export function timedNow(work: () => unknown): Timing {
  const before = process.cpuUsage();
  const startedAt = performance.now();
  work();
  return { wall: performance.now() - startedAt, processor: processorSince(before) };
}

/** Times a piece of work that may take several turns. */
export async function timedFully(work: () => unknown): Promise<Timing> {
  const before = process.cpuUsage();
  const startedAt = performance.now();
  await work();
  return { wall: performance.now() - startedAt, processor: processorSince(before) };
}

function processorSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Milliseconds that a piece of work takes. */
export async function timed(work: () => unknown): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}
