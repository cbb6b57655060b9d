import {
  type BruteResult,
  bruteSameOdds,
  bruteVerdicts,
  marketsOf,
  pricesOf,
} from '../../../../test/support/brute-analysis';
import { stateOf } from '../../../../test/support/test-archive';
import { likelyArchive } from '../../../../test/support/likely-archive';
import { type ArchivedMatch, Random } from '../../../../test/support/random-archive';
import { Calibration } from '../calibration/calibration';
import { PROPORTIONAL } from '../calibration/price-weights';
import { dayNumber, kickOffOf } from '../../columns/kick-off';
import type { State } from '../../columns/state';
import { type DayScan, scanDay } from './scan-day';
import type { Fixture, Tolerance } from './scan-market';

const SEED = 20261122;
const KEYS = ['uo_25', 'ft', 'bts', 'ht', 'fg', 'ft_dc'];

const throwIfAborted = (): void => undefined;

/** As if learned: favourites win more often than in proportion in one market, bends in another. */
const learned = (exponent: number, bend: number) => ({
  current: {
    exponents: PROPORTIONAL.exponents.map(() => exponent),
    bends: PROPORTIONAL.bends.map((_, at) => (at === 2 ? bend : 0)),
  },
  bySeason: {},
  matches: 1,
});
const calibration = new Calibration({
  1: { ft: learned(1.3, 0), uo_25: learned(1, 0.2) },
  2: { ft: learned(0.8, 0.1), fg: learned(1.2, 0) },
});

const fixtureOf = (match: ArchivedMatch, type: 1 | 2): Fixture => ({
  kickOff: kickOffOf(match.match_date, match.match_time),
  markets: marketsOf(KEYS).flatMap((market) => {
    const prices = pricesOf(match, type, market);
    return prices === null ? [] : [{ market, prices }];
  }),
});

