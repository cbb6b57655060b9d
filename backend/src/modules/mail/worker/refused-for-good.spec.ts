import { isRefusedForGood } from './refused-for-good';

describe('a mail that could not be sent', () => {
  it.each([
    [{ code: 'EENVELOPE', responseCode: 550 }, true],
    [{ code: 'EENVELOPE', responseCode: 450 }, false],
    [{ code: 'EAUTH', responseCode: 535 }, false],
    [{ code: 'ECONNREFUSED' }, false],
    [new Error('x'), false],
    [null, false],
  ])('is not tried again when %j is final: %s', (error, final) => {
    expect(isRefusedForGood(error)).toBe(final);
  });
});
