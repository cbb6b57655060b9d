import { nextRevision } from '../../src/platform/database/archive-revision';
import type { FilterMatchesDto } from '../../src/modules/filters/dto/filter-record.dto';
import { FilterFixtures } from '../../src/modules/filters/fixtures/filter-fixtures';
import type { SavedConditions } from '../../src/modules/filters/reading/filter-reader';
import type { TestMatch } from '../support/matches';
import { archiveCaughtUp } from '../support/site-archive';
import { DATABASE_NAME } from '../support/test-database';
import { TwoSites } from '../support/two-sites';

/** 19:30 in Istanbul on Sunday the 17th. */
const NOW = '2026-05-17T16:30:00.000Z';

const ODDS = { opening: { ft_1_odd: 1.85, over_25_odd: 1.7 }, closing: { ft_1_odd: 1.8, over_25_odd: 1.75 } };

/** Fixtures by what is special about them; where nothing is said they fit `ft_1_odd` 1.8. */
const MATCHES: Record<string, TestMatch> = {
  yesterday: { date: '2026-05-16', time: '23:59', ...ODDS },
  yesterdayUnknown: { date: '2026-05-16', time: null, ...ODDS },
  underWay: { date: '2026-05-17', time: '19:00', ...ODDS },
  thisMinute: { date: '2026-05-17', time: '19:30', ...ODDS },
  nextMinute: { date: '2026-05-17', time: '19:31', home: 'Galatasaray', away: 'Iğdır FK', ...ODDS },
  lastOfToday: {
    date: '2026-05-17',
    time: '23:45',
    opening: ODDS.opening,
    closing: { ft_1_odd: 2.4, fg_no: 11.5 },
  },
  today: { date: '2026-05-17', time: null, ...ODDS },
  finished: { date: '2026-05-17', time: null, half: [0, 0], full: [1, 0], ...ODDS },
  finishedEarly: { date: '2026-05-17', time: '22:00', half: [0, 0], full: [1, 0], ...ODDS },
  atHalfTime: { date: '2026-05-17', time: null, half: [1, 0], ...ODDS },
  tomorrow: {
    date: '2026-05-18',
    time: '00:15',
    country: 'İngiltere',
    competition: 'Premier Lig',
    opening: { ft_1_odd: 1.85, ft_code: 12, over_25_odd: 2.1 },
    closing: { ft_1_odd: 1.8, ft_code: 17 },
  },
  tomorrowUnpriced: { date: '2026-05-18', time: '20:00', opening: { ft_1_odd: 3 }, closing: {} },
  afterTomorrow: { date: '2026-05-19', time: '20:00', ...ODDS },
  inThreeDays: { date: '2026-05-20', time: '20:00', ...ODDS },
};

const FITTING = ['nextMinute', 'today', 'atHalfTime', 'tomorrow'];

