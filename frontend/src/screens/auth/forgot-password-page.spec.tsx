import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { serveApi } from '../../testing/fake-api';
import { WithStore } from '../../testing/with-store';
import ForgotPasswordPage from './forgot-password-page';

const ask = async (email: string) => {
  if (email) await userEvent.type(screen.getByLabelText('E-posta'), email);
  await userEvent.click(screen.getByRole('button', { name: 'Bağlantı gönder' }));
};

beforeEach(() => {
  render(
    <WithStore>
      <MemoryRouter>
        <ForgotPasswordPage />
      </MemoryRouter>
    </WithStore>,
  );
});

afterEach(() => jest.restoreAllMocks());

describe('the page for a forgotten password', () => {
  it('asks the server for a link and never shows whether the address is known', async () => {
    const calls = serveApi({ 'POST /api/password-reset': [202, { message: 'x' }] });
    await ask(' ayse@ornek.com ');
    expect(calls[0]?.body).toEqual({ email: 'ayse@ornek.com' });
    expect(await screen.findByRole('status')).toHaveTextContent(
      'Bu e-posta adresi kayıtlıysa şifre sıfırlama bağlantısı gönderildi.',
    );
  });

  it.each([
    ['', 'E Mail Zorunlu'],
    ['ayse', 'Yanlış Mail Formatı'],
  ])('with %p says %p and asks no server', async (email, sentence) => {
    const calls = serveApi({});
    await ask(email);
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(calls).toEqual([]);
  });

  it('keeps the address when the server refuses or can not be reached', async () => {
    serveApi({ 'POST /api/password-reset': [429, { error: 'Çok fazla deneme yaptınız.' }] });
    await ask('ayse@ornek.com');
    expect(await screen.findByRole('alert')).toHaveTextContent('Çok fazla deneme yaptınız.');
    expect(screen.getByLabelText('E-posta')).toHaveValue('ayse@ornek.com');
    serveApi({});
    await ask('');
    expect(await screen.findByText(/Sunucuya ulaşılamadı/)).toBeInTheDocument();
    expect(screen.getByLabelText('E-posta')).toHaveValue('ayse@ornek.com');
  });
});
