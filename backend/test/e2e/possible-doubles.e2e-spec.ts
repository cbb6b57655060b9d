import { foldText } from '../../src/platform/text/fold';
import { Match } from '../../src/modules/odds/entities/match.entity';
import { PossibleDouble } from '../../src/modules/imports/entities/match-place.entity';
import { createTestSite, type TestMember, type TestSite } from '../support/create-test-site';
import { addMatches, type TestMatch } from '../support/matches';
import { DATABASE_NAME } from '../support/test-database';

type Item = Record<string, unknown>;

describe(`the list of possible doubles on the ${DATABASE_NAME}`, () => {
  let site: TestSite;
  let admin: TestMember;

  beforeAll(async () => {
    site = await createTestSite();
    admin = await site.member('admin');
  });
  beforeEach(() => site.database.query('DELETE FROM matches'));
  afterAll(() => site?.close());

  const KOBE: TestMatch = {
    country: 'Japonya',
    competition: 'J1 League',
    date: '2020-09-09',
    time: '13:30',
    home: 'Kawasaki',
    away: 'Kobe',
    full: [3, 2],
  };
  const VISSEL: TestMatch = { ...KOBE, away: 'Vissel Kobe' };

  async function pair(match: TestMatch, other: TestMatch): Promise<{ id: number; double_of: number }> {
    const [id, double_of] = await addMatches(site.database, [match, other]);
    await site.database.manager.insert(PossibleDouble, { match_id: id!, double_of: double_of! });
    return { id: id!, double_of: double_of! };
  }
  const read = async (query = '') => {
    const answer = await site.http(admin.token).get(`/api/match-rows?state=double${query}`);
    return answer.body as { items: Item[]; page: number; per_page: number; total: number };
  };
  const total = async () => (await read()).total;

  it('shows both matches, in what they differ, and who waits for the first', async () => {
    const { id, double_of } = await pair(VISSEL, KOBE);
    const { items, ...rest } = await read();
    expect(rest).toEqual({ page: 1, per_page: 50, total: 1 });
    const shown = {
      match_date: '2020-09-09',
      match_time: '13:30',
      country_name: 'Japonya',
      competition_id: expect.any(Number),
      competition_name: 'J1 League',
      home_team: 'Kawasaki',
      home_ht_score: null,
      away_ht_score: null,
      home_ft_score: 3,
      away_ft_score: 2,
      first_goal: null,
    };
    expect(items).toEqual([
      {
        id,
        ...shown,
        away_team: 'Vissel Kobe',
        wanted_by: { coupons: 0, filters: 0, alerts: 0 },
        manual: [],
        double_of,
        other: { id: double_of, ...shown, away_team: 'Kobe' },
        differing: ['away'],
      },
    ]);
  });

  it('names the competition where that is what differs', async () => {
    await pair({ ...KOBE, competition: 'J. Lig', home: 'Frontale' }, KOBE);
    expect((await read()).items[0]!.differing).toEqual(['competition', 'home']);
  });

  it.each<[string, TestMatch]>([
    ['at the same time with different scores', { ...VISSEL, full: [0, 0] }],
    ['with the same score at different times', { ...VISSEL, time: null }],
    ['that have not been played, at the same time', { ...VISSEL, full: null }],
  ])('has matches %s', async (_, match) => {
    await pair(match, KOBE);
    expect(await total()).toBe(1);
  });

  it.each<[string, TestMatch]>([
    ['another country', { ...VISSEL, country: 'Güney Kore' }],
    ['another day', { ...VISSEL, date: '2020-09-10' }],
    ['another time and score', { ...VISSEL, time: '15:00', full: [1, 0] }],
    ['another time and none of them played', { ...VISSEL, time: '15:00', full: null }],
    ['other teams on both sides', { ...VISSEL, home: 'Oita' }],
    ['the sides changed', { ...KOBE, home: 'Kobe', away: 'Kawasaki Frontale' }],
  ])('leaves out what is no double any more: %s', async (_, match) => {
    await pair(match, KOBE);
    expect(await total()).toBe(0);
  });

  it('leaves out pairs with a match that is retired or gone', async () => {
    const [one, two] = [
      await pair(VISSEL, KOBE),
      await pair({ ...VISSEL, home: 'Oita' }, { ...KOBE, home: 'Oita' }),
    ];
    expect(await total()).toBe(2);
    await site.database.manager.update(Match, { id: one.double_of }, { retired: true });
    expect(await total()).toBe(1);
    await site.database.manager.delete(Match, { id: two.id });
    expect(await total()).toBe(0);
  });

  it('begins with the newest day, page by page', async () => {
    const days = ['2020-03-01', '2021-03-01', '2019-03-01'];
    for (const date of days) await pair({ ...VISSEL, date }, { ...KOBE, date });
    const pages = [await read('&per_page=2'), await read('&per_page=2&page=2')];
    expect(pages.map(({ items }) => items.map((each) => each.match_date))).toEqual([
      ['2021-03-01', '2020-03-01'],
      ['2019-03-01'],
    ]);
    expect(pages.map(({ page, per_page, total: all }) => [page, per_page, all])).toEqual([
      [1, 2, 3],
      [2, 2, 3],
    ]);
  });

  it.each([
    ['VİSSEL', 1],
    ['kobe', 1],
    ['japon', 1],
    ['j1', 1],
    ['gamba', 0],
  ])('is searched by the names of both: %s', async (text, found) => {
    await pair(VISSEL, KOBE);
    expect([foldText(text), (await read(`&q=${encodeURIComponent(text)}`)).total]).toEqual([
      foldText(text),
      found,
    ]);
  });

  it.each(['', '?state=waiting', '?state=xyz', '?state=double&per_page=101', '?state=double&page=0'])(
    'refuses %p',
    async (query) => expect((await site.http(admin.token).get(`/api/match-rows${query}`)).status).toBe(400),
  );
});
