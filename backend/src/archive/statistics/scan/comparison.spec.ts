import { wilsonInterval } from '../wilson';
import { chanceOfStandingOut, standingOutAt } from '../standing-out';
import { compareWithExpected } from './comparison';

describe('comparing past results with what was expected', () => {
  it('stands out when the whole interval lies above or below it', () => {
    expect(compareWithExpected(60, 100, 0.5)).toMatchObject({
      direction: 'above',
      rate: 0.6,
      expected: 0.5,
      small_sample: false,
    });
    expect(compareWithExpected(40, 100, 0.5).direction).toBe('below');
    expect(compareWithExpected(55, 100, 0.5).direction).toBeNull();
  });

  it('never stands out on fewer than thirty settled matches, and tests nothing then', () => {
    expect(compareWithExpected(29, 29, 0.1)).toMatchObject({
      direction: null,
      small_sample: true,
      rate: 1,
      expected: 0.1,
      p_value: null,
    });
    expect(compareWithExpected(30, 30, 0.1)).toMatchObject({ direction: 'above', small_sample: false });
    expect(compareWithExpected(30, 30, 0.1).p_value).toBeCloseTo(2e-30, 40);
  });

  it('says nothing where nothing settled', () => {
    expect(compareWithExpected(0, 0, 0)).toEqual({
      settled: 0,
      hits: 0,
      expected: null,
      rate: null,
      ci_low: null,
      ci_high: null,
      direction: null,
      small_sample: true,
      p_value: null,
    });
  });
});

describe('the numbers of hits that stand out', () => {
  it.each([30, 31, 47, 100, 699])('are those whose interval lies beside it: %i matches', (settled) => {
    for (const expected of [0.0005, 0.003, 0.02, 0.1, 0.33, 0.5, 0.61, 0.8, 0.97, 0.9995, 1]) {
      const { below, above } = standingOutAt(settled, expected);
      for (let hits = 0; hits <= settled; hits++) {
        const { low, high } = wilsonInterval(hits, settled);
        const where = `${hits} of ${settled} at ${expected}`;
        expect([where, hits <= below, hits >= above]).toEqual([where, high < expected, low > expected]);
      }
    }
  });

  it('come up by chance as often as a binomial sample gives them', () => {
    // 30 matches at 0.5: 10 or fewer, 20 or more stand out
    const bounds = standingOutAt(30, 0.5);
    expect(wilsonInterval(bounds.below, 30).high).toBeLessThan(0.5);
    const ways = (hits: number): number => {
      let product = 1;
      for (let k = 1; k <= hits; k++) product *= (30 - hits + k) / k;
      return product;
    };
    let wanted = 0;
    for (let hits = 0; hits <= 30; hits++) {
      const { low, high } = wilsonInterval(hits, 30);
      if (high < 0.5 || low > 0.5) wanted += ways(hits) / 2 ** 30;
    }
    expect(chanceOfStandingOut(30, 0.5, bounds)).toBeCloseTo(wanted, 12);
    expect(wanted).toBeLessThan(0.05);
  });

  it('are not five in a hundred of every sample: few matches make it more or less', () => {
    const chance = (settled: number, expected: number): number =>
      chanceOfStandingOut(settled, expected, standingOutAt(settled, expected));
    // one hit in 30 lies above 0.0005 already
    expect(chance(30, 0.0005)).toBeCloseTo(1 - 0.9995 ** 30, 10);
    expect(chance(30, 0.02)).toBeGreaterThan(0.02);
    expect(chance(100_000, 0.3)).toBeCloseTo(0.05, 3);
  });
});
