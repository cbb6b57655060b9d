import { Random } from '../../../../test/support/random-archive';
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

  const DRAWS = 40_000;
  const cells = [
    [1.2, 1.6, 100],
    [2.5, 4, 100],
    [7, 10, 100],
    [10, 15, 100],
    [10, 15, 30],
    [15, 20, 30],
    [20, 60, 100],
  ] as const;

  it.each(cells)(
    'says p < 0.001 of chance neither half again as often nor less than a fifth as often: odds %f to %f, %i bets',
    (from, to, count) => {
      const random = new Random('tail', from, count);
      const bets = Array.from({ length: count }, () => {
        const price = Math.round((100 * from) / (1 - random.next() * (1 - from / to)));
        return { price, probability: 95 / price };
      });
      const expected = sumsOf(bets, 0);
      const below = [0, 0, 0];
      for (let draw = 0; draw < DRAWS; draw++) {
        let wonOdds = 0;
        for (const { price, probability } of bets) if (random.next() < probability) wonOdds += price;
        const p = profitTail({ ...expected, wonOdds })!;
        if (p < 0.05) below[0]! += 1;
        if (p < 0.01) below[1]! += 1;
        if (p < 0.001) below[2]! += 1;
      }
      for (const [at, level] of [0.05, 0.01, 0.001].entries()) {
        expect(below[at]! / DRAWS / level).toBeGreaterThan(0.2);
        expect(below[at]! / DRAWS / level).toBeLessThan(1.5);
      }
    },
  );
});
