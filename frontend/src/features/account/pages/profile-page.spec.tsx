import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { reloadPage } from '../../../lib/browser-location';
import { type Answer, type ApiCall, serveApi, SETTINGS } from '../../../testing/fake-api';
import { renderSite } from '../../../testing/render-site';

jest.mock('../../../lib/browser-location', () => ({
  ...jest.requireActual<object>('../../../lib/browser-location'),
  reloadPage: jest.fn(),
}));

const THIS_SESSION = {
  id: '0011223344556677',
  device: 'Chrome · Android',
  created_at: '2026-05-17T08:00:00.000Z',
  last_used_at: '2026-05-17T09:00:00.000Z',
  expires_at: '2026-05-17T20:00:00.000Z',
  current: true,
};
const OTHER_SESSION = { ...THIS_SESSION, id: '8899aabbccddeeff', device: null, current: false };

const site = {
  role: 'user',
  end: null as string | null,
  tg_link: '',
  mails: { reminders: true, newsletter: false },
};

function serve(more: Parameters<typeof serveApi>[0] = {}): ApiCall[] {
  return serveApi({
    ...SETTINGS,
    'GET /api/check_role': () => [
      200,
      { role: site.role, username: 'ayşe', subscription_end_date: site.end },
    ],
    'GET /api/profile': () => [
      200,
      { username: 'ayşe', email: 'ayse@ornek.com', tg_link: site.tg_link, subscription_end_date: site.end },
    ],
    'GET /api/receipts': [200, []],
    'GET /api/profile/mails': () => [200, site.mails],
    'GET /api/profile/sessions': [200, [THIS_SESSION]],
    'GET /api/second-factor': [200, { enabled: false, recovery_codes_left: 0 }],
    'PUT /api/profile/mails': ({ body }) => [200, (site.mails = { ...site.mails, ...(body as object) })],
    ...more,
  });
}

async function open() {
  const view = await renderSite('/profile', { role: site.role as 'user', token: 't1' });
  await screen.findByRole('heading', { name: 'Hesap bilgileri' });
  return view;
}

const telegram = () => screen.getByLabelText('Telegram linki', { selector: 'input' });
const part = (name: string) => within(screen.getByRole('region', { name }));

beforeEach(() =>
  Object.assign(site, {
    role: 'user',
    end: null,
    tg_link: '',
    mails: { reminders: true, newsletter: false },
  }),
);
afterEach(() => {
  jest.restoreAllMocks();
  jest.mocked(reloadPage).mockReset();
});

describe('the profile', () => {
  it('shows name, e-mail and the end of the package', async () => {
    site.end = new Date(Date.now() + 12.5 * 86_400_000).toISOString();
    serve();
    await open();
    const account = part('Hesap bilgileri');
    expect(account.getByText('ayşe')).toBeInTheDocument();
    expect(account.getByText('ayse@ornek.com')).toBeInTheDocument();
    expect(account.getByText('12 gün kaldı')).toBeInTheDocument();
    expect(account.getByRole('link', { name: 'Süreyi uzat' })).toHaveAttribute('href', '/satinal');
  });

  it('says so without an active package', async () => {
    site.role = 'wait';
    site.end = '2026-05-01T09:00:00.000Z';
    serve();
    await open();
    expect(screen.getByText('Aktif Paket yok')).toBeInTheDocument();
    expect(screen.getByText('Son paket 1 Mayıs 2026 12:00 tarihinde bitti.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Üyelik Satın Al' })).toHaveAttribute('href', '/satinal');
  });

  it('calls a membership without an end what it is', async () => {
    serve();
    await open();
    expect(screen.getByText('Süresiz')).toBeInTheDocument();
  });

  it('offers another try when it can not be read', async () => {
    serve({ 'GET /api/profile': [500, {}] });
    await renderSite('/profile', { role: 'user' });
    expect(await screen.findByText('Hesap bilgileriniz yüklenemedi.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Tekrar dene' })).toBeInTheDocument();
  });
});

