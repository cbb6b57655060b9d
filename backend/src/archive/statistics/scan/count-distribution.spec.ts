import { centralBracket, sumOfCounts } from './count-distribution';

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
