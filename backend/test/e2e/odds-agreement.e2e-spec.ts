import { ImportsService } from '../../src/modules/imports/imports.service';
import type { OddsSummary } from '../../src/archive/statistics/summary/odds-summary';
import { expectSummary } from '../support/brute-summary';
import { describeWithRealData, seasonFiles } from '../support/real-data';
import type { ArchivedMatch } from '../support/random-archive';
import { archiveCaughtUp } from '../support/site-archive';
import { readStoredMatches } from '../support/stored-matches';
import { readSeasonFile, type SeasonMatch } from '../support/season-file-oracle';
import { shownName } from '../support/shown-name';
import { DATABASE_NAME } from '../support/test-database';
import { TwoSites } from '../support/two-sites';

const FIELDS = ['match_date', 'country_name', 'competition_name', 'home_team', 'away_team'];
const PRICES = ['ft_1_odd', 'ft_x_odd', 'ft_2_odd', 'under_25_odd', 'over_25_odd'];
const SCORES = ['home_ht_score', 'away_ht_score', 'home_ft_score', 'away_ft_score'];

type Row = Record<string, string | number | null>;
type Filter = Record<string, string>;
type Price = (field: string) => number | null;

const goals = ({ full }: SeasonMatch): number | null => (full ? full[0] + full[1] : null);
const result = ([home, away]: [number, number]): string => (home > away ? '1' : home < away ? '2' : 'X');
const halfFull = ({ half, full }: SeasonMatch): string | null =>
  half && full ? `${result(half)}/${result(full)}` : null;
const within = (value: number | null, low: number, high: number): boolean =>
  value !== null && value >= low && value <= high;

/** Searches by what real files bring with them, each with what it means said once more in plain code over their cells. */
const SEARCHES: [Filter, (match: SeasonMatch, price: Price) => boolean][] = [
  [
    { home_team: 'BEŞİKTAŞ', ft_1_odd: '1' },
    (match, price) => match.home === 'Beşiktaş' && within(price('ft_1_odd'), 100, 199),
  ],
  [{ away_team: 'man united' }, (match) => match.away === 'Manchester United'],
  [{ home_team: "nott'm" }, (match) => match.home === 'Nottingham Forest'],
  [{ competition_name: 'süper', country_name: 'yunan' }, (match) => match.country === 'Yunanistan'],
  [
    { total_goals: '>4', country_name: 'türkiye' },
    (match) => match.country === 'Türkiye' && within(goals(match), 5, 99),
  ],
  [
    { ht_ft_result: '1/', away_ft_score: '5' },
    (match) => halfFull(match)?.[0] === '1' && match.full?.[1] === 5,
  ],
  [
    { source: 'football-data', match_date: '2014' },
    (match, price) => match.date.startsWith('2014') && PRICES.some((field) => price(field) !== null),
  ],
];

describeWithRealData('football-data', `searches over real season files on the ${DATABASE_NAME}`, (folder) => {
  const files = seasonFiles(folder);
  let sites: TwoSites;
  let matches: SeasonMatch[];

  beforeAll(async () => {
    matches = files.flatMap(readSeasonFile).map((match) => ({
      ...match,
      home: shownName(match.country, match.home),
      away: shownName(match.country, match.away),
    }));
    // the index follows the imports as they go on
    sites = await TwoSites.open();
    const imports = sites.byIndex.app.get(ImportsService);
    for (const file of files) {
      const { status, inserted } = await imports.importFile(file);
      expect([file, status, inserted]).toEqual([file, 'done', readSeasonFile(file).length]);
    }
    await archiveCaughtUp(sites.byIndex);
  });
  afterAll(() => sites?.close());

  /** All rows that pass, the same by index and by SQL. */
  async function found(filter: Filter, type: 1 | 2): Promise<Row[]> {
    const fields = [...FIELDS, ...SCORES, ...PRICES].join(',');
    const rows: Row[] = [];
    for (let page = 1; ; page++) {
      const query = { ...filter, filter_type: type, page, per_page: 100, fields };
      const { items, has_more } = await sites.ask<{ items: Row[]; has_more: boolean }>(
        '/api/odd-list-full-view',
        query,
      );
      rows.push(...items);
      if (!has_more) return rows;
    }
  }

  const expectedRow = (match: SeasonMatch, set: 0 | 1): Row => ({
    match_date: match.date,
    country_name: match.country,
    competition_name: match.competition,
    home_team: match.home,
    away_team: match.away,
    home_ht_score: match.half?.[0] ?? null,
    away_ht_score: match.half?.[1] ?? null,
    home_ft_score: match.full?.[0] ?? null,
    away_ft_score: match.full?.[1] ?? null,
    ...Object.fromEntries(
      PRICES.map((field) => {
        const price = match.prices[field]![set];
        return [field, price === null ? null : price / 100];
      }),
    ),
  });

  /** Rows that stand in one list and not in the other: short to read when something differs. */
  function difference(got: Row[], expected: Row[]): { missing: string[]; surplus: string[] } {
    const counts = new Map<string, number>();
    const count = (rows: Row[], by: number) => {
      for (const row of rows.map((each) => JSON.stringify(each)))
        counts.set(row, (counts.get(row) ?? 0) + by);
    };
    count(expected, 1);
    count(got, -1);
    const uneven = [...counts];
    return {
      missing: uneven.filter(([, more]) => more > 0).map(([row]) => row),
      surplus: uneven.filter(([, more]) => more < 0).map(([row]) => row),
    };
  }

  it('read more than thirty thousand matches, each once', () => {
    expect(matches.length).toBeGreaterThan(30_000);
    expect(
      new Set(matches.map((match) => `${match.competition} ${match.date} ${match.home} ${match.away}`)).size,
    ).toBe(matches.length);
  });

  describe.each([
    ['opening', 1, 0],
    ['closing', 2, 1],
  ] as const)('by %s odds', (_, type, set) => {
    it.each(SEARCHES)('%j finds exactly the rows of the files that mean it', async (filter, means) => {
      const expected = matches.filter((match) => means(match, (field) => match.prices[field]![set]));
      const rows = await found(filter, type);
      expect(
        difference(
          rows,
          expected.map((match) => expectedRow(match, set)),
        ),
      ).toEqual({ missing: [], surplus: [] });
      expect(rows).toHaveLength(expected.length);
    });
  });

  it('sum up as the definitions do, match by match', async () => {
    const stored = await readStoredMatches(sites.byIndex.database);
    const turkish = (match: ArchivedMatch) => match.country_name === 'Türkiye';
    const favourite = ({ opening: { ft_1_odd: price } }: ArchivedMatch) => price !== null && price < 150;
    const cases: [Filter, 1 | 2, (match: ArchivedMatch) => boolean][] = [
      [{ country_name: 'turkiye' }, 1, turkish],
      [{ country_name: 'türk', ft_1_odd: '<1,5' }, 1, (match) => turkish(match) && favourite(match)],
      [{ ft_1_odd: '<0' }, 2, () => false],
    ];
    for (const [filter, type, means] of cases) {
      const query = { ...filter, filter_type: type };
      for (const summary of await sites.askEach<OddsSummary>('/api/odd-summary', query))
        expectSummary(summary, stored.filter(means), type);
    }
  });

  it('have something to find in every search, by opening or closing odds', () => {
    for (const [filter, means] of SEARCHES) {
      const hits = matches.filter((match) =>
        [0, 1].some((set) => means(match, (field) => match.prices[field]![set]!)),
      );
      expect([filter, hits.length > 0]).toEqual([filter, true]);
    }
  });
});
