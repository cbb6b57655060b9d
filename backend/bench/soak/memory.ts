import { setTimeout as sleep } from 'node:timers/promises';
import type { BenchSite } from '../site/bench-site';
import { median } from '../report/statistics';

/** A process's physical memory at a moment. */
export interface MemorySample {
  readonly minute: number;
  readonly bytes: number;
}

/** Writes down a site's memory every few seconds until `until` is done. */
export async function watchMemory(
  site: BenchSite,
  everySeconds: number,
  until: Promise<unknown>,
): Promise<MemorySample[]> {
  const samples: MemorySample[] = [];
  const startedAt = performance.now();
  let done = false;
  const end = until.finally(() => (done = true));
  while (!done) {
    const bytes = site.memory();
    if (bytes !== null) samples.push({ minute: (performance.now() - startedAt) / 60_000, bytes });
    await Promise.race([sleep(everySeconds * 1000), end]);
  }
  await end;
  return samples;
}

/** Median memory of so many equal stretches of time, oldest first; stretches without a sample are left out. */
export function stretches(samples: readonly MemorySample[], count: number): MemorySample[] {
  const length = (samples.at(-1)?.minute ?? 0) / count;
  return Array.from({ length: count }, (_, at) => {
    const within = samples.filter(({ minute }) => Math.min(count - 1, Math.floor(minute / length)) === at);
    return { minute: (at + 1) * length, bytes: median(within.map(({ bytes }) => bytes)) };
  }).filter(({ bytes }) => Number.isFinite(bytes));
}

/**
 * How much more memory the last quarter of the time took than the second; the first one, in which caches fill, doesn't
 * count. 0 = nothing, 0.1 = a tenth more.
 */
export function growth(samples: readonly MemorySample[]): number {
  const quarters = stretches(samples, 4);
  return quarters[3]!.bytes / quarters[1]!.bytes - 1;
}
