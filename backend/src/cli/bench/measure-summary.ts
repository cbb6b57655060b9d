import { setTimeout as sleep } from 'node:timers/promises';
import { IndexSummaries } from '../../modules/odds/engine/index-summaries';
import type { OddsIndex } from '../../modules/odds/index/odds-index';
import type { OddsQuery } from '../../modules/odds/query/odds-query';
import { milliseconds, type ResultTable, type Target, whole } from './report';
import { queryOf, type Searches } from './searches';
import { median, percentile, timed } from './statistics';

const SIZES = [30, 300, 1_000, 3_000, 10_000, 30_000, 100_000, Infinity];
const PER_SIZE = 15;
const MOST_DRAWS = 20_000;
const MOST_MILLISECONDS = 10;

/** Times summaries over all selections by how many matches they sum up, none of them kept from before. */
export async function measureSummary(
  index: OddsIndex,
  searches: Searches,
): Promise<{ table: ResultTable; targets: Target[] }> {
  const bySize = SIZES.map(() => [] as OddsQuery[]);
  for (let draw = 0; draw < MOST_DRAWS && bySize.some(({ length }) => length < PER_SIZE); draw++) {
    const query = queryOf(searches.draw(draw % 2 ? 'prices' : 'mixed', 1 + (draw % 3)));
    const { total } = index.search(query);
    const size = bySize[SIZES.findIndex((most) => total <= most)]!;
    if (size.length < PER_SIZE) size.push(query);
  }
  const summaries = new IndexSummaries(index);
  const rows: string[][] = [];
  const typical: number[] = [];
  const medians = new Map<number, number>();
  const all = [queryOf({ filter_type: '1' }), queryOf({ filter_type: '2' })];
  for (const [at, queries] of [...bySize, all].entries()) {
    if (queries.length === 0) continue;
    const times: number[] = [];
    let longestWait = 0;
    for (const query of [...queries, ...queries]) {
      const watch = watchWaits();
      times.push(await timed(() => summaries.make(query)));
      longestWait = Math.max(longestWait, await watch());
    }
    const second = times.slice(queries.length);
    if (at < bySize.length) typical.push(...second);
    medians.set(at, percentile(second, 0.95));
    const from = at === 0 || at === bySize.length ? '' : `${whole(SIZES[at - 1]! + 1)}–`;
    const hits = at === bySize.length ? 'all' : `${from}${SIZES[at] === Infinity ? '' : whole(SIZES[at]!)}`;
    rows.push([
      hits,
      whole(median(queries.map((query) => index.search(query).total))),
      milliseconds(median(second)),
      milliseconds(percentile(second, 0.95)),
      milliseconds(longestWait),
    ]);
  }
  const worst = Math.max(...medians.values());
  return {
    table: {
      title: 'Summaries over all selections',
      note: 'Computed anew each time; a site computes each once per state of the archive and keeps it.',
      head: ['hits', 'median hits', 'median', 'p95', 'longest another request waits'],
      rows,
    },
    targets: [
      {
        what: 'summary over all 124 selections',
        wanted: `< ${MOST_MILLISECONDS} ms`,
        measured: `${milliseconds(percentile(typical, 0.5))} median over all sizes; ${milliseconds(worst)} p95 of the slowest size`,
        met: worst < MOST_MILLISECONDS,
      },
    ],
  };
}

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
