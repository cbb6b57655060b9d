import type { State } from '../../src/archive/columns/state';
import type { OddsQuery, Sort, SortField } from '../../src/archive/question/odds-query';
import { queryOf, type Searches } from '../archive/searches';
import { milliseconds, type ResultTable } from '../report/report';
import { median, percentile } from '../report/statistics';
import { searchTime } from './index-searches';

const ROUNDS = 200;
const WARM_UP = 20;

const SORTED_BY: readonly [name: string, field: SortField][] = [
  ['a price', 'ft_1_odd'],
  ['a rare price', 'cs_33_odd'],
  ['a name', 'home_team'],
  ['the date', 'match_date'],
  ['half-time/full-time', 'ht_ft_result'],
];

/** Times sorted pages of all matches and of searches inside the index, beside the same in the usual order. */
export function measureSorted(state: State, searches: Searches): ResultTable {
  const all = queryOf({ filter_type: '2' });
  const middle = Math.max(1, Math.floor(state.size / 2 / all.perPage));
  const lists: readonly [name: string, () => OddsQuery][] = [
    ['all, first page', () => all],
    ['all, a page in the middle', () => ({ ...all, page: middle })],
    ['a search by two columns', () => queryOf(searches.draw('mixed', 2))],
  ];
  const rows = lists.flatMap(([list, draw]) =>
    SORTED_BY.map(([by, field]) => {
      const queries = Array.from({ length: WARM_UP + ROUNDS }, draw);
      const sorted = times(state, queries, { field, order: 'desc' });
      const usual = times(state, queries, null);
      return [
        list,
        by,
        milliseconds(median(sorted)),
        milliseconds(percentile(sorted, 0.95)),
        milliseconds(median(usual)),
        `${(median(sorted) / median(usual)).toFixed(1)} ×`,
      ];
    }),
  );
  return {
    title: 'Sorted lists inside the index',
    note: `${ROUNDS} searches per row: 50 of the hits in order of the column, beside newest first.`,
    head: ['matches', 'sorted by', 'median', 'p95', 'newest first, median', 'ratio'],
    rows,
  };
}

const times = (state: State, queries: readonly OddsQuery[], sort: Sort | null): number[] =>
  queries.map((query) => searchTime(state, { ...query, sort }).wall).slice(WARM_UP);
