import { isRefusedForGood, nextAttempt } from './back-off';

describe('the pauses between attempts', () => {
  const now = new Date('2026-05-17T12:00:00Z');

  it('grow, and end', () => {
    const pauses = Array.from({ length: 11 }, (_, index) => nextAttempt(index + 1, now));
    const minutes = pauses.map((at) => (at ? (at.getTime() - now.getTime()) / 60_000 : null));
    expect(minutes).toEqual([1, 2, 5, 15, 30, 60, 120, 240, 480, 960, null]);
  });

  it.each([
    [{ code: 'EENVELOPE', responseCode: 550 }, true],
    [{ code: 'EENVELOPE', responseCode: 450 }, false],
    [{ code: 'EAUTH', responseCode: 535 }, false],
    [{ code: 'ECONNREFUSED' }, false],
    [new Error('x'), false],
    [null, false],
  ])('are not waited for when %j is final: %s', (error, final) => {
    expect(isRefusedForGood(error)).toBe(final);
  });
});
