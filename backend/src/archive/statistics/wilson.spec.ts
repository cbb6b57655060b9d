import { wilsonInterval } from './wilson';

describe('the Wilson interval', () => {
  // computed with forty digits from the closed form
  it.each([
    [1, 10, 0.0178762, 0.40415],
    [5, 10, 0.2365931, 0.7634069],
    [10, 20, 0.299298, 0.700702],
    [0, 10, 0, 0.2775328],
    [10, 10, 0.7224672, 1],
    [30, 100, 0.2189489, 0.3958485],
    [500, 1000, 0.4690696, 0.5309304],
  ])('of %i hits in %i trials is %f to %f', (hits, trials, low, high) => {
    const interval = wilsonInterval(hits, trials);
    expect(interval.low).toBeCloseTo(low, 6);
    expect(interval.high).toBeCloseTo(high, 6);
  });

  it('holds the share, stays within 0 and 1, and mirrors when hits and misses change places', () => {
    for (let trials = 1; trials < 80; trials++) {
      for (let hits = 0; hits <= trials; hits++) {
        const { low, high } = wilsonInterval(hits, trials);
        expect(low >= 0 && low <= hits / trials && hits / trials <= high && high <= 1).toBe(true);
        const mirrored = wilsonInterval(trials - hits, trials);
        expect(mirrored.low).toBeCloseTo(1 - high, 12);
      }
    }
  });

  it('solves the equation it comes from: the share lies 1.96 standard errors from each bound', () => {
    for (const [hits, trials] of [
      [3, 17],
      [40, 41],
      [123, 456],
    ] as const) {
      const { low, high } = wilsonInterval(hits, trials);
      for (const bound of [low, high]) {
        const error = Math.sqrt((bound * (1 - bound)) / trials);
        expect(Math.abs(hits / trials - bound) / error).toBeCloseTo(1.959964, 5);
      }
    }
  });

  it('narrows as trials grow', () => {
    const width = (trials: number) => {
      const { low, high } = wilsonInterval(trials / 4, trials);
      return high - low;
    };
    expect(width(4)).toBeGreaterThan(width(40));
    expect(width(40)).toBeGreaterThan(width(400));
  });
});
