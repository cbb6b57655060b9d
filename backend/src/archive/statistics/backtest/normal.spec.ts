import { normalTail } from './normal';

describe('the upper tail of the normal distribution', () => {
  it.each([
    [0, 0.5],
    [0.5, 0.3085375387259869],
    [1, 0.15865525393145707],
    [1.6448536269514722, 0.05],
    [1.959963984540054, 0.025],
    [2.999, 0.0013543365337271066],
    [3, 0.0013498980316300957],
    [3.001, 0.0013454728250849683],
    [5, 2.866515718791939e-7],
    [10, 7.619853024160593e-24],
    [37, 5.725571222525139e-300],
  ])('is half the complementary error function beyond %d', (z, area) => {
    expect(Math.abs(normalTail(z) / area - 1)).toBeLessThan(1e-12);
    expect(normalTail(-z)).toBeCloseTo(1 - area, 13);
  });

  it('falls all the way, also where one formula gives way to the other', () => {
    const areas = Array.from({ length: 400 }, (_, at) => normalTail(-4 + at / 50));
    for (let at = 1; at < areas.length; at++) expect(areas[at]).toBeLessThan(areas[at - 1]!);
  });
});
