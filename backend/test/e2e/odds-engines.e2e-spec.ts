import type { DataSource } from 'typeorm';
import { nextRevision } from '../../src/platform/database/archive-revision';
import { deleteMatches } from '../../src/platform/database/delete-matches';
import { ImportsService } from '../../src/modules/imports/imports.service';
import { readState } from '../../src/archive/answerer';
import { Quotes } from '../../src/archive/answers/context';
import { answerSummary, summaryNeeds } from '../../src/archive/answers/summary';
import { ODD_FIELDS } from '../../src/archive/catalogue/columns';
import { LearningRepository } from '../../src/modules/odds/learning/learning.repository';
import { Archive } from '../../src/archive/client';
import { Calibration } from '../../src/archive/statistics/calibration/calibration';
import { openPlainConnection } from '../../src/platform/database/plain-connection';
import type { OddsQuery } from '../../src/archive/question/odds-query';
import { parseOddsQuery } from '../support/parse-odds-query';
import { addArchivedMatches, readCompetitions } from '../support/archived-matches';
import { expectSummary } from '../support/brute-summary';
import { createTestSite, type TestSite } from '../support/create-test-site';
import { randomLearned } from '../support/learned-archive';
import { naiveSearch } from '../support/naive-search';
import { writeNativeFile } from '../support/native-file';
import { type ArchivedMatch, Random, randomMatch, randomParams } from '../support/random-archive';
import { randomPredicate } from '../support/random-predicates';
import { archiveCaughtUp, idsInDatabase, learnedBy } from '../support/site-archive';
import { readStoredMatches } from '../support/stored-matches';
import { DATABASE_NAME } from '../support/test-database';
import { TODAY } from '../support/today';

const SEED = 20260519;
const ROUNDS = 2_000;
const CHANGES = 10;
const ROUNDS_PER_CHANGE = 200;

function queryOf(params: Record<string, string>): OddsQuery {
  const parsed = parseOddsQuery(params, TODAY);
  if (!parsed.ok) throw new Error(`${JSON.stringify(params)}: ${JSON.stringify(parsed.errors)}`);
  return parsed.query;
}

describe(`both ways to search the archive, SQL on the ${DATABASE_NAME} and the columns`, () => {
  let site: TestSite;
  let matches: ArchivedMatch[];
  const random = new Random(SEED);
  const imports = () => site.app.get(ImportsService);

  beforeAll(async () => {
    site = await createTestSite({ ODDS_ENGINE: 'index' });
    matches = Array.from({ length: 500 }, (_, n) => randomMatch(random, n + 1));
    await addArchivedMatches(site.database, matches);
    await archiveCaughtUp(site);
  });
  afterAll(() => site?.close());

  /** Pages that lie anywhere among the hits: the first, one in the middle, the last, and one beyond. */
  function pageAmong(total: number, perPage: number): number {
    const last = Math.max(1, Math.ceil(total / perPage));
    return random.pick([1, 1 + random.below(last), last, last + 1, last + 1_000]);
  }

  async function search(query: OddsQuery) {
    const { page, perPage } = query;
    const offset = (page - 1) * perPage;
    const ids = await idsInDatabase(site.database, query, { offset, count: perPage + 1 });
    const state = site.app.get(Archive).state!;
    const { places, hasMore } = state.page(query, offset, perPage);
    return {
      bySql: { ids: ids.slice(0, perPage), hasMore: ids.length > perPage },
      byColumns: {
        ids: places.map(({ segment, position }) => segment.ids[position]!),
        hasMore,
        total: state.search(query).total,
      },
    };
  }

  /** Compares both ways with looking at every match; answers how many searches found something. */
  async function compare(rounds: number, what: string): Promise<number> {
    let found = 0;
    const competitions = await readCompetitions(site.database, matches);
    for (let round = 0; round < rounds; round++) {
      const params = randomParams(random, random.pick(matches));
      const plain = queryOf(params);
      const more = Array.from({ length: random.chance(0.4) ? 1 + random.below(2) : 0 }, () =>
        randomPredicate(random, random.pick(matches), competitions),
      );
      const drawn = { ...plain, predicates: [...plain.predicates, ...more] };
      const { total } = naiveSearch(matches, drawn);
      const query = random.chance(0.5) ? drawn : { ...drawn, page: pageAmong(total, drawn.perPage) };
      const { ids } = naiveSearch(matches, query);
      const hasMore = total > query.page * query.perPage;
      const drawnFrom = { what, seed: SEED, round, params, more, page: query.page };
      const { bySql, byColumns } = await search(query);
      expect({ ...drawnFrom, ...bySql }).toEqual({ ...drawnFrom, ids, hasMore });
      expect({ ...drawnFrom, ...byColumns }).toEqual({ ...drawnFrom, ids, hasMore, total });
      if (total > 0) found += 1;
    }
    return found;
  }

  it(`give the same matches in the same order for ${ROUNDS} random searches (seed ${SEED})`, async () => {
    expect(await compare(ROUNDS, 'as loaded')).toBeGreaterThan(ROUNDS / 3);
  });

  it(`sum up the same for 60 random searches (seed ${SEED})`, async () => {
    const learned = randomLearned(random);
    const quotes = new Quotes(new Calibration(learned));
    const ownConnection = await openPlainConnection(site.settings);
    try {
      for (let round = 0; round < 60; round++) {
        const query = queryOf(
          round < 2 ? { filter_type: String(round + 1) } : randomParams(random, random.pick(matches)),
        );
        const all = new Set(naiveSearch(matches, { ...query, page: 1, perPage: matches.length }).ids);
        const passing = matches.filter(({ id }) => all.has(id));
        for (const state of [
          await readState(ownConnection, summaryNeeds(query), quotes.probabilities),
          site.app.get(Archive).state!,
        ]) {
          const context = { state, quotes, throwIfAborted: () => undefined };
          expectSummary(answerSummary(query, context), passing, query.type, learned);
        }
      }
    } finally {
      await ownConnection.destroy();
    }
  });

  it(`answer a question about probabilities alike, list, order and number (seed ${SEED})`, async () => {
    const archive = site.app.get(Archive);
    const calibration = await learnedBy(site);
    const bySql = new Archive({ ...site.settings, oddsEngine: 'sql' });
    bySql.calibrate((await site.app.get(LearningRepository).read()).learned);
    try {
      let found = 0;
      for (let round = 0; round < 60; round++) {
        const percent = random.below(9_000) / 100;
        const field = random.pick(ODD_FIELDS);
        const query = queryOf({
          filter_type: String(1 + random.below(2)),
          ...(random.chance(0.7)
            ? { [field]: random.pick([`%${percent}±5`, `%>${percent}`, `%<${percent}`]) }
            : {}),
          ...(random.chance(0.5)
            ? { values: 'probability', sort: field, order: random.pick(['asc', 'desc']) }
            : {}),
        });
        const { ids, total } = naiveSearch(matches, query, calibration);
        for (const engine of [archive, bySql])
          await engine.view(async (view) => {
            const { rows } = await view.page(query, 0, query.perPage);
            expect({ round, ids: rows.map(({ id }) => id), total: await view.count(query) }).toEqual({
              ...{ round, ids, total },
            });
          });
        if (total > 0) found += 1;
      }
      expect(found).toBeGreaterThan(20);
    } finally {
      await bySql.beforeApplicationShutdown();
    }
  });

  it(`go on to agree after random imports, updates and deletions (seed ${SEED})`, async () => {
    let found = 0;
    for (let change = 0; change < CHANGES; change++) {
      await changeArchive(site, imports(), random, matches);
      await archiveCaughtUp(site);
      matches = await readStoredMatches(site.database);
      expect(site.app.get(Archive).state!.size).toBe(matches.length);
      found += await compare(ROUNDS_PER_CHANGE, `change ${change}`);
    }
    expect(found).toBeGreaterThan((CHANGES * ROUNDS_PER_CHANGE) / 3);
  });
});

