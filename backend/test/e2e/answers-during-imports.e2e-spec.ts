import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ArchiveStatus } from '../../src/archive/client';
import { ImportsService } from '../../src/modules/imports/imports.service';
import { createTestSite, type TestSite } from '../support/create-test-site';
import { Random } from '../support/random-archive';
import { until } from '../support/site-archive';
import { SiteProcess } from '../support/site-process';
import { DATABASE_NAME } from '../support/test-database';

const SEED = 20261126;
const ROUNDS = 12;
/** New matches, and corrected results, of each file: together they are one transaction. */
const NEW = 200;
const CORRECTED = 200;
const PRICE = '1.50';
const NEAREST = 150;
const FIXTURE_DAY = '2032-02-03';
const HEADER =
  'match_date,match_time,country_name,competition_name,home_team,away_team,filter_type,over_25_odd,under_25_odd,home_ft_score,away_ft_score';

interface Counts {
  /** Played matches at the price. */
  matches: number;
  /** Those with more than two goals. */
  over: number;
}

/** What brute force counts after an import. */
interface Counted extends Counts {
  /** Of the matches nearest to the fixture. */
  nearest: Counts;
  /** Of all seasons but the first, from which is only learned. */
  judged: Counts;
}

interface Figures {
  column: string;
  settled: number;
  hits: number;
}

interface Reliable {
  n: number;
  high: number | null;
  /** Share of those that occurred. */
  actual: number | null;
}

interface Summary {
  total: number;
  selections: Figures[];
}

