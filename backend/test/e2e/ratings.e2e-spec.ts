import { tr } from '../../src/common/locale/tr';
import { ImportsService } from '../../src/modules/imports/imports.service';
import { ODD_COLUMNS } from '../../src/modules/odds/catalogue/columns';
import type { OddField } from '../../src/modules/odds/catalogue/odds-groups';
import type { OddsSummary } from '../../src/modules/odds/summary/odds-summary';
import { addArchivedMatches } from '../support/archived-matches';
import { createTestSite, type TestMember, type TestSite } from '../support/create-test-site';
import { addMatches } from '../support/matches';
import { type ArchivedMatch, Random, randomMatch, scoresOf } from '../support/random-archive';
import { describeWithRealData, seasonFiles } from '../support/real-data';
import { indexCaughtUp } from '../support/site-index';
import { readStoredMatches } from '../support/stored-matches';
import { DATABASE_NAME } from '../support/test-database';

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

const FULL = ['ft_1_odd', 'ft_x_odd', 'ft_2_odd'];
const HALF = ['ht_1_odd', 'ht_x_odd', 'ht_2_odd'];
const SECOND = ['sh_1_odd', 'sh_x_odd', 'sh_2_odd'];
const TOTAL = ['under_25_odd', 'over_25_odd'];
const RECIPES: Record<string, string[]> = {
  'Maç Sonucu': FULL,
  'Maç Sonucu + 2,5 Alt/Üst': [...FULL, ...TOTAL],
  'İlk Yarı + Maç Sonucu': [...HALF, ...FULL],
  'İlk Yarı + İkinci Yarı + Maç Sonucu': [...HALF, ...SECOND, ...FULL],
  'Maç Sonucu + 2,5 + 3,5 Alt/Üst': [...FULL, ...TOTAL, 'under_35_odd', 'over_35_odd'],
};

/** The same values with 9 decimals: sums of fractions depend on the order of their terms. */
const rounded = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_, each: unknown) =>
    typeof each === 'number' ? Math.round(each * 1e9) / 1e9 : each,
  );

/** Two sites on one database, asked the same: by index and by SQL. */
async function createSites() {
  const site = await createTestSite({ ODDS_ENGINE: 'index' });
  const database = await createTestSite({ ODDS_ENGINE: 'sql' }, site);
  const { token } = await site.member('user');
  const admin = await site.member('admin');
  const both = async <T>(path: string): Promise<T> => {
    const answer = await site.http(token).get(`/api/Rating/${path}`);
    expect([path, answer.status, answer.body.error]).toEqual([path, 200, undefined]);
    const other = await database.http(token).get(`/api/Rating/${path}`);
    expect(rounded(other.body)).toEqual(rounded(answer.body));
    return answer.body as T;
  };
  return {
    site,
    token,
    admin,
    ratings: async (opening: boolean) => (await both<{ ratings: Rating[] }>(`Get/${opening}`)).ratings,
    matches: (rating: number, day: string) =>
      both<{ isSuccess: boolean; matches: Row[]; message: string | null }>(`Matches/${rating}/${day}`),
    table: (match: number, rating: number) => both<Table>(`Filter/${match}/${rating}`),
    close: async () => {
      await database.close();
      await site.close();
    },
  };
}
type Sites = Awaited<ReturnType<typeof createSites>>;

/** The played matches whose prices are near, found by looking at every match. */
function alike(
  archive: readonly ArchivedMatch[],
  match: ArchivedMatch,
  set: 'opening' | 'closing',
  columns: readonly string[],
  tolerance: number,
): ArchivedMatch[] {
  const key = (each: ArchivedMatch) => `${each.match_date} ${each.match_time ?? ''}`;
  return archive
    .filter(
      (other) =>
        other.id !== match.id &&
        other.home_ft_score !== null &&
        other.away_ft_score !== null &&
        columns.every((column) => {
          const [mine, its] = [match[set][column as OddField], other[set][column as OddField]];
          return mine !== null && its !== null && Math.abs(mine - its) <= tolerance;
        }),
    )
    .sort((a, b) => (key(a) === key(b) ? b.id - a.id : key(a) < key(b) ? 1 : -1));
}