describe('the Telegram link', () => {
  it('is saved, and the page reloads two seconds later', async () => {
    jest.useFakeTimers();
    try {
      const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
      const calls = serve({ 'PUT /api/profile/tg-link': [200, { success: true, message: 'x' }] });
      await open();
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
      serve({ 'PUT /api/profile/tg-link': [200, { success: true, message: 'x' }] });
      await open();
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
    serve(answer ? { 'PUT /api/profile/tg-link': answer } : {});
    await open();
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
    const calls = serve({ 'PUT /api/profile/password': [200, { success: true, message: 'x' }] });
    await open();
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
    const calls = serve();
    await open();
    await change(current, next, repeat);
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(calls.map((call) => call.route)).not.toContain('PUT /api/profile/password');
  });

  it('shows the server’s refusal beside its field and keeps what was typed', async () => {
    serve({
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
    await open();
    await change('eski', 'yeni-sifre-1', 'yeni-sifre-1');
    expect(await screen.findByRole('alert')).toHaveTextContent('Mevcut şifreniz yanlış.');
    expect(screen.getByLabelText('Mevcut şifre')).toHaveAccessibleDescription('Mevcut şifreniz yanlış.');
    expect(screen.getByLabelText('Yeni şifre')).toHaveValue('yeni-sifre-1');
  });

  it('falls back to its exact sentence', async () => {
    serve({ 'PUT /api/profile/password': [500, {}] });
    await open();
    await change('eski', 'yeni-sifre-1', 'yeni-sifre-1');
    expect(await screen.findByRole('alert')).toHaveTextContent('Şifre güncellenirken hata oluştu.');
  });

  it('shows and hides each password by itself', async () => {
    serve();
    await open();
    const [first] = part('Şifre değiştir').getAllByRole('button', { name: 'Şifreyi göster' });
    await userEvent.click(first!);
    expect(screen.getByLabelText('Mevcut şifre')).toHaveAttribute('type', 'text');
    expect(screen.getByLabelText('Yeni şifre')).toHaveAttribute('type', 'password');
  });
});

describe('the mail choices', () => {
  it('are turned on and off, and show what the server says', async () => {
    const calls = serve();
    await open();
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
    serve({ 'PUT /api/profile/mails': [429, { error: 'Çok fazla deneme yaptınız.' }] });
    await open();
    const reminders = await screen.findByRole('switch', { name: 'Üyelik bitiş hatırlatmaları' });
    await userEvent.click(reminders);
    expect(await screen.findByText('Çok fazla deneme yaptınız.')).toBeInTheDocument();
    expect(reminders).toBeChecked();
  });
});

describe('the open sessions', () => {
  const row = () => part('Açık oturumlar').getByText('Bilinmeyen cihaz').closest('li')!;

  it('name this device, and offer nothing when it is the only one', async () => {
    serve();
    await open();
    const sessions = part('Açık oturumlar');
    expect(await sessions.findByText('Chrome · Android')).toBeInTheDocument();
    expect(sessions.getByText('Bu cihaz · Giriş 17 Mayıs 2026 11:00')).toBeInTheDocument();
    expect(sessions.queryAllByRole('button')).toEqual([]);
  });

  it('end one by one, after the password', async () => {
    let rows = [THIS_SESSION, OTHER_SESSION];
    const calls = serve({
      'GET /api/profile/sessions': () => [200, rows],
      'DELETE /api/profile/sessions/8899aabbccddeeff': () => {
        rows = [THIS_SESSION];
        return [200, { message: 'x' }];
      },
    });
    await open();
    await screen.findByText('Bilinmeyen cihaz');
    await userEvent.click(within(row()).getByRole('button', { name: /oturumu kapat$/ }));
    const dialog = within(screen.getByRole('alertdialog', { name: 'Oturum kapatılsın mı?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Oturumu kapat' }));
    expect(dialog.getByText('Şifre Giriniz')).toBeInTheDocument();
    await userEvent.type(dialog.getByLabelText('Şifreniz'), 'gizli-123{Enter}');
    await waitFor(() => expect(screen.queryByText('Bilinmeyen cihaz')).toBeNull());
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(calls.find((call) => call.route.startsWith('DELETE'))?.body).toEqual({ password: 'gizli-123' });
  });

  it('end all but this one, and stay with a wrong password', async () => {
    const answers: Answer[] = [
      [400, { error: 'Şifreniz yanlış.', code: 'WRONG_PASSWORD', fields: { password: 'Şifreniz yanlış.' } }],
      [200, { message: 'x' }],
    ];
    serve({
      'GET /api/profile/sessions': [200, [THIS_SESSION, OTHER_SESSION]],
      'DELETE /api/profile/sessions': () => answers.shift()!,
    });
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Diğer oturumları kapat' }));
    const dialog = within(screen.getByRole('alertdialog'));
    await userEvent.type(dialog.getByLabelText('Şifreniz'), 'yanlis{Enter}');
    await waitFor(() =>
      expect(dialog.getByLabelText('Şifreniz')).toHaveAccessibleDescription('Şifreniz yanlış.'),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Hepsini kapat' }));
    expect(await screen.findByText('Diğer oturumlarınız kapatıldı.')).toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('offer another try when they can not be read', async () => {
    serve({ 'GET /api/profile/sessions': [500, {}] });
    await open();
    expect(await screen.findByText('Oturumlarınız yüklenemedi.')).toBeInTheDocument();
  });
});

describe('one’s own data', () => {
  it('are saved as a file', async () => {
    const saved: string[] = [];
    URL.createObjectURL = () => 'blob:x';
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    const calls = serve({ 'GET /api/profile/export': [200, { account: {} }] });
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Verilerimi indir' }));
    await waitFor(() => expect(saved).toEqual(['verilerim.json']));
    expect(calls.find((call) => call.route === 'GET /api/profile/export')?.token).toBe('Bearer t1');
  });

  it('say when they can not be fetched', async () => {
    serve({ 'GET /api/profile/export': [500, {}] });
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Verilerimi indir' }));
    expect(await screen.findByText('Verileriniz indirilemedi.')).toBeInTheDocument();
  });

  it('go with the account, after a question and the password', async () => {
    const calls = serve({ 'DELETE /api/profile': [200, { message: 'x' }] });
    const { path } = await open();
    await userEvent.click(screen.getByRole('button', { name: 'Hesabımı sil' }));
    const dialog = within(screen.getByRole('alertdialog', { name: 'Hesabınız silinsin mi?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Kalıcı olarak sil' }));
    expect(dialog.getByText('Şifre Giriniz')).toBeInTheDocument();
    expect(calls.map((call) => call.route)).not.toContain('DELETE /api/profile');
    await userEvent.type(dialog.getByLabelText('Şifreniz'), 'gizli-123{Enter}');
    await waitFor(() => expect(path()).toBe('/login'));
    expect(calls.find((call) => call.route === 'DELETE /api/profile')?.body).toEqual({
      password: 'gizli-123',
    });
    expect({ ...localStorage }).toEqual({ isLoggedIn: 'false' });
    expect(await screen.findByText('Hesabınız ve kişisel verileriniz silindi.')).toBeInTheDocument();
  });

  it('stay with a wrong password, and with the last admin', async () => {
    const answers: Answer[] = [
      [400, { error: 'Şifreniz yanlış.', code: 'WRONG_PASSWORD', fields: { password: 'Şifreniz yanlış.' } }],
      [409, { error: 'Sitede en az bir yönetici kalmalı.', code: 'LAST_ADMIN' }],
    ];
    serve({ 'DELETE /api/profile': () => answers.shift()! });
    const { path } = await open();
    await userEvent.click(screen.getByRole('button', { name: 'Hesabımı sil' }));
    const dialog = within(screen.getByRole('alertdialog'));
    await userEvent.type(dialog.getByLabelText('Şifreniz'), 'yanlis{Enter}');
    await waitFor(() =>
      expect(dialog.getByLabelText('Şifreniz')).toHaveAccessibleDescription('Şifreniz yanlış.'),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Kalıcı olarak sil' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Sitede en az bir yönetici kalmalı.');
    await userEvent.click(dialog.getByRole('button', { name: 'Vazgeç' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(path()).toBe('/profile');
  });
});
