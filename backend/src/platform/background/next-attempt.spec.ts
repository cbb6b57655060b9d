import { nextAttempt } from './next-attempt';

describe('the pauses between attempts', () => {
  it('grow, and end', () => {
    const pauses = Array.from({ length: 11 }, (_, index) => nextAttempt(index + 1));
    const minutes = pauses.map((pause) => pause && pause / 60_000);
    expect(minutes).toEqual([1, 2, 5, 15, 30, 60, 120, 240, 480, 960, null]);
  });
});
