import { ODD_FIELDS } from '../../src/archive/catalogue/columns';
import { ROW_FIELDS } from '../../src/archive/catalogue/row-fields';
import { tr } from '../../src/platform/locale/tr';
import type { OddsSummary } from '../../src/archive/statistics/summary/odds-summary';
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
    await sites.add(marked);
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
    const summary = (asked: Params) => sites.ask<OddsSummary>('/api/odd-summary', asked);
    const params = { ft_1_odd: '1.', over_25_odd: '1.70-2.10', page: '3', per_page: '1' };
    const { total, settled, selections } = await summary(params);
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
      return_low: expect.closeTo(-0.651716, 6) as number,
      return_high: expect.closeTo(0.713654, 6) as number,
      thin_prices: true,
      compared: 0,
      compared_hits: 0,
      compared_rate: null,
      compared_low: null,
      compared_high: null,
      implied: null,
      expected_return: null,
    });
    const some = await summary({ ...params, groups: 'uo_25,ft' });
    expect(some.selections.map(({ column }) => column)).toEqual([
      'ft_1_odd',
      'ft_x_odd',
      'ft_2_odd',
      'under_25_odd',
      'over_25_odd',
    ]);
    const refused = await sites.request('/api/odd-summary?groups=ft,nope').expect(400);
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
