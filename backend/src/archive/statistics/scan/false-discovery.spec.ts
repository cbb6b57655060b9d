import { falseDiscoveryRates } from './false-discovery';

describe('false discovery rates', () => {
  it("are those of Benjamini and Hochberg's own example", () => {
    // the fifteen p-values of their paper; at a rate of 0.05 the first four are findings
    const published = [
      0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.324, 0.4262, 0.5719, 0.6528,
      0.759, 1,
    ];
    const rates = falseDiscoveryRates(published);
    expect(rates.filter((rate) => rate <= 0.05)).toHaveLength(4);
    expect(rates[0]).toBeCloseTo(0.0015, 12);
    expect(rates[3]).toBeCloseTo(0.035625, 12);
    // 0.0278 · 15 ÷ 6 is more than 0.0298 · 15 ÷ 7
    expect(rates[5]).toBeCloseTo(rates[6]!, 12);
    expect(rates[14]).toBe(1);
  });

  it('rise with the p-values and keep their places', () => {
    const mixed = [0.9, 0.01, 0.04, 0.01, 0.5];
    const rates = falseDiscoveryRates(mixed);
    expect(rates).toEqual([0.9, 0.025, (0.04 * 5) / 3, 0.025, 0.625].map((rate) => expect.closeTo(rate, 12)));
  });

  it('of one p-value is that p-value, and of none is nothing', () => {
    expect(falseDiscoveryRates([0.03])).toEqual([0.03]);
    expect(falseDiscoveryRates([])).toEqual([]);
  });
});
