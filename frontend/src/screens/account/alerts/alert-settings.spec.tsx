import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { member, openProfile, part, resetMember, serveProfile } from '../../../testing/profile';
import { clockTime } from './alert-settings';

const URL_OF_CHAT = 'https://t.me/ornek_bot?start=abc';
const invitation = (ms = 600_000) => ({
  url: URL_OF_CHAT,
  expires_at: new Date(Date.now() + ms).toISOString(),
});

beforeEach(() => {
  resetMember();
  jest.spyOn(window, 'open').mockReturnValue(null);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const alerts = () => part('Bildirimler');

describe('alerts in the profile', () => {
  it('are chosen by channel and hours, written as one likes', async () => {
    const user = userEvent.setup();
    const calls = serveProfile({
      'PUT /api/profile/alerts': ({ body }) => [
        200,
        (member.alerts = { ...member.alerts, ...(body as object) }),
      ],
    });
    await openProfile();
    await user.click(alerts().getByRole('checkbox', { name: 'E-posta (ayse@ornek.com)' }));
    const from = alerts().getByRole('textbox', { name: 'Başlangıç' });
    await user.clear(from);
    await user.type(from, '22.30');
    const to = alerts().getByRole('textbox', { name: 'Bitiş' });
    await user.clear(to);
    await user.type(to, '25:00');
    await user.click(alerts().getByRole('button', { name: 'Kaydet' }));
    expect(await alerts().findByText('Saati 23:00 gibi yazın.')).toBeInTheDocument();
    expect(to).toHaveFocus();
    await user.clear(to);
    await user.type(to, '7');
    await user.click(alerts().getByRole('button', { name: 'Kaydet' }));
    expect(await alerts().findByText('Bildirim ayarlarınız kaydedildi.')).toBeInTheDocument();
    expect(calls.find(({ route }) => route === 'PUT /api/profile/alerts')?.body).toEqual({
      email: false,
      telegram: false,
      quiet_from: '22:30',
      quiet_to: '07:00',
    });
    await waitFor(() => expect(to).toHaveValue('07:00'), { timeout: 2000 });
  });

  it('say beside the field what the server refuses', async () => {
    const user = userEvent.setup();
    serveProfile({
      'PUT /api/profile/alerts': [
        400,
        { error: 'Geçersiz.', code: 'VALIDATION_FAILED', fields: { quiet_from: 'Saat SS:DD olmalı.' } },
      ],
    });
    await openProfile();
    await user.click(alerts().getByRole('button', { name: 'Kaydet' }));
    expect(await alerts().findByText('Saat SS:DD olmalı.')).toBeInTheDocument();
  });

  it('offer no Telegram where the site has no bot', async () => {
    serveProfile();
    await openProfile();
    expect(alerts().queryByText(/Telegram/)).toBeNull();
  });

  it('link a chat: it opens, and the profile is asked until the account is linked', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    member.alerts.telegram_available = true;
    const calls = serveProfile({ 'POST /api/profile/telegram': [201, invitation()] });
    await openProfile();
    expect(alerts().queryByRole('checkbox', { name: 'Telegram' })).toBeNull();
    await user.click(alerts().getByRole('button', { name: 'Telegram’a bağlan' }));
    expect(await alerts().findByRole('link', { name: 'Telegram’da aç' })).toHaveAttribute(
      'href',
      URL_OF_CHAT,
    );
    expect(window.open).toHaveBeenCalledWith(URL_OF_CHAT, '_blank', 'noopener');
    const profiles = () => calls.filter(({ route }) => route === 'GET /api/profile').length;
    const before = profiles();
    await act(() => jest.advanceTimersByTimeAsync(6_500));
    expect(profiles()).toBe(before + 2);
    member.alerts = { ...member.alerts, telegram: true, telegram_linked: true };
    await act(() => jest.advanceTimersByTimeAsync(3_000));
    expect(alerts().getByText('Telegram hesabınız bağlandı.')).toBeInTheDocument();
    expect(alerts().getByRole('checkbox', { name: 'Telegram' })).toBeChecked();
    const after = profiles();
    await act(() => jest.advanceTimersByTimeAsync(30_000));
    expect(profiles()).toBe(after);
  });

  it('stop waiting when the invitation is no longer good', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    member.alerts.telegram_available = true;
    const calls = serveProfile({ 'POST /api/profile/telegram': () => [201, invitation()] });
    await openProfile();
    await user.click(alerts().getByRole('button', { name: 'Telegram’a bağlan' }));
    await alerts().findByRole('link', { name: 'Telegram’da aç' });
    await act(() => jest.advanceTimersByTimeAsync(600_000));
    expect(alerts().getByText(/süresi doldu/)).toBeInTheDocument();
    const asked = calls.length;
    await act(() => jest.advanceTimersByTimeAsync(30_000));
    expect(calls).toHaveLength(asked);
    await user.click(alerts().getByRole('button', { name: 'Yeni bağlantı al' }));
    expect(await alerts().findByRole('link', { name: 'Telegram’da aç' })).toBeInTheDocument();
  });

  it('unlink the chat', async () => {
    const user = userEvent.setup();
    member.alerts = { ...member.alerts, telegram_available: true, telegram: true, telegram_linked: true };
    serveProfile({
      'DELETE /api/profile/telegram': () => [
        200,
        (member.alerts = { ...member.alerts, telegram_linked: false }),
      ],
    });
    await openProfile();
    await user.click(alerts().getByRole('button', { name: 'Bağlantıyı kaldır' }));
    await waitFor(() =>
      expect(alerts().getByRole('button', { name: 'Telegram’a bağlan' })).toBeInTheDocument(),
    );
    expect(alerts().queryByRole('checkbox', { name: 'Telegram' })).toBeNull();
  });

  it('say why a chat can not be linked', async () => {
    const user = userEvent.setup();
    member.alerts.telegram_available = true;
    serveProfile({ 'POST /api/profile/telegram': [429, { error: 'Çok fazla deneme.' }] });
    await openProfile();
    await user.click(alerts().getByRole('button', { name: 'Telegram’a bağlan' }));
    expect(await screen.findByText('Çok fazla deneme.')).toBeInTheDocument();
  });

  it.each([
    [true, /yalnızca e-posta ile gelir/],
    [false, /size bildirim gelmez\. Bildirim almak için e-postayı da seçip/],
  ])(
    'say what comes while the bot is out of order (e-mail: %s), and offer no link to it',
    async (email, sentence) => {
      member.alerts = { ...member.alerts, email, telegram: true, telegram_linked: true };
      serveProfile();
      await openProfile();
      expect(alerts().getByText(sentence)).toBeInTheDocument();
      expect(alerts().queryByRole('button', { name: /Telegram/ })).not.toBeInTheDocument();
    },
  );
});

describe('a time of day', () => {
  it.each([
    ['23:00', '23:00'],
    [' 8:05 ', '08:05'],
    ['8.30', '08:30'],
    ['2330', '23:30'],
    ['830', '08:30'],
    ['7', '07:00'],
    ['00:00', '00:00'],
  ])('may be written %s', (written, time) => expect(clockTime(written)).toBe(time));

  it.each(['', '24:00', '12:60', '8:5', 'sabah', '12:00:00', '-1'])('is not %s', (written) =>
    expect(clockTime(written)).toBeNull(),
  );
});
