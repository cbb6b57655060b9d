import { binomialShares } from '../../../../test/support/brute-analysis';
import { RandomNumbers } from './random-numbers';

describe('random numbers', () => {
  it('come again with the same seed, and differ with another', () => {
    const list = (seed: number): number[] => {
      const random = new RandomNumbers(seed);
      return Array.from({ length: 100 }, () => random.next());
    };
    expect(list(1)).toEqual(list(1));
    expect(list(1)).not.toEqual(list(2));
  });

  it('are uniform between 0 and 1', () => {
    const random = new RandomNumbers(3);
    const tenths = new Array<number>(10).fill(0);
    for (let draw = 0; draw < 100_000; draw++) tenths[Math.floor(random.next() * 10)]! += 1;
    const chiSquare = tenths.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
    // 99.9 % quantile with nine degrees of freedom
    expect(chiSquare).toBeLessThan(27.88);
  });

  it.each([
    [1, 0.3],
    [7, 0.9],
    [15, 0.5],
    [16, 0.02],
    [16, 0.97],
    [60, 0.4],
    [5_000, 0.001],
    [5_000, 0.77],
  ])('are binomial: %i trials at %f', (trials, probability) => {
    const draws = 40_000;
    const random = new RandomNumbers(trials);
    const counts = new Float64Array(trials + 1);
    for (let draw = 0; draw < draws; draw++) counts[random.hits(trials, probability)]! += 1;
    let chiSquare = 0;
    let classes = 0;
    let rest = 0;
    let restExpected = 0;
    binomialShares(trials, probability).forEach((share, hits) => {
      rest += counts[hits]!;
      restExpected += share * draws;
      if (restExpected < 20) return;
      chiSquare += (rest - restExpected) ** 2 / restExpected;
      classes += 1;
      [rest, restExpected] = [0, 0];
    });
    // more than four standard deviations beyond the mean of a chi-square distribution
    expect(chiSquare).toBeLessThan(classes + 4.5 * Math.sqrt(2 * classes));
  });

  it('know impossible and certain hits', () => {
    const random = new RandomNumbers(4);
    expect([random.hits(40, 0), random.hits(40, -0.1), random.hits(40, 1), random.hits(0, 0.5)]).toEqual([
      0, 0, 40, 0,
    ]);
  });
});
