import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Random } from './random-archive';

/** What a file says of a match. */
interface Said {
  /** How season files write the visitors: what tells the matches apart. */
  readonly away: string;
  readonly date: string;
  readonly result: string | null;
  /** Whose word counts: the higher one's. */
  readonly rank: number;
}

/** A file about some of a handful of matches of one league. */
export interface WrittenFile {
  readonly path: string;
  readonly content: string;
  readonly says: readonly Said[];
}

/** Random choices, and the days of which files tell. */
interface Choices {
  readonly random: Random;
  readonly days: readonly string[];
}

/** The same pairings as season files and bulletins write them, with the bulletin's ids of the event. */
const PAIRINGS = [
  { season: ['Besiktas', 'Goztep'], bulletin: ['Beşiktaş', 'Göztepe'], events: [101, 201] },
  { season: ['Alanyaspor', 'Rizespor'], bulletin: ['Alanyaspor', 'Rizespor'], events: [102] },
] as const;
type Pairing = (typeof PAIRINGS)[number];

/** Two days apart are one match while something is said of the day between; two weeks later is another one. */
const SOME_DAYS = ['2026-02-20', '2026-02-21', '2026-02-22', '2026-03-06'] as const;
const CLOCKS = ['20:00', '20:00', '17:30', ''] as const;
/** Half-time and full-time score. */
const SCORES = [
  null,
  null,
  ['1-0', '2-1'],
  ['1-0', '2-1'],
  ['1-1', '2-2'],
  ['0-0', '0-0'],
  [null, '3-0'],
] as const;
/** The last one is a book that nobody offers. */
const BOOKS = [
  '1.85,3.4,4.2',
  '1.95,3.3,3.9',
  '2.1,3.2,3.5',
  '1.8,3.5,4.5',
  '1.85,3.4,4.2',
  '185,340,420',
] as const;
const NO_BOOK = ',,';
const TAKEN = ['09:00', '12:00', '14:00', '16:30'] as const;

const SEASON_COLUMNS =
  'Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,HTHG,HTAG,B365H,B365D,B365A,PSH,PSD,PSA,B365CH,B365CD,B365CA';
const WIDE_COLUMNS =
  'match_date,match_time,tournament,homeTeam,awayTeam,firstHalfHomeGoal,firstHalfAwayGoal,totalHomeGoal,totalAwayGoal,Maç Sonucu :: MS 1,Maç Sonucu :: MS X,Maç Sonucu :: MS 2';
const NATIVE_COLUMNS =
  'match_date,match_time,country_name,competition_name,home_team,away_team,home_ht_score,away_ht_score,home_ft_score,away_ft_score,filter_type,observed_at,ft_1_odd,ft_x_odd,ft_2_odd';

type Writer = (pairings: readonly Pairing[], choices: Choices) => { content: string; says: Said[] };

/** Writes some files of any kind, which contradict each other: half of the time all about the same day. */
export function writeContradictingFiles(
  folder: string,
  name: string,
  count: number,
  random: Random,
): WrittenFile[] {
  const days = random.chance(0.5) ? [SOME_DAYS[0]] : SOME_DAYS;
  return Array.from({ length: count }, (_, n) => {
    const write = random.pick<Writer>([
      seasonFile,
      seasonFile,
      seasonFile,
      snapshot,
      snapshot,
      wideFile,
      nativeFile,
    ]);
    const pairings = PAIRINGS.filter(() => random.chance(0.8));
    const { content, says } = write(pairings.length > 0 ? pairings : PAIRINGS, { random, days });
    const path = join(folder, `${name}-${n}.${content.startsWith('{') ? 'json' : 'csv'}`);
    writeFileSync(path, content);
    return { path, content, says };
  });
}

/**
 * The result of each match of which all files know the same day: that of the kind whose word counts, and within it that
 * of the last file.
 * @param files in the order of their import
 */
