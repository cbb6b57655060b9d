import { createTestSite, type TestMember, type TestSite } from '../support/create-test-site';
import { addMatches } from '../support/matches';
import { archiveCaughtUp } from '../support/site-archive';
import { DATABASE_NAME } from '../support/test-database';

type Row = Record<string, unknown>;

describe.each(['index', 'sql'])(
  `the competitions of the archive on the ${DATABASE_NAME} with ODDS_ENGINE=%s`,
  (engine) => {
    let site: TestSite;
    let member: TestMember;

    beforeAll(async () => {
      site = await createTestSite({ ODDS_ENGINE: engine });
      member = await site.member('user');
      const inLeague = (country: string, competition: string, dates: string[], beside: object = {}) =>
        dates.map((date, at) => ({
          ...{ country, competition, date, ...beside },
          ...{ home: `${competition} ${at}`, away: `${competition} ${at + 50}` },
        }));
      await addMatches(site.database, [
        ...inLeague('İngiltere', 'Çınar Ligi', ['2024-08-01', '2026-12-01']),
        ...inLeague('Türkiye', 'Süper Lig', ['2023-05-01', '2022-09-10', '2024-01-31']),
        ...inLeague('Türkiye', 'Kupa', ['2024-03-03']),
        ...inLeague('Türkiye', 'Kupa', ['2024-02-02', '2024-02-03', '2024-02-04'], { retired: true }),
        ...inLeague('İzlanda', 'Kış Kupası', ['2024-02-02'], { retired: true }),
      ]);
      if (engine === 'index') await archiveCaughtUp(site);
    });
    afterAll(() => site?.close());

    const list = async (search = '') => {
      const { body, headers } = await site.http(member.token).get(`/api/competitions${search}`).expect(200);
      return { rows: body as Row[], total: headers['x-total-count'] as unknown };
    };
    const names = async (search: string) =>
      (await list(search)).rows.map(({ competition_name }) => competition_name);

    it('say how many matches there are and from when to when; a game that was put off is none', async () => {
      const { rows, total } = await list();
      expect(total).toBe('4');
      expect(rows).toEqual([
        {
          ...{ id: expect.any(Number) as number, country_name: 'Türkiye', competition_name: 'Süper Lig' },
          ...{ league_code: null, matches: 3, first_date: '2022-09-10', last_date: '2024-01-31' },
        },
        expect.objectContaining({
          ...{ country_name: 'İngiltere', matches: 2, first_date: '2024-08-01', last_date: '2026-12-01' },
        }),
        expect.objectContaining({
          ...{ competition_name: 'Kupa', matches: 1, first_date: '2024-03-03', last_date: '2024-03-03' },
        }),
        expect.objectContaining({
          ...{ competition_name: 'Kış Kupası', matches: 0, first_date: null, last_date: null },
        }),
      ]);
    });

    it('are searched, sorted and paged', async () => {
      expect(await names('?q=TURKIYE')).toEqual(['Süper Lig', 'Kupa']);
      expect(await names('?q=cinar')).toEqual(['Çınar Ligi']);
      expect(await names('?sort=competition_name')).toEqual([
        'Çınar Ligi',
        'Kış Kupası',
        'Kupa',
        'Süper Lig',
      ]);
      expect(await names('?sort=last_date&order=desc')).toEqual([
        'Çınar Ligi',
        'Kupa',
        'Süper Lig',
        'Kış Kupası',
      ]);
      const page = await list('?page=2&per_page=3');
      expect([page.rows.map(({ competition_name }) => competition_name), page.total]).toEqual([
        ['Kış Kupası'],
        '4',
      ]);
      const { body } = await site.http(member.token).get('/api/competitions?sort=name').expect(400);
      expect((body as { fields: Row }).fields.sort).toContain('competition_name');
    });

    it('follow a change at once', async () => {
      const admin = await site.member('admin');
      const { rows } = await list('?q=kupa');
      const { id } = rows.find(({ competition_name }) => competition_name === 'Kupa')!;
      const form = { country_name: 'Türkiye', competition_name: 'Türkiye Kupası' };
      const renamed = await site
        .http(admin.token)
        .put(`/api/competitions/${String(id)}`)
        .send(form)
        .expect(200);
      expect(renamed.body).toEqual({
        ...{ id, ...form, league_code: null, matches: 1 },
        ...{ first_date: '2024-03-03', last_date: '2024-03-03' },
      });
      expect((await list('?q=kupasi')).rows).toContainEqual(renamed.body);
    });
  },
);
