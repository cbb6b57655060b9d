import { CODE_FIELDS, ODD_FIELDS } from '../../src/modules/odds/catalogue/columns';
import { ODDS_GROUPS } from '../../src/modules/odds/catalogue/odds-groups';
import { FILTER_COLUMNS } from '../../src/modules/odds/catalogue/filter-columns';
import { ROW_FIELDS } from '../../src/modules/odds/catalogue/row-fields';
import { tr } from '../../src/common/locale/tr';
import type { OddsSummary } from '../../src/modules/odds/summary/odds-summary';
import { createTestSite, type TestSite } from '../support/create-test-site';
import { addMatches, type TestMatch } from '../support/matches';
import { indexCaughtUp } from '../support/site-index';

let site: TestSite;
/** The same archive, searched in the database. */
let database: TestSite;
let token: string;

beforeAll(async () => {
  site = await createTestSite({ ODDS_ENGINE: 'index' });
  database = await createTestSite({ ODDS_ENGINE: 'sql' }, site);
  token = (await site.member('user')).token;
});
afterAll(async () => {
  await database?.close();
  await site?.close();
});

type Params = Record<string, string | string[]>;
const LIST = '/api/odd-list-full-view';
const list = (params: Params = {}) => site.http(token).get(LIST).query(params);

/** A page of the list, from the index and the database alike. */
async function page(params: Params = {}) {
  const answer = await list(params);
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  expect((await database.http(token).get(LIST).query(params)).body).toEqual(answer.body);
  return answer.body as {
    items: Record<string, unknown>[];
    page: number;
    per_page: number;
    has_more: boolean;
  };
}

/** Season slugs of the rows that pass: the suite marks each of its matches with one. */
async function passing(params: Params): Promise<unknown[]> {
  const { items, has_more } = await page({ ...params, per_page: '100' });
  expect(has_more).toBe(false);
  return items.map((item) => item.season_slug).sort();
}

