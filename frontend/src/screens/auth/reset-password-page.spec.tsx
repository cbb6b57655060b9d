import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { serveApi } from '../../testing/fake-api';
import { WithStore } from '../../testing/with-store';
import ResetPasswordPage from './reset-password-page';

function open(address = '/sifre-sifirla#token=abc') {
  render(
    <WithStore>
      <MemoryRouter initialEntries={[address]}>
        <ResetPasswordPage />
      </MemoryRouter>
    </WithStore>,
  );
}

async function set(password: string, repeat = password) {
  if (password) await userEvent.type(screen.getByLabelText('Yeni şifre'), password);
  if (repeat) await userEvent.type(screen.getByLabelText('Yeni şifre tekrarı'), repeat);
  await userEvent.click(screen.getByRole('button', { name: 'Şifreyi kaydet' }));
}

afterEach(() => jest.restoreAllMocks());

describe('the page of a mailed password link', () => {
  it('sets the password with the link’s token and leads to the login', async () => {
    const calls = serveApi({ 'POST /api/password-reset/confirm': [204] });
    open();
    await set('yeni-sifre-1');
    expect(calls[0]?.body).toEqual({ token: 'abc', password: 'yeni-sifre-1' });
    expect(await screen.findByRole('status')).toHaveTextContent('Yeni şifreniz kaydedildi.');
    expect(screen.getByRole('link', { name: 'Giriş Yap' })).toHaveAttribute('href', '/login');
  });

  it('finds out that the session of this browser is over, too', async () => {
    localStorage.setItem('isLoggedIn', 'true');
    localStorage.setItem('userRole', 'user');
    localStorage.setItem('sessionToken', 't1');
    const calls = serveApi({
      'POST /api/password-reset/confirm': [204],
      'GET /api/check_role': [401, { error: 'x', code: 'UNAUTHENTICATED' }],
    });
    open();
    await set('yeni-sifre-1');
    await screen.findByRole('status');
    expect(calls.map((call) => call.route)).toContain('GET /api/check_role');
  });

  it('offers a new link when this one is used up or over', async () => {
    serveApi({ 'POST /api/password-reset/confirm': [400, { error: 'x', code: 'INVALID_LINK' }] });
    open();
    await set('yeni-sifre-1');
    expect(await screen.findByRole('alert')).toHaveTextContent('Bağlantı geçersiz veya süresi dolmuş.');
    expect(screen.getByRole('link', { name: 'Yeni bağlantı iste' })).toHaveAttribute(
      'href',
      '/sifremi-unuttum',
    );
  });

  it('says so without a token, and asks nothing', () => {
    const calls = serveApi({});
    open('/sifre-sifirla');
    expect(screen.getByRole('alert')).toHaveTextContent('Bağlantı eksik görünüyor');
    expect(calls).toEqual([]);
  });

  it.each([
    ['', '', 'Şifre Giriniz'],
    ['yeni-sifre-1', '', 'Şifre Doğrulama Zorunlu'],
    ['yeni-sifre-1', 'yeni-sifre-2', 'Şifreler Eşleşmiyor'],
  ])('with %p and %p says %p', async (password, repeat, sentence) => {
    const calls = serveApi({});
    open();
    await set(password, repeat);
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(calls).toEqual([]);
  });

  it('keeps what was typed when the password is too weak, and the link works on', async () => {
    serveApi({
      'POST /api/password-reset/confirm': [
        400,
        {
          error: 'Gönderilen bilgilerde hata var.',
          code: 'VALIDATION_FAILED',
          fields: { password: 'Bu şifre çok yaygın.' },
        },
      ],
    });
    open();
    await set('password1');
    expect(await screen.findByRole('alert')).toHaveTextContent('Gönderilen bilgilerde hata var.');
    expect(screen.getByLabelText('Yeni şifre')).toHaveAccessibleDescription('Bu şifre çok yaygın.');
    expect(screen.getByLabelText('Yeni şifre')).toHaveValue('password1');
  });
});