export function resultsByHand(files: readonly WrittenFile[]): Map<string, string | null> {
  const results = new Map<string, string | null>();
  for (const { season } of PAIRINGS) {
    const said = files.flatMap(({ says }) => says.filter(({ away }) => away === season[1]));
    if (new Set(said.map(({ date }) => date)).size !== 1) continue;
    const inOrder = said
      .filter(({ result }) => result !== null)
      // stable: within a kind the order of import stays
      .sort((one, other) => one.rank - other.rank);
    results.set(season[1], inOrder.at(-1)?.result ?? null);
  }
  return results;
}

const goals = (score: string | null | undefined): string => score?.replace('-', ',') ?? ',';
const bookOrNone = (random: Random): string => (random.chance(0.7) ? random.pick(BOOKS) : NO_BOOK);
const csv = (
  columns: string,
  rows: readonly { line: string; says: Said }[],
  others: readonly string[] = [],
) => ({
  content: [columns, ...rows.map(({ line }) => line), ...others].join('\n'),
  says: rows.map(({ says }) => says),
});

const seasonFile: Writer = (pairings, { random, days }) => {
  const rows = pairings.map(({ season }) => {
    const date = random.pick(days);
    const [half = null, result = null] = random.pick(SCORES) ?? [];
    const books = Array.from({ length: 3 }, () => bookOrNone(random));
    const clock = random.pick(CLOCKS);
    // London's clocks are three hours behind in winter
    const time = clock === '' ? '' : `${Number(clock.slice(0, 2)) - 3}${clock.slice(2)}`;
    const day = date.split('-').reverse().join('/');
    return {
      line: ['T1', day, time, ...season, goals(result), goals(half), ...books].join(),
      says: { away: season[1], date, result, rank: 2 },
    };
  });
  // in a file whose results have half-time scores, one without is of a match that was awarded
  const others = random.chance(0.3)
    ? Array.from({ length: 20 }, (_, n) => `T1,10/01/2026,17:00,Ev ${n},Konuk ${n},1,0,1,0${',,,'.repeat(3)}`)
    : [];
  return csv(SEASON_COLUMNS, rows, others);
};

const wideFile: Writer = (pairings, { random, days }) =>
  csv(
    WIDE_COLUMNS,
    pairings.map(({ season, bulletin }) => {
      const date = random.pick(days);
      const [half = null, result = null] = random.pick(SCORES) ?? [];
      const head = [date, random.pick(CLOCKS), 'Türkiye Süper Ligi', ...bulletin];
      return {
        line: [...head, goals(half), goals(result), bookOrNone(random)].join(),
        says: { away: season[1], date, result, rank: 1 },
      };
    }),
  );

const nativeFile: Writer = (pairings, { random, days }) =>
  csv(
    NATIVE_COLUMNS,
    pairings.map(({ season, bulletin }) => {
      const date = random.pick(days);
      const [half = null, result = null] = random.pick(SCORES) ?? [];
      const head = [date, random.pick(CLOCKS), 'Türkiye', 'Süper Lig', ...random.pick([season, bulletin])];
      const when = random.pick(['1,', '2,', ',', `,${date}T${random.pick(TAKEN)}`]);
      return {
        line: [...head, goals(half), goals(result), when, bookOrNone(random)].join(),
        says: { away: season[1], date, result, rank: 3 },
      };
    }),
  );

const snapshot: Writer = (pairings, { random, days }) => {
  const events = pairings.map(({ season, bulletin: [ev, dep], events }) => {
    const date = random.pick(days);
    const event = {
      id: random.pick<number>(events),
      ts: Date.parse(`${date}T${random.pick(['17:00', '14:30'])}:00Z`),
      lig: 584,
      ev,
      dep,
      m: { '1': { o: random.pick(BOOKS).split(',').map(Number), sov: 0, mbs: 1 + random.below(2) } },
    };
    return { event, says: { away: season[1], date, result: null, rank: 1.5 } };
  });
  const cekim = `${random.pick(['2026-02-19', '2026-02-20', '2026-03-05'])}T${random.pick(TAKEN)}:00+00:00`;
  const content = JSON.stringify({
    cekim,
    oddVersion: 1_000 + random.below(5),
    ligler: { '584': 'Türkiye Süper Ligi' },
    tam: false,
    olay: events.map(({ event }) => event),
  });
  return { content, says: events.map(({ says }) => says) };
};
