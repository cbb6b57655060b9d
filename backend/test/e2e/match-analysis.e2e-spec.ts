import { tr } from '../../src/platform/locale/tr';
import { CODE_FIELDS, ODD_FIELDS, ODD_MARKETS } from '../../src/archive/catalogue/columns';
import { FILTER_COLUMNS } from '../../src/archive/catalogue/filter-columns';
import { createTestSite, type TestSite } from '../support/create-test-site';
import { addMatches } from '../support/matches';

let site: TestSite;
let token: string;

type Body = Record<string, unknown>;
const get = (path: string, query: Record<string, string | number> = {}) =>
  site.http(token).get(path).query(query);

async function answered<T = Body>(path: string, query: Record<string, string | number> = {}): Promise<T> {
  const { status, body } = await get(path, query);
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body as T;
}

async function refused(
  path: string,
  query: Record<string, string | number>,
): Promise<Record<string, string>> {
  const { status, body } = await get(path, query);
  expect([status, (body as Body).code]).toEqual([400, 'VALIDATION_FAILED']);
  return (body as { fields: Record<string, string> }).fields;
}

const FT = { ft_1_odd: 2, ft_x_odd: 4, ft_2_odd: 4 };

describe('one match', () => {
  let id: number;
  let unpriced: number;

  beforeAll(async () => {
    site = await createTestSite();
    token = (await site.member('user')).token;
    [id, unpriced] = (await addMatches(site.database, [
      {
        time: '21:45',
        half: [0, 1],
        full: [2, 1],
        firstGoal: 'A',
        opening: {
          ft_1_odd: 2.1,
          ft_x_odd: 3.3,
          ft_2_odd: 3.4,
          fg_no: 11.5,
          ft_code: 101,
          over_25_odd: 1.75,
        },
        closing: { ft_1_odd: 1.85, ft_x_odd: 3.3, ft_2_odd: 4, fg_no: 12, ft_code: 101, under_25_odd: 2.1 },
      },
      { home: 'Iğdır FK', away: 'Bodrum FK' },
    ])) as [number, number];
  });
  afterAll(() => site.close());

  it('comes with all opening and closing odds and codes and how each price moved', async () => {
    const body = await answered<Record<'opening' | 'closing' | 'movement', Body> & Body>(
      `/api/matches/${id}`,
    );
    expect(body).toMatchObject({
      id,
      match_date: '2024-05-17',
      match_time: '21:45',
      country_name: 'Türkiye',
      competition_name: 'Süper Lig',
      match_name: 'Beşiktaş - Göztepe',
      home_ht_score: 0,
      away_ft_score: 1,
      total_goals: 3,
      ht_ft_result: '2/1',
      winner: '1',
      opening: {
        ft_1_odd: 2.1,
        fg_no: 11.5,
        fg_no_odd: 11.5,
        ft_code: 101,
        over_25_odd: 1.75,
        under_25_odd: null,
      },
      closing: { ft_1_odd: 1.85, over_25_odd: null, uo_25_code: null },
      movement: {
        ft_1_odd: -0.119,
        ft_x_odd: 0,
        ft_2_odd: 0.1765,
        fg_no: 0.0435,
        over_25_odd: null,
        bts_yes_odd: null,
      },
    });
    const { probabilities } = body as unknown as { probabilities: Record<'opening' | 'closing', Body> };
    expect(probabilities).toMatchObject({
      opening: { ft_1_odd: 0.4437, ft_x_odd: 0.2823, ft_2_odd: 0.274, over_25_odd: null, fg_no_odd: null },
      closing: { ft_1_odd: 0.4943, ft_x_odd: 0.2771, ft_2_odd: 0.2286, under_25_odd: null },
    });
    const names = (map: Body): string[] => Object.keys(map).sort();
    expect(names(probabilities.opening)).toEqual([...ODD_FIELDS, 'fg_no_odd'].sort());
    expect(names(probabilities.closing)).toEqual(names(probabilities.opening));
    expect(names(body.opening)).toEqual([...ODD_FIELDS, ...CODE_FIELDS, 'fg_no_odd'].sort());
    expect(names(body.closing)).toEqual(names(body.opening));
    expect(names(body.movement)).toEqual([...ODD_FIELDS, 'fg_no_odd'].sort());
    expect(body).not.toHaveProperty('first_goal');
  });

  it('that is not there is 404, and an id that is none is 400', async () => {
    for (const path of ['/api/matches/999999', '/api/matches/999999/similar']) {
      const { status, body } = await get(path);
      expect([status, (body as Body).code]).toEqual([404, 'NOT_FOUND']);
    }
    expect(await refused('/api/matches/0', {})).toEqual({ id: tr.validation.positiveInteger });
    expect(await refused('/api/matches/1x/similar', {})).toEqual({ id: tr.validation.positiveInteger });
  });

  it('without prices is like no other', async () => {
    const body = await answered(`/api/matches/${unpriced}/similar`);
    expect(body).toMatchObject({ groups: [], items: [], filter_type: 2, match: { id: unpriced } });
    expect(body.summary).toMatchObject({ total: 0, settled: 0 });
  });

  it('is compared by closing odds where they have the prices, otherwise by opening odds', async () => {
    const choice = async (query: Record<string, string | number>) => {
      const { filter_type, groups } = await answered(`/api/matches/${id}/similar`, query);
      return [filter_type, groups];
    };
    expect(await choice({})).toEqual([2, ['ft']]);
    expect(await choice({ groups: '' })).toEqual([2, ['ft']]);
    expect(await choice({ filter_type: 1 })).toEqual([1, ['ft']]);
    const [openingOnly] = (await addMatches(site.database, [
      {
        home: 'A',
        opening: { ...FT, under_25_odd: 1.9, over_25_odd: 1.9 },
        closing: { ...FT, over_25_odd: 1.8 },
      },
    ])) as [number];
    const { filter_type, groups } = await answered(`/api/matches/${openingOnly}/similar`, {
      groups: 'uo_25,ft',
    });
    expect([filter_type, groups]).toEqual([1, ['uo_25', 'ft']]);
  });

  it('has of itself and of others only the values that were asked for', async () => {
    const [past, own] = (await addMatches(site.database, [
      { date: '2020-05-01', home: 'Eski', full: [1, 0], closing: FT },
      { date: '2020-05-02', home: 'Yeni', competition: 'Kupa', closing: { ...FT, ft_2_odd: 4.1 } },
    ])) as [number, number];
    const answer = (query: Record<string, string | number>) =>
      answered<{ match: Body; items: Body[]; summary: Body }>(`/api/matches/${own}/similar`, query);
    const { match, items, summary } = await answer({ fields: 'id,home_team,ft_1_odd,fg_no_odd', limit: 1 });
    expect(match).toEqual({ id: own, home_team: 'Yeni', ft_1_odd: 2, fg_no_odd: null });
    expect(items).toEqual([
      { id: past, home_team: 'Eski', ft_1_odd: 2, fg_no_odd: null, distance: expect.any(Number) as number },
    ]);
    expect(summary).toMatchObject({ total: 1, settled: 1 });
    expect((await answer({ fields: 'id', same_competition: 'true' })).items).toEqual([]);
    expect((await answer({ fields: 'id', same_competition: 'false' })).items).toHaveLength(1);
  });

  it('refuses groups that are unknown or that the match has no prices in, and other parameters', async () => {
    const path = `/api/matches/${id}/similar`;
    expect(await refused(path, { groups: 'ft,general' })).toEqual({
      groups: tr.analysis.unknownGroup('general'),
    });
    expect(await refused(path, { groups: 'ft,uo_25,bts' })).toEqual({
      groups: tr.analysis.noPrices(['2,5 Alt/Üst', 'Karşılıklı Gol']),
    });
    for (const limit of ['0', '501', '1.5', 'x']) {
      expect(await refused(path, { limit })).toEqual({ limit: tr.analysis.limit(500) });
    }
    expect(await refused(path, { same_competition: 'evet' })).toEqual({
      same_competition: tr.analysis.sameCompetition,
    });
    expect(await refused(path, { fields: 'id,price' })).toEqual({
      fields: tr.filters.unknownField('price'),
    });
    expect(await refused(path, { filter_type: 3 })).toEqual({ filter_type: tr.filters.notFilterType });
    expect(await refused(path, { page: 1 })).toEqual({ page: tr.validation.unknownField });
  });

  describe('the link to the same odds in the table', () => {
    const FIELDS = [...FILTER_COLUMNS].filter(([, { kind }]) => kind === 'odd').map(([name]) => name);

    beforeAll(async () => {
      // a price of its own for every column, from the lowest to the highest there is
      const prices = ODD_FIELDS.map(
        (field, at) => [field, at === 0 ? 1.01 : at === 1 ? 1000 : 1.5 + at * 7.13] as const,
      );
      const odds = (shift: number) =>
        Object.fromEntries(prices.map(([field, price]) => [field, Math.round((price + shift) * 100) / 100]));
      await addMatches(site.database, [
        { season: 'same', closing: odds(0) },
        { season: 'near', home: 'A', closing: odds(0.02) },
        { season: 'far', home: 'B', closing: odds(0.03) },
      ]);
    });

    it('are found by a price with a tolerance in every column of prices', async () => {
      expect(FIELDS).toHaveLength(ODD_MARKETS.flatMap(({ columns }) => columns).length + 1);
      const { items } = await answered<{ items: Body[] }>('/api/odd-list-full-view', { match_date: '2024' });
      const own = items.find(({ season_slug }) => season_slug === 'same')!;
      for (const field of FIELDS) {
        const price = (own[field] as number).toFixed(2);
        const found = async (filter: string) => {
          const body = await answered<{ items: Body[] }>('/api/odd-list-full-view', {
            [field]: filter,
            fields: 'season_slug',
          });
          return [field, ...body.items.map(({ season_slug }) => season_slug).sort()];
        };
        expect(await found(`${price}±0.02`)).toEqual([field, 'near', 'same']);
        expect(await found(`${price.replace('.', ',')}~0,00`)).toEqual([field, 'same']);
      }
    });
  });
});

