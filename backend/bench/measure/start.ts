import type { Settings } from '../../src/platform/config/settings';
import { bytes, type ResultTable, type Target, whole } from '../report/report';
import { BenchSite } from '../site/bench-site';

/** How long the process takes to be ready, and the memory it takes then. */
export async function measureStart(
  settings: Settings,
): Promise<{ site: BenchSite; table: ResultTable; targets: Target[] }> {
  const without = await BenchSite.start(settings, 'sql');
  const least = without.memory();
  await without.stop();
  const site = await BenchSite.start(settings);
  const memory = site.memory();
  const processor = site.processorTime();
  const ofIt = processor === null ? '' : `, ${(processor / 1000).toFixed(1)} s of processor time`;
  const inMegabytes = (value: number | null): string => (value === null ? '–' : bytes(value));
  return {
    site,
    table: {
      title: 'Start and memory of the process',
      note: '',
      head: ['what', 'measured'],
      rows: [
        ['first answer after the start of the process', `${site.bootSeconds.toFixed(1)} s`],
        ['index ready after the start of the process', `${site.indexSeconds.toFixed(1)} s`],
        ['matches in the index', whole(site.index.rows ?? 0)],
        ['columns of the index', bytes(site.index.bytes ?? 0)],
        ['physical memory of the process, index just loaded', inMegabytes(memory)],
        ['physical memory of a process with ODDS_ENGINE=sql', inMegabytes(least)],
      ],
    },
    targets: [
      {
        what: 'index ready after the start of the process',
        wanted: '< 5 s',
        measured: `${site.indexSeconds.toFixed(1)} s${ofIt}`,
        met: site.indexSeconds < 5,
      },
    ],
  };
}
