import { Archive } from '../../src/archive/client';
import { FILTER_COLUMNS } from '../../src/archive/catalogue/filter-columns';
import { type OddsQuery, OLDEST_FIRST, type Sort, SORT_ORDERS } from '../../src/archive/question/odds-query';
import { tr } from '../../src/platform/locale/tr';
import { withSpellings } from '../../src/platform/text/spellings';
import { nextRevision } from '../../src/platform/database/archive-revision';
import { addArchivedMatches } from '../support/archived-matches';
import { createTestSite, type TestSite } from '../support/create-test-site';
import { addMatches, type TestMatch } from '../support/matches';
import { naiveSearch } from '../support/naive-search';
import { type ArchivedMatch, Random, randomMatch } from '../support/random-archive';
import { archiveCaughtUp, idsInDatabase } from '../support/site-archive';
import { DATABASE_NAME } from '../support/test-database';

const SEED = 20260523;

describe(`matches of the ${DATABASE_NAME} in order of a column`, () => {
  let site: TestSite;
  let matches: ArchivedMatch[];
  const random = new Random(SEED);

  beforeAll(async () => {
    site = await createTestSite({ ODDS_ENGINE: 'index' });
    matches = Array.from({ length: 220 }, (_, n) => randomMatch(random, n + 1));
    await addArchivedMatches(site.database, matches);
    await archiveCaughtUp(site);
  });
  afterAll(() => site?.close());

  /** A page by SQL and from the state, which both have to be what looking at each match gives. */
  async function expectPage(query: OddsQuery): Promise<void> {
    const { ids } = naiveSearch(matches, query);
    const { page, perPage, sort } = query;
    const limit = { offset: (page - 1) * perPage, count: perPage };
    expect([sort, page, await idsInDatabase(site.database, query, limit)]).toEqual([sort, page, ids]);
    const { places } = site.app.get(Archive).state!.page(query, limit.offset, limit.count);
    const inState = places.map(({ segment, position }) => segment.ids[position]);
    expect([sort, page, inState]).toEqual([sort, page, ids]);
  }

  it(`are the same by SQL, in the state and by looking at each, for every column, both ways (seed ${SEED})`, async () => {
    for (const { field } of FILTER_COLUMNS.values())
      for (const order of SORT_ORDERS) await expectPage(queryBy({ field, order }, 1 + random.below(5), 60));
  });

  it('are the same by SQL, in the state and by looking at each when the oldest is first, on every page', async () => {
    for (let page = 1; page <= 6; page++) await expectPage(queryBy(OLDEST_FIRST, page, 50));
  });

  const queryBy = (sort: Sort, page: number, perPage: number): OddsQuery => ({
    ...{ type: random.chance(0.5) ? 1 : 2, predicates: [], values: 'price', fields: null, groups: null },
    ...{ sort, page, perPage },
  });
});

const MATCHES: TestMatch[] = [
  { date: '2024-05-01', home: 'Iğdır FK', closing: { ft_1_odd: 2.1 }, half: [1, 0], full: [1, 0] },
  { date: '2024-05-02', home: 'Çaykur Rize', closing: { ft_1_odd: 1.5 }, half: [0, 0], full: [0, 0] },
  { date: '2024-05-03', home: 'Ankara', closing: { ft_1_odd: 2.1 }, half: [0, 2], full: [0, 2] },
  { date: '2024-05-04', home: 'ankara', opening: { ft_1_odd: 9 } },
  { date: '2024-05-05', home: 'Ankara Demir', closing: { ft_1_odd: 10.5 }, full: [3, 2] },
];

