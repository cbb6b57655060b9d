import { BULLETIN_COLUMNS } from '../../src/archive/catalogue/bulletin-groups';
import { ODD_FIELDS } from '../../src/archive/catalogue/columns';
import { SOURCE_NAMES } from '../../src/archive/catalogue/price-sources';
import { FiltersService } from '../../src/modules/filters/filters.service';
import { tr } from '../../src/platform/locale/tr';
import { createTestSite, type TestMember, type TestSite } from '../support/create-test-site';
import { DATABASE_NAME } from '../support/test-database';

describe(`saved filters on the ${DATABASE_NAME}`, () => {
  let site: TestSite;
  let member: TestMember;
  let other: TestMember;

  beforeAll(async () => {
    site = await createTestSite();
  });
  beforeEach(async () => {
    member = await site.member('user');
    other = await site.member('editor');
  });
  afterAll(() => site?.close());

  type Body = Record<string, unknown>;
  const save = (body: Body, who = member) => site.http(who.token).post('/api/save-filter').send(body);
  const list = async (type?: number, who = member) => {
    const answer = await site
      .http(who.token)
      .get('/api/get_filters')
      .query(type === undefined ? {} : { filter_type: type });
    expect(answer.status).toBe(200);
    return answer.body as Body[];
  };
  const remove = (who = member) => site.http(who.token).delete('/api/delete-filter');

  const FAVOURITES = {
    filter_name: 'Favoriler',
    filter_data: { ft_1_odd: '1,2-1,5', country_name: 'Türkiye', home_ft_score: '2' },
    filter_type: 2,
  };

  it('keeps what was saved, as it was written', async () => {
    const answer = await save(FAVOURITES);
    expect([answer.status, answer.body]).toEqual([
      201,
      { message: 'Filtre kaydedildi.', id: expect.any(Number) as number },
    ]);
    expect(await list(2)).toEqual([
      {
        ...FAVOURITES,
        id: answer.body.id as number,
        hidden_groups: [],
        selection: null,
        created_at: site.clock.now().toISOString(),
        alert: { enabled: false },
        origin: null,
      },
    ]);
  });

  it.each<[string | null | undefined, number, string | null]>([
    ['over_25_odd', 2, 'over_25_odd'],
    ['fg_no_odd', 1, 'fg_no'],
    ['fg_no', 3, 'fg_no'],
    ['cs_10_odd', 3, 'cs_10_odd'],
    [null, 2, null],
    [undefined, 2, null],
  ])('keeps the selection %j of a filter of type %i as %j', async (selection, filter_type, kept) => {
    const { id } = (await save({ ...FAVOURITES, filter_type, filter_data: { ft_1_odd: '1.8' }, selection }))
      .body as {
      id: number;
    };
    expect(await list()).toMatchObject([{ id, selection: kept }]);
  });

  it('keeps each table’s filters apart and answers them in order of their names', async () => {
    const names = ['Üçlü', 'aslan', 'Iğdır', 'İki', 'çift'];
    for (const filter_name of names) expect((await save({ ...FAVOURITES, filter_name })).status).toBe(201);
    await save({ ...FAVOURITES, filter_type: 1 });
    await save({ ...FAVOURITES, filter_type: 3, filter_data: { uo_25_over_odd: '1.8' } });
    expect((await list(2)).map((each) => each.filter_name)).toEqual([
      'aslan',
      'çift',
      'Iğdır',
      'İki',
      'Üçlü',
    ]);
    expect((await list(1)).map((each) => each.filter_name)).toEqual(['Favoriler']);
    expect((await list(3)).map((each) => each.filter_data)).toEqual([{ uo_25_over_odd: '1.8' }]);
    expect((await list()).map((each) => each.filter_type)).toEqual([1, 2, 2, 2, 2, 2, 3]);
  });

  it('keeps which groups of columns were hidden', async () => {
    await save({ ...FAVOURITES, hidden_groups: ['cs', 'htft', 'cs'] });
    await save({
      filter_name: 'Sade',
      filter_type: 3,
      filter_data: {},
      hidden_groups: ['ms_and_25'],
    }).expect(201);
    expect((await list(2))[0]!.hidden_groups).toEqual(['cs', 'htft']);
    expect((await list(3))[0]).toMatchObject({ filter_data: {}, hidden_groups: ['ms_and_25'] });
    const unknown = await save({ ...FAVOURITES, filter_name: 'b', hidden_groups: ['ms_and_25'] });
    expect([unknown.status, Object.keys(unknown.body.fields as Body)]).toEqual([400, ['hidden_groups']]);
  });

  it('keeps that a group was shown which is hidden by default', async () => {
    await save({ ...FAVOURITES, hidden_groups: ['-before', 'cs'] }).expect(201);
    expect((await list(2))[0]!.hidden_groups).toEqual(['-before', 'cs']);
    for (const group of ['before', '-cs'])
      expect((await save({ ...FAVOURITES, filter_name: 'b', hidden_groups: [group] })).status).toBe(400);
  });

  it.each(['favoriler', 'FAVORİLER', 'FAVORILER', ' Fávorıler '])(
    'refuses the name %j beside Favoriler',
    async (filter_name) => {
      await save(FAVOURITES);
      const answer = await save({ ...FAVOURITES, filter_name });
      expect([answer.status, answer.body]).toEqual([
        409,
        expect.objectContaining({
          code: 'FILTER_NAME_TAKEN',
          error: tr.savedFilters.nameTaken,
          fields: { filter_name: tr.savedFilters.nameTaken },
        }),
      ]);
      expect(await list(2)).toHaveLength(1);
    },
  );

  it('lets the same name be used by another member and for another table', async () => {
    for (const [type, who] of [
      [1, member],
      [2, member],
      [2, other],
    ] as const)
      expect((await save({ ...FAVOURITES, filter_type: type }, who)).status).toBe(201);
  });

  it('accepts forty columns and refuses forty-one', async () => {
    const columns = (count: number) =>
      Object.fromEntries(ODD_FIELDS.slice(0, count).map((field) => [field, '1.85']));
    expect((await save({ ...FAVOURITES, filter_data: columns(40) })).status).toBe(201);
    const answer = await save({ ...FAVOURITES, filter_name: 'Geniş', filter_data: columns(41) });
    expect([answer.status, answer.body.fields]).toEqual([
      400,
      { filter_data: tr.savedFilters.tooManyColumns(40) },
    ]);
  });

  const PARAMETERS = {
    ...{ played: 'true', source: 'football-data', movement: 'ft_1_odd:-10,ft_2_odd:15' },
    ...{ sort: 'ft_1_odd', order: 'desc' },
  };

  it('keeps what else belongs to the question beside its columns, as it was written', async () => {
    const filter_data = { ...FAVOURITES.filter_data, ...PARAMETERS };
    expect((await save({ ...FAVOURITES, filter_data })).status).toBe(201);
    expect(await list()).toMatchObject([{ filter_data }]);
    const further = {
      ...{ team: '!göztepe', competition: '1;2', season: '2023-2024', weekday: 'cumartesi;7', month: '!5' },
      ...{ match_time: '22:00-02:00', won: 'ft_1_odd', ft_score: '!0-0', ft_1_odd: '1,8;<açılış*0,95' },
    };
    await save({ ...FAVOURITES, filter_name: 'Bütün soru', filter_data: further }).expect(201);
    expect((await list())[0]).toMatchObject({ filter_name: 'Bütün soru', filter_data: further });
    const columns = Object.fromEntries(ODD_FIELDS.slice(0, 40).map((field) => [field, '1.85']));
    const most = { ...columns, ...PARAMETERS };
    expect((await save({ ...FAVOURITES, filter_name: 'Geniş', filter_data: most })).status).toBe(201);
    const played = { filter_name: 'Oynanmış', filter_type: 3, filter_data: { played: ' false ' } };
    expect((await save(played)).status).toBe(201);
    expect((await list(3))[0]!.filter_data).toEqual({ played: 'false' });
  });

  it('says of each parameter that can’t be read what is wrong', async () => {
    const filter_data = {
      ...{ played: 'evet', source: 'bet365', movement: 'ft_1_odd:0', sort: 'winner', order: 'up' },
      ...{ page: '2', per_page: '10', fields: 'id', groups: 'ft', filter_type: '1' },
    };
    const answer = await save({ ...FAVOURITES, filter_data });
    expect([answer.status, answer.body.code, answer.body.fields]).toEqual([
      400,
      'INVALID_FILTER',
      {
        ...{ played: tr.filters.notPlayed, source: tr.filters.unknownSource(SOURCE_NAMES) },
        ...{ movement: tr.filters.notMovement(90), sort: tr.filters.notSortable, order: tr.filters.notOrder },
        ...Object.fromEntries(
          ['page', 'per_page', 'fields', 'groups', 'filter_type'].map((name) => [
            name,
            tr.filters.unknownColumn,
          ]),
        ),
      },
    ]);
    const ofBulletin = await save({ ...FAVOURITES, filter_type: 3, filter_data: PARAMETERS });
    expect(Object.keys(ofBulletin.body.fields as Body)).toEqual(['source', 'movement', 'sort', 'order']);
    for (const value of [true, ['true'], null])
      expect((await save({ ...FAVOURITES, filter_data: { played: value } })).body.fields).toEqual({
        played: tr.savedFilters.notText,
      });
  });

  it('keeps a hundred filters of a member and refuses the next, even when ten come at once', async () => {
    for (let n = 0; n < 95; n++) await save({ ...FAVOURITES, filter_name: `f${n}` });
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        save({ ...FAVOURITES, filter_type: 1 + (n % 2), filter_name: `aynı anda ${n}` }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([
      ...new Array<number>(5).fill(201),
      ...new Array<number>(5).fill(409),
    ]);
    expect(answers.find(({ status }) => status === 409)!.body).toMatchObject({
      code: 'TOO_MANY_FILTERS',
      error: tr.savedFilters.tooMany(100),
    });
    expect(await list()).toHaveLength(100);
    expect((await save(FAVOURITES, other)).status).toBe(201);
  });

  describe('what can’t be a filter', () => {
    it.each<[string, Body, string]>([
      ['a column that doesn’t exist', { ft_9_odd: '1.85' }, 'ft_9_odd'],
      ['a column of another table', { uo_25_over_odd: '1.85' }, 'uo_25_over_odd'],
      ['a column that can’t be filtered', { match_name: 'gala' }, 'match_name'],
      ['a price that can’t be read', { ft_1_odd: '1,8x' }, 'ft_1_odd'],
      ['a reversed range', { ft_1_odd: '2-1' }, 'ft_1_odd'],
      ['month 13', { match_date: '2024-13' }, 'match_date'],
      ['an impossible result', { ht_ft_result: '3/9' }, 'ht_ft_result'],
      ['a number instead of a text', { ft_1_odd: 1.85 }, 'ft_1_odd'],
      ['a list instead of a text', { ft_1_odd: ['1.85'] }, 'ft_1_odd'],
      ['null instead of a text', { ft_1_odd: null }, 'ft_1_odd'],
      ['an object instead of a text', { ft_1_odd: { $gt: '1' } }, 'ft_1_odd'],
      ['a text without end', { home_team: 'a'.repeat(101) }, 'home_team'],
    ])('refuses %s under the name of the column', async (_, filter_data, field) => {
      const answer = await save({ ...FAVOURITES, filter_data });
      expect([answer.status, answer.body.code, Object.keys(answer.body.fields as Body)]).toEqual([
        400,
        'INVALID_FILTER',
        [field],
      ]);
      expect(await list()).toEqual([]);
    });

    it.each<[string, Body, string]>([
      ['no name', { filter_name: undefined }, 'filter_name'],
      ['an empty name', { filter_name: ' \n ' }, 'filter_name'],
      ['a name of nothing but accents', { filter_name: '\u0301\u0308' }, 'filter_name'],
      ['a name that is no text', { filter_name: { toString: 'x' } }, 'filter_name'],
      ['61 letters', { filter_name: 'ş'.repeat(61) }, 'filter_name'],
      ['no type', { filter_type: undefined }, 'filter_type'],
      ['type 4', { filter_type: 4 }, 'filter_type'],
      ['type 1.5', { filter_type: 1.5 }, 'filter_type'],
      ['a list of types', { filter_type: [2] }, 'filter_type'],
      ['no filters', { filter_data: undefined }, 'filter_data'],
      ['a text for filters', { filter_data: '{"ft_1_odd":"1.85"}' }, 'filter_data'],
      ['a list for filters', { filter_data: ['1.85'] }, 'filter_data'],
      ['null for filters', { filter_data: null }, 'filter_data'],
      ['filters without a column', { filter_data: {} }, 'filter_data'],
      ['groups that are no list', { hidden_groups: 'cs' }, 'hidden_groups'],
      ['groups that are no texts', { hidden_groups: [1] }, 'hidden_groups'],
      ['a selection that is no column', { selection: 'over_99_odd' }, 'selection'],
      ['a selection that is no price', { selection: 'ft_code' }, 'selection'],
      ['a selection by a name of the bulletin', { selection: 'uo_25_over_odd' }, 'selection'],
      ['an empty selection', { selection: '' }, 'selection'],
      ['a number for a selection', { selection: 25 }, 'selection'],
      ['a list for a selection', { selection: ['over_25_odd'] }, 'selection'],
      ['an object’s own name for a selection', { selection: 'constructor' }, 'selection'],
      ['an alert at saving', { alert_enabled: true }, 'alert_enabled'],
      ['an earlier day of saving', { created_at: '2020-01-01T00:00:00.000Z' }, 'created_at'],
      ['somebody else’s account', { user_id: 1 }, 'user_id'],
    ])('refuses %s', async (_, change, field) => {
      const answer = await save({ ...FAVOURITES, ...change });
      expect([answer.status, Object.keys((answer.body.fields ?? {}) as Body)]).toEqual([400, [field]]);
      expect(await list()).toEqual([]);
    });

    it('refuses a column of the odds tables for the bulletin, and takes all 62 of its own in two filters', async () => {
      const bulletin = (filter_name: string, columns: readonly string[]) =>
        save({
          filter_name,
          filter_type: 3,
          filter_data: Object.fromEntries(columns.map((column) => [column, '1'])),
        });
      expect((await bulletin('yanlış', ['over_25_odd'])).body.fields).toEqual({
        over_25_odd: tr.filters.unknownColumn,
      });
      const names = BULLETIN_COLUMNS.map(({ field }) => field);
      expect((await bulletin('a', names.slice(0, 31))).status).toBe(201);
      expect((await bulletin('b', names.slice(31))).status).toBe(201);
    });

    it('keeps nothing under the names that reach into an object', async () => {
      for (const [data, field] of [
        ['{"constructor":"1"}', 'filter_data.constructor'],
        ['{"toString":"1"}', 'filter_data'],
        ['{"__proto__":"1"}', 'filter_data.__proto__'],
        ['{"__proto__":{"ft_1_odd":"1"}}', 'filter_data.__proto__'],
      ]) {
        const body = `{"filter_name":"x","filter_type":2,"filter_data":${data}}`;
        const answer = await site
          .http(member.token)
          .post('/api/save-filter')
          .set('Content-Type', 'application/json')
          .send(body);
        expect([answer.status, Object.keys(answer.body.fields as Body)]).toEqual([400, [field]]);
      }
      expect(await list()).toEqual([]);
    });

    it('keeps letters of every script, emoji and quotes as they came', async () => {
      const filter_name = `Ağır'"; DROP TABLE users; -- ⚽ <b>`;
      await save({ ...FAVOURITES, filter_name, filter_data: { home_team: `O'Higgins "⚽" \\ %_` } });
      expect(await list(2)).toMatchObject([
        { filter_name, filter_data: { home_team: `O'Higgins "⚽" \\ %_` } },
      ]);
    });
  });

  it('says of a selection that can’t be one what is wanted', async () => {
    for (const selection of ['yok', 25, ['over_25_odd']]) {
      const { body } = await save({ ...FAVOURITES, selection });
      expect(body).toMatchObject({
        code: 'VALIDATION_FAILED',
        fields: { selection: tr.savedFilters.selection },
      });
    }
  });

  describe('telling of fitting matches', () => {
    const setAlert = (id: unknown, body: unknown, who = member) =>
      site
        .http(who.token)
        .put(`/api/filters/${String(id)}/alert`)
        .send(body as object);

    it('is off at first, and can be switched on and off', async () => {
      const id = (await save(FAVOURITES)).body.id as number;
      await save({ ...FAVOURITES, filter_name: 'Başka' });
      for (const enabled of [true, true, false, false]) {
        const answer = await setAlert(id, { enabled });
        expect([answer.status, answer.body]).toEqual([200, { enabled }]);
        const switched = (await list()).filter((each) => (each.alert as Body).enabled);
        expect(switched.map((each) => each.id)).toEqual(enabled ? [id] : []);
      }
    });

    it('is asked of all members’ filters at once', async () => {
      const alerting = () => site.app.get(FiltersService).alerting();
      const known = (await alerting()).length;
      const mine = (await save({ ...FAVOURITES, selection: 'over_25_odd' })).body.id as number;
      const theirs = (await save({ ...FAVOURITES, filter_type: 1 }, other)).body.id as number;
      await save({ ...FAVOURITES, filter_name: 'Sessiz' });
      await setAlert(mine, { enabled: true });
      await setAlert(theirs, { enabled: true }, other);
      const { filter_name, filter_data } = FAVOURITES;
      expect((await alerting()).slice(known)).toMatchObject([
        { id: mine, user_id: member.id, filter_name, filter_type: 2, filter_data, selection: 'over_25_odd' },
        { id: theirs, user_id: other.id, filter_name, filter_type: 1, filter_data, selection: null },
      ]);
    });

    it('answers 404 for somebody else’s filter, and leaves it alone', async () => {
      const id = (await save(FAVOURITES)).body.id as number;
      for (const who of [other, await site.member('admin')]) {
        const answer = await setAlert(id, { enabled: true }, who);
        expect([answer.status, answer.body.error]).toEqual([404, tr.savedFilters.noSuchFilter]);
      }
      expect((await setAlert(id + 1, { enabled: true })).status).toBe(404);
      expect(await list()).toMatchObject([{ id, alert: { enabled: false } }]);
    });

    it.each([{}, { enabled: 'true' }, { enabled: 1 }, { enabled: null }, { enabled: true, user_id: 1 }])(
      'refuses %j',
      async (body) => {
        const id = (await save(FAVOURITES)).body.id as number;
        expect((await setAlert(id, body)).status).toBe(400);
        expect(await list()).toMatchObject([{ alert: { enabled: false } }]);
      },
    );

    it.each(['0', '-1', '1.5', 'x'])('refuses the id %j', async (id) => {
      expect((await setAlert(id, { enabled: true })).status).toBe(400);
    });
  });

  describe('an edited question', () => {
    const EDITED = { ...FAVOURITES, filter_data: { ft_1_odd: '1,3-1,6' } };
    const idOf = async (body: Body) => (await save(body).expect(201)).body.id as number;
    const byId = async (id: number) => (await list()).find((each) => each.id === id);

    it('is a filter of its own, whose record begins now and which names its origin', async () => {
      const origin_id = await idOf({ ...FAVOURITES, selection: 'ft_1_odd' });
      const before = await byId(origin_id);
      site.clock.advance(60_000);
      const id = await idOf({ ...EDITED, filter_name: 'Dar', selection: 'ft_1_odd', origin_id });
      expect(await byId(id)).toMatchObject({
        ...{ filter_name: 'Dar', created_at: site.clock.now().toISOString() },
        origin: { id: origin_id, filter_name: 'Favoriler' },
      });
      expect(await byId(origin_id)).toEqual(before);
    });

    it('takes over name and alert of its origin, whose record goes on under the name with a number', async () => {
      const first = await idOf(FAVOURITES);
      await site.http(member.token).put(`/api/filters/${first}/alert`).send({ enabled: true }).expect(200);
      const second = await idOf({ ...EDITED, filter_name: 'FAVORİLER', origin_id: first });
      const third = await idOf({ ...FAVOURITES, origin_id: second });
      expect(await list(2)).toMatchObject([
        {
          ...{ id: third, filter_name: 'Favoriler', alert: { enabled: true } },
          origin: { id: second, filter_name: 'FAVORİLER (2)' },
        },
        { id: first, filter_name: 'Favoriler (1)', alert: { enabled: false }, origin: null },
        {
          ...{ id: second, filter_name: 'FAVORİLER (2)', alert: { enabled: false } },
          origin: { id: first, filter_name: 'Favoriler (1)' },
        },
      ]);
    });

    it('leaves its origin’s name alone in another table', async () => {
      const origin_id = await idOf(FAVOURITES);
      const id = await idOf({ ...FAVOURITES, filter_type: 1, origin_id });
      expect(await byId(id)).toMatchObject({ origin: { id: origin_id, filter_name: 'Favoriler' } });
    });

    it('is refused the name of a filter that isn’t its origin, and changes nothing', async () => {
      const origin_id = await idOf(FAVOURITES);
      await idOf({ ...FAVOURITES, filter_name: 'Dar' });
      const before = await list();
      expect((await save({ ...EDITED, filter_name: 'dar', origin_id })).status).toBe(409);
      expect((await save(EDITED)).status).toBe(409);
      expect(await list()).toEqual(before);
    });

    it('stays when its origin is deleted', async () => {
      const origin_id = await idOf(FAVOURITES);
      const id = await idOf({ ...EDITED, origin_id });
      await remove().query({ id: origin_id }).expect(200);
      expect(await list()).toMatchObject([{ id, filter_name: 'Favoriler', origin: null }]);
    });

    it('has no origin of somebody else’s, of nobody’s, or that is no id', async () => {
      const origin_id = await idOf(FAVOURITES);
      const named = { ...FAVOURITES, filter_name: 'Dar' };
      for (const id of [origin_id, 2_000_000_000]) {
        const answer = await save({ ...named, origin_id: id }, other);
        expect([answer.status, answer.body.error]).toEqual([404, tr.savedFilters.noSuchFilter]);
      }
      const answer = await save({ ...named, origin_id: 'x' });
      expect([answer.status, Object.keys(answer.body.fields as Body)]).toEqual([400, ['origin_id']]);
      expect(await list(undefined, other)).toEqual([]);
      expect(await list()).toHaveLength(1);
    });
  });

  describe('deleting', () => {
    it('takes the id in the query or in the body', async () => {
      const first = (await save(FAVOURITES)).body.id as number;
      const second = (await save({ ...FAVOURITES, filter_type: 1 })).body.id as number;
      const byQuery = await remove().query({ id: first });
      expect([byQuery.status, byQuery.body]).toEqual([200, { message: 'Filtre silindi.' }]);
      const byBody = await remove().send({ id: second });
      expect([byBody.status, byBody.body]).toEqual([200, { message: 'Filtre silindi.' }]);
      expect(await list()).toEqual([]);
    });

    it('answers 404 for somebody else’s filter, and leaves it alone', async () => {
      const id = (await save(FAVOURITES)).body.id as number;
      for (const who of [other, await site.member('admin')]) {
        const answer = await remove(who).query({ id });
        expect([answer.status, answer.body.error]).toEqual([404, tr.savedFilters.noSuchFilter]);
      }
      expect(await list()).toHaveLength(1);
      expect(await list(undefined, other)).toEqual([]);
    });

    it('answers 404 the second time', async () => {
      const id = (await save(FAVOURITES)).body.id as number;
      await remove().query({ id });
      expect((await remove().query({ id })).status).toBe(404);
    });

    it.each(['0', '-1', '1.5', 'x', '99999999999', '1 OR 1=1', ''])('refuses the id %j', async (id) => {
      const answer = await remove().query({ id });
      expect([answer.status, Object.keys(answer.body.fields as Body)]).toEqual([400, ['id']]);
    });

    it('refuses a request without an id', async () => {
      expect((await remove()).status).toBe(400);
      expect((await remove().send({ ids: [1] })).status).toBe(400);
    });
  });

  it.each(['0', '4', 'x', '1,2'])('refuses to list filters of type %j', async (filter_type) => {
    const answer = await site.http(member.token).get('/api/get_filters').query({ filter_type });
    expect([answer.status, answer.body.fields]).toEqual([400, { filter_type: tr.savedFilters.type }]);
  });

  it('belong to the account: they are in its export and go with it', async () => {
    await save({ ...FAVOURITES, selection: 'over_25_odd' });
    await save({ ...FAVOURITES, filter_name: 'Bir başkası' }, other);
    const exported = await site.http(member.token).get('/api/profile/export');
    expect([exported.status, exported.body.error]).toEqual([200, undefined]);
    expect(exported.body.saved_filters).toMatchObject([
      {
        ...FAVOURITES,
        ...{
          selection: 'over_25_odd',
          created_at: site.clock.now().toISOString(),
          alert: { enabled: false },
        },
      },
    ]);
    const admin = await site.member('admin');
    expect((await site.http(admin.token).delete(`/api/users/${member.id}`)).status).toBe(200);
    const rows = await site.database.query('SELECT name FROM saved_filters WHERE user_id IN (?, ?)', [
      member.id,
      other.id,
    ]);
    expect(rows).toEqual([{ name: 'Bir başkası' }]);
  });
});
