import { buildIndex, toIndexRow } from '../../../../test/support/index-rows';
import { Random, randomMatch } from '../../../../test/support/random-archive';
import type { Aggregation } from '../../../archive/columns/aggregation';
import type { OddsSearch } from '../../../archive/question/odds-query';
import { aggregateHits } from './aggregate-hits';

const ALL: OddsSearch = { type: 2, predicates: [] };
const HOME_WINS: OddsSearch = {
  type: 2,
  predicates: [{ kind: 'range', field: 'home_ft_score', min: 3, max: 9 }],
};

describe('an aggregation over hits of the index', () => {
  const random = new Random(20261124);
  const archive = Array.from({ length: 3_000 }, (_, n) => randomMatch(random, n + 1));
  const index = buildIndex(archive.slice(0, 2_800));
  index.apply({ rows: archive.slice(2_800).map(toIndexRow), deletedIds: [7] });

  /** Lists the ids of the rows it gets, and does something after each part. */
  const listing = (afterPart: () => void) => (): Aggregation<number[]> => {
    const ids: number[] = [];
    return {
      add: (segment, positions) => {
        for (const position of positions) ids.push(segment.ids[position]!);
        afterPart();
      },
      result: () => ids,
    };
  };

  it('takes each hit once, whatever is searched meanwhile', async () => {
    const ids = await aggregateHits(
      index,
      ALL,
      listing(() => index.search(HOME_WINS)),
    );
    const living = archive.map(({ id }) => id).filter((id) => id !== 7);
    expect(ids.sort((a, b) => a - b)).toEqual(living);
  });

  it('ends with the reason of the signal, without taking the rest', async () => {
    const client = new AbortController();
    let parts = 0;
    const leave = (): void => {
      parts += 1;
      client.abort(new Error('left'));
      // longer than any stretch of work between two pauses
      for (const since = performance.now(); performance.now() - since < 10;);
    };
    await expect(aggregateHits(index, ALL, listing(leave), client.signal)).rejects.toThrow('left');
    expect(parts).toBe(1);
  });
});