/** Names in a rating's row of the prices that it shows. */
const ROW_NAMES: Record<string, string> = {
  ...Object.fromEntries([...FULL, ...SECOND].map((column) => [column, column])),
  ...Object.fromEntries(HALF.map((column) => [column, column.replace('ht', 'fh')])),
  under_25_odd: 'ft_u_25_odd',
  over_25_odd: 'ft_o_25_odd',
  under_35_odd: 'ft_u_35_odd',
  over_35_odd: 'ft_o_35_odd',
};

/** The selections that the catalogue settles as won, under the names of a rating's row. */
const winnersByCatalogue = (match: ArchivedMatch): string[] =>
  ODD_COLUMNS.filter(({ settle }) => settle(scoresOf(match)) === true).flatMap(
    ({ field }) => ROW_NAMES[field] ?? [],
  );

async function setTolerance(sites: Sites, id: number, tolerance: number): Promise<void> {
  const { body } = await sites.site.http(sites.admin.token).get('/api/rating-recipes');
  const { id: _, ...recipe } = (body as ({ id: number } & Record<string, unknown>)[]).find(
    (each) => each.id === id,
  )!;
  const answer = await sites.site
    .http(sites.admin.token)
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
  for (const opening of [true, false]) {
    const set = opening ? 'opening' : 'closing';
    for (const { value, label } of await sites.ratings(opening)) {
      for (const tolerance of [0, 5]) {
        await setTolerance(sites, value, tolerance);
        for (const match of asked) {
          const { table, summary, message } = await sites.table(match.id, value);
          const wanted = alike(archive, match, set, RECIPES[label]!, tolerance);
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
          const priced = RECIPES[label]!.every((column) => match[set][column as OddField] !== null);
          if (!priced) expect(message).toBe(tr.ratings.pricesMissing);
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
    sites = await createSites();
  });
  afterAll(() => sites?.close());

  it('are five for each set of odds to begin with, with numbers of their own', async () => {
    const [opening, closing] = [await sites.ratings(true), await sites.ratings(false)];
    for (const ratings of [opening, closing])
      expect(ratings.map(({ label }) => label)).toEqual(Object.keys(RECIPES));
    const values = [...opening, ...closing].map(({ value }) => value);
    expect(new Set(values).size).toBe(10);
    expect(values.every(Number.isInteger)).toBe(true);
    const { body } = await sites.site.http(sites.token).get('/api/Rating/Get/true');
    expect(body).toEqual({ isSuccess: true, ratings: opening, message: null });
    const recipes = await sites.site.http(sites.admin.token).get('/api/rating-recipes');
    for (const { label, columns, tolerance } of recipes.body as (Rating & Record<string, unknown>)[])
      expect([label, columns, tolerance]).toEqual([label, RECIPES[label], 0]);
  });

  describe('of some matches', () => {
    const prices = { ft_1_odd: 1.85, ft_x_odd: 3.4, ft_2_odd: 4.2 };
    let ids: number[];
    let rating: number;
    let today: number;

    beforeAll(async () => {
      ids = await addMatches(sites.site.database, [
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
      await indexCaughtUp(sites.site);
      rating = (await sites.ratings(false))[0]!.value;
      today = ids[0]!;
    });

    it('list the day’s matches that have all the prices, in order of kick-off', async () => {
      expect(await sites.matches(rating, '20260517')).toEqual({
        isSuccess: true,
        matches: [
          { id: ids[0], country: 'Türkiye', league: 'Süper Lig', time: '20:00', name: 'Beşiktaş - Göztepe' },
          { id: ids[2], country: 'Türkiye', league: 'Süper Lig', time: null, name: 'Saatsiz - Maç' },
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
    ])('answer %s with %s, saying so in both ways', async (path, status) => {
      const answer = await sites.site.http(sites.token).get(`/api/Rating/${encodeURI(path)}`);
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
          for (const column of new Set(Object.values(RECIPES).flat()) as Set<OddField>)
            set[column] = random.chance(0.03) ? null : 150 + 4 * random.below(3);
        return match;
      });
      await addArchivedMatches(sites.site.database, archive);
      await indexCaughtUp(sites.site);
      const stored = await readStoredMatches(sites.site.database);
      const asked = Array.from({ length: 6 }, () => random.pick(stored.slice(7)));
      expect(await compare(sites, stored, asked)).toBeGreaterThan(200);
    }, 120_000);

    it('show the newest five hundred of more, and sum up all', async () => {
      const prices = { ft_1_odd: 3.33, ft_x_odd: 3.33, ft_2_odd: 2.22 };
      const many = Array.from({ length: 520 }, (_, n) => ({
        date: `2023-0${1 + (n % 9)}-${10 + (n % 15)}`,
        home: `Ev ${n}`,
        full: [n % 3, 1] as [number, number],
        opening: prices,
      }));
      const [first] = await addMatches(sites.site.database, many);
      await indexCaughtUp(sites.site);
      const rating = (await sites.ratings(true))[0]!.value;
      await setTolerance(sites, rating, 0);
      const { table, summary, message } = await sites.table(first!, rating);
      expect([table.length, summary.total, message]).toEqual([500, 519, tr.ratings.tooManyRows(500, 519)]);
      const stored = await readStoredMatches(sites.site.database);
      const match = stored.find(({ id }) => id === first)!;
      const all = alike(stored, match, 'opening', FULL, 0);
      expect(all).toHaveLength(519);
      const groups = new Set(summary.selections.map(({ group }) => group));
      expect([...groups]).toEqual(['ft', 'uo_25', 'uo_35', 'ht', 'sh', 'bts', 'htft']);
      const wins = summary.selections.find(({ column }) => column === 'ft_1_odd')!;
      expect(wins.hits).toBe(all.filter((each) => each.home_ft_score! > each.away_ft_score!).length);
    });
  });
});

describe(`the recipes of ratings on the ${DATABASE_NAME}`, () => {
  let site: TestSite;
  let admin: TestMember;
  beforeAll(async () => {
    site = await createTestSite();
    admin = await site.member('admin');
  });
  afterAll(() => site?.close());

  const RECIPE = {
    label: 'Karşılıklı Gol',
    type: 2,
    columns: ['bts_yes_odd', 'bts_no_odd'],
    tolerance: 3,
    order: 9,
  };
  const send = (method: 'post' | 'put' | 'delete', path = '', body?: object) =>
    site.http(admin.token)[method](`/api/rating-recipes${path}`).send(body);

  it('can be added, changed and deleted, and each write is recorded', async () => {
    const added = await send('post', '', {
      ...RECIPE,
      columns: 'bts_yes_odd, bts_no_odd',
      type: '2',
      tolerance: '3',
    });
    const id = added.body.id as number;
    expect([added.status, added.body]).toEqual([201, { ...RECIPE, id }]);
    const ratings = await site.http(admin.token).get('/api/Rating/Get/false');
    expect((ratings.body.ratings as Rating[]).at(-1)).toEqual({ value: id, label: RECIPE.label });
    const changed = await send('put', `/${id}`, { ...RECIPE, type: 1, order: 0 });
    expect([changed.status, changed.body]).toEqual([200, { ...RECIPE, id, type: 1, order: 0 }]);
    const opening = await site.http(admin.token).get('/api/Rating/Get/true');
    expect((opening.body.ratings as Rating[])[0]).toEqual({ value: id, label: RECIPE.label });
    const deleted = await send('delete', `/${id}`);
    expect([deleted.status, deleted.body]).toEqual([200, { message: tr.rows.deleted }]);
    expect((await send('delete', `/${id}`)).status).toBe(404);
    expect((await send('put', `/${id}`, RECIPE)).status).toBe(404);
    const audit = await site.http(admin.token).get('/api/audit').query({ q: 'rating-recipes' });
    expect((audit.body as { action: string }[]).map(({ action }) => action)).toEqual([
      'delete',
      'update',
      'create',
    ]);
  });

  it('have one label each within a set of odds', async () => {
    const taken = await send('post', '', { ...RECIPE, label: 'MAÇ SONUCU' });
    expect([taken.status, taken.body.fields]).toEqual([409, { label: tr.ratings.labelTaken }]);
    const { body } = await site.http(admin.token).get('/api/rating-recipes');
    const second = (body as (Rating & { id: number; type: number })[]).filter(({ type }) => type === 2)[1]!;
    expect((await send('put', `/${second.id}`, { ...RECIPE, label: 'maç sonucu' })).status).toBe(409);
  });

  it.each<[object, string]>([
    [{ label: ' ' }, 'label'],
    [{ label: '\u0301' }, 'label'],
    [{ label: 'a'.repeat(81) }, 'label'],
    [{ type: 3 }, 'type'],
    [{ columns: [] }, 'columns'],
    [{ columns: 'ft_9_odd' }, 'columns'],
    [{ columns: ['ft_code'] }, 'columns'],
    [{ columns: ['toString'] }, 'columns'],
    [{ columns: ['ft_1_odd', 'ft_1_odd'] }, 'columns'],
    [{ columns: [['ft_1_odd']] }, 'columns'],
    [{ columns: { 0: 'ft_1_odd' } }, 'columns'],
    [{ tolerance: -1 }, 'tolerance'],
    [{ tolerance: 1.5 }, 'tolerance'],
    [{ tolerance: 101 }, 'tolerance'],
    [{ tolerance: '' }, 'tolerance'],
    [{ order: null }, 'order'],
    [{ id: 7 }, 'id'],
  ])('refuse %j with a sentence', async (change, field) => {
    const answer = await send('post', '', { ...RECIPE, ...change });
    expect([answer.status, Object.keys(answer.body.fields as object)]).toEqual([400, [field]]);
  });

  it('come as pages, sorted and searched, when asked so', async () => {
    const answer = await site
      .http(admin.token)
      .get('/api/rating-recipes')
      .query({ page: 1, per_page: 3, sort: 'order', order: 'asc', q: 'ILK YARI' });
    expect(answer.headers['x-total-count']).toBe('4');
    expect((answer.body as Rating[]).map(({ label }) => label)).toEqual([
      'İlk Yarı + Maç Sonucu',
      'İlk Yarı + Maç Sonucu',
      'İlk Yarı + İkinci Yarı + Maç Sonucu',
    ]);
  });
});

describeWithRealData('football-data', `ratings over real season files on the ${DATABASE_NAME}`, (folder) => {
  let sites: Sites;
  beforeAll(async () => {
    sites = await createSites();
    const { site } = sites;
    const imports = site.app.get(ImportsService);
    const files = seasonFiles(folder).filter((file) => /\/(T1|E0|SP1)\.csv$/.test(file));
    for (const file of files) expect((await imports.importFile(file)).status).toBe('done');
    await indexCaughtUp(site);
  }, 600_000);
  afterAll(() => sites?.close());

  it('agree with looking at every match, for both sets of odds and tolerances of 0 and 5', async () => {
    const random = new Random(20261124);
    const stored = await readStoredMatches(sites.site.database);
    expect(stored.length).toBeGreaterThan(5_000);
    const asked = Array.from({ length: 5 }, () => random.pick(stored));
    expect(await compare(sites, stored, asked)).toBeGreaterThan(100);
  }, 300_000);
});
