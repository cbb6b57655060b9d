import { binomialShares } from '../../../../test/support/brute-analysis';
import { atLeast, atMost, binomialShare, binomialTest } from './binomial';

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
