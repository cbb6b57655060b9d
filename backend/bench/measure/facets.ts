import { Quotes } from '../../src/archive/answers/context';
import { FACET_COLUMNS } from '../../src/archive/catalogue/facet-columns';
import type { State } from '../../src/archive/columns/state';
import type { OddsQuery } from '../../src/archive/question/odds-query';
import { Calibration } from '../../src/archive/statistics/calibration/calibration';
import { FacetBuilder } from '../../src/archive/statistics/facets/facet-builder';
import type { Searches } from '../archive/searches';
import { queriesBySize } from '../archive/sized-queries';
import { milliseconds, type ResultTable, type Target, whole } from '../report/report';
import { median, percentile, timedNow, type Timing } from '../report/statistics';

const MOST = 50;
/** Times that each question is asked. */
const ROUNDS = 4;
const COLUMNS = [...FACET_COLUMNS].flatMap(([name, column]) => (name === column.field ? column : []));

/** Times the facets of all columns of one answer, by how many matches it has; none kept from before. */
export function measureFacets(state: State, searches: Searches): { table: ResultTable; target: Target } {
  const quotes = new Quotes(new Calibration());
  const allFacets = (query: OddsQuery, isFollowing: boolean): void => {
    const { vocabulary, before } = state;
    const divided = { vocabulary, before, quoted: quotes.of(query.type), values: query.values };
    const builder = new FacetBuilder(state.search(query), isFollowing ? 'ft_1_odd' : null, divided);
    for (const column of COLUMNS) builder.facet(column);
  };
  const sizes = queriesBySize(state, searches).map(({ name, queries }) => {
    const times = (isFollowing: boolean): Timing[] =>
      Array.from({ length: 1 + ROUNDS }, () => queries)
        .flat()
        .map((query) => timedNow(() => allFacets(query, isFollowing)))
        // the first round warms up
        .slice(queries.length);
    const hits = median(queries.map((query) => state.search(query).total));
    return { name, hits, plain: times(false), followed: times(true) };
  });
  const processorOf = (timings: readonly Timing[]): number =>
    median(timings.map(({ processor }) => processor));
  const slowest = Math.max(...sizes.map(({ plain }) => processorOf(plain)));
  return {
    table: {
      title: 'All facets of one answer',
      note: `One search, then all ${COLUMNS.length} columns one after the other; a screen asks for one of them. The last column is with what a selection came to in each part.`,
      head: ['hits', 'median hits', 'median', 'p95', 'processor, median', 'processor with a selection'],
      rows: sizes.map(({ name, hits, plain, followed }) => [
        name,
        whole(hits),
        milliseconds(median(plain.map(({ wall }) => wall))),
        milliseconds(
          percentile(
            plain.map(({ wall }) => wall),
            0.95,
          ),
        ),
        milliseconds(processorOf(plain)),
        milliseconds(processorOf(followed)),
      ]),
    },
    target: {
      what: 'all facets of one answer',
      wanted: `< ${MOST} ms`,
      measured: `${milliseconds(slowest)} of processor time at the slowest size`,
      met: slowest < MOST,
    },
  };
}
