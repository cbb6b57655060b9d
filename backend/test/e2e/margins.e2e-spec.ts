import type { Margins } from '../../src/archive/answers/margins';
import type { MarketMargin } from '../../src/archive/statistics/summary/market-margins';
import { addArchivedMatches } from '../support/archived-matches';
import { Random, randomMatch } from '../support/random-archive';
import { archiveCaughtUp } from '../support/site-archive';
import { readStoredMatches } from '../support/stored-matches';
import { DATABASE_NAME } from '../support/test-database';
import { TwoSites } from '../support/two-sites';
import { MarginsService } from '../../src/modules/odds/margins/margins.service';

const NOW = '2026-05-17T10:00:00.000Z';
const FIXTURES = 40;

/** What three prices add up to. */
const marginOf = (prices: readonly number[]): number => prices.reduce((sum, price) => sum + 1 / price, 0);
const mean = (list: readonly number[]): number => list.reduce((sum, each) => sum + each, 0) / list.length;

describe(`the margins of an answer and of fixtures on the ${DATABASE_NAME}`, () => {
  let sites: TwoSites;
  let fixtures: number[];
  const random = new Random(20261128);

  /** Prices of a bulletin around these probabilities: they add up to about 1.2. */
  const bulletin = (): [number, number, number] => {
    const home = 0.35 + random.below(200) / 1_000;
    const shares = [home, 0.27, 0.73 - home];
    return shares.map((share) => Math.round(100 / (share * 1.2)) / 100) as [number, number, number];
  };
  const ft = ([one, x, two]: readonly number[]) => ({ ft_1_odd: one!, ft_x_odd: x!, ft_2_odd: two! });
  const coming: number[][] = [];

  beforeAll(async () => {
    sites = await TwoSites.open();
    sites.both.forEach(({ clock }) => clock.set(NOW));
    const matches = Array.from({ length: 400 }, (_, n) => {
      const match = randomMatch(random, n + 1);
      const home = 0.3 + random.below(300) / 1_000;
      const prices = [home, 0.27, 0.73 - home].map((share) => Math.round(100 / (share * 1.06)));
      for (const set of [match.opening, match.closing])
        ['ft_1_odd', 'ft_x_odd', 'ft_2_odd'].forEach(
          (field, at) => (set[field as 'ft_1_odd'] = random.chance(0.02) ? null : prices[at]!),
        );
      return { ...match, match_date: `2025-0${1 + (n % 9)}-15` };
    });
    await addArchivedMatches(sites.byIndex.database, matches);
    for (let n = 0; n < FIXTURES; n++) coming.push(bulletin());
    fixtures = await sites.add([
      ...coming.map((prices) => ({
        ...{ date: '2026-05-18', time: '20:00', closing: ft(prices) },
        opening: { under_25_odd: 1.65, over_25_odd: 1.67 },
      })),
      // no fixtures that are to come: kicked off, played, and priced in part
      { date: '2026-05-17', time: '12:59', closing: ft([9, 9, 9]) },
      { date: '2026-05-19', full: [1, 0], closing: ft([9, 9, 9]) },
      { date: '2026-05-19', closing: { ft_1_odd: 9 } },
    ]);
    await archiveCaughtUp(sites.byIndex);
  });
  afterAll(() => sites?.close());

  const rounded = (value: unknown): unknown =>
    JSON.parse(JSON.stringify(value), (_, each: unknown) =>
      typeof each === 'number' ? Math.round(each * 1e9) / 1e9 : each,
    );
  const summary = (query: Record<string, string>) =>
    sites.ask<{ margins: MarketMargin[] }>('/api/odd-summary', query, rounded);

  const save = async (filter_name: string, filter_data: object, filter_type = 2): Promise<number> => {
    const saved = await sites.byIndex
      .http(sites.token)
      .post('/api/save-filter')
      .send({ filter_name, filter_type, filter_data });
    expect(saved.status).toBe(201);
    return (saved.body as { id: number }).id;
  };
  const marginsOf = async (id: number) =>
    (await sites.ask<{ margins: MarketMargin[] }>(`/api/filters/${id}/margins`, {}, rounded)).margins;

  it('are those of looking at every match and every fixture', async () => {
    const { margins } = await summary({ ft_1_odd: '1.60-2.40', groups: 'ft,bts', played: 'true' });
    const stored = await readStoredMatches(sites.byIndex.database);
    const compared = stored
      .filter(({ closing, home_ft_score, away_ft_score, awarded }) => {
        const prices = [closing.ft_1_odd, closing.ft_x_odd, closing.ft_2_odd];
        const isIn = closing.ft_1_odd !== null && closing.ft_1_odd >= 160 && closing.ft_1_odd <= 240;
        return isIn && !prices.includes(null) && home_ft_score !== null && away_ft_score !== null && !awarded;
      })
      .map(({ closing }) =>
        marginOf([closing.ft_1_odd! / 100, closing.ft_x_odd! / 100, closing.ft_2_odd! / 100]),
      );
    const total = mean(coming.map(marginOf));
    expect(compared.length).toBeGreaterThan(50);
    expect(margins.map(({ group }) => group)).toEqual(['ft', 'bts']);
    expect(margins[0]!.answer).toBeCloseTo(mean(compared), 9);
    expect(margins[0]!.coming).toBeCloseTo(total, 9);
    expect(total - mean(compared)).toBeGreaterThan(0.1);
    const low = Math.floor(1_000 / (2.4 * total)) / 10;
    const high = Math.ceil(1_000 / (1.6 * total)) / 10;
    expect(margins[0]!.conditions).toEqual([{ column: 'ft_1_odd', probability: `%${low}-${high}` }]);
    // fewer than thirty fixtures have its prices
    expect(margins[1]).toMatchObject({ coming: null, conditions: [] });
  });

  it('translate prices with two ends only, and the same question by probability finds the fixtures meant', async () => {
    const { margins } = await summary({ ft_1_odd: '1.5', ft_x_odd: '>3', ft_2_odd: '%20-30', groups: 'ft' });
    expect(margins[0]!.conditions.map(({ column }) => column)).toEqual(['ft_1_odd']);
    const [exact] = (await summary({ ft_1_odd: '1.85', groups: 'ft' })).margins[0]!.conditions;
    const total = mean(coming.map(marginOf));
    expect(exact!.probability).toBe(
      `%${Math.floor(1_000 / (1.85 * total)) / 10}-${Math.ceil(1_000 / (1.85 * total)) / 10}`,
    );
    const found = await sites.ask<{ total: number }>(
      '/api/odd-summary',
      { ft_1_odd: exact!.probability },
      rounded,
    );
    expect(found.total).toBeGreaterThan(0);
  });

  it('of a filter of fixtures are of the played matches with its prices, in the bulletin by its own columns', async () => {
    const data = { ft_1_odd: '1.60-2.40' };
    const id = await save('yaklaşan', { ...data, played: 'false' });
    expect(await marginsOf(id)).toEqual((await summary({ ...data, played: 'true', groups: 'ft' })).margins);
    const ofBulletin = await save('bülten', { uo_25_under_odd: '1.70±0.20' }, 3);
    const [goals] = await marginsOf(ofBulletin);
    expect(goals!.group).toBe('uo_25');
    expect(goals!.conditions).toEqual([
      { column: 'uo_25_under_odd', probability: expect.stringMatching(/^%\d+(\.\d)?-\d+(\.\d)?$/) },
    ]);
  });

  it('stand beside a saved filter with the groups that it has prices of', async () => {
    const id = await save('ev', { ft_1_odd: '1.60-2.40', played: 'true' });
    expect(await marginsOf(id)).toEqual(
      (await summary({ ft_1_odd: '1.60-2.40', played: 'true', groups: 'ft' })).margins,
    );
    const other = await save('olasılık', { ft_1_odd: '%50-60', over_25_odd: '>2' });
    expect(await marginsOf(other)).toEqual([]);
    const stranger = await sites.byIndex.member('user');
    const refused = await sites.byIndex.http(stranger.token).get(`/api/filters/${id}/margins`);
    expect(refused.status).toBe(404);
  });

  describe('decide what a filter is filled with', () => {
    const populate = async (body: object) => {
      const answer = await sites.byIndex
        .http(sites.token)
        .post('/api/kapanis-populate-filter')
        .send({ match_id: fixtures[0], recipe: 'result', ...body });
      expect(answer.status).toBe(200);
      return answer.body as { populated_filter: Record<string, string>; basis: object };
    };

    it('probabilities by themselves where they differ, which finds what the shown probabilities say', async () => {
      const shown = await sites.ask<{ items: (Record<string, number | null> & { id: number })[] }>(
        '/api/odd-list-full-view',
        {
          values: 'probability',
          per_page: '100',
          fields: 'id,ft_1_odd,ft_x_odd,ft_2_odd',
          match_date: '2026-05-18',
        },
      );
      const own = shown.items.find(({ id }) => id === fixtures[0])!;
      const { populated_filter, basis } = await populate({});
      expect(basis).toEqual({ ft: 'probability' });
      expect(populated_filter).toEqual(
        Object.fromEntries(
          ['ft_1_odd', 'ft_x_odd', 'ft_2_odd'].map((field) => [
            field,
            `%${(Math.round(own[field]! * 1_000) / 10).toFixed(1)}±1`,
          ]),
        ),
      );
      const found = await sites.ask<{ items: { id: number }[] }>('/api/odd-list-full-view', {
        ...populated_filter,
        fields: 'id',
        per_page: '100',
      });
      expect(found.items.map(({ id }) => id)).toContain(fixtures[0]);
      expect(found.items.length).toBeGreaterThan(5);
    });

    it('prices where that is wished, and where no played match or not the match itself is wholly priced', async () => {
      const { populated_filter, basis } = await populate({ basis: 'price' });
      expect([basis, populated_filter['ft_1_odd']]).toEqual([{ ft: 'price' }, coming[0]![0]!.toFixed(2)]);
      const partly = await populate({ match_id: fixtures.at(-1), basis: 'probability' });
      expect([partly.basis, partly.populated_filter]).toEqual([{ ft: 'price' }, { ft_1_odd: '9.00' }]);
    });
  });

  it('put first the ratings that suit the day', async () => {
    const { ratings } = await sites.ask<{ ratings: { label: string }[] }>('/api/Rating/Get/false');
    expect(ratings.map(({ label }) => label.endsWith('aynı olasılık'))).toEqual([
      ...Array.from({ length: 5 }, () => true),
      ...Array.from({ length: 5 }, () => false),
    ]);
  });

  it('are asked anew once the archive has changed', async () => {
    const service = sites.byIndex.app.get(MarginsService);
    const before: Margins = await service.coming(2);
    expect(await service.coming(2)).toBe(before);
    await sites.add([{ date: '2026-05-20', closing: ft([1.1, 1.1, 1.1]) }]);
    expect((await service.coming(2))['ft']).toBeGreaterThan(before['ft']!);
  });
});
