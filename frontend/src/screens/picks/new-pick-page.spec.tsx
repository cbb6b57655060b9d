import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { type Answer, type ApiCall, serveApi } from '../../testing/fake-api';
import { post } from '../../testing/posts';
import { WithStore } from '../../testing/with-store';
import NewPickPage, { RELOAD_MS } from './new-pick-page';

const STORED: Answer = [201, post(9)];

function open(answer: Answer | ((call: ApiCall) => Answer) = STORED) {
  const calls = serveApi({ 'POST /api/editor': answer });
  const reload = jest.fn();
  render(
    <WithStore>
      <MemoryRouter>
        <NewPickPage reload={reload} />
      </MemoryRouter>
    </WithStore>,
  );
  return { calls, reload };
}

const image = (name = 'kupon.jpg', type = 'image/jpeg', size = 4) =>
  new File([new Uint8Array(size)], name, { type });

const title = () => screen.getByLabelText('Başlık');
const text = () => screen.getByLabelText('Alt metin');
const file = () => screen.getByLabelText('Görsel');
const send = () => screen.getByRole('button', { name: /^Gönder/ });

async function fill(user = userEvent.setup()) {
  await user.type(title(), 'Hafta sonu');
  await user.type(text(), 'Kısa metin');
  await user.upload(file(), image());
  return user;
}

afterEach(() => jest.restoreAllMocks());

