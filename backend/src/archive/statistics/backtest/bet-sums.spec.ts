import { returnInterval } from '../return-interval';
import { BetSums } from './bet-sums';

const sumsOf = (...bets: readonly [price: number, won: boolean][]): BetSums => {
  const sums = new BetSums();
  for (const [price, won] of bets) sums.add(price, won);
  return sums;
};

describe('the sums of bets', () => {
  it('of none have no return', () => {
    expect(sumsOf().totals()).toEqual({ bets: 0, won: 0, profit: 0, return_rate: null });
    expect(sumsOf().interval()).toEqual({ return_rate: null, return_low: null, return_high: null });
  });

  it('of one have a return without an interval', () => {
    expect(sumsOf([185, true]).totals()).toEqual({
      bets: 1,
      won: 1,
      profit: 0.85,
      return_rate: 0.8500000000000001,
    });
    expect(sumsOf([185, true]).interval()).toMatchObject({ return_low: null, return_high: null });
  });

  it('have the interval of their return', () => {
    const { return_rate, ...interval } = sumsOf([200, true], [170, false], [150, true]).interval();
    const { low, high } = returnInterval({ bets: 3, odds: 5.2, wonOdds: 3.5 })!;
    expect(return_rate).toBeCloseTo(1 / 6, 12);
    expect(interval).toEqual({ return_low: low, return_high: high });
  });

  it('of two parts are those of all', () => {
    const [one, other] = [sumsOf([200, true], [170, false]), sumsOf([150, true])];
    const all = sumsOf([200, true], [170, false], [150, true]);
    expect(one.with(other)).toEqual(all);
    expect(one.with(sumsOf())).toEqual(one);
  });
});