describe('the odds list', () => {
  const MATCHES: Record<string, TestMatch> = {
    derby: {
      date: '2024-05-17',
      time: '20:00',
      code: 4711,
      home: 'Beşiktaş',
      away: 'Fenerbahçe',
      half: [0, 1],
      full: [2, 1],
      opening: { ft_1_odd: 2.1, ft_x_odd: 3.3, ft_2_odd: 3.4, fg_no: 11.5, ft_code: 101, over_25_odd: 1.75 },
      closing: { ft_1_odd: 1.85, ft_x_odd: 3.45, ft_2_odd: 4, over_25_odd: 1.7, uo_25_code: 12, fg_no: 12 },
    },
    igdir: {
      date: '2024-05-18',
      time: null,
      competition: '1. Lig',
      home: 'Iğdır FK',
      away: 'İSTANBULSPOR',
      half: [0, 0],
      full: [0, 0],
      closing: { ft_1_odd: 1.8, ft_x_odd: 3.1, over_25_odd: 2.05, uo_25_code: 13 },
    },
    malaga: {
      date: '2024-06-30',
      country: 'İspanya',
      competition: 'La Liga 2',
      home: 'Málaga',
      away: 'Real Unión',
      half: [1, 1],
      full: [1, 4],
      closing: { ft_1_odd: 1.89, over_25_odd: 1.8, ft_code: 7 },
    },
    fixture: {
      date: '2025-01-01',
      country: 'İngiltere',
      competition: 'Premier Lig',
      home: '100% FC',
      away: 'Back\\slash _ United',
      closing: { ft_1_odd: 12.25, ft_x_odd: 1000, ft_2_odd: 1.01 },
    },
    awarded: {
      date: '2023-12-31',
      home: 'Göztepe',
      away: 'Çaykur Rizespor',
      full: [3, 0],
      closing: { ft_1_odd: 1.9 },
    },
    unpriced: { date: '2022-02-28', home: 'Ankaragücü', away: 'Ümraniyespor', half: [2, 0], full: [2, 2] },
  };

  beforeAll(async () => {
    const marked = Object.entries(MATCHES).map(([season, match]) => ({ season, ...match }));
    await addMatches(site.database, marked);
    await indexCaughtUp(site);
  });

  describe('filters of prices', () => {
    it.each<[Params, string[]]>([
      [{ ft_1_odd: '1.85' }, ['derby']],
      [{ ft_1_odd: '1,85' }, ['derby']],
      [{ ft_1_odd: '1,8' }, ['derby', 'igdir', 'malaga']],
      [{ ft_1_odd: '=1.8' }, ['igdir']],
      [{ ft_1_odd: '1.' }, ['awarded', 'derby', 'igdir', 'malaga']],
      [{ ft_1_odd: '12' }, ['fixture']],
      [{ ft_1_odd: '>1.89' }, ['awarded', 'fixture']],
      [{ ft_1_odd: '>=1.89' }, ['awarded', 'fixture', 'malaga']],
      [{ ft_1_odd: '<1.85' }, ['igdir']],
      [{ ft_1_odd: '<=1,85' }, ['derby', 'igdir']],
      [{ over_25_odd: '1.70-1.80' }, ['derby', 'malaga']],
      [{ ft_1_odd: '1.85±0.05' }, ['awarded', 'derby', 'igdir', 'malaga']],
      [{ ft_1_odd: ' 1.85 ~ 0.04 ' }, ['derby', 'malaga']],
      [{ ft_1_odd: 'boş' }, ['unpriced']],
      [{ ft_2_odd: 'BOŞ' }, ['awarded', 'igdir', 'malaga', 'unpriced']],
      [{ ft_x_odd: '1000' }, ['fixture']],
      [{ fg_no: '12' }, ['derby']],
      [{ fg_no_odd: '12' }, ['derby']],
      [{ ft_1_odd: '9999' }, []],
      [{ ft_1_odd: '<0' }, []],
    ])('%j', async (params, expected) => {
      expect(await passing(params)).toEqual(expected);
    });

    it('look at the opening odds for type 1 and at the closing odds for type 2', async () => {
      expect(await passing({ ft_1_odd: '2.10', filter_type: '1' })).toEqual(['derby']);
      expect(await passing({ ft_1_odd: '2.10', filter_type: '2' })).toEqual([]);
      expect(await passing({ fg_no_odd: '11', filter_type: '1' })).toEqual(['derby']);
    });
  });

  describe('filters of codes, goals, scores and results', () => {
    it.each<[Params, string[]]>([
      [{ uo_25_code: '12' }, ['derby']],
      [{ uo_25_code: '>12' }, ['igdir']],
      [{ uo_25_code: '12-13' }, ['derby', 'igdir']],
      [{ ft_code: 'boş' }, ['awarded', 'derby', 'fixture', 'igdir', 'unpriced']],
      [{ ft_code: '101', filter_type: '1' }, ['derby']],
      [{ total_goals: '3' }, ['awarded', 'derby']],
      [{ total_goals: '>=4' }, ['malaga', 'unpriced']],
      [{ total_goals: '<1' }, ['igdir']],
      [{ total_goals: '0-3' }, ['awarded', 'derby', 'igdir']],
      [{ home_ft_score: '2' }, ['derby', 'unpriced']],
      [{ home_ft_score: '2', away_ft_score: '1' }, ['derby']],
      [{ home_ht_score: '0' }, ['derby', 'igdir']],
      [{ away_ht_score: '1' }, ['derby', 'malaga']],
      [{ ht_ft_result: '2/1' }, ['derby']],
      [{ ht_ft_result: 'x/X' }, ['igdir']],
      [{ ht_ft_result: 'x/' }, ['igdir', 'malaga']],
      [{ ht_ft_result: '1/x' }, ['unpriced']],
      [{ ht_ft_result: '1/1' }, []],
    ])('%j', async (params, expected) => {
      expect(await passing(params)).toEqual(expected);
    });
  });

  describe('filters of texts', () => {
    it.each<[Params, string[]]>([
      [{ home_team: 'besiktas' }, ['derby']],
      [{ home_team: 'BEŞİK' }, ['derby']],
      [{ home_team: 'ığdır' }, ['igdir']],
      [{ home_team: 'IGDIR' }, ['igdir']],
      [{ away_team: 'istanbul' }, ['igdir']],
      [{ away_team: 'İSTANBUL' }, ['igdir']],
      [{ home_team: 'malaga' }, ['malaga']],
      [{ away_team: 'unión' }, ['malaga']],
      [{ away_team: 'rize' }, ['awarded']],
      [{ country_name: 'türk' }, ['awarded', 'derby', 'igdir', 'unpriced']],
      [{ country_name: 'ngil' }, ['fixture']],
      [{ competition_name: 'lig' }, ['awarded', 'derby', 'fixture', 'igdir', 'malaga', 'unpriced']],
      [{ competition_name: 'liga' }, ['malaga']],
      [{ home_team: '%' }, ['fixture']],
      [{ away_team: '_' }, ['fixture']],
      [{ away_team: '\\' }, ['fixture']],
      [{ home_team: "' OR 1=1 --" }, []],
      [{ home_team: '😀' }, []],
      [{ home_team: 'a\u0000b' }, []],
    ])('%j', async (params, expected) => {
      expect(await passing(params)).toEqual(expected);
    });
  });

  describe('filters of dates', () => {
    it.each<[Params, string[]]>([
      [{ match_date: '2024' }, ['derby', 'igdir', 'malaga']],
      [{ match_date: '2024-05' }, ['derby', 'igdir']],
      [{ match_date: '17.05.2024' }, ['derby']],
      [{ match_date: '2024-05-18' }, ['igdir']],
      [{ match_date: '2024-01-01..2024-06-30' }, ['derby', 'igdir', 'malaga']],
      [{ match_date: '31.12.2023..2024-05-17' }, ['awarded', 'derby']],
      [{ match_date: '2022-02' }, ['unpriced']],
      [{ match_date: '2021' }, []],
    ])('%j', async (params, expected) => {
      expect(await passing(params)).toEqual(expected);
    });
  });

  it('combines filters so that all must hold', async () => {
    expect(await passing({ ft_1_odd: '1.8', total_goals: '>2', country_name: 'turkiye' })).toEqual(['derby']);
    expect(await passing({ ft_1_odd: '1.8', home_team: 'goztepe' })).toEqual([]);
  });

  it('takes an empty filter for none', async () => {
    expect(await passing({ ft_1_odd: '', home_team: '  ' })).toHaveLength(Object.keys(MATCHES).length);
  });

  it('gives every value of a row, prices as numbers and what is missing as null', async () => {
    const { items } = await page({ home_team: 'besiktas' });
    expect(items).toHaveLength(1);
    const derby = items[0]!;
    expect(Object.keys(derby)).toEqual(ROW_FIELDS);
    expect(derby).toMatchObject({
      match_date: '2024-05-17',
      match_time: '20:00',
      country_name: 'Türkiye',
      competition_name: 'Süper Lig',
      season_slug: 'derby',
      code: 4711,
      match_name: 'Beşiktaş - Fenerbahçe',
      home_team: 'Beşiktaş',
      away_team: 'Fenerbahçe',
      home_ht_score: 0,
      away_ht_score: 1,
      home_ft_score: 2,
      away_ft_score: 1,
      total_goals: 3,
      ht_ft_result: '2/1',
      winner: '1',
      ft_code: null,
      ft_1_odd: 1.85,
      ft_x_odd: 3.45,
      ft_2_odd: 4,
      uo_25_code: 12,
      over_25_odd: 1.7,
      under_25_odd: null,
      fg_no: 12,
      fg_no_odd: 12,
      cs_other_odd: null,
    });
    expect(Number.isInteger(derby.id)).toBe(true);
  });

  it('leaves results open where scores are missing', async () => {
    const [fixture] = (await page({ country_name: 'ingiltere' })).items;
    expect(fixture).toMatchObject({
      total_goals: null,
      ht_ft_result: null,
      winner: null,
      home_ft_score: null,
      code: null,
    });
    const [awarded] = (await page({ match_date: '2023' })).items;
    expect(awarded).toMatchObject({ total_goals: 3, ht_ft_result: null, winner: '1', home_ht_score: null });
  });

  it('marks the selections that won, none while a match is not played', async () => {
    const winnersOf = async (params: Params) =>
      (await page({ ...params, fields: 'winners' })).items.map(({ winners }) => winners);
    const [derby] = (await winnersOf({ home_team: 'besiktas' })) as string[][];
    expect(derby).toEqual(
      expect.arrayContaining(['ft_1_odd', 'over_25_odd', 'bts_yes_odd', 'htft_21_odd', 'cs_21_odd']),
    );
    expect(derby).not.toContain('fg_1_odd');
    const [awarded] = (await winnersOf({ match_date: '2023' })) as string[][];
    expect(awarded).toContain('fg_1_odd');
    expect(await winnersOf({ country_name: 'ingiltere' })).toEqual([[]]);
  });

  it('sums up all matches that pass the filters, whatever page is asked for', async () => {
    const summary = async (on: TestSite, params: Params) => {
      const answer = await on.http(token).get('/api/odd-summary').query(params);
      expect(answer.status).toBe(200);
      return answer.body as OddsSummary;
    };
    const params = { ft_1_odd: '1.', over_25_odd: '1.70-2.10', page: '3', per_page: '1' };
    const { total, settled, sources, selections } = await summary(site, params);
    expect([total, settled, selections.length]).toEqual([3, 3, ODD_FIELDS.length]);
    expect(selections.find(({ column }) => column === 'over_25_odd')).toEqual({
      column: 'over_25_odd',
      group: 'uo_25',
      label: 'Üst',
      settled: 3,
      hits: 2,
      rate: 2 / 3,
      ci_low: expect.closeTo(0.2077, 4) as number,
      ci_high: expect.closeTo(0.9385, 4) as number,
      priced: 3,
      small_sample: true,
      mean_odd: expect.closeTo(1.85, 9) as number,
      return_rate: expect.closeTo(3.5 / 3 - 1, 9) as number,
      return_low: expect.closeTo(-0.978066, 6) as number,
      return_high: expect.closeTo(1.311399, 6) as number,
      thin_prices: true,
      compared: 0,
      compared_hits: 0,
      compared_rate: null,
      compared_low: null,
      compared_high: null,
      implied: null,
      expected_return: null,
    });
    expect(await summary(database, params)).toEqual({ total, settled, sources, selections });
    const some = await summary(site, { ...params, groups: 'uo_25,ft' });
    expect(some.selections.map(({ column }) => column)).toEqual([
      'ft_1_odd',
      'ft_x_odd',
      'ft_2_odd',
      'under_25_odd',
      'over_25_odd',
    ]);
    const refused = await site.http(token).get('/api/odd-summary?groups=ft,nope').expect(400);
    expect(refused.body.fields).toEqual({ groups: tr.analysis.unknownGroup('nope') });
  });

  it('gives only the values asked for', async () => {
    const { items } = await page({ home_team: 'besiktas', fields: 'id,ft_1_odd,fg_no_odd,ht_ft_result' });
    expect(items).toEqual([
      { id: expect.any(Number) as number, ft_1_odd: 1.85, fg_no_odd: 12, ht_ft_result: '2/1' },
    ]);
    expect((await page({ home_team: 'besiktas', fields: 'match_name' })).items).toEqual([
      { match_name: 'Beşiktaş - Fenerbahçe' },
    ]);
  });

  it('filters by columns that are not asked for', async () => {
    const { items } = await page({ fields: 'season_slug', country_name: 'ispanya', ft_1_odd: '1.89' });
    expect(items).toEqual([{ season_slug: 'malaga' }]);
  });
});

