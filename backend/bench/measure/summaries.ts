import { Calibration } from '../../src/archive/statistics/calibration/calibration';
import { Quotes } from '../../src/archive/answers/context';
import { answerSummary } from '../../src/archive/answers/summary';
import type { State } from '../../src/archive/columns/state';
import { milliseconds, type ResultTable, type Target, whole } from '../report/report';
import type { Searches } from '../archive/searches';
import { queriesBySize, type SizedQueries } from '../archive/sized-queries';
import { median, percentile, timedNow, type Timing } from '../report/statistics';

const MOST_OF_THREE = 5;
const MOST_OF_ALL = 40;
/** Times that each question is asked. */
const ROUNDS = 4;

/** The groups that a screen shows first. */
const THREE_GROUPS = ['ft', 'uo_25', 'bts'];

/** Times summaries by how many matches they sum up, none of them kept from before. */
export function measureSummary(
  state: State,
  searches: Searches,
): { tables: ResultTable[]; targets: Target[] } {
  const bySize = queriesBySize(state, searches);
  const quotes = new Quotes(new Calibration());
  const three = timeSizes(state, quotes, bySize, THREE_GROUPS);
  const all = timeSizes(state, quotes, bySize, null);
  const slowest = Math.max(...three.map(({ wall }) => percentile(wall, 0.95)));
  const slowestOfAll = Math.max(...all.map(({ processor }) => median(processor)));
  const note =
    'Computed from scratch each time; a site computes each once per state of the archive and keeps it.';
  const head = ['hits', 'median hits', 'median', 'p95', 'processor, median'];
  return {
    tables: [
      { title: 'Summaries of three groups', note, head, rows: three.map(rowOf) },
      { title: 'Summaries over all selections', note, head, rows: all.map(rowOf) },
    ],
    targets: [
      {
        what: 'summary of three groups, any number of hits, p95',
        wanted: `< ${MOST_OF_THREE} ms`,
        measured: `${milliseconds(slowest)} at the slowest size`,
        met: slowest < MOST_OF_THREE,
      },
      {
        what: 'summary over all selections',
        wanted: `< ${MOST_OF_ALL} ms`,
        measured: `${milliseconds(slowestOfAll)} of processor time at the slowest size`,
        met: slowestOfAll < MOST_OF_ALL,
      },
    ],
  };
}

interface SizeTimes {
  readonly name: string;
  readonly hits: number;
  readonly wall: number[];
  readonly processor: number[];
}

function timeSizes(
  state: State,
  quotes: Quotes,
  sizes: readonly SizedQueries[],
  groups: readonly string[] | null,
): SizeTimes[] {
  const times: SizeTimes[] = [];
  for (const { name, queries } of sizes) {
    const timings: Timing[] = [];
    for (const query of Array.from({ length: 1 + ROUNDS }, () => queries).flat()) {
      const context = { state, quotes, throwIfAborted: () => undefined };
      timings.push(timedNow(() => answerSummary({ ...query, groups }, context)));
    }
    // the first round warms up
    const measured = timings.slice(queries.length);
    times.push({
      name,
      hits: median(queries.map((query) => state.search(query).total)),
      wall: measured.map(({ wall }) => wall),
      processor: measured.map(({ processor }) => processor),
    });
  }
  return times;
}

const rowOf = ({ name, hits, wall, processor }: SizeTimes): string[] => [
  name,
  whole(hits),
  milliseconds(median(wall)),
  milliseconds(percentile(wall, 0.95)),
  milliseconds(median(processor)),
];
