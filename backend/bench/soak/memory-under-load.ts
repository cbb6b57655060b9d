import { setTimeout as sleep } from 'node:timers/promises';
import type { ImportsService } from '../../src/modules/imports/imports.service';
import { writeChanges } from '../measure/imports';
import { bytes, type ResultTable, type Target } from '../report/report';
import type { BenchSite } from '../site/bench-site';
import { growth, stretches, watchMemory } from './memory';
import { failuresOf, generateLoad, latenciesOf, type LoadedRoute } from '../site/load';

const CLIENTS = 16;
const SAMPLE_SECONDS = 5;
const IMPORT_EVERY_MS = 30_000;
const ROWS = 10;
const MOST_GROWTH = 0.05;

/**
 * Watches the site's memory while clients ask without a pause and another process changes 500 matches every half
 * minute, which the site's index follows.
 */
export async function measureMemoryUnderLoad(
  site: BenchSite,
  tokens: readonly string[],
  routes: readonly LoadedRoute[],
  minutes: number,
  imports: { service: ImportsService; folder: string },
): Promise<{ table: ResultTable; targets: Target[] }> {
  let over = false;
  const load = generateLoad({
    address: site.address,
    tokens,
    routes,
    clients: CLIENTS,
    end: { seconds: minutes * 60 },
  });
  const end = load.finally(() => (over = true));
  const changes = (async (): Promise<number> => {
    let count = 0;
    while (!over) {
      const price = `${600 + (count % 300)}.11`;
      const { status } = await imports.service.importFile(writeChanges(imports.folder, price));
      if (status !== 'done') throw new Error(`The import of changed matches ended as ${status}`);
      count += 1;
      await Promise.race([sleep(IMPORT_EVERY_MS), end]);
    }
    return count;
  })();
  const samples = await watchMemory(site, SAMPLE_SECONDS, end);
  const [result, importCount] = await Promise.all([load, changes]);
  const answers = latenciesOf(result).length;
  const failed = failuresOf(result);
  const grown = growth(samples);
  const of = `${answers} answers and ${importCount} imports`;
  return {
    table: {
      title: `Memory over ${minutes} minutes`,
      note: `Physical memory of the site's process, medians, while ${CLIENTS} clients ask without a pause and 500 matches change every half minute: ${of}.`,
      head: ['until minute', 'memory'],
      rows: stretches(samples, ROWS).map(({ minute, bytes: size }) => [minute.toFixed(1), bytes(size)]),
    },
    targets: [
      {
        what: `memory in the last quarter of ${minutes} minutes against the second`,
        wanted: `≤ ${MOST_GROWTH * 100} % more`,
        measured: `${grown < 0 ? '−' : '+'}${Math.abs(grown * 100).toFixed(1)} %`,
        met: grown <= MOST_GROWTH,
      },
      {
        what: 'requests without a whole answer in that time',
        wanted: '0',
        measured: `${failed} of ${answers + failed}`,
        met: failed === 0,
      },
    ],
  };
}
