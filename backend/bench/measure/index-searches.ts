import { Segment } from '../../src/archive/columns/segment';
import { State } from '../../src/archive/columns/state';
import { COLUMN_COUNT } from '../../src/archive/columns/layout';
import type { OddsQuery } from '../../src/archive/question/odds-query';
import { median, percentile, timedNow, type Timing } from '../report/statistics';
import { milliseconds, type ResultTable, type Target } from '../report/report';
import { queryOf, type SearchKind, type Searches } from '../archive/searches';

const SEARCHES_PER_ROW = 1_000;
const WARM_UP = 300;
const MOST_MEMORY = 1.35;
const MOST_MILLISECONDS = 0.5;
const KINDS: Record<SearchKind, string> = {
  prices: 'prices',
  mixed: 'prices, names, dates, results',
  text: 'names only',
  combined: 'the same with `;`, `!` and prices against prices',
};

/** Ids of the page that a query asks for. */
export function pageOf(state: State, query: OddsQuery): number[] {
  const { places } = state.page(query, (query.page - 1) * query.perPage, query.perPage);
  return places.map(({ segment, position }) => segment.ids[position]!);
}

/** Times one search with the ids of its page. */
export const searchTime = (state: State, query: OddsQuery): Timing =>
  timedNow(() => state.page(query, (query.page - 1) * query.perPage, query.perPage));

/** The same state without what makes its searches fast: the plain loops find its rows. */
function withoutKernel(state: State): State {
  const { main, ...rest } = state.contents;
  return new State({ ...rest, main: new Segment({ ...main.data, memory: null }) });
}

/** Times searches over one to six columns inside the index. @throws Error where the plain loops find something else */
export function measureIndex(state: State, searches: Searches): { table: ResultTable; targets: Target[] } {
  const rows: string[][] = [];
  const plain = withoutKernel(state);
  let slowest = 0;
  const all: number[] = [];
  for (const kind of Object.keys(KINDS) as SearchKind[]) {
    for (let columns = 1; columns <= (kind === 'text' ? 3 : 6); columns++) {
      const queries = Array.from({ length: WARM_UP + SEARCHES_PER_ROW }, () =>
        queryOf(searches.draw(kind, columns)),
      );
      const pairs = queries.map((query, at): readonly [Timing, Timing] => {
        // whoever comes second finds the columns in the processor's cache
        if (at % 2 === 0) return [searchTime(state, query), searchTime(plain, query)];
        const second = searchTime(plain, query);
        return [searchTime(state, query), second];
      });
      const differing = queries.find((query) => pageOf(state, query).join() !== pageOf(plain, query).join());
      if (differing) throw new Error(`The plain loops find something else: ${JSON.stringify(differing)}`);
      const times = pairs.slice(WARM_UP);
      const wall = times.map(([each]) => each.wall);
      const processor = times.map(([each]) => each.processor);
      const ofPlain = times.map(([, each]) => each.wall);
      slowest = Math.max(slowest, percentile(processor, 0.95));
      all.push(...wall);
      rows.push([
        KINDS[kind],
        String(columns),
        milliseconds(median(wall)),
        milliseconds(percentile(wall, 0.95)),
        milliseconds(median(processor)),
        milliseconds(percentile(processor, 0.95)),
        milliseconds(median(ofPlain)),
        milliseconds(percentile(ofPlain, 0.95)),
      ]);
    }
  }
  return {
    table: {
      title: 'Searches inside the index',
      note: `${SEARCHES_PER_ROW} random searches per row: the first 50 hits. Plain: each by the loops without the kernel, before or after it in turn.`,
      head: [
        ...['columns of', 'filtered', 'median', 'p95', 'processor, median', 'processor, p95'],
        ...['plain, median', 'plain, p95'],
      ],
      rows,
    },
    targets: [
      {
        what: 'search over any 1–6 columns inside the index, p95',
        wanted: `< ${MOST_MILLISECONDS} ms`,
        measured: `${milliseconds(slowest)} of processor time in the worst row; wall clock ${milliseconds(median(all))} median, ${milliseconds(percentile(all, 0.95))} p95`,
        met: slowest < MOST_MILLISECONDS,
      },
    ],
  };
}

/** Memory of the columns against two bytes per cell. */
export function measureMemory(bytes: number, rows: number): Target {
  const plain = 2 * rows * COLUMN_COUNT;
  return {
    what: 'memory of the index against 2 bytes per cell',
    wanted: `≤ ${MOST_MEMORY} ×`,
    measured: `${(bytes / plain).toFixed(3)} × (${(bytes / 1e6).toFixed(0)} MB)`,
    met: bytes <= MOST_MEMORY * plain,
  };
}
