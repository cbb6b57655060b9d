import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Answer } from '../../testing/fake-api';
import { openProfile, part, resetMember, serveProfile, THIS_SESSION } from '../../testing/profile';

const OTHER_SESSION = { ...THIS_SESSION, id: '8899aabbccddeeff', device: null, current: false };

beforeEach(resetMember);
afterEach(() => jest.restoreAllMocks());

describe('the open sessions', () => {
  const row = () => part('Açık oturumlar').getByText('Bilinmeyen cihaz').closest('li')!;

  it('name this device, and offer nothing when it is the only one', async () => {
    serveProfile();
    await openProfile();
    const sessions = part('Açık oturumlar');
    expect(await sessions.findByText('Chrome · Android')).toBeInTheDocument();
    expect(sessions.getByText('Bu cihaz · Giriş 17 Mayıs 2026 11:00')).toBeInTheDocument();
    expect(sessions.queryAllByRole('button')).toEqual([]);
  });

  it('end one by one, after the password', async () => {
    let rows = [THIS_SESSION, OTHER_SESSION];
    const calls = serveProfile({
      'GET /api/profile/sessions': () => [200, rows],
      'DELETE /api/profile/sessions/8899aabbccddeeff': () => {
        rows = [THIS_SESSION];
        return [200, { message: 'x' }];
      },
    });
    await openProfile();
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
    serveProfile({
      'GET /api/profile/sessions': [200, [THIS_SESSION, OTHER_SESSION]],
      'DELETE /api/profile/sessions': () => answers.shift()!,
    });
    await openProfile();
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
    serveProfile({ 'GET /api/profile/sessions': [500, {}] });
    await openProfile();
    expect(await screen.findByText(/^Oturumlarınız yüklenemedi\./)).toBeInTheDocument();
  });
});

describe('one’s own data', () => {
  it('are saved as a file', async () => {
    const saved: string[] = [];
    URL.createObjectURL = () => 'blob:x';
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    const calls = serveProfile({ 'GET /api/profile/export': [200, { account: {} }] });
    await openProfile();
    await userEvent.click(screen.getByRole('button', { name: 'Verilerimi indir' }));
    await waitFor(() => expect(saved).toEqual(['verilerim.json']));
    expect(calls.find((call) => call.route === 'GET /api/profile/export')?.token).toBe('Bearer t1');
  });

  it('say when they can not be fetched', async () => {
    serveProfile({ 'GET /api/profile/export': [500, {}] });
    await openProfile();
    await userEvent.click(screen.getByRole('button', { name: 'Verilerimi indir' }));
    expect(await screen.findByText('Verileriniz indirilemedi.')).toBeInTheDocument();
  });

  it('go with the account, after a question and the password', async () => {
    const calls = serveProfile({ 'DELETE /api/profile': [200, { message: 'x' }] });
    const { path } = await openProfile();
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
    serveProfile({ 'DELETE /api/profile': () => answers.shift()! });
    const { path } = await openProfile();
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
