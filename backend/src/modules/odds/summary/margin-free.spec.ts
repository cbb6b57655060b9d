import { marginFreeProbabilities } from './margin-free';

describe('margin-free probabilities', () => {
  it('of a fair coin priced 1.90 and 1.90 are one half each', () => {
    expect(marginFreeProbabilities([1.9, 1.9], 1)).toEqual([0.5, 0.5]);
  });

  it('of fair prices are the prices turned over', () => {
    const [home, draw, away] = marginFreeProbabilities([2, 4, 4], 1);
    expect([home, draw, away]).toEqual([0.5, 0.25, 0.25]);
  });

  it('add up to the number of selections that win', () => {
    const sum = (list: number[]) => list.reduce((total, each) => total + each, 0);
    expect(sum(marginFreeProbabilities([1.85, 3.45, 4.2], 1))).toBeCloseTo(1, 12);
    expect(sum(marginFreeProbabilities([1.2, 1.28, 1.9], 2))).toBeCloseTo(2, 12);
  });

  it('do not depend on the unit of the prices', () => {
    const [first] = marginFreeProbabilities([1.85, 2.05], 1);
    expect(marginFreeProbabilities([185, 205], 1)[0]).toBeCloseTo(first!, 12);
  });
});
