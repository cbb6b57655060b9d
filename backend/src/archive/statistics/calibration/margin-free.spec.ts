import { type MarginMethod, power, powerExponent, proportional, shin, shinShare } from './margin-free';

const inverses = (odds: readonly number[]): number[] => odds.map((odd) => 1 / odd);
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

function expectNear(got: readonly number[], published: readonly number[]): void {
  expect(got).toHaveLength(published.length);
  published.forEach((value, at) => expect(got[at]).toBeCloseTo(value, 8));
}

describe('taking the margin out of a market', () => {
  it("gives Shin's figures as the package mberk/shin publishes them", () => {
    const prices = inverses([2.6, 2.4, 4.3]);
    expectNear(shin(prices), [0.37299406, 0.40477941, 0.22222653]);
    expect(shinShare(prices)).toBeCloseTo(0.01694251, 8);
  });

  it("gives Shin's and the power method's figures as penaltyblog documents them", () => {
    const prices = inverses([2.7, 2.3, 4.4]);
    expectNear(shin(prices), [0.35934392, 0.42324385, 0.21741223]);
    expectNear(power(prices), [0.3591711, 0.42373075, 0.21709815]);
    expect(powerExponent(prices)).toBeCloseTo(1.03091324, 8);
  });

  it('leaves fair prices as they are', () => {
    for (const method of [proportional, power, shin])
      expectNear(method([0.5, 0.25, 0.25]), [0.5, 0.25, 0.25]);
  });

  it('takes a market that pays too much in proportion with Shin, and with a smaller power', () => {
    const generous = inverses([2.1, 2.1]);
    expectNear(shin(generous), [0.5, 0.5]);
    expectNear(power(generous), [0.5, 0.5]);
    expect(powerExponent(generous)).toBeLessThan(1);
    expectNear(shin(inverses([1.9, 4, 6])), proportional(inverses([1.9, 4, 6])));
  });

  it('adds up to one for short and long prices, two to thirty selections, small and large margins', () => {
    const markets = [
      [1.01, 21],
      [1.01, 34, 1000],
      [1.5, 2.2],
      [3, 3.1, 2.2],
      Array.from({ length: 30 }, (_, at) => 6 + at * 4),
      [1.05, 1.05],
      [1000, 1000, 900],
    ].map(inverses);
    for (const method of [proportional, power, shin] satisfies MarginMethod[]) {
      for (const market of markets) {
        const probabilities = method(market);
        expect(sum(probabilities)).toBeCloseTo(1, 9);
        for (const each of probabilities) expect(each).toBeGreaterThan(0);
      }
    }
  });
});
