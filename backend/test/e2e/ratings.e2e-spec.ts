import { tr } from '../../src/platform/locale/tr';
import { ImportsService } from '../../src/modules/imports/imports.service';
import type { OddsSummary } from '../../src/archive/statistics/summary/odds-summary';
import { addArchivedMatches } from '../support/archived-matches';
import { alike, comparedValues, FULL, RECIPES, winnersByCatalogue } from '../support/brute-ratings';
import type { TestMatch } from '../support/matches';
import { type ArchivedMatch, Random, randomMatch } from '../support/random-archive';
import { describeWithRealData, seasonFiles } from '../support/real-data';
import { archiveCaughtUp, learnedBy } from '../support/site-archive';
import { readStoredMatches } from '../support/stored-matches';
import { DATABASE_NAME } from '../support/test-database';
import { TwoSites } from '../support/two-sites';

type Row = Record<string, string | number | null> & { winners: string[] };
interface Table {
  isSuccess: boolean;
  table: Row[];
  columns: string[];
  tolerance: number;
  summary: OddsSummary;
  message: string | null;
}
interface Rating {
  value: number;
  label: string;
}

/** The same values with 9 decimals: sums of fractions depend on the order of their terms. */
const rounded = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_, each: unknown) =>
    typeof each === 'number' ? Math.round(each * 1e9) / 1e9 : each,
  );

/** Two sites that are asked for ratings, whose admin may change them. */
async function openSites() {
  const sites = await TwoSites.open();
  const { token } = await sites.byIndex.member('admin');
  const ask = <T>(path: string) => sites.ask<T>(`/api/Rating/${path}`, {}, rounded);
  return {
    site: sites.byIndex,
    request: (path: string) => sites.request(path),
    admin: () => sites.byIndex.http(token),
    add: (matches: readonly TestMatch[]) => sites.add(matches),
    ratings: async (opening: boolean) => (await ask<{ ratings: Rating[] }>(`Get/${opening}`)).ratings,
    matches: (rating: number, day: string) =>
      ask<{ isSuccess: boolean; matches: Row[]; message: string | null }>(`Matches/${rating}/${day}`),
    table: (match: number, rating: number) => ask<Table>(`Filter/${match}/${rating}`),
    close: () => sites.close(),
  };
}
type Sites = Awaited<ReturnType<typeof openSites>>;

async function setTolerance(sites: Sites, id: number, tolerance: number): Promise<void> {
  const { body } = await sites.admin().get('/api/rating-recipes');
  const { id: _, ...recipe } = (body as ({ id: number } & Record<string, unknown>)[]).find(
    (each) => each.id === id,
  )!;
  const answer = await sites
    .admin()
    .put(`/api/rating-recipes/${id}`)
    .send({ ...recipe, tolerance });
  expect([answer.status, answer.body]).toEqual([200, { id, ...recipe, tolerance }]);
}

/** Compares tables and summaries with a scan of everything; answers how many rows were found in all. */
async function compare(
  sites: Sites,
  archive: readonly ArchivedMatch[],
  asked: readonly ArchivedMatch[],
): Promise<number> {
  let found = 0;
  const calibration = await learnedBy(sites.site);
  for (const opening of [true, false]) {
    const set = opening ? 'opening' : 'closing';
    for (const { value, label } of await sites.ratings(opening)) {
      for (const tolerance of [0, 5]) {
        await setTolerance(sites, value, tolerance);
        for (const match of asked) {
          const { table, summary, message } = await sites.table(match.id, value);
          const recipe = RECIPES[label]!;
          const wanted = alike(archive, match, set, recipe, tolerance, calibration);
          const drawnFrom = { set, label, tolerance, match: match.id };
          expect({ ...drawnFrom, ids: table.map(({ id }) => id) }).toEqual({
            ...drawnFrom,
            ids: wanted.slice(0, 500).map(({ id }) => id),
          });
          expect({ ...drawnFrom, winners: table.map(({ winners }) => winners) }).toEqual({
            ...drawnFrom,
            winners: wanted.slice(0, 500).map(winnersByCatalogue),
          });
          expect(summary.total).toBe(wanted.length);
          const isKnown = !comparedValues(match, set, recipe, calibration).includes(null);
          const { pricesMissing, marketsMissing } = tr.ratings;
          if (!isKnown) expect(message).toBe(recipe.basis === 'price' ? pricesMissing : marketsMissing);
          else if (wanted.length > 500) expect(message).toBe(tr.ratings.tooManyRows(500, wanted.length));
          else expect(message).toBeNull();
          found += wanted.length;
        }
      }
    }
  }
  return found;
}

