import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Answer, serveApi, SETTINGS } from '../../testing/fake-api';
import { renderSite } from '../../testing/render-site';

const GOOD = {
  'Ad Soyad': 'Ayşe Kaya',
  Telefon: '0555 111 22 33',
  'E-posta': 'ayse@ornek.com',
  Konu: 'Soru',
  Mesaj: 'Merhaba',
};

function serve(answer: Answer = [201, { message: 'Teşekkürler! Mesajınız bize ulaştı.' }]) {
  return serveApi({ ...SETTINGS, 'POST /api/contact': answer });
}

async function send(values: Partial<typeof GOOD> = GOOD) {
  await screen.findByRole('heading', { name: 'İletişime Geçin' });
  for (const [label, text] of Object.entries(values))
    await userEvent.type(screen.getByLabelText(label), text);
  await userEvent.click(screen.getByRole('button', { name: 'Gönder' }));
}

afterEach(() => jest.restoreAllMocks());

describe('the contact page', () => {
  it('is open to everybody and shows the address to write to', async () => {
    serve();
    await renderSite('/contact');
    const link = await screen.findByRole('link', { name: 'destek@example.com' });
    expect(link).toHaveAttribute('href', 'mailto:destek@example.com');
  });

  it('asks for all five fields, and no server before', async () => {
    const calls = serve();
    await renderSite('/contact');
    await send({});
    for (const sentence of [
      'Ad zorunlu.',
      'Telefon zorunlu.',
      'E Mail Zorunlu',
      'Konu zorunlu.',
      'Mesaj zorunlu.',
    ]) {
      expect(await screen.findByText(sentence)).toBeInTheDocument();
    }
    expect(calls.map(({ route }) => route)).not.toContain('POST /api/contact');
  });

  it('wants an address that can be one', async () => {
    serve();
    await renderSite('/contact');
    await send({ ...GOOD, 'E-posta': 'ayse@ornek' });
    expect(await screen.findByText('Yanlış Mail Formatı')).toBeInTheDocument();
  });

  it('sends the message with an empty trap, then thanks and leads home', async () => {
    const calls = serve();
    await renderSite('/contact');
    await send();
    const thanks = await screen.findByRole('heading', { name: 'Teşekkürler!' });
    expect(thanks).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Ana sayfaya dön' })).toHaveAttribute('href', '/');
    expect(screen.queryByLabelText('Mesaj')).toBeNull();
    expect(calls.find(({ route }) => route === 'POST /api/contact')?.body).toEqual({
      name: 'Ayşe Kaya',
      phonenumber: '0555 111 22 33',
      email: 'ayse@ornek.com',
      subject: 'Soru',
      message: 'Merhaba',
      website: '',
    });
  });

  it('hides its trap from people: it is neither seen, heard nor reached with the keyboard', async () => {
    serve();
    const { container } = await renderSite('/contact');
    await screen.findByLabelText('Mesaj');
    const trap = container.querySelector('input[name="website"]')!;
    expect(trap).toHaveAttribute('tabindex', '-1');
    expect(trap.closest('[aria-hidden="true"]')).not.toBeNull();
    expect(screen.queryByRole('textbox', { name: 'Bu alanı boş bırakın' })).toBeNull();
  });

  it.each<[string, Answer, string]>([
    ['too many messages', [429, { error: 'Çok fazla deneme yaptınız.', code: 'X' }], 'Çok fazla deneme'],
    ['a fault', [500, {}], 'Bir hata oluştu. Lütfen daha sonra tekrar deneyin.'],
  ])('keeps what was typed after %s', async (_what, answer, sentence) => {
    serve(answer);
    await renderSite('/contact');
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    for (const [label, text] of Object.entries(GOOD)) expect(screen.getByLabelText(label)).toHaveValue(text);
  });

  it('keeps what was typed when the server can not be reached', async () => {
    serveApi(SETTINGS);
    await renderSite('/contact');
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('Sunucuya ulaşılamadı.');
    expect(screen.getByLabelText('Mesaj')).toHaveValue('Merhaba');
  });

  it('keeps what was typed while another page is looked at, until it is sent', async () => {
    serve();
    const left = await renderSite('/contact');
    await userEvent.type(await screen.findByLabelText('Mesaj'), 'Merhaba');
    left.unmount();
    const back = await renderSite('/contact');
    expect(await screen.findByLabelText('Mesaj')).toHaveValue('Merhaba');
    const { Mesaj: _typed, ...others } = GOOD;
    await send(others);
    await screen.findByText(/Teşekkürler/);
    back.unmount();
    await renderSite('/contact');
    expect(await screen.findByLabelText('Mesaj')).toHaveValue('');
  });

  it('shows the server’s sentences beside their fields', async () => {
    const fields = { email: 'Bu adres geçersiz.' };
    serve([400, { error: 'Gönderilen bilgilerde hata var.', code: 'X', fields }]);
    await renderSite('/contact');
    await send();
    await screen.findByRole('alert');
    expect(screen.getByLabelText('E-posta')).toHaveAccessibleDescription('Bu adres geçersiz.');
  });
});