describe('the scan of a day', () => {
  const random = new Random(SEED);
  const archive = likelyArchive(random, 1_500, KEYS);
  const state = stateOf(archive);
  const inTwoParts = stateOf(archive, 300);
  const days = [...new Set(archive.map(({ match_date }) => match_date))].sort();
  const on = (date: string): ArchivedMatch[] => archive.filter(({ match_date }) => match_date === date);

  const scan = (past: State, date: string, type: 1 | 2, tolerance: Tolerance): DayScan =>
    scanDay(
      past,
      on(date).map((match) => fixtureOf(match, type)),
      marketsOf(KEYS),
      { type, day: dayNumber(date), tolerance, calibration },
      throwIfAborted,
    );

  const expected = (
    date: string,
    type: 1 | 2,
    tolerance: Tolerance,
  ): (BruteResult & { market: string })[][] =>
    on(date).map((match) =>
      marketsOf(KEYS).flatMap((market) => {
        const result = bruteSameOdds(archive, match, type, market, tolerance, calibration);
        return result === null ? [] : [{ market: market.key, ...result }];
      }),
    );

  describe.each([0, 2, 5, 10, 'auto'] as const)('within a tolerance of %s', (tolerance) => {
    const cases = [
      { date: days[20]!, type: 1 as const },
      { date: days.at(-1)!, type: 2 as const },
    ];

    it.each(cases)('counts and expects what the definitions give: $date, set $type', ({ date, type }) => {
      const wanted = expected(date, type, tolerance);
      const { figures, results: found } = scan(inTwoParts, date, type, tolerance);
      expect(
        found.map((results) =>
          results.map(({ group, tolerance: used, same_odds: sameOdds, selections }) => ({
            market: group,
            tolerance: used,
            sameOdds,
            selections: selections.map(({ settled, hits, implied, expected: said }) => ({
              settled,
              hits,
              implied: expect.closeTo(implied, 12) as number,
              expected: said === null ? null : (expect.closeTo(said, 12) as number),
            })),
          })),
        ),
      ).toEqual(wanted);
      expect(wanted.flat().some(({ sameOdds }) => sameOdds >= 2)).toBe(true);

      const selections = found.flat().flatMap((result) => result.selections);
      const compared = selections.filter(({ settled }) => settled >= 30);
      const verdicts = bruteVerdicts(
        wanted
          .flat()
          .flatMap((result) => result.selections)
          .filter(({ settled }) => settled >= 30)
          .map(({ expected: said, ...counts }) => ({ ...counts, expected: said! })),
      );
      expect(figures.comparisons).toBe(compared.length);
      expect(compared.map(({ direction }) => direction)).toEqual(verdicts.directions);
      expect(figures.standing_out).toBe(verdicts.directions.filter((each) => each !== null).length);
      expect(figures.expected_by_chance).toBeCloseTo(verdicts.expectedByChance, 8);
      compared.forEach(({ p_value, q_value }, at) => {
        expect(p_value).toBeCloseTo(verdicts.pValues[at]!, 9);
        expect(q_value).toBeCloseTo(verdicts.qValues[at]!, 9);
      });
      for (const { settled, small_sample, direction, p_value, q_value } of selections) {
        expect(small_sample).toBe(settled < 30);
        if (small_sample) expect([direction, p_value, q_value]).toEqual([null, null, null]);
      }
    });

    it('gives the very same figures wherever the rows stand', () => {
      const { date, type } = cases[0]!;
      expect(scan(state, date, type, tolerance)).toEqual(scan(inTwoParts, date, type, tolerance));
    });
  });

  it('makes comparisons where the same odds are frequent, and lets some stand out', () => {
    const { figures } = scan(inTwoParts, days.at(-1)!, 2, 10);
    expect(figures.comparisons).toBeGreaterThan(20);
    expect(figures.standing_out).toBeGreaterThan(0);
    expect(figures.standing_out).toBeLessThan(figures.comparisons);
  });

  it('brackets what chance gives around its mean, the same every time', () => {
    const scanned = scan(inTwoParts, days.at(-1)!, 2, 10);
    const { comparisons, expected_by_chance, chance_low, chance_high } = scanned.figures;
    expect(chance_low).toBeLessThanOrEqual(expected_by_chance);
    expect(chance_high).toBeGreaterThanOrEqual(expected_by_chance);
    expect(chance_high).toBeLessThan(comparisons / 2);
    expect(scan(inTwoParts, days.at(-1)!, 2, 10)).toEqual(scanned);
  });

  it('chooses different tolerances for different markets when left to it', () => {
    const used = scan(inTwoParts, days.at(-1)!, 2, 'auto').results.flat();
    expect(new Set(used.map(({ tolerance }) => tolerance)).size).toBeGreaterThan(1);
    for (const { tolerance, same_odds } of used)
      if (tolerance < 10) expect(same_odds).toBeGreaterThanOrEqual(30);
  });

  it('ends with the reason of the one who left, wherever it is', () => {
    for (const after of [0, 5, 60, 400]) {
      let asked = 0;
      const scanning = (): DayScan =>
        scanDay(
          inTwoParts,
          archive.slice(0, 40).map((match) => fixtureOf(match, 2)),
          marketsOf(KEYS),
          { type: 2, day: dayNumber('2024-12-31'), tolerance: 10, calibration },
          () => {
            if (asked++ === after) throw new Error('left');
          },
        );
      expect(scanning).toThrow('left');
      expect(asked).toBe(after + 1);
    }
  });

  it('finds nothing in an empty archive', () => {
    const [match] = archive;
    const scanned = scanDay(
      stateOf([]),
      [fixtureOf(match!, 2)],
      marketsOf(KEYS),
      { type: 2, day: dayNumber(match!.match_date), tolerance: 'auto', calibration },
      throwIfAborted,
    );
    expect(scanned.figures).toEqual({
      comparisons: 0,
      standing_out: 0,
      expected_by_chance: 0,
      chance_low: 0,
      chance_high: 0,
    });
    expect(scanned.results[0]!.every(({ same_odds, tolerance }) => same_odds === 0 && tolerance === 10)).toBe(
      true,
    );
    expect(scanned.results[0]![0]!.selections[0]).toMatchObject({
      expected: null,
      rate: null,
      ci_low: null,
      ci_high: null,
      direction: null,
    });
  });
});
