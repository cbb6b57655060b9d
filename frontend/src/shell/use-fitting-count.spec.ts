import { fittingCount } from './use-fitting-count';

describe('the entries that stand in the header', () => {
  it('are all of them where there is room', () => {
    expect(fittingCount([100, 100, 100], 308, 60)).toBe(3);
  });

  it('leave room for the button of the rest', () => {
    expect(fittingCount([100, 100, 100], 307, 60)).toBe(2);
    expect(fittingCount([100, 100, 100], 267, 60)).toBe(1);
    expect(fittingCount([100, 100, 100], 120, 60)).toBe(0);
  });

  it('make room for those that stay, which are not counted', () => {
    expect(fittingCount([100, 100, 100], 308, 60, 1)).toBe(2);
    expect(fittingCount([100, 100, 100], 307, 60, 1)).toBe(1);
    expect(fittingCount([100, 100, 100], 160, 60, 1)).toBe(0);
  });

  it('are none of none', () => {
    expect(fittingCount([], 0, 60)).toBe(0);
  });
});
