import { BAND_CELLS, bandShares } from '../../../../test/support/simulations/bands';
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

  it.each(BAND_CELLS)(
    'keeps whole curves in its band in 95 of 100 cases: odds of $odd, $bets bets',
    (cell) => {
      const { kept, pointwise, fallKept, runKept } = bandShares(cell, 2_000);
      expect(kept).toBeGreaterThan(0.94);
      expect(kept).toBeLessThan(0.98);
      // a band of each moment by itself does not
      expect(pointwise).toBeLessThan(0.85);
      // 400 draws say where the 95 % point is
      expect(fallKept).toBeGreaterThan(0.91);
      expect(fallKept).toBeLessThan(0.985);
      // runs are whole numbers: more than 95 of 100 may lie up to the last of them
      expect(runKept).toBeGreaterThan(0.94);
    },
  );

  it('has nothing to say where nothing is left to it', () => {
    const chance = new Chance();
    chance.add(101, true, 1);
    expect([chance.expectedReturn, chance.pValue]).toEqual([0.010000000000000009, null]);
  });
});
