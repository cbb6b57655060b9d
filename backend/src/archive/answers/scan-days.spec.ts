import { bruteRecord, bruteRecordFigures } from '../../../test/support/brute-analysis';
import { randomLearned } from '../../../test/support/learned-archive';
import { likelyArchive } from '../../../test/support/likely-archive';
import { type ArchivedMatch, Random } from '../../../test/support/random-archive';
import { stateOf } from '../../../test/support/test-archive';
import type { State } from '../columns/state';
import { Calibration } from '../statistics/calibration/calibration';
import { scanRecord } from '../statistics/scan/scan-record';
import { Quotes } from './context';
import { answerScanDays, type ScanDaysQuestion } from './scan-days';

const SEED = 20_260_824;
const random = new Random(SEED);
const calibration = new Calibration(randomLearned(random));
const quotes = new Quotes(calibration);
const TODAY = '2025-04-01';

/** Matches of 60 days, some of which have fewer than fifteen; some to come. */
const archive = likelyArchive(random, 1_200, ['ft', 'uo_25', 'bts']).map((match): ArchivedMatch => {
  const day = new Date(Date.UTC(2025, 1, 3 + random.below(60))).toISOString().slice(0, 10);
  return { ...match, match_date: day, awarded: random.chance(0.05) };
});

const ask = (state: State, question: Partial<ScanDaysQuestion> = {}) =>
  answerScanDays(
    { before: TODAY, known: {}, most: 1_000, ...question },
    { state, quotes, throwIfAborted: () => undefined },
  );

/** Numbers as near as six decimals are. */
const near = (value: unknown): unknown =>
  typeof value === 'number'
    ? expect.closeTo(value, 5)
    : value !== null && typeof value === 'object'
      ? Object.fromEntries(Object.entries(value).map(([name, each]) => [name, near(each)]))
      : value;

describe('the scans of past days', () => {
  it('say and came to what the definitions give, wherever rows stand', () => {
    const wanted = bruteRecord(archive, TODAY, calibration);
    expect(wanted.days.length).toBeGreaterThan(20);
    const figures = bruteRecordFigures(wanted);
    expect(Math.min(figures.above.n, figures.below.n, figures.rest.n)).toBeGreaterThan(10);
    for (const state of [stateOf(archive), stateOf(archive, 250)]) {
      const { scanned, left, gone } = ask(state);
      expect(scanned.map(({ day }) => day)).toEqual([...wanted.days].reverse());
      expect([left, gone]).toEqual([0, []]);
      expect(scanRecord(scanned.map(({ sums }) => sums))).toEqual(near(figures));
    }
  });

  it('count the played matches of a day', () => {
    for (const { day, played } of ask(stateOf(archive)).scanned) {
      const of = archive.filter(
        ({ match_date, home_ft_score, awarded }) => match_date === day && home_ft_score !== null && !awarded,
      );
      expect([day, played]).toEqual([day, of.length]);
    }
  });

  it('are made for days that are missing or have another number of matches, newest first', () => {
    const state = stateOf(archive);
    const all = ask(state).scanned;
    const known = Object.fromEntries(all.map(({ day, played }) => [day, played]));
    expect(ask(state, { known })).toEqual({ scanned: [], left: 0, gone: [] });
    const [newest, second, third] = all;
    const changed = { ...known, [second!.day]: second!.played - 1, '1999-01-01': 20 };
    delete changed[newest!.day];
    delete changed[third!.day];
    const answer = ask(state, { known: changed, most: 2 });
    expect(answer).toEqual({ scanned: [newest, second], left: 1, gone: ['1999-01-01'] });
  });

  it('are of the last four hundred days', () => {
    const long = Array.from({ length: 15 * 420 }, (_, n): ArchivedMatch => {
      const day = new Date(Date.UTC(2020, 0, 1 + Math.floor(n / 15))).toISOString().slice(0, 10);
      return {
        ...archive[0]!,
        id: n + 1,
        match_date: day,
        home_ft_score: 1,
        away_ft_score: 0,
        awarded: false,
      };
    });
    const { scanned, left } = ask(stateOf(long), { most: 1 });
    expect([scanned[0]!.day, left]).toEqual(['2021-02-23', 399]);
  });

  it('are none of an empty archive', () => {
    expect(ask(stateOf([]), { known: { '2025-03-01': 16 } })).toEqual({
      scanned: [],
      left: 0,
      gone: ['2025-03-01'],
    });
  });
});
