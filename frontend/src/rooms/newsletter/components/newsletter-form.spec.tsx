import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { type Answer, serveApi } from '../../../testing/fake-api';
import { WithStore } from '../../../testing/with-store';
import { NewsletterForm } from './newsletter-form';

const SUBSCRIBED: Answer = [201, { message: 'Teşekkürler! Abonelik başarıyla tamamlandı.' }];

function open(answer?: Answer) {
  const calls = serveApi(answer ? { 'POST /api/subscribe': answer } : {});
  render(
    <WithStore>
      <MemoryRouter>
        <NewsletterForm />
      </MemoryRouter>
    </WithStore>,
  );
  return calls;
}

const email = () => screen.getByLabelText('E-posta adresiniz');
const phone = () => screen.getByLabelText('Telefon numaranız');
const consent = () => screen.getByRole('checkbox');
const send = () => userEvent.click(screen.getByRole('button', { name: 'Bültene Abone Ol' }));

async function fill() {
  await userEvent.type(email(), 'ayse@ornek.com');
  await userEvent.type(phone(), '0555 111 22 33');
  await userEvent.click(consent());
}

afterEach(() => jest.restoreAllMocks());

describe('the newsletter form', () => {
  it('comes with an unticked box and asks for everything before it sends', async () => {
    const calls = open(SUBSCRIBED);
    expect(consent()).not.toBeChecked();
    await send();
    expect(await screen.findByText('E Mail Zorunlu')).toBeInTheDocument();
    expect(screen.getByText('Telefon zorunlu.')).toBeInTheDocument();
    expect(screen.getByText('Bülten için onay vermelisiniz.')).toBeInTheDocument();
    expect(calls).toEqual([]);
  });

  it('takes e-mail and telephone as what they are', () => {
    open(SUBSCRIBED);
    expect(email()).toHaveAttribute('type', 'email');
    expect(phone()).toHaveAttribute('type', 'tel');
  });

  it('sends both with the consent and thanks in its place', async () => {
    const calls = open(SUBSCRIBED);
    await fill();
    await send();
    expect(await screen.findByRole('status')).toHaveTextContent(
      'Teşekkürler! Abonelik başarıyla tamamlandı.',
    );
    expect(calls[0]!.body).toEqual({
      email: 'ayse@ornek.com',
      phonenumber: '0555 111 22 33',
      consent: true,
    });
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('shows what is wrong with a number beside it and keeps everything', async () => {
    const sentence = 'Telefon numarası okunamadı. Örnek: 0555 111 22 33';
    open([400, { error: 'Gönderilen bilgilerde hata var.', code: 'X', fields: { phonenumber: sentence } }]);
    await fill();
    await send();
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(phone()).toHaveAccessibleDescription(sentence);
    expect(email()).toHaveValue('ayse@ornek.com');
    expect(consent()).toBeChecked();
  });

  it('keeps everything when the server can not be reached', async () => {
    open();
    await fill();
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('Sunucuya ulaşılamadı.');
    expect(email()).toHaveValue('ayse@ornek.com');
    expect(phone()).toHaveValue('0555 111 22 33');
  });
});