describe('order and pages', () => {
  const COUNTRY = 'Sayfa Ülkesi';
  let expected: number[];

  beforeAll(async () => {
    const matches: TestMatch[] = [];
    for (let n = 0; n < 123; n++) {
      matches.push({
        country: COUNTRY,
        date: `2020-01-${String(1 + ((n * 7) % 5)).padStart(2, '0')}`,
        time: n % 4 === 0 ? null : `1${n % 3}:00`,
        home: `Ev ${n}`,
      });
    }
    const ids = await addMatches(site.database, matches);
    await indexCaughtUp(site);
    const keys = matches.map((match, n) => ({ key: `${match.date} ${match.time ?? ''}`, id: ids[n]! }));
    keys.sort((a, b) => (a.key === b.key ? b.id - a.id : a.key < b.key ? 1 : -1));
    expected = keys.map(({ id }) => id);
  });

  const ids = async (params: Params) =>
    (await page({ country_name: COUNTRY, ...params })).items.map((item) => item.id);

  it('run newest first, matches of unknown time after the others of their day', async () => {
    expect([...(await ids({ per_page: '100' })), ...(await ids({ per_page: '100', page: '2' }))]).toEqual(
      expected,
    );
  });

  it('hold fifty rows unless another size is asked for, and say whether there are more', async () => {
    const first = await page({ country_name: COUNTRY });
    expect(first).toMatchObject({ page: 1, per_page: 50, has_more: true });
    expect(first.items.map((item) => item.id)).toEqual(expected.slice(0, 50));
    const third = await page({ country_name: COUNTRY, page: '3' });
    expect(third).toMatchObject({ page: 3, has_more: false });
    expect(third.items.map((item) => item.id)).toEqual(expected.slice(100));
  });

  it('end exactly when the last row is shown', async () => {
    expect(await page({ country_name: COUNTRY, per_page: '41', page: '3' })).toMatchObject({
      has_more: false,
    });
    expect(await page({ country_name: COUNTRY, per_page: '40', page: '3' })).toMatchObject({
      has_more: true,
    });
  });

  it('are empty beyond the end, however far', async () => {
    for (const far of ['4', '10000000']) {
      expect(await page({ country_name: COUNTRY, page: far })).toEqual({
        items: [],
        page: Number(far),
        per_page: 50,
        has_more: false,
      });
    }
  });

  it('hold one row if asked', async () => {
    expect(await ids({ per_page: '1', page: '7' })).toEqual([expected[6]]);
  });
});

