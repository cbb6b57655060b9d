import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { reloadPage } from '../../lib/browser-location';
import type { Answer } from '../../testing/fake-api';
import { member, openProfile, part, resetMember, serveProfile } from '../../testing/profile';
import { renderSite } from '../../testing/render-site';

jest.mock('../../lib/browser-location', () => ({
  ...jest.requireActual<object>('../../lib/browser-location'),
  reloadPage: jest.fn(),
}));

const telegram = () => screen.getByLabelText('Telegram linki', { selector: 'input' });

beforeEach(resetMember);
afterEach(() => {
  jest.restoreAllMocks();
  jest.mocked(reloadPage).mockReset();
});

describe('the profile', () => {
  it('shows name, e-mail and the end of the package', async () => {
    member.end = new Date(Date.now() + 12 * 86_400_000).toISOString();
    serveProfile();
    await openProfile();
    const account = part('Hesap bilgileri');
    expect(account.getByText('ayşe')).toBeInTheDocument();
    expect(account.getByText('ayse@ornek.com')).toBeInTheDocument();
    expect(account.getByText('12 gün kaldı')).toBeInTheDocument();
    expect(account.getByRole('link', { name: 'Süreyi uzat' })).toHaveAttribute('href', '/satinal');
  });

  it('says so without an active package', async () => {
    member.role = 'wait';
    member.end = '2026-05-01T09:00:00.000Z';
    serveProfile();
    await openProfile();
    expect(screen.getByText('Aktif Paket yok')).toBeInTheDocument();
    expect(screen.getByText('Son paket 1 Mayıs 2026 12:00 tarihinde bitti.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Üyelik Satın Al' })).toHaveAttribute('href', '/satinal');
  });

  it('calls a membership without an end what it is', async () => {
    serveProfile();
    await openProfile();
    expect(screen.getByText('Süresiz')).toBeInTheDocument();
  });

  it('offers another try when it can not be read', async () => {
    serveProfile({ 'GET /api/profile': [500, {}] });
    await renderSite('/profile', { role: 'user' });
    expect(await screen.findByText(/^Hesap bilgileriniz yüklenemedi\./)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Tekrar dene' })).toBeInTheDocument();
  });
});

describe('the Telegram link', () => {
  it('is saved, and the page reloads two seconds later', async () => {
    jest.useFakeTimers();
    try {
      const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
      const calls = serveProfile({ 'PUT /api/profile/tg-link': [200, { success: true, message: 'x' }] });
      await openProfile();
      await user.type(telegram(), 'https://t.me/ayse');
      await user.click(screen.getByRole('button', { name: 'Güncelle' }));
      expect(
        (await screen.findByText('Telegram linki başarıyla güncellendi.')).closest('[role=status]'),
      ).toBeInTheDocument();
      expect(calls.find((call) => call.route === 'PUT /api/profile/tg-link')?.body).toEqual({
        tg_link: 'https://t.me/ayse',
      });
      await act(() => jest.advanceTimersByTimeAsync(1999));
      expect(reloadPage).not.toHaveBeenCalled();
      await act(() => jest.advanceTimersByTimeAsync(1));
      expect(reloadPage).toHaveBeenCalledTimes(1);
    } finally {
      jest.useRealTimers();
    }
  });

  it('does not reload over a password that is being typed', async () => {
    jest.useFakeTimers();
    try {
      const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
      serveProfile({ 'PUT /api/profile/tg-link': [200, { success: true, message: 'x' }] });
      await openProfile();
      await user.click(screen.getByRole('button', { name: 'Güncelle' }));
      await screen.findByText('Telegram linki başarıyla güncellendi.');
      await user.type(screen.getByLabelText('Mevcut şifre'), 'gizli');
      await act(() => jest.advanceTimersByTimeAsync(5000));
      expect(reloadPage).not.toHaveBeenCalled();
      expect(screen.getByLabelText('Mevcut şifre')).toHaveValue('gizli');
    } finally {
      jest.useRealTimers();
    }
  });

  it.each<[string, Answer | null, string]>([
    [
      'the server’s sentence beside the field',
      [
        400,
        {
          success: false,
          message: 'Telegram linki https://t.me/… olmalı.',
          error: 'x',
          fields: { tg_link: 'Telegram linki https://t.me/… olmalı.' },
        },
      ],
      'Telegram linki https://t.me/… olmalı.',
    ],
    ['the exact sentence without one', [500, 'kaput'], 'Telegram linki güncellenirken hata oluştu.'],
    [
      'why, without a connection',
      null,
      'Telegram linki güncellenirken hata oluştu. Sunucuya ulaşılamadı. Bağlantınızı kontrol edip tekrar deneyin.',
    ],
  ])('that is refused shows %s, and stays as typed', async (_, answer, sentence) => {
    serveProfile(answer ? { 'PUT /api/profile/tg-link': answer } : {});
    await openProfile();
    await userEvent.type(telegram(), 'yanlış');
    await userEvent.click(screen.getByRole('button', { name: 'Güncelle' }));
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(telegram()).toHaveValue('yanlış');
    expect(reloadPage).not.toHaveBeenCalled();
  });
});

