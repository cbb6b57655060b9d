import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { encode } from 'uqr';
import { type Answer, type ApiCall, serveApi } from '../../../testing/fake-api';
import { WithStore } from '../../../testing/with-store';
import { SecondFactor } from './second-factor';

const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const URI = `otpauth://totp/Oran:ayse?secret=${SECRET}`;
const CODES = Array.from({ length: 10 }, (_, index) => `ABCD${index + 2}-FGHJK`.slice(0, 11));
const WRONG_PASSWORD: Answer = [400, { error: 'x', fields: { password: 'Şifreniz yanlış.' } }];
const WRONG_CODE: Answer = [400, { error: 'x', fields: { code: 'Doğrulama kodu yanlış.' } }];

const site = { enabled: false, left: 0 };

function serve(more: Parameters<typeof serveApi>[0] = {}): ApiCall[] {
  return serveApi({
    'GET /api/second-factor': () => [200, { enabled: site.enabled, recovery_codes_left: site.left }],
    'POST /api/second-factor': [200, { secret: SECRET, uri: URI }],
    'POST /api/second-factor/confirm': () => {
      Object.assign(site, { enabled: true, left: 10 });
      return [200, { recovery_codes: CODES }];
    },
    'POST /api/confirm': [200, { confirmed_until: '2026-05-17T12:10:00.000Z' }],
    'DELETE /api/second-factor': () => {
      Object.assign(site, { enabled: false, left: 0 });
      return [200, { message: 'İki adımlı giriş kapatıldı.' }];
    },
    ...more,
  });
}

const open = () =>
  render(
    <WithStore>
      <SecondFactor />
    </WithStore>,
  );

async function answerPassword(button: string, confirm: string, password = 'gizli-123') {
  await userEvent.click(await screen.findByRole('button', { name: button }));
  const dialog = within(screen.getByRole('alertdialog'));
  await userEvent.type(dialog.getByLabelText('Şifreniz'), password);
  await userEvent.click(dialog.getByRole('button', { name: confirm }));
}

const begin = () => answerPassword('İki adımlı girişi aç', 'Sürdür');

beforeEach(() => Object.assign(site, { enabled: false, left: 0 }));
afterEach(() => jest.restoreAllMocks());