describe('what the odds list refuses', () => {
  it.each<[Params, Record<string, string>]>([
    [{ ft_1_odd: 'abc' }, { ft_1_odd: tr.filters.notPrice }],
    [{ ft_1_odd: '1.95-1.80' }, { ft_1_odd: tr.filters.reversedRange }],
    [{ match_date: '2024-13' }, { match_date: tr.filters.noSuchMonth }],
    [{ ht_ft_result: '3/9' }, { ht_ft_result: tr.filters.notResult }],
    [
      { total_goals: '2.5', ft_code: 'x' },
      { total_goals: tr.filters.notInteger, ft_code: tr.filters.notInteger },
    ],
    [{ nope: '1' }, { nope: tr.filters.unknownColumn }],
    [{ nope: '' }, { nope: tr.filters.unknownColumn }],
    [{ match_time: '20:00' }, { match_time: tr.filters.notFilterable }],
    [{ winner: '1' }, { winner: tr.filters.notFilterable }],
    [{ ft_score: '2-1' }, { ft_score: tr.filters.notFilterable }],
    [{ ft_1_odd: ['1.8', '1.9'] }, { ft_1_odd: tr.filters.repeated }],
    [{ page: ['1', '2'] }, { page: tr.filters.repeated }],
    [{ 'ft_1_odd[gt]': '1' }, { 'ft_1_odd[gt]': tr.filters.unknownColumn }],
    [{ page: '0' }, { page: tr.validation.page }],
    [{ per_page: '101' }, { per_page: tr.validation.perPage }],
    [{ filter_type: '3' }, { filter_type: tr.filters.notFilterType }],
    [{ fields: 'id,password_hash' }, { fields: tr.filters.unknownField('password_hash') }],
  ])('%j', async (params, fields) => {
    const answer = await list(params);
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({
      error: tr.errors.invalidFilter,
      code: 'INVALID_FILTER',
      fields,
      request_id: expect.any(String) as string,
    });
  });

  it('texts of thousands of characters', async () => {
    const answer = await list({ home_team: 'x'.repeat(5000) });
    expect([answer.status, (answer.body as { fields: object }).fields]).toEqual([
      400,
      { home_team: tr.filters.tooLong },
    ]);
  });

  it.each([
    ['?ft_1_odd=%E0%A4%A', 'ft_1_odd'],
    ['?ft_1_odd=%FF', 'ft_1_odd'],
    ['?__proto__=1', '__proto__'],
    ['?constructor=1', 'constructor'],
    ['?=1', ''],
  ])('%s, without breaking', async (query, name) => {
    const answer = await site.http(token).get(LIST + query);
    expect(answer.status).toBe(400);
    expect(JSON.parse(answer.text)).toHaveProperty(['fields', name]);
  });
});