describe(`ratings on the ${DATABASE_NAME}`, () => {
  let sites: Sites;

  beforeAll(async () => {
    sites = await openSites();
  });
  afterAll(() => sites?.close());

  it('are five for each set of odds and each way to compare to begin with, with numbers of their own', async () => {
    const [opening, closing] = [await sites.ratings(true), await sites.ratings(false)];
    // without fixtures nothing speaks for probabilities first
    const labels = Object.keys(RECIPES);
    const inOrder = [
      ...labels.filter((each) => !each.includes('·')),
      ...labels.filter((each) => each.includes('·')),
    ];
    for (const ratings of [opening, closing]) expect(ratings.map(({ label }) => label)).toEqual(inOrder);
    const values = [...opening, ...closing].map(({ value }) => value);
    expect(new Set(values).size).toBe(20);
    expect(values.every(Number.isInteger)).toBe(true);
    const { body } = await sites.request('/api/Rating/Get/true');
    expect(body).toEqual({ isSuccess: true, ratings: opening, message: null });
    const recipes = await sites.admin().get('/api/rating-recipes');
    for (const { label, columns, basis, tolerance } of recipes.body as (Rating & Record<string, unknown>)[])
      expect([label, { columns, basis }, tolerance]).toEqual([
        ...[label, RECIPES[label]],
        basis === 'price' ? 0 : 10,
      ]);
  });

  describe('of some matches', () => {
    const prices = { ft_1_odd: 1.85, ft_x_odd: 3.4, ft_2_odd: 4.2 };
    let ids: number[];
    let rating: number;
    let today: number;

    beforeAll(async () => {
      ids = await sites.add([
        { date: '2026-05-17', time: '20:00', home: 'Beşiktaş', away: 'Göztepe', closing: prices },
        { date: '2026-05-17', time: '19:00', home: 'Eksik', away: 'Oran', closing: { ft_1_odd: 1.85 } },
        { date: '2026-05-17', time: null, home: 'Saatsiz', away: 'Maç', closing: prices },
        {
          date: '2024-02-03',
          time: '16:00',
          country: 'İngiltere',
          competition: 'Premier Lig',
          season: '2023-2024',
          home: 'Arsenal',
          away: 'Chelsea',
          half: [1, 0],
          full: [1, 2],
          closing: { ...prices, ht_x_odd: 2.1, sh_2_odd: 5, under_25_odd: 1.9, over_35_odd: 3 },
          opening: { ft_1_odd: 9 },
        },
        { date: '2025-02-03', home: 'Yarısı', away: 'Bilinmiyor', full: [0, 0], closing: prices },
        {
          date: '2024-02-04',
          home: 'Bir',
          away: 'Kuruş',
          full: [0, 0],
          closing: { ...prices, ft_2_odd: 4.21 },
        },
        { date: '2024-02-04', home: 'Açılışta', away: 'Aynı', full: [0, 0], opening: prices },
      ]);
      rating = (await sites.ratings(false))[0]!.value;
      today = ids[0]!;
    });

    it('list the day’s matches that have all the prices, in order of kick-off', async () => {
      expect(await sites.matches(rating, '20260517')).toEqual({
        isSuccess: true,
        matches: [
          {
            id: ids[0],
            country: 'Türkiye',
            league: 'Süper Lig',
            time: '20:00',
            name: 'Beşiktaş - Göztepe',
            past: 2,
          },
          { id: ids[2], country: 'Türkiye', league: 'Süper Lig', time: null, name: 'Saatsiz - Maç', past: 2 },
        ],
        message: null,
      });
      expect(await sites.matches(rating, '20260518')).toEqual({
        isSuccess: true,
        matches: [],
        message: tr.ratings.noMatches,
      });
    });

    it('show the played matches with the very same prices, newest first', async () => {
      const answer = await sites.table(today, rating);
      expect(answer.table).toHaveLength(2);
      expect(answer.table[1]).toEqual({
        id: ids[3],
        match_date: '2024-02-03',
        match_time: '16:00',
        country_name: 'İngiltere',
        season_name: 'Premier Lig 2023-2024',
        home_team_name: 'Arsenal',
        away_team_name: 'Chelsea',
        first_half_score: '1-0',
        second_half_score: '0-2',
        full_time_score: '1-2',
        ht_ft_result: '1/2',
        ft_1_odd: 1.85,
        ft_x_odd: 3.4,
        ft_2_odd: 4.2,
        fh_1_odd: null,
        fh_x_odd: 2.1,
        fh_2_odd: null,
        sh_1_odd: null,
        sh_x_odd: null,
        sh_2_odd: 5,
        ft_u_25_odd: 1.9,
        ft_o_25_odd: null,
        ft_u_35_odd: null,
        ft_o_35_odd: 3,
        winners: ['ft_2_odd', 'ft_o_25_odd', 'ft_u_35_odd', 'fh_1_odd', 'sh_2_odd'],
      });
      expect(answer.table[0]).toMatchObject({
        id: ids[4],
        first_half_score: null,
        second_half_score: null,
        full_time_score: '0-0',
        ht_ft_result: null,
        winners: ['ft_x_odd', 'ft_u_25_odd', 'ft_u_35_odd'],
      });
      expect([answer.isSuccess, answer.columns, answer.tolerance, answer.message]).toEqual([
        true,
        FULL,
        0,
        null,
      ]);
      const outcome = (column: string) => {
        const { settled, hits } = answer.summary.selections.find((each) => each.column === column)!;
        return `${hits}/${settled}`;
      };
      expect([
        outcome('ft_2_odd'),
        outcome('ft_x_odd'),
        outcome('over_25_odd'),
        outcome('htft_12_odd'),
      ]).toEqual(['1/2', '1/2', '1/2', '1/1']);
    });

    it('leave the match itself out once it is played', async () => {
      const answer = await sites.table(ids[4]!, rating);
      expect(answer.table.map(({ id }) => id)).toEqual([ids[3]]);
      expect(answer.summary.total).toBe(1);
    });

    it('say when the match lacks a price', async () => {
      expect(await sites.table(ids[1]!, rating)).toMatchObject({
        isSuccess: true,
        table: [],
        message: tr.ratings.pricesMissing,
        summary: { total: 0, settled: 0 },
      });
    });

    it.each([
      ['Get/evet', 400],
      ['Get/1', 400],
      ['Matches/x/20260517', 400],
      ['Matches/0/20260517', 400],
      ['Matches/999999/20260517', 404],
      ['Matches/1/2026-05-17', 400],
      ['Matches/1/20260230', 400],
      ['Matches/1/bugün', 400],
      ["Matches/1/20260517'--", 400],
      ['Filter/1/x', 400],
      ['Filter/x/1', 400],
      ['Filter/999999/1', 404],
      ['Filter/1/999999', 404],
    ])('answer %s with %s, in their own form and in the API’s', async (path, status) => {
      const answer = await sites.request(`/api/Rating/${encodeURI(path)}`);
      expect([answer.status, answer.body.isSuccess, typeof answer.body.message]).toEqual([
        status,
        false,
        'string',
      ]);
      expect(answer.body.message).not.toBe('');
      expect(answer.body.error).not.toBe('');
    });
  });

  describe('of random matches', () => {
    it('agree with looking at every match, for both sets of odds and tolerances of 0 and 5', async () => {
      const random = new Random(20261123);
      const archive = Array.from({ length: 500 }, (_, n) => {
        const match = randomMatch(random, n + 1);
        // few different prices, so that many matches are alike
        for (const set of [match.opening, match.closing])
          for (const column of new Set(Object.values(RECIPES).flatMap(({ columns }) => columns)))
            set[column] = random.chance(0.03) ? null : 150 + 4 * random.below(3);
        return match;
      });
      await addArchivedMatches(sites.site.database, archive);
      await archiveCaughtUp(sites.site);
      const stored = await readStoredMatches(sites.site.database);
      const asked = Array.from({ length: 3 }, () => random.pick(stored.slice(7)));
      expect(await compare(sites, stored, asked)).toBeGreaterThan(200);
    });

    it('count for each fixture the played matches that its table has', async () => {
      const [one] = await sites.add([
        { date: '2031-05-05', closing: { ft_1_odd: 1.5, ft_x_odd: 1.54, ft_2_odd: 1.58 } },
        { date: '2031-05-05', closing: { ft_1_odd: 1.5 } },
      ]);
      for (const { value, label } of await sites.ratings(false)) {
        const { matches } = await sites.matches(value, '20310505');
        expect([label, matches.map(({ id }) => id)]).toEqual([
          label,
          /^Maç Sonucu( · |$)/.test(label) ? [one] : [],
        ]);
        for (const { id, past } of matches) {
          expect(past).toBe((await sites.table(Number(id), value)).summary.total);
          if (label.includes('·')) expect(past).toBeGreaterThan(10);
        }
      }
    });

    it('show the newest five hundred of more, and sum up all', async () => {
      const prices = { ft_1_odd: 3.33, ft_x_odd: 3.33, ft_2_odd: 2.22 };
      const many = Array.from({ length: 520 }, (_, n) => ({
        date: `2023-0${1 + (n % 9)}-${10 + (n % 15)}`,
        home: `Ev ${n}`,
        full: [n % 3, 1] as [number, number],
        opening: prices,
      }));
      const [first] = await sites.add(many);
      const rating = (await sites.ratings(true))[0]!.value;
      await setTolerance(sites, rating, 0);
      const { table, summary, message } = await sites.table(first!, rating);
      expect([table.length, summary.total, message]).toEqual([500, 519, tr.ratings.tooManyRows(500, 519)]);
      const stored = await readStoredMatches(sites.site.database);
      const match = stored.find(({ id }) => id === first)!;
      const all = alike(stored, match, 'opening', RECIPES['Maç Sonucu']!, 0, await learnedBy(sites.site));
      expect(all).toHaveLength(519);
      const groups = new Set(summary.selections.map(({ group }) => group));
      expect([...groups]).toEqual(['ft', 'uo_25', 'uo_35', 'ht', 'sh', 'bts', 'htft']);
      const wins = summary.selections.find(({ column }) => column === 'ft_1_odd')!;
      expect(wins.hits).toBe(all.filter((each) => each.home_ft_score! > each.away_ft_score!).length);
    });
  });
});
describeWithRealData('football-data', `ratings over real season files on the ${DATABASE_NAME}`, (folder) => {
  let sites: Sites;
  beforeAll(async () => {
    sites = await openSites();
    const { site } = sites;
    const imports = site.app.get(ImportsService);
    const files = seasonFiles(folder).filter((file) => /\/(T1|E0|SP1)\.csv$/.test(file));
    for (const file of files) expect((await imports.importFile(file)).status).toBe('done');
    await archiveCaughtUp(site);
  }, 600_000);
  afterAll(() => sites?.close());

  it('agree with looking at every match, for both sets of odds and tolerances of 0 and 5', async () => {
    const random = new Random(20261124);
    const stored = await readStoredMatches(sites.site.database);
    expect(stored.length).toBeGreaterThan(5_000);
    const asked = Array.from({ length: 2 }, () => random.pick(stored));
    expect(await compare(sites, stored, asked)).toBeGreaterThan(100);
  });
});
