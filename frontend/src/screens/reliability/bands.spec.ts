import { type Band, deviationOf, liesOutside, totalOf } from './bands';

const band = (change: Partial<Band> = {}): Band => ({
  n: 30,
  stated: 0.5,
  actual: 0.6,
  ci_low: 0.52,
  ci_high: 0.68,
  ...change,
});

describe('a band', () => {
  it('puts what was said outside once the interval of what came in leaves it out, on either side', () => {
    const said = (stated: number) => liesOutside(band(), stated);
    expect([0.51, 0.52, 0.68, 0.69].map(said)).toEqual([true, false, false, true]);
  });

  it('deviates by what came in beyond what was said', () => {
    expect(deviationOf(band())).toBeCloseTo(0.1);
  });

  it('has no verdict under 30 selections', () => {
    expect(liesOutside(band({ n: 29 }), 0.1)).toBe(false);
    expect(deviationOf(band({ n: 29 }))).toBeNull();
  });

  it('has none either where there is nothing to divide by', () => {
    const empty = band({ stated: null, actual: null, ci_low: null, ci_high: null });
    expect(liesOutside(empty, empty.stated)).toBe(false);
    expect(deviationOf(empty)).toBeNull();
  });
});

describe('all bands together', () => {
  it('weigh what was said and what came in by their selections', () => {
    const total = totalOf([
      band({ n: 300, stated: 0.2, actual: 0.25 }),
      band({ n: 100, stated: 0.6, actual: 0.5 }),
    ]);
    expect(total).toMatchObject({ n: 400, isChance: true });
    expect(total!.stated).toBeCloseTo(0.3);
    expect(total!.actual).toBeCloseTo(0.3125);
  });

  it('are beyond chance from 1.96 standard errors on', () => {
    const off = (actual: number) => totalOf([band({ n: 400, stated: 0.5, actual })])!.isChance;
    expect([0.452, 0.548, 0.55, 0.45].map(off)).toEqual([true, true, false, false]);
  });

  it('say nothing of few selections, or of none', () => {
    expect(totalOf([band({ n: 29 }), band({ n: 0, stated: null, actual: null })])).toBeNull();
    expect(totalOf([])).toBeNull();
  });
});
