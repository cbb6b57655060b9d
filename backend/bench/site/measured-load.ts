import type { BenchSite } from './bench-site';
import { failuresOf, generateLoad, latenciesOf } from './load';

/** Requests that were all answered. */
export interface MeasuredLoad {
  /** Milliseconds from sending a request to its answer's last byte. */
  readonly latencies: readonly number[];
  /** Answers per second. */
  readonly rate: number;
  /** Processor time that the site took per request, in milliseconds; NaN where the system doesn't report it. */
  readonly processor: number;
}

/**
 * Asks a site for addresses in turn.
 * @throws Error when an answer isn't whole or its status not 200
 */
export async function measureLoad(
  site: BenchSite,
  token: string,
  paths: readonly string[],
  clients: number,
  requests: number,
): Promise<MeasuredLoad> {
  const before = site.processorTime();
  const result = await generateLoad({
    address: site.address,
    tokens: [token],
    routes: [{ name: 'all', paths, weight: 1 }],
    clients,
    end: { requests },
  });
  const after = site.processorTime();
  if (failuresOf(result) > 0) throw new Error(`Requests failed: ${JSON.stringify(result.errors)}`);
  const latencies = latenciesOf(result);
  return {
    latencies,
    rate: latencies.length / result.seconds,
    processor: before === null || after === null ? NaN : (after - before) / requests,
  };
}
