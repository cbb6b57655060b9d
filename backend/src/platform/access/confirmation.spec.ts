import { requireConfirmation } from './confirmation';

const at = (time: string): Date => new Date(`2026-05-17T${time}.000Z`);

describe('requireConfirmation', () => {
  it('lets a session through until the end of its confirmation', () => {
    expect(() => requireConfirmation({ confirmedUntil: at('12:10:00') }, at('12:09:59'))).not.toThrow();
  });

  it.each([
    ['was never confirmed', null],
    ['was confirmed until this very instant', at('12:00:00')],
    ['was confirmed before', at('11:59:59')],
  ])('refuses a session that %s', (_, confirmedUntil) => {
    expect(() => requireConfirmation({ confirmedUntil }, at('12:00:00'))).toThrow(
      expect.objectContaining({ code: 'CONFIRMATION_REQUIRED', status: 403 }),
    );
  });
});
