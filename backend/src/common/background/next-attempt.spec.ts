import { nextAttempt } from './next-attempt';

describe('the pauses between attempts', () => {
  it('grow, and end', () => {
    const now = new Date('2026-05-17T12:00:00Z');
    const pauses = Array.from({ length: 11 }, (_, index) => nextAttempt(index + 1, now));
    const minutes = pauses.map((at) => (at ? (at.getTime() - now.getTime()) / 60_000 : null));
    expect(minutes).toEqual([1, 2, 5, 15, 30, 60, 120, 240, 480, 960, null]);
  });
});