describe('the password form', () => {
  async function change(current: string, next: string, repeat: string) {
    const form = part('Şifre değiştir');
    if (current) await userEvent.type(form.getByLabelText('Mevcut şifre'), current);
    if (next) await userEvent.type(form.getByLabelText('Yeni şifre'), next);
    if (repeat) await userEvent.type(form.getByLabelText('Yeni şifre (tekrar)'), repeat);
    await userEvent.click(form.getByRole('button', { name: 'Şifreyi güncelle' }));
  }

  it('saves a new password, says so and empties itself', async () => {
    const calls = serveProfile({ 'PUT /api/profile/password': [200, { success: true, message: 'x' }] });
    await openProfile();
    await change('eski-sifre', 'yeni-sifre-1', 'yeni-sifre-1');
    expect(
      (await screen.findByText('Şifre başarıyla güncellendi.')).closest('[role=status]'),
    ).toBeInTheDocument();
    expect(calls.find((call) => call.route === 'PUT /api/profile/password')?.body).toEqual({
      currentPassword: 'eski-sifre',
      newPassword: 'yeni-sifre-1',
    });
    expect(screen.getByLabelText('Mevcut şifre')).toHaveValue('');
  });

  it.each([
    ['', 'a', 'a', 'Mevcut şifrenizi yazın.'],
    ['eski', '', '', 'Yeni şifrenizi yazın.'],
    ['eski', 'yeni-sifre-1', 'yeni-sifre-2', 'Yeni şifreler eşleşmiyor.'],
  ])('with %p, %p and %p says %p and asks no server', async (current, next, repeat, sentence) => {
    const calls = serveProfile();
    await openProfile();
    await change(current, next, repeat);
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(calls.map((call) => call.route)).not.toContain('PUT /api/profile/password');
  });

  it('shows the server’s refusal beside its field and keeps what was typed', async () => {
    serveProfile({
      'PUT /api/profile/password': [
        400,
        {
          success: false,
          message: 'x',
          error: 'Mevcut şifreniz yanlış.',
          fields: { currentPassword: 'Mevcut şifreniz yanlış.' },
        },
      ],
    });
    await openProfile();
    await change('eski', 'yeni-sifre-1', 'yeni-sifre-1');
    expect(await screen.findByRole('alert')).toHaveTextContent('Mevcut şifreniz yanlış.');
    expect(screen.getByLabelText('Mevcut şifre')).toHaveAccessibleDescription('Mevcut şifreniz yanlış.');
    expect(screen.getByLabelText('Yeni şifre')).toHaveValue('yeni-sifre-1');
  });

  it('falls back to its exact sentence', async () => {
    serveProfile({ 'PUT /api/profile/password': [500, {}] });
    await openProfile();
    await change('eski', 'yeni-sifre-1', 'yeni-sifre-1');
    expect(await screen.findByRole('alert')).toHaveTextContent('Şifre güncellenirken hata oluştu.');
  });

  it('shows and hides each password by itself', async () => {
    serveProfile();
    await openProfile();
    const [first] = part('Şifre değiştir').getAllByRole('button', { name: 'Şifreyi göster' });
    await userEvent.click(first!);
    expect(screen.getByLabelText('Mevcut şifre')).toHaveAttribute('type', 'text');
    expect(screen.getByLabelText('Yeni şifre')).toHaveAttribute('type', 'password');
  });
});

describe('the mail choices', () => {
  it('are turned on and off, and show what the server says', async () => {
    const calls = serveProfile();
    await openProfile();
    const reminders = await screen.findByRole('switch', { name: 'Üyelik bitiş hatırlatmaları' });
    expect(reminders).toBeChecked();
    await userEvent.click(reminders);
    await waitFor(() => expect(reminders).not.toBeChecked());
    await userEvent.click(screen.getByRole('switch', { name: 'Bülten' }));
    await waitFor(() => expect(screen.getByRole('switch', { name: 'Bülten' })).toBeChecked());
    expect(calls.filter((call) => call.route === 'PUT /api/profile/mails').map((call) => call.body)).toEqual([
      { reminders: false },
      { newsletter: true },
    ]);
    expect(screen.getByRole('switch', { name: 'Bülten' })).toHaveAccessibleDescription(/onay veriyorum/);
  });

  it('stay as they are when the server refuses', async () => {
    serveProfile({ 'PUT /api/profile/mails': [429, { error: 'Çok fazla deneme yaptınız.' }] });
    await openProfile();
    const reminders = await screen.findByRole('switch', { name: 'Üyelik bitiş hatırlatmaları' });
    await userEvent.click(reminders);
    expect(await screen.findByText('Çok fazla deneme yaptınız.')).toBeInTheDocument();
    expect(reminders).toBeChecked();
  });
});