/** Imports new matches and new words on known ones, moves and settles some by hand, deletes some. */
async function changeArchive(
  site: TestSite,
  imports: ImportsService,
  random: Random,
  matches: readonly ArchivedMatch[],
): Promise<void> {
  const fresh = Array.from({ length: 1 + random.below(40) }, () => randomMatch(random, 0));
  const known = Array.from({ length: random.below(40) }, () => ({
    ...randomMatch(random, 0),
    ...headOf(random.pick(matches)),
  }));
  const path = writeNativeFile(site.settings.dataDir, 'change.json', [...fresh, ...known]);
  const { status, inserted, updated } = await imports.importFile(path);
  expect([status, inserted + updated > 0]).toEqual(['done', true]);
  await changeByHand(site.database, random);
}

const headOf = ({ match_date, country_name, competition_name, home_team, away_team }: ArchivedMatch) => ({
  match_date,
  country_name,
  competition_name,
  home_team,
  away_team,
});

async function changeByHand(database: DataSource, random: Random): Promise<void> {
  await database.transaction(async (manager) => {
    const revision = await nextRevision(manager);
    const ids = ((await manager.query('SELECT id FROM matches ORDER BY id')) as { id: number }[]).map(
      ({ id }) => id,
    );
    const some = (count: number) => Array.from({ length: count }, () => random.pick(ids));
    for (const id of some(15)) {
      const { match_date, match_time, home_ft_score, away_ft_score } = randomMatch(random, id);
      await manager.query(
        'UPDATE matches SET match_date = ?, match_time = ?, home_ft_score = ?, away_ft_score = ?, revision = ? WHERE id = ?',
        [match_date, match_time, home_ft_score, away_ft_score, revision, id],
      );
    }
    // awarded and retired ones become ordinary again, and the other way round
    for (const column of ['awarded', 'retired'])
      for (const id of some(12))
        await manager.query(`UPDATE matches SET ${column} = 1 - ${column}, revision = ? WHERE id = ?`, [
          revision,
          id,
        ]);
    const gone = some(random.below(30));
    await deleteMatches(manager, revision, `id IN (${[0, ...gone].join(', ')})`);
  });
}
