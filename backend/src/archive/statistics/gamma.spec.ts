import { gammaHead, gammaTail } from './gamma';
import { normalTail } from './tests';

describe('the tail of a gamma distribution', () => {
  // Poisson counts: fewer than k come while the mean is x
  it.each([
    [1, 0.3],
    [2, 7.5],
    [5, 2],
    [13, 13],
    [40, 12],
    [40, 90],
    [150, 149.5],
  ])('is the sum of Poisson shares where the shape %i is whole, at %f', (shape, x) => {
    let share = Math.exp(-x);
    let sum = share;
    for (let k = 1; k < shape; k++) sum += share *= x / k;
    expect(gammaTail(shape, x) / sum).toBeCloseTo(1, 11);
    expect(gammaHead(shape, x)).toBeCloseTo(1 - sum, 12);
  });

  it('is the normal tail where the shape is a half and the variable a square', () => {
    for (const z of [0.1, 0.7, 1.96, 3.5, 6])
      expect(gammaTail(0.5, (z * z) / 2) / (2 * normalTail(z))).toBeCloseTo(1, 11);
  });

  it('comes to the normal tail as the shape grows, and keeps its digits there', () => {
    for (const shape of [1e8, 1e10, 1e12])
      for (const z of [-3, -1, 0, 1, 4]) {
        const skew = 2 / Math.sqrt(shape);
        // first term of Edgeworth's series
        const density = Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);
        const expected = normalTail(z) + (skew / 6) * (z * z - 1) * density;
        expect(gammaTail(shape, shape + z * Math.sqrt(shape)) / expected).toBeCloseTo(1, 4);
      }
  });

  it('is everything from 0 on, and nothing is before', () => {
    expect([gammaTail(3, 0), gammaTail(3, -1), gammaHead(3, 0), gammaHead(3, -1)]).toEqual([1, 1, 0, 0]);
  });
});
