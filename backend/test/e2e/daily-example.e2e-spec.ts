import { Archive } from '../../src/archive/client';
import type { PlayedExample } from '../../src/archive/answers/daily-example';
import { createTestSite, type TestSite } from '../support/create-test-site';
import { addMatches, type TestMatch, type TestOdds } from '../support/matches';
import { archiveCaughtUp } from '../support/site-archive';

const SAME: TestOdds = { ft_1_odd: 1.85, ft_x_odd: 3.4, ft_2_odd: 4.2 };
/** Prices of twice that margin that say the same. */
const WITH_MARGIN: TestOdds = { ft_1_odd: 1.7, ft_x_odd: 3.12, ft_2_odd: 3.86 };
const OTHER: TestOdds = { ft_1_odd: 2.5, ft_x_odd: 3.2, ft_2_odd: 2.9 };
const RARE: TestOdds = { ft_1_odd: 9.5, ft_x_odd: 5.2, ft_2_odd: 1.3 };

const YESTERDAY = '2026-05-16';
const played = (date: string, closing: TestOdds, full: [number, number] = [2, 1]): TestMatch => ({
  date,
  closing,
  full,
  half: [0, 0],
});
const times = (count: number, match: (n: number) => TestMatch): TestMatch[] =>
  Array.from({ length: count }, (_, n) => match(n));

/** Forty that say the first and thirty that say the second, all older. */
const PAST: TestMatch[] = [
  ...times(40, (n) => played('2025-01-05', n % 2 ? SAME : WITH_MARGIN, n < 30 ? [1, 0] : [0, 2])),
  ...times(30, () => played('2025-02-05', OTHER)),
  // not the same: a price is missing, it isn't played, its result was awarded, or they are opening prices
  { ...played('2025-03-01', SAME), closing: { ...SAME, ft_2_odd: null } },
  { date: '2025-03-02', closing: SAME },
  { ...played('2025-03-02', SAME), awarded: true },
  { ...played('2025-03-03', RARE), opening: SAME },
];

