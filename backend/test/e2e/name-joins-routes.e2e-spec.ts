import { tr } from '../../src/platform/locale/tr';
import { NameJoin } from '../../src/modules/imports/entities/name-join.entity';
import { ArchiveRebuilder } from '../../src/modules/imports/writing/archive-rebuilder';
import { createTestSite, type TestMember, type TestSite } from '../support/create-test-site';
import { ANOTHER, leaseTo } from '../support/leases';
import { addMatches } from '../support/matches';
import { DATABASE_NAME } from '../support/test-database';

type Body = Record<string, unknown>;
const REBUILT = { parted: 0, merged: 0, deleted: 0 };

describe(`the routes that join names on the ${DATABASE_NAME}`, () => {
  let site: TestSite;
  let admin: TestMember;
  let rebuild: jest.SpyInstance;

  beforeAll(async () => {
    site = await createTestSite();
    admin = await site.member('admin', { name: 'yönetici' });
  });
  beforeEach(async () => {
    rebuild = jest
      .spyOn(site.app.get(ArchiveRebuilder, { strict: false }), 'ofCompetitions')
      .mockResolvedValue(REBUILT);
    for (const table of ['name_joins', 'matches', 'competitions'])
      await site.database.query(`DELETE FROM ${table}`);
    await addMatches(site.database, [
      { country: 'Japonya', competition: 'J1 League', date: '2020-09-09', home: 'Kobe', away: 'Gamba' },
      { country: 'Japonya', competition: 'J1 League', date: '2020-09-16', home: 'Gamba', away: 'Kobe' },
      { country: 'Japonya', competition: 'J2 League', date: '2020-09-23', home: 'Vissel Kobe', away: 'Oita' },
      { country: 'Japonya', competition: 'J2 League', date: '2020-09-24', home: 'Kobelco', away: 'Oita' },
      { country: 'Avusturya', competition: 'Tipico Bundesliga', home: 'Kobe', away: 'Ried' },
      { country: 'Avusturya', competition: 'Bundesliga', home: 'LASK', away: 'Ried' },
    ]);
  });
  afterEach(() => rebuild.mockRestore());
  afterAll(() => site?.close());

  const send = async (method: 'get' | 'post' | 'delete', path: string, body?: object) => {
    const request = site.http(admin.token)[method](path);
    const { status, body: answer } = await (body === undefined ? request : request.send(body));
    return { status, body: answer as Body };
  };
  const clubs = (from: string, into: string, country_name = 'Japonya') => ({
    kind: 'club',
    country_name,
    from,
    into,
  });
  const join = (body: object) => send('post', '/api/names/join', body);
  const list = async () => (await send('get', '/api/names/joins')).body as unknown as Body[];
  const competition = async (name: string): Promise<number> => {
    const [row] = (await site.database.query('SELECT id FROM competitions WHERE name = ?', [name])) as {
      id: number;
    }[];
    return row!.id;
  };

  it('join two clubs of a country and say how many matches that concerns', async () => {
    const { status, body } = await join(clubs('Kobe', 'Vissel Kobe'));
    expect([status, body]).toEqual([
      201,
      {
        id: expect.any(Number),
        kind: 'club',
        country_name: 'Japonya',
        from: 'Kobe',
        into: 'Vissel Kobe',
        from_name: 'Kobe',
        into_name: 'Vissel Kobe',
        matches: 2,
        state: 'joined',
        created_by: 'yönetici',
        created_at: site.clock.now().toISOString(),
      },
    ]);
    const stored = await site.database.manager.findOneByOrFail(NameJoin, { id: body.id as number });
    expect(stored).toMatchObject({
      from_key: 'kobe',
      into_key: 'vissel kobe',
      state: 'joined',
    });
    const ofCountry = [await competition('J1 League'), await competition('J2 League')];
    expect(rebuild.mock.calls.map(([ids]) => [...(ids as number[])].sort())).toEqual([ofCountry.sort()]);
  });

  it('join two competitions by their ids', async () => {
    const [from, into] = [await competition('Tipico Bundesliga'), await competition('Bundesliga')];
    const { status, body } = await join({ kind: 'competition', from, into });
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({
        kind: 'competition',
        country_name: 'Avusturya',
        from,
        into,
        from_name: 'Tipico Bundesliga',
        into_name: 'Bundesliga',
        matches: 1,
      }),
    ]);
    expect(rebuild.mock.calls).toEqual([[[from, into], expect.anything()]]);
  });

  it('say beforehand what a join would be about, without making it', async () => {
    const query = new URLSearchParams(clubs('kobe', 'vissel kobe', 'japonya'));
    expect(await send('get', `/api/names/join?${query}`)).toEqual({
      status: 200,
      body: { country_name: 'Japonya', from_name: 'Kobe', into_name: 'Vissel Kobe', matches: 2 },
    });
    const ids = `from=${await competition('Tipico Bundesliga')}&into=${await competition('Bundesliga')}`;
    expect((await send('get', `/api/names/join?kind=competition&${ids}`)).body).toMatchObject({ matches: 1 });
    expect(await list()).toEqual([]);
    expect(rebuild).not.toHaveBeenCalled();
  });

  it.each([
    ['an unknown country', () => clubs('Kobe', 'Vissel Kobe', 'Atlantis'), 404, 'country_name'],
    ['a club that only another country has', () => clubs('LASK', 'Kobe'), 404, 'from'],
    ['an unknown club', () => clubs('Kobe', 'Nagoya'), 404, 'into'],
    ['an unknown competition', () => ({ kind: 'competition', from: 999_999, into: 999_998 }), 404, 'from'],
    ['equal names', () => clubs('Kobe', ' KÖBE '), 409, 'into'],
    ['equal ids', () => ({ kind: 'competition', from: 1, into: 1 }), 409, 'into'],
  ])('refuse %s', async (_, body, status, field) => {
    const answer = await join(body());
    expect([answer.status, Object.keys(answer.body.fields as object)]).toEqual([status, [field]]);
    expect(await list()).toEqual([]);
  });

  it.each([
    [{}, ['kind', 'country_name', 'from', 'into']],
    [{ kind: 'takım', country_name: 'Japonya', from: 'a', into: 'b' }, ['kind']],
    [{ kind: 'club', from: 'a', into: 'b' }, ['country_name']],
    [{ kind: 'club', country_name: 'Japonya', from: 1, into: '' }, ['from', 'into']],
    [{ kind: 'competition', from: 'Kobe', into: 0 }, ['from', 'into']],
    [{ kind: 'competition', from: 1, into: 2, matches: 3 }, ['matches']],
  ])('refuse %j by its fields', async (body, fields) => {
    const answer = await join(body);
    expect([answer.status, Object.keys(answer.body.fields as object).sort()]).toEqual([
      400,
      [...fields].sort(),
    ]);
  });

  it('follow chains, and refuse what is joined already or would lead in a ring', async () => {
    expect((await join(clubs('Kobe', 'Vissel Kobe'))).status).toBe(201);
    expect((await join(clubs('Kobe', 'Gamba'))).body).toMatchObject({ error: tr.nameJoins.alreadyJoined });
    expect((await join(clubs('Vissel Kobe', 'Kobe'))).body).toMatchObject({ error: tr.nameJoins.ring });
    expect((await join(clubs('Vissel Kobe', 'Gamba'))).status).toBe(201);
    expect((await join(clubs('Gamba', 'Kobe'))).body).toMatchObject({ error: tr.nameJoins.ring });
    expect((await list()).map(({ from_name }) => from_name)).toEqual(['Vissel Kobe', 'Kobe']);
  });

  it('let one of two equal requests win', async () => {
    const answers = await Promise.all([
      join(clubs('Kobe', 'Vissel Kobe')),
      join(clubs('Kobe', 'Vissel Kobe')),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await list()).toHaveLength(1);
  });

  it('take two names apart again', async () => {
    const { body } = await join(clubs('Kobe', 'Vissel Kobe'));
    rebuild.mockImplementation(async () => {
      const { state } = await site.database.manager.findOneByOrFail(NameJoin, { id: body.id as number });
      expect(state).toBe('parting');
      return REBUILT;
    });
    expect(await send('delete', `/api/names/joins/${body.id as number}`)).toEqual({
      status: 200,
      body: { message: tr.nameJoins.parted },
    });
    expect(rebuild).toHaveBeenCalledTimes(2);
    expect(await list()).toEqual([]);
    expect((await send('delete', `/api/names/joins/${body.id as number}`)).status).toBe(404);
    expect((await join(clubs('Kobe', 'Vissel Kobe'))).status).toBe(201);
  });

  it('rebuild where the matches stand by now, when a competition was joined on', async () => {
    const [tipico, bundesliga, j1] = [
      await competition('Tipico Bundesliga'),
      await competition('Bundesliga'),
      await competition('J1 League'),
    ];
    const { body } = await join({ kind: 'competition', from: tipico, into: bundesliga });
    await join({ kind: 'competition', from: bundesliga, into: j1 });
    rebuild.mockClear();
    await send('delete', `/api/names/joins/${body.id as number}`);
    expect(rebuild.mock.calls.map(([ids]) => [...(ids as number[])].sort())).toEqual([
      [tipico, bundesliga, j1].sort(),
    ]);
  });

  describe('what was cut off', () => {
    it('stays in the list as going on, and is finished later', async () => {
      rebuild.mockRejectedValueOnce(new Error('the database is gone'));
      const { status, body } = await join(clubs('Kobe', 'Vissel Kobe'));
      expect([status, body.state]).toEqual([201, 'joining']);
      expect(await list()).toMatchObject([{ state: 'joining' }]);
      await site.run('name-joins');
      expect(await list()).toMatchObject([{ state: 'joined' }]);

      rebuild.mockRejectedValueOnce(new Error('the database is gone'));
      const answer = await send('delete', `/api/names/joins/${body.id as number}`);
      expect(answer.body).toEqual({ message: tr.nameJoins.parting });
      expect((await send('delete', `/api/names/joins/${body.id as number}`)).body).toMatchObject({
        error: tr.nameJoins.alreadyParting,
      });
      await site.run('name-joins');
      expect(await list()).toEqual([]);
    });

    it('by the death of its process is taken over by another one, and by none while that lives', async () => {
      rebuild.mockRejectedValueOnce(new Error('killed'));
      const { body } = await join(clubs('Kobe', 'Vissel Kobe'));
      const id = body.id as number;
      await leaseTo(site, ANOTHER, `name_joins ${id}`, 60_000);
      rebuild.mockClear();
      await site.run('name-joins');
      expect(rebuild).not.toHaveBeenCalled();
      site.clock.advance(61_000);
      await site.run('name-joins');
      expect(await list()).toMatchObject([{ state: 'joined' }]);
    });

    it('does not keep others waiting', async () => {
      rebuild.mockRejectedValueOnce(new Error('of this one alone'));
      await join(clubs('Kobe', 'Vissel Kobe'));
      rebuild.mockRejectedValueOnce(new Error('of this one alone'));
      await join(clubs('Gamba', 'Oita'));
      expect((await list()).map(({ from_name, state }) => [from_name, state])).toEqual([
        ['Gamba', 'joined'],
        ['Kobe', 'joining'],
      ]);
    });

    it('is answered while it goes on', async () => {
      let end!: () => void;
      rebuild.mockImplementation(() => new Promise((resolve) => (end = () => resolve(REBUILT))));
      jest.useFakeTimers({
        doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'Date', 'performance'],
      });
      const answer = join(clubs('Kobe', 'Vissel Kobe'));
      while (!rebuild.mock.calls.length) await new Promise((resolve) => setImmediate(resolve));
      jest.advanceTimersByTime(20_000);
      jest.useRealTimers();
      expect((await answer).body).toMatchObject({ state: 'joining' });
      end();
      await site.run('name-joins');
      expect(await list()).toMatchObject([{ state: 'joined' }]);
    });
  });
});