/** While files are imported, in processes as real ones are: every answer is about the archive before or after one of them. */
describe(`answers during imports on the ${DATABASE_NAME}`, () => {
  let home: TestSite;
  /** Of a member for each question: one alone may not ask so many at once. */
  const tokens = new Map<string, string>();
  let site: SiteProcess;
  let fixture: number;
  const random = new Random(SEED);
  /** Goals of each match that was played. */
  const goals: number[] = [];
  const counted: Counted[] = [];

  const row = (name: string, day: string, score: string) =>
    `${day},20:00,Türkiye,Süper Lig,Ev ${name},Konuk ${name},1,${PRICE},2.50,${score}`;
  const dayOf = (n: number): string => `${n < NEW ? 2023 : 2024}-05-${String(1 + (n % 28)).padStart(2, '0')}`;
  const played = (n: number): string => row(String(n), dayOf(n), `${goals[n]!},0`);

  const count = (matches: readonly number[]): Counts => ({
    matches: matches.length,
    over: matches.filter((n) => goals[n]! > 2).length,
  });

  /** All of them are as near as can be: the latest come first. */
  function bruteForce(): Counted {
    const all = goals.map((_, n) => n);
    const latest = [...all].sort((a, b) => (dayOf(a) === dayOf(b) ? b - a : dayOf(a) < dayOf(b) ? 1 : -1));
    return { ...count(all), nearest: count(latest.slice(0, NEAREST)), judged: count(all.slice(NEW)) };
  }

  async function bring(rows: readonly string[]): Promise<void> {
    // before it is committed somebody may be answered from it
    counted.push(bruteForce());
    const path = join(home.settings.dataDir, 'round.csv');
    writeFileSync(path, [HEADER, ...rows].join('\n'));
    expect(await home.app.get(ImportsService).importFile(path)).toMatchObject({
      status: 'done',
      error: null,
    });
  }

  /** A file of new matches and of corrections of old ones; brute force counts what there is then. */
  async function importRound(): Promise<void> {
    const corrected = new Set(Array.from({ length: CORRECTED }, () => random.below(goals.length)));
    for (const n of corrected) goals[n] = random.below(6);
    const first = goals.length;
    for (let n = 0; n < NEW; n++) goals.push(random.below(6));
    const fresh = Array.from({ length: NEW }, (_, n) => first + n);
    await bring([...corrected, ...fresh].map(played));
  }

  const ofSelections = (selections: readonly Figures[]): Counts => {
    const { settled, hits } = selections.find(({ column }) => column === 'over_25_odd')!;
    return { matches: settled, over: hits };
  };
  const lines = async (path: string, token: string): Promise<string[]> => {
    const answer = await fetch(`${site.address}${path}`, { headers: { Authorization: `Bearer ${token}` } });
    expect(answer.status).toBe(200);
    return (await answer.text()).trimEnd().split('\r\n').slice(1);
  };

  const occurred = (parts: readonly Reliable[]): number =>
    parts.reduce((sum, { n, actual }) => sum + Math.round(n * (actual ?? 0)), 0);

  /** The first import, of a given one and those after it, after which a question had this answer; -1: none. */
  const stateOf = (name: string, { matches, over }: Counts, from: number): number =>
    counted.findIndex((each, at) => {
      if (at < from) return false;
      const expected =
        name === 'similar matches' ? each.nearest : name.startsWith('calibration') ? each.judged : each;
      return expected.matches === matches && expected.over === over;
    });

  /** What each question counts, asked anew. */
  const questions: Record<string, (token: string) => Promise<Counts>> = {
    summary: async (token) => {
      const { total, selections } = await site.get<Summary>(
        `/api/odd-summary?filter_type=1&over_25_odd=${PRICE}`,
        token,
      );
      const counts = ofSelections(selections);
      expect(total).toBe(counts.matches + 1);
      return counts;
    },
    'similar matches': async (token) => {
      const { summary } = await site.get<{ summary: Summary }>(
        `/api/matches/${fixture}/similar?filter_type=1&groups=uo_25&limit=${NEAREST}`,
        token,
      );
      return ofSelections(summary.selections);
    },
    scan: async (token) => {
      const { matches } = await site.get<{ matches: { results: { selections: Figures[] }[] }[] }>(
        `/api/scan?date=${FIXTURE_DAY}&tolerance=0&groups=uo_25&filter_type=1`,
        token,
      );
      return ofSelections(matches[0]!.results[0]!.selections);
    },
    backtest: async (token) => {
      const { bets, won } = await site.get<{ bets: number; won: number }>(
        `/api/odd-backtest?filter_type=1&over_25_odd=${PRICE}&selection=over_25_odd`,
        token,
      );
      return { matches: bets, over: won };
    },
    'bets of the backtest': async (token) => {
      const bets = await lines(
        `/api/odd-backtest/bets?filter_type=1&over_25_odd=${PRICE}&selection=over_25_odd`,
        token,
      );
      return { matches: bets.length, over: bets.filter((line) => line.includes(';Kazandı;')).length };
    },
    export: async (token) => {
      const all = await lines(`/api/odd-export?filter_type=1&over_25_odd=${PRICE}`, token);
      const goalsOf = all
        .map((line) => /^(?:[^;]*;){10}(\d*);/.exec(line)![1]!)
        .filter((each) => each !== '');
      return { matches: goalsOf.length, over: goalsOf.filter((each) => Number(each) > 2).length };
    },
    calibration: async (token) => {
      const { matches, bins } = await site.get<{ matches: number; bins: Reliable[] }>(
        '/api/calibration?filter_type=1&group=uo_25',
        token,
      );
      // the two selections of each match are in different halves
      return { matches, over: occurred(bins.slice(5)) };
    },
    'calibration in detail': async (token) => {
      const { matches, price_bands: bands } = await site.get<{ matches: number; price_bands: Reliable[] }>(
        '/api/calibration/details?filter_type=1&group=uo_25',
        token,
      );
      return { matches, over: occurred(bands.filter(({ high }) => high !== null && high < 2)) };
    },
  };

  const ask = (name: string): Promise<Counts> => questions[name]!(tokens.get(name)!);

  beforeAll(async () => {
    home = await createTestSite();
    // the process has the real clock
    home.clock.set(new Date());
    for (const name of Object.keys(questions)) tokens.set(name, (await home.member('user')).token);
    for (let n = 0; n < 2 * NEW; n++) goals.push(random.below(6));
    await bring([row('yarın', FIXTURE_DAY, ','), ...goals.map((_, n) => played(n))]);
    site = await SiteProcess.start(home, { ODDS_ENGINE: 'index' });
    const status = async () => (await site.get<{ index: ArchiveStatus }>('/api/health')).index;
    await until('the archive', async () => (await status()).state === 'ready');
    const [found] = await home.database.query<{ id: number }[]>(
      'SELECT id FROM matches WHERE match_date = ?',
      [FIXTURE_DAY],
    );
    fixture = found!.id;
    await until('the lesson', async () => (await ask('calibration')).matches > 0);
  });
  afterAll(async () => {
    await site?.stop();
    await home?.close();
  });

  it('are about one of its states, never about one in between', async () => {
    const names = Object.keys(questions);
    let isImporting = true;
    /** Per question the imports whose counts its answers have had, in their order. */
    const seen = new Map<string, number[]>();
    const asking = names.map(async (name) => {
      const states: number[] = [];
      seen.set(name, states);
      while (isImporting) {
        const answer = await ask(name);
        const state = stateOf(name, answer, states.at(-1) ?? 0);
        if (state < 0)
          throw new Error(
            `${name}: ${JSON.stringify(answer)} after ${states.at(-1)} of ${JSON.stringify(counted)}`,
          );
        states.push(state);
      }
    });
    for (let round = 0; round < ROUNDS; round++) await importRound();
    const last = counted.length - 1;
    for (const name of names) await until(name, async () => stateOf(name, await ask(name), last) === last);
    isImporting = false;
    await Promise.all(asking);
    for (const states of seen.values()) expect(new Set(states).size).toBeGreaterThan(2);
  });
});
