import { Chance } from './chance';

describe('chance', () => {
  it('without bets has no expectation, no probability and no width', () => {
    const chance = new Chance();
    expect([chance.bets, chance.profit, chance.expectedReturn, chance.pValue]).toEqual([0, 0, null, null]);
    expect(chance.band).toEqual({ low: 0, high: 0 });
  });

  it('expects of each bet its price times its probability, less the stake', () => {
    const chance = new Chance();
    chance.add(200, true, 0.5);
    chance.add(300, false, 0.3);
    expect(chance.bets).toBe(2);
    expect(chance.profit).toBe(0);
    expect(chance.expectedReturn).toBeCloseTo((1 + 0.9) / 2 - 1, 12);
    const deviation = Math.sqrt(0.25 * 4 + 0.21 * 9);
    expect(chance.band.low).toBeCloseTo(-0.1 - 1.96 * deviation, 12);
    expect(chance.band.high).toBeCloseTo(-0.1 + 1.96 * deviation, 12);
    // 0.1 units above what was expected
    expect(chance.pValue).toBeCloseTo(0.5 - 0.0234, 3);
  });

  it('gives the expected profit or more half of the time', () => {
    const chance = new Chance();
    chance.add(200, true, 0.5);
    chance.add(200, false, 0.5);
    expect(chance.pValue).toBe(0.5);
  });

  it('has nothing to say where nothing is left to it', () => {
    const chance = new Chance();
    chance.add(101, true, 1);
    expect([chance.expectedReturn, chance.pValue]).toEqual([0.010000000000000009, null]);
  });
});
