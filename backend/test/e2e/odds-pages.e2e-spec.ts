import { CODE_FIELDS, ODD_FIELDS } from '../../src/archive/catalogue/columns';
import { FILTER_COLUMNS } from '../../src/archive/catalogue/filter-columns';
import { ODDS_GROUPS } from '../../src/archive/catalogue/odds-groups';
import { BEFORE_FIELDS } from '../../src/archive/catalogue/before-fields';
import { isRowField, MATCH_ROW_FIELDS, ROW_FIELDS } from '../../src/archive/catalogue/row-fields';
import { MATCH_FILTERS } from '../../src/archive/question/match-filters';
import { tr } from '../../src/platform/locale/tr';
import type { TestMatch } from '../support/matches';
import { TwoSites } from '../support/two-sites';

let sites: TwoSites;

beforeAll(async () => {
  sites = await TwoSites.open();
});
afterAll(() => sites?.close());

type Params = Record<string, string | string[]>;
const LIST = '/api/odd-list-full-view';

/** A page of the list, from the index and from SQL alike. */
const page = (params: Params = {}) =>
  sites.ask<{ items: Record<string, unknown>[]; page: number; per_page: number; has_more: boolean }>(
    LIST,
    params,
  );

/** Parameters of the odds tables that are about no single column. */
const OF_THE_TABLE = [
  ...['filter_type', 'source', 'played', 'movement', 'sort', 'order', 'values'],
  ...Object.keys(MATCH_FILTERS),
];

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
    const ids = await sites.add(matches);
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
    [{ match_time: '25:00' }, { match_time: tr.filters.notTimes }],
    [{ winner: '1' }, { winner: tr.filters.notFilterable }],
    [{ ft_score: '2' }, { ft_score: tr.filters.notScore }],
    [{ ft_1_odd: ['1.8', '1.9'] }, { ft_1_odd: tr.filters.repeated }],
    [{ page: ['1', '2'] }, { page: tr.filters.repeated }],
    [{ 'ft_1_odd[gt]': '1' }, { 'ft_1_odd[gt]': tr.filters.unknownColumn }],
    [{ page: '0' }, { page: tr.validation.page }],
    [{ per_page: '101' }, { per_page: tr.validation.perPage }],
    [{ filter_type: '3' }, { filter_type: tr.filters.notFilterType }],
    [{ fields: 'id,password_hash' }, { fields: tr.filters.unknownField('password_hash') }],
  ])('%j', async (params, fields) => {
    const answer = await sites.request(LIST, params);
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({
      error: tr.errors.invalidFilter,
      code: 'INVALID_FILTER',
      fields,
      request_id: expect.any(String) as string,
    });
  });

  it('texts of thousands of characters', async () => {
    const answer = await sites.request(LIST, { home_team: 'x'.repeat(5000) });
    expect([answer.status, (answer.body as { fields: object }).fields]).toEqual([
      400,
      { home_team: tr.filters.tooLong(1_000) },
    ]);
  });

  it.each([
    ['?ft_1_odd=%E0%A4%A', 'ft_1_odd'],
    ['?ft_1_odd=%FF', 'ft_1_odd'],
    ['?__proto__=1', '__proto__'],
    ['?constructor=1', 'constructor'],
    ['?=1', ''],
  ])('%s, without breaking', async (query, name) => {
    const answer = await sites.request(LIST + query);
    expect(answer.status).toBe(400);
    expect(JSON.parse(answer.text)).toHaveProperty(['fields', name]);
  });
});

describe('who may see odds', () => {
  it.each([LIST, `${LIST}?ft_1_odd=abc`, '/api/odd-summary', '/api/odd-columns'])(
    'not strangers, and not those without a membership: %s',
    async (url) => {
      const stranger = await sites.byIndex.http().get(url);
      expect([stranger.status, (stranger.body as { code: string }).code]).toEqual([401, 'UNAUTHENTICATED']);
      const waiting = await sites.byIndex.http((await sites.byIndex.member('wait')).token).get(url);
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
    const answer = await sites.request('/api/odd-columns');
    expect(answer.status).toBe(200);
    const { groups } = answer.body as { groups: Group[] };
    expect(groups.map(({ key, columns }) => [key, ...columns.map(({ field }) => field)])).toEqual(
      ODDS_GROUPS.map((group) => [
        group.key,
        ...(group.kind === 'info' ? [] : [group.codeField]),
        ...group.columns.map(({ field }) => field),
      ]),
    );
    const twoWinners = groups.filter(({ winners }) => winners === 2).map(({ key }) => key);
    expect(twoWinners).toEqual(['ft_dc', 'ht_dc']);
    const isMarket = ({ winners }: Group): boolean => winners !== null;
    expect(groups.filter((group) => !isMarket(group)).map(({ key }) => key)).toEqual([
      ...['general', 'match', 'before'],
    ]);
    for (const group of groups.filter(isMarket))
      expect(group.columns.map((c) => c.kind).lastIndexOf('code')).toBe(0);
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
      on_request: false,
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
    const { groups } = (await sites.request('/api/odd-columns')).body as { groups: Group[] };
    const columns = groups.flatMap(
      (group) => group.columns as (Group['columns'][number] & { from: string[] })[],
    );
    const named = columns.flatMap((column) => column.filter_params);
    const others = [...FILTER_COLUMNS.keys()].filter((name) => !named.includes(name));
    expect(others).toEqual(['fg_no_odd']);
    for (const column of columns) expect(column.filter_params.length).toBeGreaterThan(0);
    expect(columns.flatMap((column) => column.from).filter((name) => !isRowField(name))).toEqual([]);
  });

  it('are described in the OpenAPI document: what a row says of a match, how prices are named, every filter', async () => {
    const document = (await sites.byIndex.http().get('/api/docs-json')).body as {
      paths: Record<string, { get: { parameters: { name: string }[] } }>;
      components: { schemas: Record<string, { properties: object; additionalProperties: object }> };
    };
    const row = document.components.schemas.OddsRowDto!;
    expect(Object.keys(row.properties).sort()).toEqual([...MATCH_ROW_FIELDS, ...BEFORE_FIELDS].sort());
    expect(row.additionalProperties).toMatchObject({ type: 'number', 'x-names': '/api/odd-columns' });
    const parameters = document.paths[LIST]!.get.parameters.map(({ name }) => name);
    expect([...parameters].sort()).toEqual(
      [...FILTER_COLUMNS.keys(), ...OF_THE_TABLE, 'page', 'per_page', 'fields'].sort(),
    );
    const filters = document.paths['/api/odd-summary']!.get.parameters.map(({ name }) => name);
    expect([...filters].sort()).toEqual([...FILTER_COLUMNS.keys(), ...OF_THE_TABLE, 'groups'].sort());
    expect(ROW_FIELDS).toEqual(expect.arrayContaining([...ODD_FIELDS, ...CODE_FIELDS]));
  });
});
