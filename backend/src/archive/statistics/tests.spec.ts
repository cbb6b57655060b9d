import { binomialShares } from '../../../test/support/brute-analysis';
import {
  atLeast,
  atMost,
  binomialShare,
  binomialTest,
  centralBracket,
  falseDiscoveryRates,
  normalTail,
  sumOfCounts,
} from './tests';

const SAMPLES = [30, 31, 100, 255, 256, 257, 1_000, 12_345, 250_000];
const PROBABILITIES = [0.0005, 0.004, 0.03, 0.1, 0.25, 0.37, 0.5, 0.75, 0.92, 0.999, 0.9995];

describe('binomial probabilities', () => {
  it.each(SAMPLES)('are those of a direct summation for %i trials', (trials) => {
    for (const probability of PROBABILITIES) {
      const expected = binomialShares(trials, probability);
      const below = new Float64Array(trials + 1);
      const above = new Float64Array(trials + 2);
      for (let k = 0; k <= trials; k++) below[k] = (below[k - 1] ?? 0) + expected[k]!;
      for (let k = trials; k >= 0; k--) above[k] = above[k + 1]! + expected[k]!;
      const spread = Math.sqrt(trials * probability * (1 - probability));
      for (const off of [-12, -6, -3, -2, -1, -0.3, 0, 0.2, 1, 1.96, 2.5, 5, 11]) {
        const hits = Math.min(trials, Math.max(0, Math.round(trials * probability + off * spread)));
        const where = `${hits} of ${trials} at ${probability}`;
        const ratio = (got: number, wanted: number): number => (wanted < 1e-290 ? got : got / wanted - 1);
        expect([where, Math.abs(ratio(atMost(hits, trials, probability), below[hits]!)) < 1e-7]).toEqual([
          where,
          true,
        ]);
        expect([where, Math.abs(ratio(atLeast(hits, trials, probability), above[hits]!)) < 1e-7]).toEqual([
          where,
          true,
        ]);
        expect(Math.abs(ratio(binomialShare(hits, trials, probability), expected[hits]!))).toBeLessThan(1e-7);
        const twice = 2 * Math.min(below[hits]!, above[hits]!);
        expect(binomialTest(hits, trials, probability)).toBeCloseTo(Math.min(1, twice), 8);
      }
    }
  });

  it('know impossible and certain hits', () => {
    expect([atMost(-1, 30, 0.5), atMost(30, 30, 0.5), atLeast(0, 30, 0.5), atLeast(31, 30, 0.5)]).toEqual([
      0, 1, 1, 0,
    ]);
    expect([atMost(29, 30, 1), atLeast(30, 30, 1), atMost(0, 30, 0), atLeast(1, 30, 0)]).toEqual([
      0, 1, 1, 0,
    ]);
  });

  it('test a fair coin as textbooks do', () => {
    expect(binomialTest(15, 30, 0.5)).toBe(1);
    // R: binom.test(8, 30)$p.value
    expect(binomialTest(8, 30, 0.5)).toBeCloseTo(0.0161248, 8);
    expect(binomialTest(22, 30, 0.5)).toBeCloseTo(0.0161248, 8);
  });
});

describe('the upper tail of the normal distribution', () => {
  it.each([
    [0, 0.5],
    [0.5, 0.3085375387259869],
    [1, 0.15865525393145707],
    [1.6448536269514722, 0.05],
    [1.959963984540054, 0.025],
    [2.999, 0.0013543365337271066],
    [3, 0.0013498980316300957],
    [3.001, 0.0013454728250849683],
    [5, 2.866515718791939e-7],
    [10, 7.619853024160593e-24],
    [37, 5.725571222525139e-300],
  ])('is half the complementary error function beyond %d', (z, area) => {
    expect(Math.abs(normalTail(z) / area - 1)).toBeLessThan(1e-12);
    expect(normalTail(-z)).toBeCloseTo(1 - area, 13);
  });

  it('falls all the way, also where one formula gives way to the other', () => {
    const areas = Array.from({ length: 400 }, (_, at) => normalTail(-4 + at / 50));
    for (let at = 1; at < areas.length; at++) expect(areas[at]).toBeLessThan(areas[at - 1]!);
  });
});

describe('false discovery rates', () => {
  it("are those of Benjamini and Hochberg's own example", () => {
    // the fifteen p-values of their paper; at a rate of 0.05 the first four are findings
    const published = [
      0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.324, 0.4262, 0.5719, 0.6528,
      0.759, 1,
    ];
    const rates = falseDiscoveryRates(published);
    expect(rates.filter((rate) => rate <= 0.05)).toHaveLength(4);
    expect(rates[0]).toBeCloseTo(0.0015, 12);
    expect(rates[3]).toBeCloseTo(0.035625, 12);
    // 0.0278 · 15 ÷ 6 is more than 0.0298 · 15 ÷ 7
    expect(rates[5]).toBeCloseTo(rates[6]!, 12);
    expect(rates[14]).toBe(1);
  });

  it('rise with the p-values and keep their places', () => {
    const mixed = [0.9, 0.01, 0.04, 0.01, 0.5];
    const rates = falseDiscoveryRates(mixed);
    expect(rates).toEqual([0.9, 0.025, (0.04 * 5) / 3, 0.025, 0.625].map((rate) => expect.closeTo(rate, 12)));
  });

  it('of one p-value is that p-value, and of none is nothing', () => {
    expect(falseDiscoveryRates([0.03])).toEqual([0.03]);
    expect(falseDiscoveryRates([])).toEqual([]);
  });
});

describe('the distribution of a count', () => {
  it('of two dice is known', () => {
    const die = [0, 1, 1, 1, 1, 1, 1].map((each) => each / 6);
    const sum = sumOfCounts(die, die);
    expect(sum).toHaveLength(13);
    expect(sum.map((share) => Math.round(share * 36))).toEqual([0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]);
  });

  it('stays as it is beside one that is always 0', () => {
    expect(sumOfCounts([1], [0.25, 0.75])).toEqual([0.25, 0.75]);
  });

  it('is bracketed by leaving out at most 2.5 % on each side', () => {
    expect(centralBracket([0.02, 0.01, 0.94, 0.015, 0.015])).toEqual({ low: 1, high: 3 });
    expect(centralBracket([0.025, 0.95, 0.025])).toEqual({ low: 1, high: 1 });
    expect(centralBracket([0.026, 0.948, 0.026])).toEqual({ low: 0, high: 2 });
    expect(centralBracket([0, 0, 1, 0])).toEqual({ low: 2, high: 2 });
    expect(centralBracket([1])).toEqual({ low: 0, high: 0 });
  });
});
