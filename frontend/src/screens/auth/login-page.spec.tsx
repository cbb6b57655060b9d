import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { serveApi } from '../../testing/fake-api';
import {
  readStoredSession,
  sessionOutlivesPage,
  SIGNED_OUT,
  writeStoredSession,
} from '../../session/stored-session';
import { WithStore } from '../../testing/with-store';
import { Login } from './login-page';

const ANSWER = { session_token: 't1', role: 'user', username: 'ayşe' };

function open(state?: unknown) {
  const reload = jest.fn();
  render(
    <WithStore>
      <MemoryRouter initialEntries={[{ pathname: '/login', state }]}>
        <Login reload={reload} />
      </MemoryRouter>
    </WithStore>,
  );
  return reload;
}

async function logIn(email = 'ayse@ornek.com', password = 'gizli-123') {
  if (email) await userEvent.type(screen.getByLabelText('E-posta'), email);
  if (password) await userEvent.type(screen.getByLabelText('Şifre'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Giriş Yap' }));
}

afterEach(() => jest.restoreAllMocks());

describe('the login page', () => {
  it('stores the session and reloads at the home page', async () => {
    const calls = serveApi({ 'POST /api/login': [200, ANSWER] });
    const reload = open();
    await logIn();
    expect(calls[0]?.body).toEqual({ email: 'ayse@ornek.com', password: 'gizli-123' });
    expect(reload).toHaveBeenCalledWith('/');
    expect({ ...localStorage }).toEqual({
      isLoggedIn: 'true',
      userRole: 'user',
      username: 'ayşe',
      sessionToken: 't1',
      token: 't1',
    });
  });

  it('returns to the page that asked for the login, but never to another site', async () => {
    serveApi({ 'POST /api/login': [200, ANSWER] });
    const reload = open({ from: '/kapanisoran?ft_1_odd=1.85' });
    await logIn();
    expect(reload).toHaveBeenLastCalledWith('/kapanisoran?ft_1_odd=1.85');
  });

  it('does not follow a way out of the site', async () => {
    serveApi({ 'POST /api/login': [200, ANSWER] });
    const reload = open({ from: '//kotu.example' });
    await logIn();
    expect(reload).toHaveBeenLastCalledWith('/');
  });

  it('signs in without a new page, which would know nothing of it, where the browser stores nothing', async () => {
    serveApi({ 'POST /api/login': [200, ANSWER] });
    const closed = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('closed', 'SecurityError');
    });
    const reload = open({ from: '/kapanisoran' });
    await logIn();
    await waitFor(() => expect(readStoredSession()).toMatchObject({ isLoggedIn: true, token: 't1' }));
    expect(sessionOutlivesPage()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
    closed.mockRestore();
    writeStoredSession(SIGNED_OUT);
  });

  it('asks for both fields before it asks the server', async () => {
    const calls = serveApi({});
    open();
    await logIn('', '');
    expect(screen.getByText('E Mail Zorunlu')).toBeInTheDocument();
    expect(screen.getByText('Şifre Giriniz')).toBeInTheDocument();
    expect(screen.getByLabelText('E-posta')).toBeInvalid();
    expect(calls).toEqual([]);
  });

  it('says what the server says, and keeps what was typed', async () => {
    serveApi({
      'POST /api/login': [401, { error: 'E-posta veya şifre hatalı.', code: 'WRONG_CREDENTIALS' }],
    });
    const reload = open();
    await logIn();
    expect(await screen.findByRole('alert')).toHaveTextContent('E-posta veya şifre hatalı.');
    expect(screen.getByLabelText('E-posta')).toHaveValue('ayse@ornek.com');
    expect(reload).not.toHaveBeenCalled();
    expect(localStorage.getItem('isLoggedIn')).toBeNull();
  });

  it('falls back to the general sentence when the answer has none', async () => {
    serveApi({ 'POST /api/login': [500, 'kaput'] });
    open();
    await logIn();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Bir hata oluştu. Lütfen daha sonra tekrar deneyin.',
    );
  });

  describe('for an account with a second factor', () => {
    const REQUIRED = [401, { error: 'Kodu girin.', code: 'SECOND_FACTOR_REQUIRED' }] as const;
    const WRONG = [401, { error: 'Doğrulama kodu yanlış.', code: 'SECOND_FACTOR_WRONG' }] as const;

    function serveFactor(right: string) {
      return serveApi({
        'POST /api/login': ({ body }) => {
          const { code } = body as { code?: string };
          return code === undefined ? REQUIRED : code === right ? [200, ANSWER] : WRONG;
        },
      });
    }

    it('asks for no code before the server does', () => {
      open();
      expect(screen.queryByLabelText('Doğrulama kodu')).toBeNull();
    });

    it('asks for the code, keeps what was typed, and lets in with it', async () => {
      const calls = serveFactor('123456');
      const reload = open();
      await logIn();
      const code = await screen.findByLabelText('Doğrulama kodu');
      expect(code).toHaveFocus();
      expect(code).toHaveAttribute('autocomplete', 'one-time-code');
      expect(code).toHaveAttribute('inputmode', 'numeric');
      expect(screen.queryByRole('alert')).toBeNull();
      await userEvent.keyboard('123456{Enter}');
      expect(reload).toHaveBeenCalledWith('/');
      expect(calls.map(({ body }) => body)).toEqual([
        { email: 'ayse@ornek.com', password: 'gizli-123' },
        { email: 'ayse@ornek.com', password: 'gizli-123', code: '123456' },
      ]);
    });

    it('says beside the code that it is wrong, and takes another one', async () => {
      serveFactor('123456');
      const reload = open();
      await logIn();
      const code = await screen.findByLabelText('Doğrulama kodu');
      await userEvent.type(code, '000000');
      await userEvent.click(screen.getByRole('button', { name: 'Giriş Yap' }));
      await waitFor(() => expect(code).toHaveAccessibleDescription('Doğrulama kodu yanlış.'));
      expect(code).toHaveFocus();
      expect(reload).not.toHaveBeenCalled();
      await userEvent.keyboard('123456{Enter}');
      expect(reload).toHaveBeenCalled();
    });

    it('sends nothing without a code', async () => {
      const calls = serveFactor('123456');
      open();
      await logIn();
      const code = await screen.findByLabelText('Doğrulama kodu');
      await userEvent.keyboard('{Enter}');
      expect(code).toHaveAccessibleDescription('Doğrulama kodunu yazın.');
      expect(calls).toHaveLength(1);
    });

    it('takes a recovery code instead, which a phone’s keyboard can type', async () => {
      const calls = serveFactor('ABCDE-FGHJK');
      const reload = open();
      await logIn();
      await userEvent.click(await screen.findByRole('button', { name: 'Telefonum yanımda değil' }));
      const code = screen.getByLabelText('Kurtarma kodu');
      expect(code).toHaveFocus();
      expect(code).toHaveAttribute('inputmode', 'text');
      await userEvent.keyboard('ABCDE-FGHJK{Enter}');
      expect(reload).toHaveBeenCalled();
      expect(calls.at(-1)?.body).toMatchObject({ code: 'ABCDE-FGHJK' });
    });

    it('goes back to the code of the app', async () => {
      serveFactor('123456');
      open();
      await logIn();
      await userEvent.click(await screen.findByRole('button', { name: 'Telefonum yanımda değil' }));
      await userEvent.click(screen.getByRole('button', { name: 'Uygulamadaki kodu yaz' }));
      expect(screen.getByLabelText('Doğrulama kodu')).toHaveFocus();
    });
  });

  it('shows and hides the password', async () => {
    open();
    const password = screen.getByLabelText('Şifre');
    expect(password).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Şifreyi göster' }));
    expect(password).toHaveAttribute('type', 'text');
    await userEvent.click(screen.getByRole('button', { name: 'Şifreyi gizle' }));
    expect(password).toHaveAttribute('type', 'password');
  });

  it('leads to a new password and to the public pages', () => {
    open();
    expect(screen.getByRole('link', { name: 'Şifremi unuttum' })).toHaveAttribute('href', '/sifremi-unuttum');
    const pages = screen.getByRole('navigation', { name: 'Giriş yapmadan görebileceğiniz sayfalar' });
    const addresses = [...pages.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(addresses).toEqual(['/urunler', '/editorler', '/about', '/contact', '/uyeliksozlesmesi', '/kvkk']);
  });

  it('leads to the registration', () => {
    open();
    expect(screen.getByRole('link', { name: 'Kayıt Ol' })).toHaveAttribute('href', '/register');
  });
});
