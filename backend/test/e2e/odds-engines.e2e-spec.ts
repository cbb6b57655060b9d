import { OddsRepository } from '../../src/modules/odds/odds.repository';
import { CODE_FIELDS } from '../../src/modules/odds/catalogue/columns';
import type { OddsQuery } from '../../src/modules/odds/query/odds-query';
import { parseOddsQuery } from '../../src/modules/odds/query/parse-odds-query';
import { createTestSite, type TestSite } from '../support/create-test-site';
import { buildIndex, toIndexRow } from '../support/index-rows';
import { addMatches, type TestMatch, type TestOdds } from '../support/matches';
import { naiveSearch } from '../support/naive-search';
import { type ArchivedMatch, Random, randomMatch, randomParams } from '../support/random-archive';
import { DATABASE_NAME } from '../support/test-database';

const SEED = 20260519;
const ROUNDS = 2_000;

const codes: ReadonlySet<string> = new Set(CODE_FIELDS);

const written = (odds: ArchivedMatch['opening']): TestOdds =>
  Object.fromEntries(
    Object.entries(odds).map(([field, value]) => [
      field,
      value === null || codes.has(field) ? value : value / 100,
    ]),
  );

const pair = (home: number | null, away: number | null): [number, number] | null =>
  home === null || away === null ? null : [home, away];

const toTestMatch = (match: ArchivedMatch): TestMatch => ({
  date: match.match_date,
  time: match.match_time,
  country: match.country_name,
  competition: match.competition_name,
  home: match.home_team,
  away: match.away_team,
  half: pair(match.home_ht_score, match.away_ht_score),
  full: pair(match.home_ft_score, match.away_ft_score),
  firstGoal: match.first_goal,
  opening: written(match.opening),
  closing: written(match.closing),
});

describe(`both ways to search the archive, SQL on the ${DATABASE_NAME} and the column index`, () => {
  let site: TestSite;
  const random = new Random(SEED);
  const matches = Array.from({ length: 500 }, (_, n) => randomMatch(random, n + 1));

  beforeAll(async () => {
    site = await createTestSite();
    const ids = await addMatches(site.database, matches.map(toTestMatch));
    ids.forEach((id, at) => (matches[at]!.id = id));
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
