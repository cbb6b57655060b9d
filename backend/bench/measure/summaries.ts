import { setTimeout as sleep } from 'node:timers/promises';
import { Calibration } from '../../src/modules/odds/calibration/calibration';
import { IndexSummaries } from '../../src/modules/odds/engine/index-summaries';
import type { OddsIndex } from '../../src/modules/odds/index/odds-index';
import type { OddsQuery } from '../../src/modules/odds/query/odds-query';
import { milliseconds, type ResultTable, type Target, whole } from '../report/report';
import { queryOf, type Searches } from '../archive/searches';
import { median, percentile, timedFully, type Timing } from '../report/statistics';

const SIZES = [30, 300, 1_000, 3_000, 10_000, 30_000, 100_000, Infinity];
const PER_SIZE = 15;
const MOST_DRAWS = 20_000;
const MOST_MILLISECONDS = 10;

/** The groups that a screen shows first. */
const THREE_GROUPS = ['ft', 'uo_25', 'bts'];

/** Times summaries by how many matches they sum up, none of them kept from before. */
export async function measureSummary(
  index: OddsIndex,
  searches: Searches,
): Promise<{ tables: ResultTable[]; targets: Target[] }> {
  const bySize = [...queriesBySize(index, searches), ALL];
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

/** Queries of about as many hits each. */
interface SizedQueries {
  readonly name: string;
  readonly queries: readonly OddsQuery[];
}

const ALL: SizedQueries = {
  name: 'all',
  queries: [queryOf({ filter_type: '1' }), queryOf({ filter_type: '2' })],
};

function queriesBySize(index: OddsIndex, searches: Searches): SizedQueries[] {
  const bySize = SIZES.map(() => [] as OddsQuery[]);
  for (let draw = 0; draw < MOST_DRAWS && bySize.some(({ length }) => length < PER_SIZE); draw++) {
    const query = queryOf(searches.draw(draw % 2 ? 'prices' : 'mixed', 1 + (draw % 3)));
    const { total } = index.search(query);
    const size = bySize[SIZES.findIndex((most) => total <= most)]!;
    if (size.length < PER_SIZE) size.push(query);
  }
  return bySize.flatMap((queries, at) => {
    const from = at === 0 ? '' : `${whole(SIZES[at - 1]! + 1)}–`;
    const name = `${from}${SIZES[at] === Infinity ? '' : whole(SIZES[at]!)}`;
    return queries.length === 0 ? [] : [{ name, queries }];
  });
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
