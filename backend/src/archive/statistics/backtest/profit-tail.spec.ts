import { Random } from '../../../../test/support/random-archive';
import { TAIL_CELLS, tailShares } from '../../../../test/support/simulations/profit-tails';
import { normalTail } from '../tests';
import { exactProfitTail, type KnownBet, profitTail } from './profit-tail';

/** What the tail is asked with, of bets that won so much. */
function sumsOf(bets: readonly KnownBet[], wonOdds: number) {
  const sums = { bets: bets.length, wonOdds, expectedOdds: 0, variance: 0, thirdMoment: 0, lnAllWon: 0 };
  for (const { price, probability: p } of bets) {
    sums.expectedOdds += price * p;
    sums.variance += price ** 2 * p * (1 - p);
    sums.thirdMoment += price ** 3 * p * (1 - p) * (1 - 2 * p);
    sums.lnAllWon += Math.log(p);
  }
  return sums;
}

/** Every way in which bets can end, one by one. */
function triedTail(bets: readonly KnownBet[], wonOdds: number): number {
  let sum = 0;
  for (let ways = 0; ways < 2 ** bets.length; ways++) {
    let [share, won] = [1, 0];
    for (const [at, { price, probability }] of bets.entries()) {
      const wins = ((ways >> at) & 1) === 1;
      share *= wins ? probability : 1 - probability;
      if (wins) won += price;
    }
    if (won >= wonOdds) sum += share;
  }
  return sum;
}

const alike = (count: number, price: number, probability: number): KnownBet[] =>
  Array.from({ length: count }, () => ({ price, probability }));

describe('the probability of a profit', () => {
  it('is the sum over all ways in which few bets can end', () => {
    const random = new Random('exact');
    for (let times = 0; times < 40; times++) {
      const bets = Array.from({ length: 1 + random.below(9) }, () => {
        const price = 101 + random.below(900);
        return { price, probability: (0.8 + 0.3 * random.next()) / (price / 100 + 0.2) };
      });
      const won = bets.filter(() => random.chance(0.4)).reduce((sum, { price }) => sum + price, 0);
      expect(exactProfitTail(bets, won)).toBeCloseTo(triedTail(bets, won), 12);
    }
  });

  it('is nobody’s to say where nothing is left to chance', () => {
    expect(exactProfitTail([], 0)).toBeNull();
    expect(exactProfitTail([{ price: 101, probability: 1 }], 101)).toBeNull();
    expect(profitTail(sumsOf([], 0))).toBeNull();
  });

  it('comes near the exact one from 30 bets on, where the normal tail is far off', () => {
    const bets = alike(60, 1_200, 0.08);
    // 14 won: 4.4 standard deviations
    const exact = exactProfitTail(bets, 14 * 1_200)!;
    const sums = sumsOf(bets, 13.5 * 1_200);
    expect(profitTail(sums)! / exact).toBeGreaterThan(0.7);
    expect(profitTail(sums)! / exact).toBeLessThan(1.5);
    const z = (sums.wonOdds - sums.expectedOdds) / Math.sqrt(sums.variance);
    expect(normalTail(z) / exact).toBeLessThan(0.1);
  });

  it('is 1 for less than this distribution knows, and all bets won for more', () => {
    // no gamma variable is below 0
    expect(profitTail({ ...sumsOf(alike(40, 500, 0.19), 0), wonOdds: -4_000 })).toBe(1);
    const surer = alike(30, 101, 0.999);
    // beyond the end of the distribution
    expect(profitTail({ ...sumsOf(surer, 30 * 101), wonOdds: 31 * 101 })).toBeCloseTo(0.999 ** 30, 12);
  });

  it('is the normal tail where gains and losses mirror each other', () => {
    const even = alike(200, 200, 0.5);
    const sums = sumsOf(even, 110 * 200);
    expect(profitTail(sums)).toBeCloseTo(normalTail(10 / Math.sqrt(50)), 12);
  });

  it.each(TAIL_CELLS)(
    'says p < 0.001 of chance neither half again as often nor less than a fifth as often: odds $from to $to, $bets bets',
    (cell) => {
      for (const times of tailShares(cell, 40_000).shown) {
        expect(times).toBeGreaterThan(0.2);
        expect(times).toBeLessThan(1.5);
      }
    },
  );
});
