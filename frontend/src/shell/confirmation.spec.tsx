import { act, screen, waitFor, within } from '@testing-library/react';
import { answerConfirmation } from '../api/confirmation';
import { sessionRefused } from '../session/session.slice';
import { type Answer, SETTINGS } from '../testing/fake-api';
import { asked, openPanel, type Routes } from '../testing/panel';

const REFUSED: Answer = [403, { error: 'Yeniden doğrulayın.', code: 'CONFIRMATION_REQUIRED' }];
const CONFIRMED: Answer = [200, { confirmed_until: '2026-05-17T12:10:00.000Z' }];
const PUT = 'PUT /api/settings';
const CONFIRM = 'POST /api/confirm';

/** The settings tab of an admin whose session is not confirmed, with another bank typed and sent. */
async function saveBank(enabled = false, more: Routes = {}) {
  let isConfirmed = false;
  const panel = await openPanel('/admin?sekme=ayarlar', {
    'GET /api/second-factor': [200, { enabled, recovery_codes_left: 0 }],
    [PUT]: () => (isConfirmed ? [200, SETTINGS['GET /api/settings'][1]] : REFUSED),
    [CONFIRM]: ({ body }) => {
      const { password, code } = body as { password?: string; code?: string };
      if (password === 'yanlış') return [400, { error: 'x', fields: { password: 'Şifreniz yanlış.' } }];
      if (code === '000000') return [400, { error: 'x', fields: { code: 'Doğrulama kodu yanlış.' } }];
      isConfirmed = true;
      return CONFIRMED;
    },
    ...more,
  });
  const { user } = panel;
  const bank = await screen.findByLabelText('Banka');
  await user.clear(bank);
  await user.type(bank, 'Başka Banka');
  await user.click(screen.getByRole('button', { name: 'Ayarları kaydet' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Siz olduğunuzu doğrulayın' }));
  const send = () => user.click(dialog.getByRole('button', { name: 'Doğrula ve sürdür' }));
  return { ...panel, bank, dialog, send };
}

const isClosed = () => expect(screen.queryByRole('alertdialog')).toBeNull();

afterEach(() => {
  // what a test leaves open is open in the next one too
  act(() => answerConfirmation(false));
  jest.restoreAllMocks();
});

describe('a request that has to be confirmed', () => {
  it('is repeated as it was after the password', async () => {
    const { calls, dialog, send, user } = await saveBank();
    await user.type(await dialog.findByLabelText('Şifreniz'), 'gizli-123');
    await send();
    await waitFor(isClosed);
    expect(await screen.findByText('Ayarlar kaydedildi.')).toBeInTheDocument();
    expect(asked(calls, CONFIRM).map(({ body }) => body)).toEqual([{ password: 'gizli-123' }]);
    const [first, second, ...more] = asked(calls, PUT).map(({ body }) => body);
    expect(first).toMatchObject({ bank: { bank_name: 'Başka Banka' } });
    expect([second, more]).toEqual([first, []]);
  });

  it('fails with a sentence when nobody confirms it, and what was typed stays', async () => {
    const { bank, calls, dialog, user } = await saveBank();
    await user.click(dialog.getByRole('button', { name: 'Vazgeç' }));
    await waitFor(isClosed);
    expect(await screen.findByText('Yeniden doğrulayın.')).toBeInTheDocument();
    expect(bank).toHaveValue('Başka Banka');
    expect([asked(calls, PUT).length, asked(calls, CONFIRM).length]).toEqual([1, 0]);
  });

  it('asks for a code where the account has a second factor, and takes the password too', async () => {
    const { calls, dialog, send, user } = await saveBank(true);
    const code = await dialog.findByLabelText('Uygulamanızdaki 6 haneli kod');
    expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await user.type(code, '000000');
    await send();
    await waitFor(() => expect(code).toHaveAccessibleDescription('Doğrulama kodu yanlış.'));
    await user.click(dialog.getByRole('button', { name: 'Bunun yerine şifremi gir' }));
    const password = dialog.getByLabelText('Şifreniz');
    expect(password).toHaveFocus();
    expect(password).toHaveValue('');
    await user.type(password, 'gizli-123{Enter}');
    await waitFor(isClosed);
    expect(asked(calls, CONFIRM).map(({ body }) => body)).toEqual([
      { code: '000000' },
      { password: 'gizli-123' },
    ]);
  });

  it.each([
    ['', 'Şifre Giriniz'],
    ['yanlış', 'Şifreniz yanlış.'],
  ])('says beside the password %j what is wrong with it, and waits', async (password, sentence) => {
    const { calls, dialog, send, user } = await saveBank();
    const box = await dialog.findByLabelText('Şifreniz');
    if (password) await user.type(box, password);
    await send();
    await waitFor(() => expect(box).toHaveAccessibleDescription(sentence));
    expect(box).toHaveFocus();
    expect(box).toHaveValue(password);
    expect(asked(calls, PUT)).toHaveLength(1);
  });

  it('says what else the server says, such as that there were too many tries', async () => {
    const tooMany: Answer = [429, { error: 'Çok fazla deneme yaptınız.', code: 'TOO_MANY_REQUESTS' }];
    const { dialog, send, user } = await saveBank(false, { [CONFIRM]: tooMany });
    await user.type(await dialog.findByLabelText('Şifreniz'), 'gizli-123');
    await send();
    expect(await dialog.findByText('Çok fazla deneme yaptınız.')).toBeInTheDocument();
  });

  it('is given up with the session', async () => {
    const { store } = await saveBank();
    act(() => void store.dispatch(sessionRefused()));
    await waitFor(isClosed);
  });
});