describe.each(['index', 'sql'] as const)('sorting the odds list (%s)', (engine) => {
  let site: TestSite;
  let token: string;

  beforeAll(async () => {
    site = await createTestSite({ ODDS_ENGINE: engine });
    token = (await site.member('user')).token;
    await addMatches(site.database, MATCHES);
    // the oldest of the three is known by another spelling too
    await site.database.transaction(async (manager) => {
      const revision = await nextRevision(manager);
      const folded = withSpellings('ankara', ['ankaragucu'], 100);
      await manager.query('UPDATE matches SET home_folded = ?, revision = ? WHERE id = 3', [
        folded,
        revision,
      ]);
    });
    if (engine === 'index') await archiveCaughtUp(site);
  });
  afterAll(() => site?.close());

  const get = (path: string, query: Record<string, string>) => site.http(token).get(path).query(query);

  async function days(query: Record<string, string>): Promise<number[]> {
    const { status, body } = await get('/api/odd-list-full-view', query);
    expect(status).toBe(200);
    return (body as { items: { match_date: string }[] }).items.map(({ match_date }) =>
      Number(match_date.slice(-1)),
    );
  }

  it.each([
    [{}, [5, 4, 3, 2, 1]],
    [{ order: 'desc' }, [5, 4, 3, 2, 1]],
    [{ order: 'asc' }, [1, 2, 3, 4, 5]],
    [{ sort: '', order: 'asc', played: 'true', page: '2', per_page: '3' }, [5]],
    [{ sort: 'ft_1_odd' }, [2, 3, 1, 5, 4]],
    [{ sort: 'ft_1_odd', order: 'desc' }, [5, 3, 1, 2, 4]],
    [{ sort: 'ft_1_odd', filter_type: '1' }, [4, 5, 3, 2, 1]],
    [{ sort: 'home_team' }, [4, 3, 5, 2, 1]],
    [{ sort: 'home_team', order: 'desc' }, [1, 2, 5, 4, 3]],
    [{ sort: 'match_date' }, [1, 2, 3, 4, 5]],
    [{ sort: 'total_goals', order: 'desc' }, [5, 3, 1, 2, 4]],
    [{ sort: 'ht_ft_result' }, [1, 3, 2, 5, 4]],
    [{ sort: 'ht_ft_result', order: 'desc' }, [2, 3, 1, 5, 4]],
    [{ sort: 'ft_1_odd', played: 'true', page: '2', per_page: '2' }, [1, 5]],
    [{ sort: 'ft_1_odd', order: 'desc', total_goals: '<3' }, [3, 1, 2]],
  ])('%j gives the matches of the days %j', async (query, wanted) => {
    expect(await days(query)).toEqual(wanted);
  });

  it('orders the lines of an export alike', async () => {
    const query = { sort: 'ft_1_odd', order: 'desc', fields: 'match_date' };
    const { text } = await get('/api/odd-export', query).buffer(true);
    const lines = text.split('\r\n').slice(1, -1);
    expect(lines.map((line) => Number(line.slice(1, 2)))).toEqual([5, 3, 1, 2, 4]);
  });

  it('changes no summary and no backtest', async () => {
    for (const path of ['/api/odd-summary', '/api/odd-backtest']) {
      const query = { selection: 'ft_1_odd', groups: 'ft' };
      const plain = path === '/api/odd-summary' ? { groups: 'ft' } : query;
      const { body } = await get(path, plain);
      expect((await get(path, { ...plain, sort: 'ft_1_odd', order: 'desc' })).body).toEqual(body);
    }
  });

  it('is refused by what is no column and no order', async () => {
    const { status, body } = await get('/api/odd-list-full-view', { sort: 'match_time', order: 'up' });
    expect([status, (body as { fields: object }).fields]).toEqual([
      400,
      { sort: tr.filters.notSortable, order: tr.filters.notOrder },
    ]);
  });

  it('keeps matches with or without a result', async () => {
    expect(await days({ played: 'true' })).toEqual([5, 3, 2, 1]);
    expect(await days({ played: 'false' })).toEqual([4]);
    const { body } = await get('/api/odd-summary', { played: 'true' });
    expect(body).toMatchObject({ total: 4, settled: 4 });
  });

  it('lets the next kick-off of a day come first', async () => {
    const day = '2030-01-01';
    const times = ['20:45', '13:30', null, '16:00', '13:30'];
    await addMatches(
      site.database,
      times.map((time, at) => ({ date: day, time, home: `Ev ${at}` })),
    );
    if (engine === 'index') await archiveCaughtUp(site);
    const { body } = await get('/api/odd-list-full-view', { match_date: day, order: 'asc' });
    const { items } = body as { items: { home_team: string }[] };
    expect(items.map(({ home_team }) => home_team)).toEqual(['Ev 2', 'Ev 1', 'Ev 4', 'Ev 3', 'Ev 0']);
    const { text } = await get('/api/odd-export', { match_date: day, order: 'asc', fields: 'home_team' });
    expect(text.split('\r\n').slice(1, -1)).toEqual(['Ev 2', 'Ev 1', 'Ev 4', 'Ev 3', 'Ev 0']);
  });
});
