import { tr } from '../../src/platform/locale/tr';
import { createTestSite, type TestMember, type TestSite } from '../support/create-test-site';
import { addMatches } from '../support/matches';
import { DATABASE_NAME } from '../support/test-database';

describe(`filling a filter from a match on the ${DATABASE_NAME}`, () => {
  let site: TestSite;
  let member: TestMember;
  let ids: number[];

  const OPENING = {
    ft_1_odd: 2.1,
    ft_x_odd: 3.3,
    over_25_odd: 1.8,
    fg_no: 11.5,
    ft_code: 101,
    bts_yes_odd: 1.7,
  };
  const CLOSING = { ft_1_odd: 1.85, ft_x_odd: 3, over_25_odd: 1.75, uo_25_code: 7 };

  beforeAll(async () => {
    site = await createTestSite();
    // 21:30 in London on the 17th is half past midnight on the 18th in Istanbul
    site.clock.set('2026-05-17T21:30:00.000Z');
    member = await site.member('user');
    ids = await addMatches(site.database, [
      {
        date: '2026-05-18',
        time: '20:00',
        home: 'Galatasaray',
        away: 'Göztepe',
        opening: OPENING,
        closing: CLOSING,
      },
      { date: '2026-05-18', time: null, home: 'Iğdır FK', away: 'Rizespor' },
      {
        date: '2026-05-18',
        time: '13:30',
        country: 'İngiltere',
        competition: 'Premier Lig',
        home: 'A',
        away: 'B',
      },
      { date: '2026-05-19', home: 'Kasımpaşa', away: 'Konyaspor' },
      { date: '2026-05-17', home: 'Dün', away: 'Oynandı', full: [1, 0] },
    ]);
    await site.database.query("UPDATE competitions SET league_code = 'E0' WHERE name = ?", ['Premier Lig']);
  });
  afterAll(() => site?.close());

  const get = (path: string, query: Record<string, unknown> = {}) =>
    site.http(member.token).get(`/api/${path}`).query(query);
  const save = (filter_name: string, filter_type: number, filter_data: Record<string, string>) =>
    site
      .http(member.token)
      .post('/api/save-filter')
      .send({ filter_name, filter_type, filter_data })
      .expect(201);
  const populate = (path: string, body: Record<string, unknown>, token = member.token) =>
    site.http(token).post(`/api/${path}`).send(body);

  it('offers today, tomorrow and the day after, in Istanbul', async () => {
    expect((await get('match-dates')).body).toEqual(['2026-05-18', '2026-05-19', '2026-05-20']);
  });

  it('lists the matches of a day in order of kick-off, unknown times last', async () => {
    const bulletin = await get('matches-by-date', { date: '2026-05-18' });
    expect(bulletin.body).toEqual([
      { id: ids[2], league_code: 'E0', match_time: '13:30', home_team: 'A', away_team: 'B' },
      {
        id: ids[0],
        league_code: 'Süper Lig',
        match_time: '20:00',
        home_team: 'Galatasaray',
        away_team: 'Göztepe',
      },
      {
        id: ids[1],
        league_code: 'Süper Lig',
        match_time: null,
        home_team: 'Iğdır FK',
        away_team: 'Rizespor',
      },
    ]);
    const odds = await get('kapanis-matches-by-date', { date: '2026-05-18' });
    expect(odds.body[0]).toEqual({
      sys_match_id: ids[2],
      competition_name: 'Premier Lig',
      match_date: '2026-05-18',
      home_team: 'A',
      away_team: 'B',
    });
    expect((odds.body as { sys_match_id: number }[]).map((each) => each.sys_match_id)).toEqual([
      ids[2],
      ids[0],
      ids[1],
    ]);
    expect((await get('matches-by-date', { date: '2026-05-30' })).body).toEqual([]);
  });

  it.each(['', 'bugün', '18.05.2026', '2026-02-30', '2026-5-18', "2026-05-18' OR 1=1"])(
    'refuses the day %j',
    async (date) => {
      for (const path of ['matches-by-date', 'kapanis-matches-by-date']) {
        const answer = await get(path, { date });
        expect([answer.status, answer.body.fields]).toEqual([400, { date: tr.validation.day }]);
      }
    },
  );

  it('gives the id of a match that exists, and 404 otherwise', async () => {
    expect((await get('get-match-id', { match_id: ids[0] })).body).toEqual({ id: ids[0] });
    expect((await get('kapanis-get-match-id', { match_id: ids[0] })).body).toEqual({ sys_match_id: ids[0] });
    for (const path of ['get-match-id', 'kapanis-get-match-id']) {
      expect((await get(path, { match_id: 999_999 })).status).toBe(404);
      for (const match_id of ['', '0', 'x', '1e3', '99999999999'])
        expect((await get(path, { match_id })).status).toBe(400);
    }
  });

  it('fills the closing odds with the match’s own closing prices, keeping what is no matter of odds', async () => {
    await save('Favori', 2, {
      ft_1_odd: '1.2-1.5',
      ft_x_odd: '',
      ft_2_odd: '>4',
      uo_25_code: 'boş',
      country_name: 'Türkiye',
      home_ft_score: '2',
      played: 'true',
      sort: 'ft_1_odd',
    });
    const answer = await populate('kapanis-populate-filter', { match_id: ids[0], filter_name: 'Favori' });
    expect([answer.status, answer.body]).toEqual([
      200,
      {
        populated_filter: {
          ft_1_odd: '1.85',
          ft_x_odd: '3.00',
          uo_25_code: '7',
          country_name: 'Türkiye',
          home_ft_score: '2',
          played: 'true',
          sort: 'ft_1_odd',
        },
        missing: ['ft_2_odd'],
        basis: { ft: 'price' },
      },
    ]);
  });

  it('fills the opening odds with the opening prices', async () => {
    await save('Favori', 1, { ft_1_odd: '2', over_25_odd: '1.7', fg_no_odd: '10', ft_code: '5' });
    const wanted = { match_id: String(ids[0]), filter_name: 'FAVORİ', filter_type: '1' };
    for (const path of ['kapanis-populate-filter', 'populate-filter'])
      expect((await populate(path, wanted)).body).toEqual({
        populated_filter: { ft_1_odd: '2.10', over_25_odd: '1.80', fg_no_odd: '11.50', ft_code: '101' },
        missing: [],
        basis: { ft: 'price', uo_25: 'price', fg: 'price' },
      });
  });

  it('fills the bulletin under its own names, with the opening prices', async () => {
    await save('Favori', 3, {
      ft_1_odd: '2',
      uo_25_over_odd: '1',
      fg_no_odd: '1',
      ft_odd_code: '1',
      btts_yes_odd: '1',
      btts_no_odd: '2',
      hnd_1_odd: '1',
      hnd_home: '1',
      home_team: 'gala',
    });
    await site.database.query(
      'UPDATE opening_odds SET hnd_home = 0, hnd_away = 1, hnd_1_odd = 390 WHERE match_id = ?',
      [ids[0]],
    );
    const answer = await populate('populate-filter', { match_id: ids[0], filter_name: 'favori' });
    expect(answer.body).toEqual({
      populated_filter: {
        ft_1_odd: '2.10',
        uo_25_over_odd: '1.80',
        fg_no_odd: '11.50',
        ft_odd_code: '101',
        btts_yes_odd: '1.70',
        hnd_1_odd: '3.90',
        hnd_home: '0',
        home_team: 'gala',
      },
      missing: ['btts_no_odd'],
      basis: { ft: 'price', uo_25: 'price', fg: 'price', bts: 'price' },
    });
  });

  it('finds exactly the matches with the same price once it is filled in', async () => {
    const { body } = await populate('kapanis-populate-filter', { match_id: ids[0], filter_name: 'Favori' });
    const { ft_1_odd } = body.populated_filter as Record<string, string>;
    const found = await get('odd-list-full-view', { filter_type: 2, ft_1_odd, fields: 'id' });
    expect(found.body.items).toEqual([{ id: ids[0] }]);
  });

  it('answers 404 for an unknown match, an unknown filter and the filter of somebody else', async () => {
    const stranger = await site.member('user');
    const error = async (body: Record<string, unknown>, token?: string) => {
      const answer = await populate('kapanis-populate-filter', body, token);
      return [answer.status, answer.body.error as string];
    };
    const { noSuchFilter, noSuchMatch } = tr.savedFilters;
    expect(await error({ match_id: 999_999, filter_name: 'Favori' })).toEqual([404, noSuchMatch]);
    expect(await error({ match_id: ids[0], filter_name: 'Yok' })).toEqual([404, noSuchFilter]);
    expect(await error({ match_id: ids[0], filter_name: 'Favori' }, stranger.token)).toEqual([
      404,
      noSuchFilter,
    ]);
  });

  it('offers ready recipes with the columns and fills them for each table under its own names', async () => {
    const { recipes } = (await get('odd-columns')).body as { recipes: { key: string; label: string }[] };
    expect(recipes.map(({ label }) => label)).toEqual(['MS', 'MS + 2,5', 'MS ±0,02', 'İY + MS']);
    const filled = async (path: string, label: string, filter_type?: number) => {
      const { key: recipe } = recipes.find((each) => each.label === label)!;
      return (await populate(path, { match_id: ids[0], recipe, filter_type }).expect(200)).body as unknown;
    };
    expect(await filled('kapanis-populate-filter', 'MS')).toEqual({
      populated_filter: { ft_1_odd: '1.85', ft_x_odd: '3.00' },
      missing: ['ft_2_odd'],
      basis: { ft: 'price' },
    });
    expect(await filled('kapanis-populate-filter', 'MS ±0,02')).toMatchObject({
      populated_filter: { ft_1_odd: '1.85±0.02', ft_x_odd: '3.00±0.02' },
    });
    expect(await filled('kapanis-populate-filter', 'MS + 2,5', 1)).toMatchObject({
      populated_filter: { ft_1_odd: '2.10', ft_x_odd: '3.30', over_25_odd: '1.80' },
    });
    expect(await filled('populate-filter', 'MS + 2,5')).toEqual({
      populated_filter: { ft_1_odd: '2.10', ft_x_odd: '3.30', uo_25_over_odd: '1.80' },
      missing: ['ft_2_odd', 'uo_25_under_odd'],
      basis: { ft: 'price', uo_25: 'price' },
    });
    expect(await filled('populate-filter', 'İY + MS')).toMatchObject({
      missing: ['ht_1_odd', 'ht_x_odd', 'ht_2_odd', 'ft_2_odd'],
    });
  });

  it('finds the match again in each table by the recipe with a tolerance', async () => {
    for (const [path, table, query] of [
      ['kapanis-populate-filter', 'odd-list-full-view', { filter_type: 2, fields: 'id' }],
      ['populate-filter', 'bulten-data', {}],
    ] as const) {
      const { body } = await populate(path, { match_id: ids[0], recipe: 'near-result' });
      const found = await get(table, { ...query, ...(body.populated_filter as Record<string, string>) });
      expect((found.body.items as { id: number }[]).map(({ id }) => id)).toEqual([ids[0]]);
    }
  });

  it.each([
    [{ match_id: 1, recipe: 'yok' }, 'recipe'],
    [{ match_id: 1, recipe: null }, 'recipe'],
    [{ filter_name: 'Favori' }, 'match_id'],
    [{ match_id: '1; DROP TABLE matches', filter_name: 'Favori' }, 'match_id'],
    [{ match_id: 1, filter_name: 'Favori', basis: 'oran' }, 'basis'],
    [{ match_id: 1 }, 'filter_name'],
    [{ match_id: 1, filter_name: '' }, 'filter_name'],
    [{ match_id: 1, filter_name: ['Favori'] }, 'filter_name'],
    [{ match_id: 1, filter_name: 'Favori', filter_type: 9 }, 'filter_type'],
    [{ match_id: 1, filter_name: 'Favori', user_id: 1 }, 'user_id'],
  ])('refuses %j', async (body, field) => {
    const answer = await populate('populate-filter', body);
    expect([answer.status, Object.keys(answer.body.fields as object)]).toEqual([400, [field]]);
  });
});
