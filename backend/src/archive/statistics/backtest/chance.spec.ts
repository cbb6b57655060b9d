import { Random } from '../../../../test/support/random-archive';
import { atLeast, normalTail } from '../tests';
import { Chance } from './chance';

describe('chance', () => {
  it('without bets has no expectation, no probability and no width', () => {
    const chance = new Chance();
    expect([chance.bets, chance.profit, chance.expectedReturn, chance.pValue]).toEqual([0, 0, null, null]);
    expect([chance.expected, chance.reach]).toEqual([0, 0]);
    expect(chance.course()).toEqual({
      max_drawdown: { median: 0, high: 0 },
      losing_run: { median: 0, high: 0 },
    });
  });

  it('expects of each bet its price times its probability, less the stake', () => {
    const chance = new Chance();
    chance.add(200, true, 0.5);
    chance.add(300, false, 0.3);
    expect(chance.bets).toBe(2);
    expect(chance.profit).toBe(0);
    expect(chance.expectedReturn).toBeCloseTo((1 + 0.9) / 2 - 1, 12);
    expect(chance.expected).toBeCloseTo(-0.1, 12);
    expect(chance.reach).toBeCloseTo(2.241 * Math.sqrt(0.25 * 4 + 0.21 * 9), 12);
    // one of both has to win
    expect(chance.pValue).toBeCloseTo(1 - 0.5 * 0.7, 12);
  });

  it('is counted exactly under 30 bets, and by moments from then on', () => {
    const chance = new Chance();
    for (let bet = 0; bet < 29; bet++) chance.add(200, bet < 20, 0.5);
    const share = (bets: number, won: number): number => atLeast(won, bets, 0.5);
    expect(chance.pValue).toBeCloseTo(share(29, 20), 12);
    chance.add(200, true, 0.5);
    expect(chance.pValue).toBeCloseTo(normalTail((21 - 15) / Math.sqrt(7.5)), 12);
  });

  it('keeps whole curves in its band in 95 of 100 cases', () => {
    const random = new Random('band');
    const DRAWS = 4_000;
    let kept = 0;
    for (let draw = 0; draw < DRAWS; draw++) {
      const chance = new Chance();
      let furthest = 0;
      for (let bet = 0; bet < 300; bet++) {
        const price = 150 + (bet % 9) * 50;
        chance.add(price, random.next() < 95 / price, 95 / price);
        furthest = Math.max(furthest, Math.abs(chance.profit - chance.expected));
      }
      if (furthest <= chance.reach) kept += 1;
    }
    expect(kept / DRAWS).toBeGreaterThan(0.94);
    expect(kept / DRAWS).toBeLessThan(0.98);
  });

  it('has nothing to say where nothing is left to it', () => {
    const chance = new Chance();
    chance.add(101, true, 1);
    expect([chance.expectedReturn, chance.pValue]).toEqual([0.010000000000000009, null]);
  });
});