describe('who may see odds', () => {
  it.each([LIST, `${LIST}?ft_1_odd=abc`, '/api/odd-summary', '/api/odd-columns'])(
    'not strangers, and not those without a membership: %s',
    async (url) => {
      const stranger = await site.http().get(url);
      expect([stranger.status, (stranger.body as { code: string }).code]).toEqual([401, 'UNAUTHENTICATED']);
      const waiting = await site.http((await site.member('wait')).token).get(url);
      expect([waiting.status, (waiting.body as { code: string }).code]).toEqual([403, 'MEMBERSHIP_REQUIRED']);
    },
  );
});

describe('the columns of the odds table', () => {
  interface Group {
    key: string;
    winners: number | null;
    title: string;
    columns: { field: string; kind: string; filter_params: string[]; min_chars: number; pin: boolean }[];
  }

  it('come in the groups of the catalogue, each market beginning with its code', async () => {
    const answer = await site.http(token).get('/api/odd-columns');
    expect(answer.status).toBe(200);
    const { groups } = answer.body as { groups: Group[] };
    expect(groups.map(({ key }) => key)).toEqual(ODDS_GROUPS.map(({ key }) => key));
    const twoWinners = groups.filter(({ winners }) => winners === 2).map(({ key }) => key);
    expect(twoWinners).toEqual(['ft_dc', 'ht_dc']);
    expect(groups.slice(0, 2).map(({ winners }) => winners)).toEqual([null, null]);
    for (const group of groups.slice(2)) expect(group.columns.map((c) => c.kind).lastIndexOf('code')).toBe(0);
    expect(groups.find((group) => group.key === 'uo_25')).toEqual({
      key: 'uo_25',
      title: '2,5 Alt/Üst',
      short_title: 'A/Ü 2,5',
      parent: 'uo',
      period: 'ft',
      line: 2.5,
      winners: 1,
      section: 'goals',
      rank: 'main',
      picture: null,
      default_hidden: false,
      columns: [
        {
          field: 'uo_25_code',
          title: 'Kod',
          kind: 'code',
          pin: false,
          filter_params: ['uo_25_code'],
          min_chars: 1,
          from: ['uo_25_code'],
          aliases: [],
        },
        {
          field: 'under_25_odd',
          title: 'Alt',
          kind: 'odd',
          pin: false,
          filter_params: ['under_25_odd'],
          min_chars: 2,
          from: ['under_25_odd'],
          aliases: [],
        },
        {
          field: 'over_25_odd',
          title: 'Üst',
          kind: 'odd',
          pin: false,
          filter_params: ['over_25_odd'],
          min_chars: 2,
          from: ['over_25_odd'],
          aliases: [],
        },
      ],
    });
  });

  it('name only parameters that the list accepts, and row fields that it gives', async () => {
    const { groups } = (await site.http(token).get('/api/odd-columns')).body as { groups: Group[] };
    const columns = groups.flatMap(
      (group) => group.columns as (Group['columns'][number] & { from: string[] })[],
    );
    const named = columns.flatMap((column) => column.filter_params);
    const others = [...FILTER_COLUMNS.keys()].filter((name) => !named.includes(name));
    expect(others).toEqual(['fg_no_odd']);
    for (const column of columns) expect(column.filter_params.length).toBeGreaterThan(0);
    expect(
      columns
        .flatMap((column) => column.from)
        .filter((name) => !(ROW_FIELDS as readonly string[]).includes(name)),
    ).toEqual([]);
  });

  it('are described in the OpenAPI document: every value of a row and every filter', async () => {
    const document = (await site.http().get('/api/docs-json')).body as {
      paths: Record<string, { get: { parameters: { name: string }[] } }>;
      components: { schemas: Record<string, { properties: object }> };
    };
    expect(Object.keys(document.components.schemas.OddsRowDto!.properties)).toEqual(ROW_FIELDS);
    const parameters = document.paths[LIST]!.get.parameters.map(({ name }) => name);
    expect([...parameters].sort()).toEqual(
      [...FILTER_COLUMNS.keys(), 'filter_type', 'source', 'page', 'per_page', 'fields'].sort(),
    );
    const filters = document.paths['/api/odd-summary']!.get.parameters.map(({ name }) => name);
    expect([...filters].sort()).toEqual([...FILTER_COLUMNS.keys(), 'filter_type', 'groups', 'source'].sort());
    expect(ROW_FIELDS).toEqual(expect.arrayContaining([...ODD_FIELDS, ...CODE_FIELDS]));
  });
});
