import { pageSteps } from './pagination';

describe('the offered pages', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 9, [1, 2, 'gap', 9]],
    [3, 9, [1, 2, 3, 4, 'gap', 9]],
    [4, 9, [1, 2, 3, 4, 5, 'gap', 9]],
    [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
    [6, 9, [1, 'gap', 5, 6, 7, 8, 9]],
    [9, 9, [1, 'gap', 8, 9]],
  ])('on page %p of %p are %p', (page, pages, steps) => {
    expect(pageSteps(page, pages)).toEqual(steps);
  });

  it('stay within the list for a page beyond its end', () => {
    expect(pageSteps(40, 3)).toEqual([1, 2, 3]);
  });
});
