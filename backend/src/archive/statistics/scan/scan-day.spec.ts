import {
  type BruteResult,
  bruteSameOdds,
  type BruteSameness,
  bruteVerdicts,
  marketsOf,
  pricesOf,
} from '../../../../test/support/brute-analysis';
import { likelyArchive } from '../../../../test/support/likely-archive';
import { type ArchivedMatch, Random } from '../../../../test/support/random-archive';
import { stateOf } from '../../../../test/support/test-archive';
import type { Market } from '../../catalogue/columns';
import { kickOffOf } from '../../columns/kick-off';
import type { State } from '../../columns/state';
import { Calibration } from '../calibration/calibration';
import { PROPORTIONAL } from '../calibration/price-weights';
import { QuotedMarkets } from '../calibration/quoted-markets';
import { PastMarket, PastMarkets } from '../past/past-market';
import { type DayScan, scanDay } from './scan-day';
import type { Fixture, ScanMarket } from './scan-market';

const SEED = 20261122;
const KEYS = ['uo_25', 'ft', 'bts', 'ht', 'fg', 'ft_dc'];

const throwIfAborted = (): void => undefined;

/** As if learned: favourites win more often than in proportion in one market, bends in another. */
const learned = (exponent: number, bend: number) => ({
  current: {
    ...PROPORTIONAL,
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
const quoted = { 1: new QuotedMarkets(1, calibration), 2: new QuotedMarkets(2, calibration) };
const known = new PastMarkets();
const pastOf =
  (state: State, type: 1 | 2) =>
  (market: Market): PastMarket =>
    known.of(state, market, quoted[type]);

const fixtureOf = (match: ArchivedMatch, type: 1 | 2): Fixture => ({
  kickOff: kickOffOf(match.match_date, match.match_time),
  markets: marketsOf(KEYS).flatMap((market) => {
    const prices = pricesOf(match, type, market);
    return prices === null ? [] : [{ market, prices }];
  }),
});

/** What is compared: of a market of two selections only the first. */
const compared = <Selection extends { settled: number }>(
  results: { selections: Selection[] }[],
): Selection[] =>
  results
    .flatMap(({ selections }) => (selections.length === 2 ? selections.slice(0, 1) : selections))
    .filter(({ settled }) => settled >= 30);

const WAYS: BruteSameness[] = [
  ...(['auto', 0.5, 1, 2] as const).map((closeness) => ({ closeness })),
  ...[0, 2, 5, 10].map((tolerance) => ({ tolerance })),
];

describe('the scan of a day', () => {
  const random = new Random(SEED);
  const archive = likelyArchive(random, 1_500, KEYS);
  const state = stateOf(archive);
  const inTwoParts = stateOf(archive, 300);
  const days = [...new Set(archive.map(({ match_date }) => match_date))].sort();
  const on = (date: string): ArchivedMatch[] => archive.filter(({ match_date }) => match_date === date);

  const scan = (past: State, date: string, type: 1 | 2, sameness: BruteSameness): DayScan =>
    scanDay(
      on(date).map((match) => fixtureOf(match, type)),
      marketsOf(KEYS),
      sameness as Parameters<typeof scanDay>[2],
      pastOf(past, type),
      throwIfAborted,
    );

  const expected = (date: string, type: 1 | 2, sameness: BruteSameness) =>
    on(date).map((match) =>
      marketsOf(KEYS).flatMap((market): (BruteResult & { group: string })[] => {
        const result = bruteSameOdds(archive, match, type, market, sameness, calibration);
        return result === null ? [] : [{ group: market.key, ...result }];
      }),
    );

  const counted = ({ selections, ...result }: ScanMarket) => ({
    ...result,
    selections: selections.map(({ settled, hits, implied, expected: said }) => ({
      settled,
      hits,
      implied,
      expected: said,
    })),
  });

  describe.each(WAYS)('of the same odds by %j', (sameness) => {
    const cases = [
      { date: days[20]!, type: 1 as const },
      { date: days.at(-1)!, type: 2 as const },
    ];

    it.each(cases)('counts and expects what the definitions give: $date, set $type', ({ date, type }) => {
      const wanted = expected(date, type, sameness);
      const { figures, results: found } = scan(inTwoParts, date, type, sameness);
      expect(found.map((results) => results.map(counted))).toEqual(wanted);
      expect(wanted.flat().some(({ past }) => past >= 2)).toBe(true);

      const verdicts = bruteVerdicts(
        compared(wanted.flat()).map(({ expected: said, ...counts }) => ({ ...counts, expected: said! })),
      );
      const comparisons = compared(found.flat());
      expect(figures.comparisons).toBe(comparisons.length);
      expect(comparisons.map(({ direction }) => direction)).toEqual(verdicts.directions);
      expect(figures.standing_out).toBe(verdicts.directions.filter((each) => each !== null).length);
      expect(figures.found).toBe(verdicts.qValues.filter((q) => q <= 0.2).length);
      expect(figures.expected_by_chance).toBeCloseTo(verdicts.expectedByChance, 8);
      comparisons.forEach(({ p_value, q_value, found: isFound }, at) => {
        expect(p_value).toBeCloseTo(verdicts.pValues[at]!, 9);
        expect(q_value).toBeCloseTo(verdicts.qValues[at]!, 9);
        expect(isFound).toBe(q_value! <= 0.2);
      });
      for (const selection of found.flat().flatMap(({ selections }) => selections)) {
        const { settled, small_sample, direction, p_value, q_value } = selection;
        expect(small_sample).toBe(settled < 30);
        if (small_sample)
          expect([direction, p_value, q_value, selection.found]).toEqual([null, null, null, false]);
      }
    });

    it('gives the very same figures wherever the rows stand', () => {
      const { date, type } = cases[0]!;
      expect(scan(state, date, type, sameness)).toEqual(scan(inTwoParts, date, type, sameness));
    });
  });

  it('takes both selections of a market that has no others as one comparison, seen from either side', () => {
    const { results } = scan(inTwoParts, days.at(-1)!, 2, { closeness: 2 });
    const pairs = results.flat().filter(({ selections }) => selections.length === 2);
    const opposite = { above: 'below', below: 'above' };
    for (const { selections } of pairs) {
      const [one, other] = selections as [(typeof selections)[0], (typeof selections)[0]];
      expect(other.direction).toBe(one.direction === null ? null : opposite[one.direction]);
      expect([other.p_value, other.q_value, other.found]).toEqual([one.p_value, one.q_value, one.found]);
      if (one.settled > 0) expect(other.rate! + one.rate!).toBeCloseTo(1, 12);
    }
    expect(pairs.some(({ selections }) => selections[0]!.direction !== null)).toBe(true);
  });

  it('makes comparisons where the same odds are frequent, and lets some stand out', () => {
    const { figures } = scan(inTwoParts, days.at(-1)!, 2, { closeness: 'auto' });
    expect(figures.comparisons).toBeGreaterThan(20);
    expect(figures.standing_out).toBeGreaterThan(0);
    expect(figures.standing_out).toBeLessThan(figures.comparisons);
  });

  it('brackets what chance gives around its mean, the same every time', () => {
    const scanned = scan(inTwoParts, days.at(-1)!, 2, { closeness: 2 });
    const { comparisons, expected_by_chance, chance_low, chance_high } = scanned.figures;
    expect(chance_low).toBeLessThanOrEqual(expected_by_chance);
    expect(chance_high).toBeGreaterThanOrEqual(expected_by_chance);
    expect(chance_high).toBeLessThan(comparisons / 2);
    expect(scan(inTwoParts, days.at(-1)!, 2, { closeness: 2 })).toEqual(scanned);
  });

  it('chooses different distances for different markets when left to it', () => {
    const used = scan(inTwoParts, days.at(-1)!, 2, { closeness: 'auto' }).results.flat();
    expect(new Set(used.map(({ closeness }) => closeness)).size).toBeGreaterThan(1);
    for (const { closeness, past } of used)
      if (closeness !== null && closeness! < 2) expect(past).toBeGreaterThanOrEqual(100);
  });

  it('ends with the reason of the one who left, wherever it is', () => {
    for (const after of [0, 5, 60, 200]) {
      let asked = 0;
      const scanning = (): DayScan =>
        scanDay(
          archive.slice(0, 40).map((match) => fixtureOf(match, 2)),
          marketsOf(KEYS),
          { closeness: 2 },
          pastOf(inTwoParts, 2),
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
      [fixtureOf(match!, 2)],
      marketsOf(KEYS),
      { closeness: 'auto' },
      pastOf(stateOf([]), 2),
      throwIfAborted,
    );
    expect(scanned.figures).toEqual({
      comparisons: 0,
      standing_out: 0,
      found: 0,
      expected_by_chance: 0,
      chance_low: 0,
      chance_high: 0,
    });
    expect(scanned.results[0]!.every(({ past, closeness }) => past === 0 && closeness === null)).toBe(true);
    expect(scanned.results[0]![0]!.selections[0]).toMatchObject({
      expected: null,
      rate: null,
      ci_low: null,
      ci_high: null,
      direction: null,
      found: false,
    });
  });
});
