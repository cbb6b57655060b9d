import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { type Answer, serveApi } from '../../testing/fake-api';
import { WithStore } from '../../testing/with-store';
import RegisterPage from './register-page';

const GOOD = {
  name: 'ayşe',
  email: 'ayse@ornek.com',
  password: 'gizli-123',
  repeat: 'gizli-123',
  terms: true,
};

function open() {
  render(
    <WithStore>
      <MemoryRouter initialEntries={['/register']}>
        <Routes>
          <Route path="/register" element={<RegisterPage />} />
          <Route path="/login" element={<p>giriş sayfası</p>} />
        </Routes>
      </MemoryRouter>
    </WithStore>,
  );
}

async function submit(values: Partial<typeof GOOD>, user = userEvent.setup()) {
  const { name, email, password, repeat, terms } = { ...GOOD, ...values };
  if (name) await user.type(screen.getByLabelText('Kullanıcı adı'), name);
  if (email) await user.type(screen.getByLabelText('E-posta'), email);
  if (password) await user.type(screen.getByLabelText('Şifre'), password);
  if (repeat) await user.type(screen.getByLabelText('Şifre tekrarı'), repeat);
  if (terms) await user.click(screen.getByRole('checkbox', { name: /sözleşmesini/ }));
  await user.click(screen.getByRole('button', { name: 'Kayıt Ol' }));
}

const answering = (answer: Answer) => serveApi({ 'POST /api/register': answer });

afterEach(() => jest.restoreAllMocks());

describe('the registration', () => {
  it.each([
    [{ name: '' }, 'Ad Zorunlu'],
    [{ name: '   ' }, 'Ad Zorunlu'],
    [{ email: '' }, 'E Mail Zorunlu'],
    [{ email: 'ayse@ornek' }, 'Yanlış Mail Formatı'],
    [{ email: 'ayse' }, 'Yanlış Mail Formatı'],
    [{ password: '', repeat: '' }, 'Şifre Giriniz'],
    [{ repeat: '' }, 'Şifre Doğrulama Zorunlu'],
    [{ repeat: 'gizli-124' }, 'Şifreler Eşleşmiyor'],
    [{ terms: false }, 'Üyelik şartlarını kabul etmelisiniz'],
  ])('with %p says %p and asks no server', async (values, sentence) => {
    const calls = answering([201, { message: 'Kaydınız alındı.' }]);
    open();
    await submit(values);
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(calls).toEqual([]);
  });

  it('sends name, e-mail, password, the version of the agreement shown and no consent that was not given', async () => {
    const calls = answering([201, { message: 'Kaydınız alındı.' }]);
    open();
    await submit({});
    expect(calls[0]?.body).toEqual({
      username: 'ayşe',
      email: 'ayse@ornek.com',
      password: 'gizli-123',
      terms_version: '2026-05',
      newsletter_consent: false,
    });
  });

  it('asks for the newsletter in a box of its own, which starts empty', async () => {
    const calls = answering([201, { message: 'Kaydınız alındı.' }]);
    open();
    const box = screen.getByRole('checkbox', { name: /bülten ve duyuru gönderilmesine onay/ });
    expect(box).not.toBeChecked();
    await userEvent.click(box);
    await submit({});
    expect(calls[0]?.body).toMatchObject({ newsletter_consent: true });
  });

  it('shows the success for two seconds, then the login page', async () => {
    jest.useFakeTimers();
    try {
      answering([201, { message: 'Kaydınız alındı.' }]);
      open();
      await submit({}, userEvent.setup({ advanceTimers: jest.advanceTimersByTime }));
      expect(await screen.findByRole('status')).toHaveTextContent('Kaydınız alındı.');
      await act(() => jest.advanceTimersByTimeAsync(1999));
      expect(screen.queryByText('giriş sayfası')).toBeNull();
      await act(() => jest.advanceTimersByTimeAsync(1));
      expect(screen.getByText('giriş sayfası')).toBeInTheDocument();
    } finally {
      jest.useRealTimers();
    }
  });

  it('shows the server’s refusal on top and beside its field, and keeps what was typed', async () => {
    answering([
      409,
      { error: 'Bu e-posta adresi zaten kayıtlı.', code: 'EMAIL_TAKEN', fields: { email: 'Kayıtlı.' } },
    ]);
    open();
    await submit({});
    expect(await screen.findByRole('alert')).toHaveTextContent('Bu e-posta adresi zaten kayıtlı.');
    expect(screen.getByLabelText('E-posta')).toHaveAccessibleDescription('Kayıtlı.');
    expect(screen.getByLabelText('Kullanıcı adı')).toHaveValue('ayşe');
  });

  it('falls back to the general sentence when the server says nothing', async () => {
    answering([500, {}]);
    open();
    await submit({});
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Bir hata oluştu. Lütfen daha sonra tekrar deneyin.',
    );
  });

  it('links to the agreement and the privacy notice, in a tab of their own', () => {
    open();
    expect(screen.getByRole('link', { name: 'KVKK aydınlatma metninden' })).toHaveAttribute('href', '/kvkk');
    expect(screen.getByRole('link', { name: 'Üyelik sözleşmesini' })).toHaveAttribute('target', '_blank');
    expect(screen.getByRole('link', { name: 'Üyelik sözleşmesini' })).toHaveAttribute(
      'href',
      '/uyeliksozlesmesi',
    );
  });
});
