import { setTimeout as sleep } from 'node:timers/promises';
import { Calibration } from '../../src/archive/statistics/calibration/calibration';
import { IndexSummaries } from '../../src/modules/odds/engine/index-summaries';
import type { OddsIndex } from '../../src/archive/columns/odds-index';
import { milliseconds, type ResultTable, type Target, whole } from '../report/report';
import type { Searches } from '../archive/searches';
import { queriesBySize, type SizedQueries } from '../archive/sized-queries';
import { median, percentile, timedFully, type Timing } from '../report/statistics';

const MOST_MILLISECONDS = 10;

/** The groups that a screen shows first. */
const THREE_GROUPS = ['ft', 'uo_25', 'bts'];

/** Times summaries by how many matches they sum up, none of them kept from before. */
export async function measureSummary(
  index: OddsIndex,
  searches: Searches,
): Promise<{ tables: ResultTable[]; targets: Target[] }> {
  const bySize = queriesBySize(index, searches);
  const summaries = new IndexSummaries(index, new Calibration());
  const three = await timeSizes(index, summaries, bySize, THREE_GROUPS);
  const all = await timeSizes(index, summaries, bySize, null);
  const slowest = Math.max(...three.map(({ wall }) => percentile(wall, 0.95)));
  const slowestOfAll = Math.max(...all.map(({ processor }) => median(processor)));
  const quick = all.filter(({ processor }) => median(processor) < MOST_MILLISECONDS).length;
  const note =
    'Computed from scratch each time; a site computes each once per state of the archive and keeps it.';
  const head = [
    'hits',
    'median hits',
    'median',
    'p95',
    'processor, median',
    'longest turn of the event loop',
  ];
  return {
    tables: [
      { title: 'Summaries of three groups', note, head, rows: three.map(rowOf) },
      { title: 'Summaries over all selections', note, head, rows: all.map(rowOf) },
    ],
    targets: [
      {
        what: 'summary of three groups, any number of hits, p95',
        wanted: `< ${MOST_MILLISECONDS} ms`,
        measured: `${milliseconds(slowest)} at the slowest size`,
        met: slowest < MOST_MILLISECONDS,
      },
      {
        what: 'summary over all selections',
        wanted: `< ${MOST_MILLISECONDS} ms`,
        measured: `${quick} of ${all.length} sizes of hits; slowest ${milliseconds(slowestOfAll)} of processor time`,
        met: slowestOfAll < MOST_MILLISECONDS,
      },
    ],
  };
}

interface SizeTimes {
  readonly name: string;
  readonly hits: number;
  readonly wall: number[];
  readonly processor: number[];
  readonly longestWait: number;
}

async function timeSizes(
  index: OddsIndex,
  summaries: IndexSummaries,
  sizes: readonly SizedQueries[],
  groups: readonly string[] | null,
): Promise<SizeTimes[]> {
  const times: SizeTimes[] = [];
  for (const { name, queries } of sizes) {
    const timings: Timing[] = [];
    let longestWait = 0;
    for (const query of [...queries, ...queries]) {
      const watch = watchWaits();
      timings.push(await timedFully(() => summaries.make({ ...query, groups })));
      longestWait = Math.max(longestWait, await watch());
    }
    // the first round warms up
    const second = timings.slice(queries.length);
    times.push({
      name,
      hits: median(queries.map((query) => index.search(query).total)),
      wall: second.map(({ wall }) => wall),
      processor: second.map(({ processor }) => processor),
      longestWait,
    });
  }
  return times;
}

const rowOf = ({ name, hits, wall, processor, longestWait }: SizeTimes): string[] => [
  name,
  whole(hits),
  milliseconds(median(wall)),
  milliseconds(percentile(wall, 0.95)),
  milliseconds(median(processor)),
  milliseconds(longestWait),
];

/** Watches how long the event loop doesn't let anybody in; the returned function stops and answers the longest time. */
function watchWaits(): () => Promise<number> {
  let longest = 0;
  let last = performance.now();
  const look = (): void => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
  };
  const timer = setInterval(look, 1);
  return async () => {
    await sleep(2);
    look();
    clearInterval(timer);
    return longest;
  };
}
