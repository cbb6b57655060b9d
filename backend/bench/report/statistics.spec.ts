import { median, percentile } from './statistics';

describe('a percentile', () => {
  it('is the value that the share of all values does not exceed', () => {
    const values = Array.from({ length: 100 }, (_, n) => 100 - n);
    expect([0.01, 0.5, 0.95, 1].map((share) => percentile(values, share))).toEqual([1, 50, 95, 100]);
    expect(percentile([7], 0.95)).toBe(7);
    expect(percentile([10, 9], 0.5)).toBe(9);
  });

  it('leaves the values in their order', () => {
    const values = [3, 1, 2];
    expect(median(values)).toBe(2);
    expect(values).toEqual([3, 1, 2]);
  });

  it('of nothing is not a number', () => {
    expect(median([])).toBeNaN();
  });
});