describe('the card of the second factor', () => {
  it('asks for the password and shows the secret as a picture and as text', async () => {
    const calls = serve();
    open();
    await begin();
    const picture = await screen.findByRole('img', { name: 'Doğrulama uygulamasıyla okutulacak karekod' });
    expect(screen.getByText('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ')).toBeInTheDocument();
    expect(squaresOf(picture)).toEqual(encode(URI, { ecc: 'M', border: 4 }).data);
    expect(screen.getByRole('heading', { name: '1. Hesabı uygulamaya ekleyin' })).toHaveFocus();
    expect(calls.find(({ route }) => route === 'POST /api/second-factor')?.body).toEqual({
      password: 'gizli-123',
    });
  });

  it('leaves white around the picture, which readers need', async () => {
    serve();
    open();
    await begin();
    const squares = squaresOf(await screen.findByRole('img', { name: /karekod/ }));
    const edge = squares.filter(
      (row, y) => y < 4 || y >= squares.length - 4 || row.slice(0, 4).some(Boolean),
    );
    expect(edge.flat().some(Boolean)).toBe(false);
    const paper = screen.getByRole('img', { name: /karekod/ }).querySelector('rect')!;
    expect([paper.getAttribute('fill'), paper.getAttribute('width')]).toEqual([
      '#fff',
      String(squares.length),
    ]);
  });

  it('stays closed with a wrong password', async () => {
    serve({ 'POST /api/second-factor': WRONG_PASSWORD });
    open();
    await begin();
    await waitFor(() =>
      expect(screen.getByLabelText('Şifreniz')).toHaveAccessibleDescription('Şifreniz yanlış.'),
    );
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('turns on with a first code, and shows the recovery codes until they are kept', async () => {
    const calls = serve();
    open();
    await begin();
    await userEvent.type(
      await screen.findByLabelText('2. Uygulamadaki 6 haneli kodu yazın'),
      '123456{Enter}',
    );
    const list = await screen.findByRole('list', { name: 'Kurtarma kodları' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(CODES);
    expect(screen.getByRole('heading', { name: /Kurtarma kodlarınızı saklayın/ })).toHaveFocus();
    expect(calls.find(({ route }) => route.endsWith('/confirm'))?.body).toEqual({ code: '123456' });
    expect(screen.queryByText(/GEZD/)).toBeNull();

    await userEvent.click(screen.getByRole('button', { name: 'Kodları sakladım' }));
    expect(await screen.findByText('10 kurtarma kodunuz kaldı.')).toBeInTheDocument();
    expect(screen.queryByText(CODES[0]!)).toBeNull();
    expect(screen.getByRole('button', { name: 'İki adımlı girişi kapat' })).toHaveFocus();
  });

  it('copies the secret and the recovery codes', async () => {
    serve();
    const user = userEvent.setup();
    const write = jest.spyOn(navigator.clipboard, 'writeText');
    open();
    await begin();
    await user.click(await screen.findByRole('button', { name: 'Anahtarı kopyala' }));
    expect(write).toHaveBeenLastCalledWith(SECRET);
    expect(screen.getByText('Kopyalandı')).toBeInTheDocument();
    await user.type(screen.getByLabelText(/6 haneli kodu yazın/), '123456{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Kodları kopyala' }));
    expect(write).toHaveBeenLastCalledWith(CODES.join('\n'));
  });

  it.each([
    ['', undefined, 'Doğrulama kodunu yazın.'],
    ['000000', WRONG_CODE, 'Doğrulama kodu yanlış.'],
  ])('says beside the code %j what is wrong with it', async (code, answer, sentence) => {
    serve(answer && { 'POST /api/second-factor/confirm': answer });
    open();
    await begin();
    const box = await screen.findByLabelText(/6 haneli kodu yazın/);
    if (code) await userEvent.type(box, code);
    await userEvent.click(screen.getByRole('button', { name: 'Doğrula ve aç' }));
    await waitFor(() => expect(box).toHaveAccessibleDescription(sentence));
    expect(box).toHaveFocus();
    expect(box).toHaveValue(code);
  });

  it('says what the server says when it can’t be confirmed any more', async () => {
    serve({
      'POST /api/second-factor/confirm': [409, { error: 'Önce kurmaya başlayın.', code: 'CONFLICT' }],
    });
    open();
    await begin();
    await userEvent.type(await screen.findByLabelText(/6 haneli kodu yazın/), '123456{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Önce kurmaya başlayın.');
  });

  it('shows that it is on after an answer that was lost on its way, and can be turned off from there', async () => {
    serve({
      'POST /api/second-factor/confirm': () => {
        Object.assign(site, { enabled: true, left: 10 });
        throw new TypeError('Failed to fetch');
      },
    });
    open();
    await begin();
    await userEvent.type(await screen.findByLabelText(/6 haneli kodu yazın/), '123456{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('İki adımlı giriş açılamadı.');
    await userEvent.click(screen.getByRole('button', { name: 'Vazgeç' }));
    await answerPassword('İki adımlı girişi kapat', 'Kapat');
    expect(await screen.findByRole('button', { name: 'İki adımlı girişi aç' })).toBeInTheDocument();
  });

  it('can be left in the middle, and nothing is on', async () => {
    serve();
    open();
    await begin();
    await userEvent.click(await screen.findByRole('button', { name: 'Vazgeç' }));
    expect(await screen.findByRole('button', { name: 'İki adımlı girişi aç' })).toHaveFocus();
    expect(screen.queryByText(/GEZD/)).toBeNull();
  });

  it('shows how many recovery codes are left, and turns off with the password', async () => {
    Object.assign(site, { enabled: true, left: 3 });
    const calls = serve();
    open();
    expect(await screen.findByText('3 kurtarma kodunuz kaldı.')).toBeInTheDocument();
    await answerPassword('İki adımlı girişi kapat', 'Kapat');
    expect(await screen.findByRole('button', { name: 'İki adımlı girişi aç' })).toBeInTheDocument();
    // the password that was typed confirms the session too, before it is needed
    expect(calls.filter(({ route }) => /confirm|DELETE/.test(route))).toMatchObject([
      { route: 'POST /api/confirm', body: { password: 'gizli-123' } },
      { route: 'DELETE /api/second-factor', body: { password: 'gizli-123' } },
    ]);
  });

  it('says what to do when no recovery code is left', async () => {
    Object.assign(site, { enabled: true, left: 0 });
    serve();
    open();
    expect(await screen.findByText(/Kurtarma kodunuz kalmadı/)).toBeInTheDocument();
  });

  it('offers another try when its state can’t be read', async () => {
    serve({ 'GET /api/second-factor': [500, {}] });
    open();
    expect(await screen.findByText(/^İki adımlı girişin durumu yüklenemedi\./)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Tekrar dene' })).toBeInTheDocument();
  });
});

/** The squares that the picture's path paints black. */
function squaresOf(picture: HTMLElement): boolean[][] {
  const size = Number(picture.getAttribute('viewBox')!.split(' ')[2]);
  const squares = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const path = picture.querySelector('path')!.getAttribute('d')!;
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)/g))
    squares[Number(y)]!.fill(true, Number(x), Number(x) + Number(length));
  return squares;
}
