import { milliseconds, type ResultTable, type Target, whole } from '../report/report';
import type { BenchSite } from '../site/bench-site';
import { median, percentile } from '../report/statistics';
import { failuresOf, generateLoad, latenciesOf, type LoadedRoute, type LoadResult } from '../site/load';

/** Numbers of clients that ask at once. */
const CLIENTS = [16, 64, 256];

/** Has 16, 64 and 256 clients ask for the main routes, each for so many seconds. */
export async function measureRounds(
  site: BenchSite,
  tokens: readonly string[],
  routes: readonly LoadedRoute[],
  seconds: number,
  say: (what: string) => void,
): Promise<{ tables: ResultTable[]; targets: Target[] }> {
  const results: [number, LoadResult][] = [];
  for (const clients of CLIENTS) {
    say(`${clients} clients`);
    results.push([
      clients,
      await generateLoad({ address: site.address, tokens, routes, clients, end: { seconds } }),
    ]);
  }
  return {
    tables: results.map(([clients, result]) => loadTable(clients, result)),
    targets: results.map(([clients, result]) => {
      const answers = latenciesOf(result).length;
      const errors = Object.entries(result.errors);
      const failed = failuresOf(result);
      return {
        what: `${clients} clients for ${seconds} s: requests without a whole answer`,
        wanted: '0',
        measured: `${failed} of ${whole(answers + failed)}${errors.map(([what, count]) => `; ${what} × ${count}`).join('')}`,
        met: failed === 0 && answers > 0,
      };
    }),
  };
}

function loadTable(clients: number, { latencies, seconds }: LoadResult): ResultTable {
  const row = (what: string, values: readonly number[]): string[] => [
    what,
    whole(values.length),
    (values.length / seconds).toFixed(1),
    milliseconds(median(values)),
    milliseconds(percentile(values, 0.95)),
    milliseconds(percentile(values, 0.99)),
    milliseconds(percentile(values, 1)),
  ];
  const all = Object.values(latencies).flat();
  return {
    title: `${clients} clients`,
    note: '',
    head: ['route', 'answers', 'per second', 'median', 'p95', 'p99', 'slowest'],
    rows: [...Object.entries(latencies).map(([route, values]) => row(route, values)), row('all', all)],
  };
}