describe('the scan', () => {
  /** Thirty home wins at these odds, on ten days before the day that is scanned. */
  const past = Array.from({ length: 30 }, (_, n) => ({
    date: `2026-05-${String(1 + (n % 10)).padStart(2, '0')}`,
    home: `Ev ${n}`,
    away: `Dep ${n}`,
    half: [1, 0] as [number, number],
    full: [1, 0] as [number, number],
    closing: FT,
    opening: { bts_yes_odd: 1.8, bts_no_odd: 1.9 },
  }));

  beforeAll(async () => {
    site = await createTestSite();
    token = (await site.member('user')).token;
    await addMatches(site.database, past);
    await addMatches(site.database, [
      { date: '2026-05-17', time: null, home: 'Saatsiz', closing: { ...FT, ft_1_odd: 2.05 } },
      { date: '2026-05-17', time: '20:00', home: 'Akşam', closing: FT },
      { date: '2026-05-17', time: '14:00', home: 'Öğlen', full: [0, 1], closing: FT },
      { date: '2026-05-17', time: '13:00', home: 'Oransız' },
      { date: '2026-05-18', home: 'Yarın', opening: { bts_yes_odd: 1.8, bts_no_odd: 1.9 } },
      {
        ...{ date: '2026-05-19', time: '20:00', home: 'Düşen' },
        opening: { ...FT, ft_1_odd: 2.3, ft_x_odd: 4.4, over_25_odd: 1.9 },
        closing: FT,
      },
      // exactly ten percent is not more
      {
        ...{ date: '2026-05-19', time: '19:00', home: 'Sınırda' },
        opening: { ...FT, ft_1_odd: 2.2 },
        closing: { ...FT, ft_1_odd: 1.98 },
      },
      {
        ...{ date: '2026-05-19', time: '21:00', home: 'Yükselen' },
        opening: { ...FT, ft_2_odd: 3.2 },
        closing: FT,
      },
      { date: '2026-05-19', time: '22:00', home: 'Açılışsız', closing: FT },
    ]);
  });
  afterAll(() => site.close());

  interface Answer extends Body {
    matches: {
      home_team: string;
      results: (Body & { past: number; selections: Body[] })[];
      moved: Body[];
    }[];
  }
  const scan = (query: Record<string, string | number> = {}) => answered<Answer>('/api/scan', query);
  const pastOf = ({ matches }: Answer) =>
    matches.map(({ home_team, results }) => [home_team, ...results.map((each) => each.past)]);

  it('is for today in Istanbul, in the three default groups, by what each match needs', async () => {
    site.clock.set('2026-05-16T21:00:00Z');
    const body = await scan();
    expect(body).toMatchObject({
      date: '2026-05-17',
      filter_type: 2,
      closeness: 'auto',
      groups: ['ft', 'uo_25', 'bts'],
      comparisons: 9,
    });
    expect(body).not.toHaveProperty('tolerance');
    // in order of kick-off; the noon match is over before the evening one begins
    expect(pastOf(body)).toEqual([['Oransız'], ['Öğlen', 30], ['Akşam', 31], ['Saatsiz', 30]]);
    const how = body.matches.map(({ results }) =>
      results.map(({ past: _, selections: __, ...rest }) => rest),
    );
    const near = { group: 'ft', basis: 'probability', closeness: 2 };
    expect(how).toEqual([[], [near], [near], [near]]);
    expect(body.matches[2]).toMatchObject({ ft_1_odd: 2, bts_yes_odd: null, match_date: '2026-05-17' });
  });

  it('compares by fewer points where that is asked for, and says where too few matches are so close', async () => {
    // 2.05 states 0.7 points less than 2
    for (const [closeness, used, past] of [
      [0.5, null, 0],
      [1, 1, 30],
      [2, 2, 30],
    ] as const) {
      const { matches, ...figures } = await scan({ date: '2026-05-17', closeness });
      expect(figures).toMatchObject({ closeness });
      expect(matches.at(-1)!.results).toMatchObject([{ past, basis: 'probability', closeness: used }]);
    }
    const { matches } = await scan({ date: '2026-05-17', closeness: 0.5 });
    expect(matches.at(-1)!.results[0]!.selections[0]).toMatchObject({
      settled: 0,
      expected: null,
      small_sample: true,
      found: false,
    });
  });

  it('says what stands out, on which side, and how often', async () => {
    const body = await scan({ date: '2026-05-17', tolerance: 0 });
    expect(body).toMatchObject({ comparisons: 6, standing_out: 6 });
    // six shares of some 4 % each, of samples of 30 and 31; both matches together, and all three selections, or none
    expect(body.expected_by_chance).toBeGreaterThan(0.1);
    expect(body.expected_by_chance).toBeLessThan(0.4);
    expect(body).toMatchObject({ chance_low: 0, chance_high: expect.any(Number) as number });
    const [home, draw] = body.matches[1]!.results[0]!.selections;
    expect(home).toEqual({
      column: 'ft_1_odd',
      label: '1',
      price: 2,
      implied: 0.5,
      expected: 0.5,
      settled: 30,
      hits: 30,
      rate: 1,
      ci_low: 0.886487,
      ci_high: 1,
      direction: 'above',
      small_sample: false,
      p_value: 0,
      q_value: 0,
      found: true,
    });
    expect(body).toMatchObject({ found: 6, tolerance: 0 });
    expect(body).not.toHaveProperty('closeness');
    expect(body.matches[1]!.results).toMatchObject([{ past: 30, basis: 'price', tolerance: 0 }]);
    expect(draw).toMatchObject({ implied: 0.25, hits: 0, rate: 0, ci_low: 0, direction: 'below' });
    // twice 0.75 ^ 30
    expect(draw!.p_value).toBeCloseTo(0.000357, 6);
    expect(body.matches[3]!.results[0]!.selections[0]).toMatchObject({
      settled: 0,
      expected: null,
      rate: null,
      ci_low: null,
      direction: null,
      small_sample: true,
      p_value: null,
      q_value: null,
      found: false,
    });
  });

  it("holds the rate against what the past matches' own prices said, not the fixture's", async () => {
    const { matches } = await scan({ date: '2026-05-17', tolerance: 5 });
    const [home] = matches.at(-1)!.results[0]!.selections;
    // 2.05 among prices of 2
    expect(home).toMatchObject({ price: 2.05, implied: 0.4938, expected: 0.5 });
  });

  it('takes prices within the tolerance, ends included, as the same', async () => {
    expect(pastOf(await scan({ date: '2026-05-17', tolerance: 5 })).at(-1)).toEqual(['Saatsiz', 30]);
    expect(pastOf(await scan({ date: '2026-05-17', tolerance: 2 })).at(-1)).toEqual(['Saatsiz', 0]);
  });

  it('goes by opening odds where the day has no closing ones in the groups, unless a set is asked for', async () => {
    const body = await scan({ date: '2026-05-18' });
    expect(body.filter_type).toBe(1);
    expect(pastOf(body)).toEqual([['Yarın', 30]]);
    expect(pastOf(await scan({ date: '2026-05-18', filter_type: 2 }))).toEqual([['Yarın']]);
    expect(await scan({ date: '2026-05-18', groups: 'ft' })).toMatchObject({
      filter_type: 2,
      comparisons: 0,
    });
  });

  it('keeps the matches in which a price of the groups moved further than asked, and names these prices', async () => {
    const moved = async (query: Record<string, string | number>) => {
      const { matches } = await scan({ date: '2026-05-19', ...query });
      return matches.map((match) => [match.home_team, match.moved]);
    };
    const fallen = { column: 'ft_1_odd', opening: 230, closing: 200, movement: -0.1304 };
    expect(await moved({ movement: -10 })).toEqual([['Düşen', [fallen]]]);
    expect(await moved({ movement: -9 })).toEqual([
      ['Sınırda', [{ column: 'ft_1_odd', opening: 220, closing: 198, movement: -0.1 }]],
      ['Düşen', [fallen, { column: 'ft_x_odd', opening: 440, closing: 400, movement: -0.0909 }]],
    ]);
    const risen = [['Yükselen', [{ column: 'ft_2_odd', opening: 320, closing: 400, movement: 0.25 }]]];
    expect(await moved({ movement: 20 })).toEqual(risen);
    expect(await moved({ movement: 20, filter_type: 1 })).toEqual(risen);
    // a price without its other one moved nowhere
    expect(await moved({ movement: -1, groups: 'uo_25' })).toEqual([]);
    expect(await moved({})).toEqual(['Sınırda', 'Düşen', 'Yükselen', 'Açılışsız'].map((home) => [home, []]));
  });

  it('compares only the matches that it keeps', async () => {
    const all = await scan({ date: '2026-05-19', tolerance: 0 });
    const kept = await scan({ date: '2026-05-19', tolerance: 0, movement: -10 });
    expect([all.comparisons, kept.comparisons]).toEqual([9, 3]);
    expect(pastOf(kept)).toEqual([['Düşen', 31]]);
    const whole = all.matches.find(({ home_team }) => home_team === 'Düşen')!;
    const same = kept.matches[0]!.results[0]!.selections.map(({ q_value: _, ...selection }) => selection);
    expect(same).toEqual(whole.results[0]!.selections.map(({ q_value: _, ...selection }) => selection));
  });

  it('of a day without matches is empty', async () => {
    expect(await scan({ date: '1999-01-01' })).toMatchObject({
      matches: [],
      comparisons: 0,
      standing_out: 0,
      found: 0,
      expected_by_chance: 0,
      chance_low: 0,
      chance_high: 0,
    });
  });

  it('refuses days, groups, tolerances and parameters that are none', async () => {
    expect(await refused('/api/scan', { date: '17.05.2026' })).toEqual({ date: tr.analysis.day });
    expect(await refused('/api/scan', { date: '2026-02-30' })).toEqual({ date: tr.filters.noSuchDay });
    expect(await refused('/api/scan', { groups: 'match' })).toEqual({
      groups: tr.analysis.unknownGroup('match'),
    });
    for (const tolerance of [3, 'auto', '0.02', ''])
      expect(await refused('/api/scan', { tolerance })).toEqual({ tolerance: tr.analysis.tolerance });
    for (const closeness of [3, 'Auto', '0,5', '0.50', ''])
      expect(await refused('/api/scan', { closeness })).toEqual({ closeness: tr.analysis.closeness });
    expect(await refused('/api/scan', { closeness: 'auto', tolerance: 2 })).toEqual({
      tolerance: tr.analysis.oneSameness,
    });
    for (const movement of [0, 91, -91, 1.5, 'ft_1_odd:-10', '', '-'])
      expect([movement, await refused('/api/scan', { movement })]).toEqual([
        movement,
        { movement: tr.analysis.movement(90) },
      ]);
    expect(await refused('/api/scan', { filter_type: 'x', q: '1' })).toEqual({
      filter_type: tr.filters.notFilterType,
      q: tr.validation.unknownField,
    });
  });
});