describe('posting a pick', () => {
  it('asks for title, text and image, and no server before', async () => {
    const { calls } = open();
    await userEvent.click(send());
    expect(await screen.findByText('Başlık zorunlu.')).toBeInTheDocument();
    expect(screen.getByText('Alt metin zorunlu.')).toBeInTheDocument();
    expect(screen.getByText('Görsel zorunlu.')).toBeInTheDocument();
    expect(calls).toEqual([]);
  });

  it('counts the characters of the text as people do', async () => {
    open();
    expect(screen.getByText('0/190')).toBeInTheDocument();
    await userEvent.click(text());
    await userEvent.paste('👍 on');
    expect(screen.getByText('4/190')).toBeInTheDocument();
  });

  it('keeps a text that is too long, and refuses to send it', async () => {
    const { calls } = open();
    const user = await fill();
    await user.clear(text());
    await user.click(text());
    await user.paste('a'.repeat(191));
    expect(screen.getByText('191/190')).toBeInTheDocument();
    await user.click(send());
    expect(await screen.findByText('Alt metin en fazla 190 karakter olabilir.')).toBeInTheDocument();
    expect(text()).toHaveValue('a'.repeat(191));
    expect(calls).toEqual([]);
  });

  it('refuses a file that is too large or no image before it is sent', async () => {
    const { calls } = open();
    const user = userEvent.setup({ applyAccept: false });
    await user.upload(file(), image('büyük.png', 'image/png', 6 * 1024 * 1024));
    expect(await screen.findByText('Görsel en fazla 5 MB olabilir.')).toBeInTheDocument();
    expect(file()).toHaveAccessibleDescription('Görsel en fazla 5 MB olabilir.');
    await user.upload(file(), image('sayfa.html', 'text/html'));
    expect(await screen.findByText('Görsel JPEG, PNG veya WebP biçiminde olmalı.')).toBeInTheDocument();
    await user.upload(file(), image());
    await waitFor(() => expect(screen.queryByText(/olmalı\./)).toBeNull());
    expect(screen.getByRole('img', { name: 'Seçilen görselin önizlemesi' })).toBeInTheDocument();
    expect(calls).toEqual([]);
  });

  it('sends a form once, however often the button is pressed', async () => {
    const { calls } = open();
    const user = await fill();
    const served = jest.mocked(globalThis.fetch).getMockImplementation()!;
    let come = () => {};
    jest.mocked(globalThis.fetch).mockImplementation(async (input, init) => {
      const answer = await served(input, init);
      await new Promise<void>((go) => (come = go));
      return answer;
    });
    act(() => {
      send().click();
      send().click();
    });
    const button = await screen.findByRole('button', { name: 'Gönderiliyor...' });
    expect(button).toBeDisabled();
    await user.click(button);
    await waitFor(() => expect(calls).toHaveLength(1));
    await act(async () => come());
    expect(await screen.findByRole('button', { name: 'Gönder' })).toBeEnabled();
    expect(calls).toHaveLength(1);
    const body = calls[0]!.body as Record<string, unknown>;
    expect(body).toMatchObject({ blogname: 'Hafta sonu', feedback: 'Kısa metin' });
    expect((body.imageFile as File).name).toBe('kupon.jpg');
  });

  it('thanks, empties the fields and reloads the page after two seconds', async () => {
    jest.useFakeTimers();
    try {
      const { reload } = open();
      const user = await fill(userEvent.setup({ advanceTimers: jest.advanceTimersByTime }));
      await user.click(send());
      expect(await screen.findByRole('status')).toHaveTextContent('Teşekkürler! Blog başarıyla eklenmiştir.');
      expect(title()).toHaveValue('');
      expect(text()).toHaveValue('');
      expect(screen.queryByText('kupon.jpg')).toBeNull();
      await act(() => jest.advanceTimersByTimeAsync(RELOAD_MS - 1));
      expect(reload).not.toHaveBeenCalled();
      await act(() => jest.advanceTimersByTimeAsync(1));
      expect(reload).toHaveBeenCalledWith('/editorgiris');
    } finally {
      jest.useRealTimers();
    }
  });

  it.each<[string, Answer, string]>([
    [
      'an image that is none',
      [
        415,
        {
          error: 'Görsel JPEG, PNG veya WebP biçiminde olmalı.',
          fields: { imageFile: 'Görsel JPEG, PNG veya WebP biçiminde olmalı.' },
        },
      ],
      'Görsel JPEG, PNG veya WebP biçiminde olmalı.',
    ],
    ['a fault of the server', [500, {}], 'Bir hata oluştu. Lütfen daha sonra tekrar deneyin.'],
  ])('keeps everything after %s', async (_what, answer, sentence) => {
    const { reload } = open(answer);
    const user = await fill();
    await user.click(send());
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(title()).toHaveValue('Hafta sonu');
    expect(text()).toHaveValue('Kısa metin');
    expect(screen.getByText('kupon.jpg')).toBeInTheDocument();
    if (sentence.startsWith('Görsel')) expect(file()).toHaveAccessibleDescription(sentence);
    expect(reload).not.toHaveBeenCalled();
  });

  it('keeps everything when the server can not be reached', async () => {
    open();
    const user = await fill();
    jest.mocked(globalThis.fetch).mockRejectedValue(new TypeError('Failed to fetch'));
    await user.click(send());
    expect(await screen.findByRole('alert')).toHaveTextContent('Sunucuya ulaşılamadı.');
    expect(title()).toHaveValue('Hafta sonu');
    expect(screen.getByText('kupon.jpg')).toBeInTheDocument();
  });

  it('keeps the texts over the end of the session', async () => {
    open([401, { error: 'Bu işlem için giriş yapmalısınız.', code: 'UNAUTHENTICATED' }]);
    const user = await fill();
    await user.click(send());
    await screen.findByRole('alert');
    cleanup();
    open();
    expect(title()).toHaveValue('Hafta sonu');
    expect(text()).toHaveValue('Kısa metin');
    expect(screen.getByText('10/190')).toBeInTheDocument();
  });

  it('lets go of the chosen file', async () => {
    open();
    const user = await fill();
    await user.click(screen.getByRole('button', { name: 'Seçimi kaldır' }));
    expect(screen.queryByText('kupon.jpg')).toBeNull();
    expect(file()).toHaveFocus();
  });
});
