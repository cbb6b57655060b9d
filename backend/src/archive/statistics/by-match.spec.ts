import {
  PICKING_CELLS,
  pickingShares,
  rareRelated,
} from '../../../test/support/simulations/picks-of-a-match';
import { meanByMatch, returnByMatch } from './by-match';
import { returnInterval } from './return-interval';

describe('the return of bets on matches', () => {
  it('has the usual interval where all matches differ', () => {
    const bets = [2, 3, 1.5, 4].map((odd, match) => ({ odd, won: match % 2 === 0, match }));
    const { low, high } = returnInterval({ bets: 4, odds: 10.5, wonOdds: 3.5 })!;
    const figures = returnByMatch(bets);
    expect(figures.return_rate).toBeCloseTo(3.5 / 4 - 1, 12);
    expect(figures.return_low!).toBeLessThanOrEqual(low);
    expect(figures.return_high!).toBeGreaterThanOrEqual(high);
    expect(returnByMatch(bets.map((bet, match) => ({ ...bet, match, odd: 2 }))).return_low).toBeCloseTo(
      returnInterval({ bets: 4, odds: 8, wonOdds: 4 })!.low,
      12,
    );
  });

  it('has that of the matches alone where each bet was placed several times', () => {
    const once = [2, 3, 1.5, 4, 2.2, 2.8].map((odd, match) => ({ odd, won: match % 3 === 0, match }));
    const five = once.flatMap((bet) => Array.from({ length: 5 }, () => bet));
    const [one, other] = [returnByMatch(once), returnByMatch(five)];
    expect(other.return_rate).toBeCloseTo(one.return_rate!, 12);
    // up to the one degree of freedom that each has
    expect(Math.abs(other.return_low! - one.return_low!)).toBeLessThan(0.15);
    expect(Math.abs(other.return_high! - one.return_high!)).toBeLessThan(0.4);
  });

  it('takes the most bets of one match where bets don’t differ', () => {
    const lost = [1, 1, 1, 2].map((match) => ({ odd: 3, won: false, match }));
    expect(returnByMatch(lost)).toEqual({
      return_rate: -1,
      return_low: -1,
      return_high: returnInterval({ bets: 4, odds: 12, wonOdds: 0 }, 3)!.high,
    });
  });

  it('has no interval under two matches, and no return without bets', () => {
    const bet = { odd: 2, won: true, match: 1 };
    expect(returnByMatch([bet, bet])).toEqual({ return_rate: 1, return_low: null, return_high: null });
    expect(returnByMatch([])).toEqual({ return_rate: null, return_low: null, return_high: null });
  });

  it.each(PICKING_CELLS)('covers the true one in 92 to 97 of 100: $how', (cell) => {
    const { covered } = pickingShares(cell, 1_500);
    expect(covered).toBeGreaterThan(0.92);
    expect(covered).toBeLessThan(0.97);
  });

  it('would be far too sure if picks of one match were taken to be independent', () => {
    expect(pickingShares(PICKING_CELLS[2]!, 500).alone).toBeLessThan(0.7);
  });

  it('is called rare by its evidence in at most one of twenty records of related picks by chance', () => {
    const { byMatch, alone } = rareRelated(1_000);
    expect(byMatch).toBeLessThanOrEqual(0.05);
    expect(alone).toBeGreaterThan(0.1);
  });
});

describe('the mean of values of matches', () => {
  it('has its standard errors by match', () => {
    const values = [0.1, -0.1, 0.3, 0.2].map((value, match) => ({ value, match }));
    const { mean, low, high } = meanByMatch(values);
    const error = Math.sqrt((4 / 3) * (0.025 ** 2 + 0.225 ** 2 + 0.175 ** 2 + 0.075 ** 2)) / 4;
    expect(mean).toBeCloseTo(0.125, 12);
    expect(low).toBeCloseTo(0.125 - 1.96 * error, 12);
    expect(high).toBeCloseTo(0.125 + 1.96 * error, 12);
  });

  it('is none without values, and has no interval of one match', () => {
    expect(meanByMatch([])).toEqual({ mean: null, low: null, high: null });
    expect(meanByMatch([1, 1].map((match) => ({ value: 0.5, match })))).toEqual({
      mean: 0.5,
      low: null,
      high: null,
    });
  });
});
