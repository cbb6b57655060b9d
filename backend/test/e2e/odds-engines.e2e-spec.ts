import { OddsRepository } from '../../src/modules/odds/odds.repository';
import type { OddsQuery } from '../../src/modules/odds/query/odds-query';
import { parseOddsQuery } from '../../src/modules/odds/query/parse-odds-query';
import { addArchivedMatches } from '../support/archived-matches';
import { createTestSite, type TestSite } from '../support/create-test-site';
import { buildIndex, toIndexRow } from '../support/index-rows';
import { naiveSearch } from '../support/naive-search';
import { Random, randomMatch, randomParams } from '../support/random-archive';
import { DATABASE_NAME } from '../support/test-database';

const SEED = 20260519;
const ROUNDS = 2_000;

describe(`both ways to search the archive, SQL on the ${DATABASE_NAME} and the column index`, () => {
  let site: TestSite;
  const random = new Random(SEED);
  const matches = Array.from({ length: 500 }, (_, n) => randomMatch(random, n + 1));

  beforeAll(async () => {
    site = await createTestSite();
    await addArchivedMatches(site.database, matches);
  });
  afterAll(() => site.close());

  function queryOf(params: Record<string, string>): OddsQuery {
    const parsed = parseOddsQuery(params);
    if (!parsed.ok) throw new Error(`${JSON.stringify(params)}: ${JSON.stringify(parsed.errors)}`);
    return parsed.query;
  }

  it(`give the same matches in the same order for ${ROUNDS} random searches (seed ${SEED})`, async () => {
    const repository = site.app.get(OddsRepository);
    const index = buildIndex(matches.slice(0, 400));
    index.apply({ rows: matches.slice(400).map(toIndexRow), deletedIds: [] });
    let found = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const params = randomParams(random, random.pick(matches));
      const query = queryOf(params);
      const expected = naiveSearch(matches, query);
      const ids = await repository.findIds(query);
      const bySql = { ids: ids.slice(0, query.perPage), hasMore: ids.length > query.perPage };
      const hits = index.search(query);
      const byIndex = {
        ids: index.pageIds(hits, query.page, query.perPage),
        hasMore: hits.total > query.page * query.perPage,
      };
      const plainly = { ids: expected.ids, hasMore: expected.total > query.page * query.perPage };
      expect({ seed: SEED, round, params, ...bySql }).toEqual({ seed: SEED, round, params, ...plainly });
      expect({ seed: SEED, round, params, ...byIndex }).toEqual({ seed: SEED, round, params, ...plainly });
      if (expected.total > 0) found += 1;
    }
    expect(found).toBeGreaterThan(ROUNDS / 3);
  });
});
