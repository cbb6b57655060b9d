import { isPercentMoved, movedFurther } from './movement';

describe('the movement of a price', () => {
  it.each([
    [200, 179, -10, true],
    [200, 180, -10, false],
    [200, 181, -10, false],
    [200, 221, 10, true],
    [200, 220, 10, false],
    [200, 200, 10, false],
    [200, 200, -10, false],
    // what floating point would get wrong
    [170, 153, -10, false],
    [110, 121, 10, false],
    [100_000, 10_001, -90, false],
    [100_000, 9_999, -90, true],
  ])('from %i to %i is further than %i %%: %s', (opening, closing, percent, isFurther) => {
    expect(movedFurther(opening, closing, percent)).toBe(isFurther);
  });

  it('is asked for in whole percent from 1 to 90, with a sign', () => {
    for (const percent of [1, -1, 90, -90])
      expect([percent, isPercentMoved(percent)]).toEqual([percent, true]);
    for (const percent of [0, 91, -91, 10.5, NaN, '10', null])
      expect([percent, isPercentMoved(percent)]).toEqual([percent, false]);
  });
});
