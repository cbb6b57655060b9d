import type { State } from '../../src/archive/columns/state';
import type { OddsQuery } from '../../src/archive/question/odds-query';
import { whole } from '../report/report';
import { queryOf, type Searches } from './searches';

const SIZES = [30, 300, 1_000, 3_000, 10_000, 30_000, 100_000, Infinity];
const PER_SIZE = 15;
const MOST_DRAWS = 20_000;

/** Queries of about as many hits each. */
export interface SizedQueries {
  readonly name: string;
  readonly queries: readonly OddsQuery[];
}

const ALL: SizedQueries = {
  name: 'all',
  queries: [queryOf({ filter_type: '1' }), queryOf({ filter_type: '2' })],
};

/** Random queries by how many matches they find, and those that find all. */
export function queriesBySize(state: State, searches: Searches): SizedQueries[] {
  const bySize = SIZES.map(() => [] as OddsQuery[]);
  for (let draw = 0; draw < MOST_DRAWS && bySize.some(({ length }) => length < PER_SIZE); draw++) {
    const query = queryOf(searches.draw(draw % 2 ? 'prices' : 'mixed', 1 + (draw % 3)));
    const { total } = state.search(query);
    const size = bySize[SIZES.findIndex((most) => total <= most)]!;
    if (size.length < PER_SIZE) size.push(query);
  }
  const sized = bySize.flatMap((queries, at) => {
    const from = at === 0 ? '' : `${whole(SIZES[at - 1]! + 1)}–`;
    const name = `${from}${SIZES[at] === Infinity ? '' : whole(SIZES[at]!)}`;
    return queries.length === 0 ? [] : [{ name, queries }];
  });
  return [...sized, ALL];
}
