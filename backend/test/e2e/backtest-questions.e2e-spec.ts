import { SessionsService } from '../../src/modules/auth/sessions.service';
import { createTestSite, type TestMember, type TestSite } from '../support/create-test-site';
import { addMatches } from '../support/matches';
import { DATABASE_NAME } from '../support/test-database';

const DAY = 24 * 60 * 60_000;

describe(`questions to the backtest on the ${DATABASE_NAME}`, () => {
  let site: TestSite;
  let member: TestMember;

  beforeAll(async () => {
    site = await createTestSite();
    await addMatches(site.database, [{ full: [2, 1], closing: { ft_1_odd: 1.85 } }]);
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    member = await site.member('user');
  });

  /** Asks with the address as written; how many questions the answer counts. */
  async function ask(query: string, who = member): Promise<number> {
    const { status, body } = await site.http(who.token).get(`/api/odd-backtest?${query}`);
    expect([query, status, (body as { fields?: object }).fields]).toEqual([query, 200, undefined]);
    return (body as { questions: number }).questions;
  }

  /** Lets time pass, and the member log in again. */
  async function wait(milliseconds: number): Promise<void> {
    site.clock.advance(milliseconds);
    member.token = await site.app.get(SessionsService).begin(member.id);
  }

  it('are counted from the first one on, and the same one once', async () => {
    expect(await ask('selection=ft_1_odd')).toBe(1);
    expect(await ask('selection=ft_1_odd')).toBe(1);
    expect(await ask('selection=ft_2_odd')).toBe(2);
    expect(await ask('selection=ft_1_odd')).toBe(2);
  });

  it.each([
    ['selection=ft_1_odd&filter_type=2'],
    ['filter_type=2&selection=ft_1_odd&page=3&per_page=10&fields=id&groups=ft'],
    ['selection=%20ft_1_odd&home_team=&source='],
  ])('are the same one as ft_1_odd without filters: %s', async (query) => {
    expect(await ask('selection=ft_1_odd')).toBe(1);
    expect(await ask(query)).toBe(1);
  });

  it.each([
    ['ft_1_odd=1%2C85&home_team=be%C5%9Fikta%C5%9F'],
    ['home_team=BESIKTAS&ft_1_odd=1.85'],
    ['ft_1_odd=%3D1.85&home_team=%20besiktas%20'],
    ['ft_1_odd=1.85-1%2C85&home_team=besiktas&per_page=1'],
  ])('are the same one in another order and writing: %s', async (filters) => {
    expect(await ask('selection=over_25_odd&ft_1_odd=1.85&home_team=besiktas')).toBe(1);
    expect(await ask(`selection=over_25_odd&${filters}`)).toBe(1);
  });

  it('are the same one by the other name of a column', async () => {
    expect(await ask('selection=fg_no&fg_no=8.50')).toBe(1);
    expect(await ask('selection=fg_no_odd&fg_no_odd=8.50')).toBe(1);
  });

  it.each([
    ['selection=ft_1_odd&filter_type=1&ft_1_odd=1.85'],
    ['selection=ft_2_odd&ft_1_odd=1.85'],
    ['selection=ft_1_odd&ft_1_odd=1.8'],
    ['selection=ft_1_odd&ft_2_odd=1.85'],
    ['selection=ft_1_odd&ft_1_odd=1.85&source=native'],
    ['selection=ft_1_odd&ft_1_odd=1.85&match_date=2024'],
  ])('are another one where type, selection, a filter or the source differs: %s', async (query) => {
    expect(await ask('selection=ft_1_odd&ft_1_odd=1.85')).toBe(1);
    expect(await ask(query)).toBe(2);
  });

  it('do not count where they can not be read', async () => {
    for (const query of ['selection=yok', 'selection=ft_1_odd&ft_1_odd=x', ''])
      for (const path of ['odd-backtest', 'odd-backtest/bets'])
        expect((await site.http(member.token).get(`/api/${path}?${query}`)).status).toBe(400);
    expect(await ask('selection=ft_1_odd')).toBe(1);
  });

  it('of one member are none of another', async () => {
    const other = await site.member('editor');
    expect(await ask('selection=ft_1_odd')).toBe(1);
    expect(await ask('selection=ft_2_odd')).toBe(2);
    expect(await ask('selection=ft_1_odd', other)).toBe(1);
    expect(await ask('selection=ft_x_odd')).toBe(3);
  });

  it('count when their bets are exported too', async () => {
    const path = '/api/odd-backtest/bets?selection=ft_1_odd';
    expect((await site.http(member.token).get(path)).status).toBe(200);
    expect(await ask('selection=ft_2_odd')).toBe(2);
    expect(await ask('selection=ft_1_odd')).toBe(2);
  });

  it('count for 30 days from when they were asked last', async () => {
    const begun = site.clock.now();
    const [one, other, third] = ['1.8', '1.85', '1.9'].map((odd) => `selection=ft_1_odd&ft_1_odd=${odd}`);
    await ask(one!);
    await ask(other!);
    await wait(20 * DAY);
    expect(await ask(one!)).toBe(2);
    await wait(10 * DAY);
    expect(await ask(third!)).toBe(3);
    await wait(1);
    expect(await ask(third!)).toBe(2);
    expect(await ask(other!)).toBe(3);
    site.clock.set(begun);
  });

  it('are forgotten once they no longer count', async () => {
    const begun = site.clock.now();
    await ask('selection=ft_1_odd');
    await wait(30 * DAY);
    await ask('selection=ft_1_odd&filter_type=1');
    const kept = async () => {
      await site.run('asked-questions');
      const rows = await site.database.query<unknown[]>('SELECT 1 FROM asked_questions WHERE user_id = ?', [
        member.id,
      ]);
      return rows.length;
    };
    expect(await kept()).toBe(2);
    await wait(1);
    expect(await kept()).toBe(1);
    site.clock.set(begun);
  });

  it('may be asked by one member many at once', async () => {
    const same = await Promise.all(Array.from({ length: 6 }, () => ask('selection=ft_1_odd')));
    expect(same).toEqual([1, 1, 1, 1, 1, 1]);
    const queries = ['ft_x_odd', 'ft_2_odd', 'over_25_odd', 'under_25_odd', 'ft_1_odd'];
    const others = await Promise.all(queries.map((each) => ask(`selection=${each}`)));
    expect(Math.max(...others)).toBe(5);
    expect(await ask('selection=ft_1_odd')).toBe(5);
  });

  it('belong to the account: their times are in its export, and they go with it', async () => {
    const asked = site.clock.now().toISOString();
    await ask('selection=ft_1_odd');
    await ask('selection=ft_2_odd');
    await ask('selection=ft_2_odd&filter_type=1');
    const exported = await site.http(member.token).get('/api/profile/export');
    const { asked_questions: questions } = exported.body as { asked_questions: { shown: number }[] };
    expect(questions.map((each) => each.shown).toSorted()).toEqual([1, 2]);
    expect(questions[0]).toEqual({ asked_at: asked, shown: expect.any(Number) as number });
    const admin = await site.member('admin');
    expect((await site.http(admin.token).delete(`/api/users/${member.id}`)).status).toBe(200);
    expect(await site.database.query('SELECT 1 FROM asked_questions WHERE user_id = ?', [member.id])).toEqual(
      [],
    );
  });

  describe('are counted where returns are shown too', () => {
    const FULL = { ft_1_odd: 2.1, ft_x_odd: 3.3, ft_2_odd: 3.6 };
    const TEAM = 'Kocaelispor';
    let coming: number;

    beforeAll(async () => {
      const played = Array.from({ length: 30 }, (_, at) => ({
        ...{ home: TEAM, full: [at % 3, 1] as [number, number], date: '2024-04-01' },
        closing: { ...FULL, ...(at === 0 ? {} : { over_25_odd: 1.9 }) },
      }));
      await addMatches(site.database, played);
      [coming] = (await addMatches(site.database, [{ home: TEAM, date: '2026-05-18', closing: FULL }])) as [
        number,
      ];
    });

    const get = async (path: string, who = member) => {
      const { status, body } = await site.http(who.token).get(`/api/${path}`);
      expect([path, status]).toEqual([path, 200]);
      return body as Record<string, unknown>;
    };
    // one that nothing else asks
    const questions = async (): Promise<number> => (await ask('selection=bts_yes_odd')) - 1;

    it('in a summary: its selections with at least 30 prices, once however often it is looked at', async () => {
      await get(`odd-summary?home_team=${TEAM}`);
      await get(`odd-summary?home_team=${TEAM.toUpperCase()}&sort=ft_1_odd&page=2`);
      expect(await questions()).toBe(3);
      // three of them were shown by the summary, one not
      expect(await ask(`selection=ft_x_odd&home_team=${TEAM}`)).toBe(4);
      expect(await ask(`selection=over_25_odd&home_team=${TEAM}`)).toBe(5);
    });

    it('in a summary of some groups: those, and the others when they are looked at', async () => {
      await get(`odd-summary?home_team=${TEAM}&groups=uo_25`);
      expect(await questions()).toBe(0);
      await get(`odd-summary?home_team=${TEAM}&groups=ft`);
      expect(await questions()).toBe(3);
    });

    it('in a facet of a selection: one for each part with at least 30 compared matches', async () => {
      await get(`odd-facet?column=home_team`);
      expect(await questions()).toBe(0);
      await get('odd-facet?column=home_team&selection=ft_1_odd');
      expect(await questions()).toBe(1);
      // the same as in the box
      await get(`odd-summary?home_team="${TEAM}"&groups=ft`);
      expect(await questions()).toBe(3);
      await get('odd-facet?column=season&selection=ft_1_odd&home_team=Gençlerbirliği');
      expect(await questions()).toBe(3);
    });

    it('not in one without enough prices, or that can not be read', async () => {
      await get('odd-summary?home_team=Gençlerbirliği');
      expect((await site.http(member.token).get('/api/odd-summary?ft_1_odd=x')).status).toBe(400);
      expect(await questions()).toBe(0);
    });

    it('beside similar matches: the selections of their summary', async () => {
      const { summary } = await get(`matches/${coming}/similar?fields=id`);
      expect(summary).toMatchObject({ total: 30 });
      expect(await questions()).toBe(3);
      await get(`matches/${coming}/similar?fields=id,match_date`);
      expect(await questions()).toBe(3);
      await get(`matches/${coming}/similar?limit=40`);
      expect(await questions()).toBe(6);
    });

    it('in the table of a rating: the selections of its summary', async () => {
      const { ratings } = (await get('Rating/Get/false')) as { ratings: { value: number }[] };
      await get(`Rating/Filter/${coming}/${ratings[0]!.value}`);
      expect(await questions()).toBe(3);
    });

    it('before a filter was saved: the one of its selection', async () => {
      const filter = { filter_name: 'iç saha', filter_type: 2, filter_data: { home_team: TEAM } };
      const { body } = await site
        .http(member.token)
        .post('/api/save-filter')
        .send({ ...filter, selection: 'ft_2_odd' });
      await get(`filter-record/${(body as { id: number }).id}`);
      await get(`filter-record/${(body as { id: number }).id}`);
      expect(await questions()).toBe(1);
      expect(await ask(`selection=ft_2_odd&home_team=${TEAM}`)).toBe(2);
    });

    it('behind the answer: what a member was shown is written in batches, of each member for themselves', async () => {
      const other = await site.member('user');
      for (const who of [member, other]) await get(`odd-summary?home_team=${TEAM}&groups=ft`, who);
      await site.run('shown-selections');
      const rows = await site.database.query(
        'SELECT user_id, shown, selections FROM asked_questions WHERE user_id IN (?, ?) ORDER BY user_id',
        [member.id, other.id],
      );
      const written = { shown: 3, selections: expect.stringMatching(/^[0-9a-f]+$/) as string };
      expect(rows).toEqual([member, other].map(({ id }) => ({ user_id: id, ...written })));
    });

    it('of an account that is deleted meanwhile are nobody’s, and hold up nothing', async () => {
      const gone = await site.member('user');
      await get(`odd-summary?home_team=${TEAM}`, gone);
      const admin = await site.member('admin');
      expect((await site.http(admin.token).delete(`/api/users/${gone.id}`)).status).toBe(200);
      await get(`odd-summary?home_team=${TEAM}`);
      await site.run('shown-selections');
      expect(await questions()).toBe(3);
    });
  });
});