describe(`fixtures that fit saved filters on the ${DATABASE_NAME}`, () => {
  let sites: TwoSites;
  let names: Map<number, string>;

  beforeAll(async () => {
    sites = await TwoSites.open();
    const ids = await sites.add(Object.values(MATCHES));
    names = new Map(Object.keys(MATCHES).map((name, at) => [ids[at]!, name]));
    await sites.byIndex.database.transaction(async (manager) => {
      const revision = await nextRevision(manager);
      await manager.query("UPDATE competitions SET league_code = 'E0' WHERE name = 'Premier Lig'");
      await manager.query('UPDATE opening_odds SET hnd_home = 1, hnd_1_odd = 310 WHERE match_id = ?', [
        ids[4],
      ]);
      await manager.query('UPDATE matches SET revision = ?', [revision]);
    });
    await archiveCaughtUp(sites.byIndex);
  });
  afterAll(() => sites?.close());
  beforeEach(() => setClocks(NOW));

  const setClocks = (instant: string) => sites.both.forEach(({ clock }) => clock.set(instant));
  const named = (ids: readonly number[]) => ids.map((id) => names.get(id));

  /** What both sites find, one filter at a time and all at once. */
  async function find(filter: SavedConditions, days = 2) {
    const answers = [];
    for (const { app } of sites.both) {
      const fixtures = app.get(FilterFixtures);
      const one = named(await fixtures.find(filter, days));
      expect((await fixtures.findAll([filter, filter], days)).map(named)).toEqual([one, one]);
      answers.push(one);
    }
    expect(answers[1]).toEqual(answers[0]);
    return answers[0];
  }
  const closing = (filter_data: Record<string, string>): SavedConditions => ({ filter_type: 2, filter_data });

  it('are those of today and tomorrow that haven’t kicked off, in order of kick-off', async () => {
    expect(await find(closing({ ft_1_odd: '1,8' }))).toEqual(FITTING);
  });

  it.each([
    [1, ['nextMinute', 'today', 'atHalfTime']],
    [3, [...FITTING, 'afterTomorrow']],
    [4, [...FITTING, 'afterTomorrow', 'inThreeDays']],
  ])('of %i days', async (days, expected) => {
    expect(await find(closing({ ft_1_odd: '1.80' }), days)).toEqual(expected);
  });

  it.each([
    ['a second before kick-off', '2026-05-17T16:30:59.999Z', FITTING],
    ['at kick-off', '2026-05-17T16:31:00.000Z', FITTING.slice(1)],
    ['just before midnight', '2026-05-17T20:59:59.999Z', ['today', 'atHalfTime', 'tomorrow']],
    ['at midnight in Istanbul', '2026-05-17T21:00:00.000Z', ['tomorrow', 'afterTomorrow']],
    ['a day later', '2026-05-18T16:30:00.000Z', ['afterTomorrow']],
  ])('%s', async (_, instant, expected) => {
    setClocks(instant);
    expect(await find(closing({ ft_1_odd: '1.8' }))).toEqual(expected);
  });

  it.each<[string, SavedConditions, string[]]>([
    [
      'opening prices',
      { filter_type: 1, filter_data: { ft_1_odd: '1.85' } },
      [...['nextMinute', 'lastOfToday', 'today', 'atHalfTime', 'tomorrow']],
    ],
    ['a price and a range', closing({ ft_1_odd: '<2', over_25_odd: '1.70-1.80' }), FITTING.slice(0, 3)],
    ['another name of a column', closing({ fg_no_odd: '11.50' }), ['lastOfToday']],
    ['no price', closing({ ft_1_odd: 'boş' }), ['tomorrowUnpriced']],
    ['no price beside a price', closing({ over_25_odd: 'boş', ft_1_odd: '>1' }), ['lastOfToday', 'tomorrow']],
    ['a code', closing({ ft_code: '17' }), ['tomorrow']],
    ['a code of the other set', closing({ ft_code: '12' }), []],
    ['a competition', closing({ competition_name: 'PREMİER', country_name: 'ingil' }), ['tomorrow']],
    ['a team', closing({ home_team: 'galatasaray' }), ['nextMinute']],
    ['both teams', closing({ home_team: 'GALATA', away_team: 'igdir' }), ['nextMinute']],
    ['a price that none has', closing({ ft_1_odd: '9.99' }), []],
    [
      'prices beside results and days, which are left out',
      closing({
        ft_1_odd: '1.80',
        match_date: '2020',
        home_ft_score: '3',
        total_goals: '>2',
        ht_ft_result: '1/1',
      }),
      FITTING,
    ],
    [
      'prices beside what is played, a source and an order, which are left out',
      closing({ ft_1_odd: '1.80', played: 'true', source: 'demo', sort: 'ft_1_odd', order: 'desc' }),
      FITTING,
    ],
    ['the movement of a price', closing({ ft_1_odd: '1.8', movement: 'ft_1_odd:-2' }), FITTING],
    ['nothing but the movement of a price', closing({ movement: 'ft_1_odd:+10' }), ['lastOfToday']],
    ['nothing but what is played', closing({ played: 'false', source: 'demo', sort: 'ft_1_odd' }), []],
    ['nothing but results', closing({ home_ft_score: '2', total_goals: '>2', ht_ft_result: '1/' }), []],
    ['nothing but a day', closing({ match_date: '2026' }), []],
    ['nothing', closing({}), []],
    ['empty texts', closing({ ft_1_odd: ' ' }), []],
  ])('by %s', async (_, filter, expected) => {
    expect(await find(filter)).toEqual(expected);
  });

  it.each<[string, Record<string, string>, string[]]>([
    [
      'a part of an opening price',
      { uo_25_over_odd: ',7' },
      FITTING.slice(0, 1).concat('lastOfToday', 'today', 'atHalfTime'),
    ],
    ['the code of the competition', { league_code: 'e0' }, ['tomorrow']],
    [
      'the name of a competition without a code',
      { league_code: 'süper', ft_1_odd: '3' },
      ['tomorrowUnpriced'],
    ],
    ['a competition that isn’t there', { league_code: 'zz' }, []],
    ['a handicap', { hnd_1_odd: '3.1' }, ['nextMinute']],
    ['the line of a handicap', { hnd_home: '1' }, ['nextMinute']],
    ['the code of a market', { ft_odd_code: '2' }, ['tomorrow']],
    ['teams', { home_team: 'galata' }, ['nextMinute']],
    [
      'a price and a time beside results and days, which are left out',
      {
        ft_1_odd: '3.00',
        match_date: '2020',
        match_time: '20',
        full_time: '2-1',
        half_time: '1-0',
        ft_result: '1',
      },
      ['tomorrowUnpriced'],
    ],
    ['nothing but a time', { match_time: '20:0' }, ['tomorrowUnpriced']],
    ['nothing but results', { ft_result: '1', total_goals: '3', ht_ft_result: '1/1' }, []],
  ])('of the bulletin by %s', async (_, filter_data, expected) => {
    expect(await find({ filter_type: 3, filter_data })).toEqual(expected);
  });

  it('are found for every filter of a list, whatever is wrong with another one', async () => {
    for (const { app } of sites.both) {
      const filters = [
        closing({ ft_1_odd: '9.99' }),
        closing({ no_such_column: '1.80' }),
        closing({ ft_1_odd: '1.80' }),
        { filter_type: 3 as const, filter_data: { league_code: 'e0' } },
        closing({ home_ft_score: '1' }),
      ];
      const found = await app.get(FilterFixtures).findAll(filters, 2);
      expect(found.map(named)).toEqual([[], [], FITTING, ['tomorrow'], []]);
      expect(await app.get(FilterFixtures).findAll([], 2)).toEqual([]);
      await expect(app.get(FilterFixtures).find(filters[1]!, 2)).rejects.toMatchObject({
        code: 'INVALID_FILTER',
      });
    }
  });

  it('are looked for without a query of the database, but for one that reads the competitions', async () => {
    const { app, database } = sites.byIndex;
    const queries = jest.spyOn(database.manager, 'query');
    const filters = Array.from({ length: 50 }, (_, n): SavedConditions => ({
      filter_type: n % 2 === 0 ? 2 : 3,
      filter_data: n % 2 === 0 ? { ft_1_odd: '1.80' } : { league_code: 'e0' },
    }));
    await app.get(FilterFixtures).findAll(filters, 2);
    // background jobs have queries of their own
    const ofArchive = queries.mock.calls.filter(([sql]) => /FROM (matches|competitions)/.test(sql));
    expect(ofArchive).toHaveLength(1);
    queries.mockRestore();
  });

  describe('GET /api/filter-matches/{id}', () => {
    let saved = 0;

    /** What both sites answer for a filter of the member. */
    async function matchesOf(filter: Record<string, unknown>): Promise<FilterMatchesDto> {
      sites.token = (await sites.byIndex.member('user')).token;
      const { status, body } = await sites.byIndex
        .http(sites.token)
        .post('/api/save-filter')
        .send({ filter_name: `f${(saved += 1)}`, filter_type: 2, ...filter });
      expect([status, body.fields]).toEqual([201, undefined]);
      return sites.ask<FilterMatchesDto>(`/api/filter-matches/${body.id as number}`);
    }

    it('has the fixtures of today and the next two days in order of kick-off', async () => {
      const { items } = await matchesOf({ filter_data: { ft_1_odd: '1.80' } });
      expect(named(items.map(({ id }) => id))).toEqual([...FITTING, 'afterTomorrow']);
      expect(items[0]).toEqual({
        id: expect.any(Number) as number,
        match_date: '2026-05-17',
        match_time: '19:31',
        country_name: 'Türkiye',
        competition_name: 'Süper Lig',
        home_team: 'Galatasaray',
        away_team: 'Iğdır FK',
        odds: { ft_1_odd: 1.8 },
      });
      expect(items[1]).toMatchObject({ match_date: '2026-05-17', match_time: null });
    });

    it.each<[string, Record<string, unknown>, Record<string, number | null>]>([
      [
        'its columns of prices and its selection, in closing odds',
        {
          filter_data: { ft_1_odd: '<2', ft_code: '17', home_team: 'beşik', total_goals: '3' },
          selection: 'over_25_odd',
        },
        { ft_1_odd: 1.8, over_25_odd: null },
      ],
      [
        'the same in opening odds',
        { filter_type: 1, filter_data: { ft_1_odd: '<2', ft_code: '12' }, selection: 'over_25_odd' },
        { ft_1_odd: 1.85, over_25_odd: 2.1 },
      ],
      [
        'a selection that is filtered too, once',
        { filter_data: { ft_code: '17', ft_1_odd: '1.8' }, selection: 'ft_1_odd' },
        { ft_1_odd: 1.8 },
      ],
      ['nothing where it is about no price', { filter_data: { ft_code: '17' } }, {}],
      [
        'the bulletin’s columns by their names in the odds tables',
        { filter_type: 3, filter_data: { league_code: 'e0', uo_25_over_odd: '2,1' }, selection: 'ft_1_odd' },
        { over_25_odd: 2.1, ft_1_odd: 1.85 },
      ],
    ])('has of a fixture the prices that the filter is about: %s', async (_, filter, odds) => {
      const { items } = await matchesOf(filter);
      expect(items.map(({ id, odds: prices }) => [names.get(id), prices])).toEqual([['tomorrow', odds]]);
    });

    it('has the bulletin’s handicap, which the odds tables don’t have', async () => {
      const { items } = await matchesOf({ filter_type: 3, filter_data: { hnd_1_odd: '3', hnd_home: '1' } });
      expect(items.map(({ id, odds }) => [names.get(id), odds])).toEqual([
        ['nextMinute', { hnd_1_odd: 3.1 }],
      ]);
    });

    it('is empty for a filter on results and days alone', async () => {
      expect(await matchesOf({ filter_data: { match_date: '2026', home_ft_score: '1' } })).toEqual({
        items: [],
      });
    });
  });
});
