import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { serveApi } from '../../../testing/fake-api';
import { WithStore } from '../../../testing/with-store';
import LoginPage from './login-page';

const ANSWER = { session_token: 't1', role: 'user', username: 'ayşe' };

function open(state?: unknown) {
  const reload = jest.fn();
  render(
    <WithStore>
      <MemoryRouter initialEntries={[{ pathname: '/login', state }]}>
        <LoginPage reload={reload} />
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
    expect(addresses).toEqual(['/urunler', '/about', '/contact', '/uyeliksozlesmesi', '/kvkk']);
  });

  it('leads to the registration', () => {
    open();
    expect(screen.getByRole('link', { name: 'Kayıt Ol' })).toHaveAttribute('href', '/register');
  });
});