describe.each(['index', 'sql'] as const)('the example of the day (%s)', (engine) => {
  let site: TestSite;

  beforeEach(async () => {
    site = await createTestSite({ ODDS_ENGINE: engine });
    site.clock.set(new Date('2026-05-17T10:00:00Z'));
    await add(PAST);
  });
  afterEach(() => site.close());

  async function add(matches: readonly TestMatch[]): Promise<void> {
    await addMatches(site.database, matches);
    if (engine === 'index') await archiveCaughtUp(site);
  }

  async function example(): Promise<PlayedExample | null> {
    const { status, body } = await site.http().get('/api/daily-example');
    expect(status).toBe(200);
    return (body as { example: PlayedExample | null }).example;
  }

  it('is none where no match has 30 past matches of the same probability', async () => {
    await add([
      played(YESTERDAY, RARE),
      { date: YESTERDAY, closing: SAME },
      { ...played(YESTERDAY, SAME), awarded: true },
      { ...played(YESTERDAY, SAME), closing: { ...SAME, ft_x_odd: null } },
    ]);
    expect(await example()).toBeNull();
  });

  it('needs 30 of them', async () => {
    await add([...times(29, () => played('2025-04-05', RARE)), played('2026-05-14', RARE)]);
    expect((await example())?.past_matches).toBe(30);
    site.clock.set(new Date('2026-05-14T10:00:00Z'));
    await add([played('2026-05-13', RARE), played('2026-05-13', RARE)]);
    // that of the 14th is no past match of theirs, nor are they one another's
    expect((await example())?.past_matches).toBe(30);
  });

  it("is yesterday's match with the most past matches of the same probability, whatever the margin", async () => {
    await add([
      { ...played(YESTERDAY, OTHER), home: 'Az' },
      { ...played(YESTERDAY, WITH_MARGIN, [0, 1]), home: 'Çok', time: '21:45', half: [0, 1] },
      { ...played(YESTERDAY, RARE), home: 'Hiç' },
      // today's is not yesterday's
      played('2026-05-17', SAME),
    ]);
    const found = (await example())!;
    expect(found.match).toEqual({
      match_date: YESTERDAY,
      match_time: '21:45',
      country_name: 'Türkiye',
      competition_name: 'Süper Lig',
      home_team: 'Çok',
      away_team: 'Göztepe',
      home_ht_score: 0,
      away_ht_score: 1,
      home_ft_score: 0,
      away_ft_score: 1,
    });
    expect(found.odds).toEqual([
      { column: 'ft_1_odd', label: '1', price: 1.7, probability: 0.5037, won: false },
      { column: 'ft_x_odd', label: 'X', price: 3.12, probability: 0.2745, won: false },
      { column: 'ft_2_odd', label: '2', price: 3.86, probability: 0.2218, won: true },
    ]);
    expect(found.past_matches).toBe(40);
    expect(found.selections.map(({ column, settled, hits }) => [column, settled, hits])).toEqual([
      ['ft_1_odd', 40, 30],
      ['ft_x_odd', 40, 0],
      ['ft_2_odd', 40, 10],
    ]);
    expect(found.selections[0]).toMatchObject({ rate: 0.75, small_sample: false, priced: 40 });
  });

  it('takes the lowest id among equals, whatever the kick-off', async () => {
    await add([
      { ...played(YESTERDAY, SAME), home: 'Önce', time: '22:00' },
      { ...played(YESTERDAY, SAME), home: 'Sonra', time: '13:00' },
    ]);
    expect((await example())?.match).toMatchObject({ home_team: 'Önce' });
  });

  it('is of an earlier day where yesterday has none, at most 60 days back', async () => {
    await add([played('2026-05-12', OTHER), played('2026-05-14', RARE)]);
    expect((await example())?.match).toMatchObject({ match_date: '2026-05-12' });
    site.clock.set(new Date('2026-07-11T10:00:00Z'));
    expect((await example())?.match).toMatchObject({ match_date: '2026-05-12' });
    site.clock.set(new Date('2026-07-12T10:00:00Z'));
    expect(await example()).toBeNull();
  });

  it('tells nothing else of the archive', async () => {
    await add([{ ...played(YESTERDAY, SAME), opening: OTHER, code: 123 }]);
    const found = (await example())!;
    expect(Object.keys(found)).toEqual(['match', 'odds', 'past_matches', 'selections']);
    expect(JSON.stringify(found)).not.toMatch(/"(id|code|season_slug|winners|sources)"/);
  });

  it('is worked out once a minute for all who ask, and anew on another day', async () => {
    await add([{ ...played(YESTERDAY, OTHER), home: 'Eski' }]);
    site.clock.set(new Date('2026-05-17T12:00:00Z'));
    const search = jest.spyOn(site.app.get(Archive), 'askFor');
    const answers = await Promise.all(Array.from({ length: 20 }, example));
    expect(new Set(answers.map((each) => each?.match.home_team))).toEqual(new Set(['Eski']));
    site.clock.set(new Date('2026-05-17T12:00:59Z'));
    await example();
    expect(search).toHaveBeenCalledTimes(1);
    await add([{ ...played(YESTERDAY, SAME), home: 'Yeni' }]);
    expect((await example())?.match).toMatchObject({ home_team: 'Eski' });
    site.clock.set(new Date('2026-05-17T12:01:00Z'));
    expect((await example())?.match).toMatchObject({ home_team: 'Yeni' });
    await add([{ ...played('2026-05-17', SAME), home: 'Bugün' }]);
    // 00:30 of the next day in Istanbul
    site.clock.set(new Date('2026-05-17T21:30:00Z'));
    expect((await example())?.match).toMatchObject({ home_team: 'Bugün' });
  });

  it('is asked for again after a fault', async () => {
    await add([played(YESTERDAY, SAME)]);
    jest.spyOn(site.app.get(Archive), 'askFor').mockRejectedValueOnce(new Error('gone'));
    expect((await site.http().get('/api/daily-example')).status).toBe(500);
    expect(await example()).not.toBeNull();
  });
});
