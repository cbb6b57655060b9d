import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AUTHOR_RECORD } from '../../testing/editors';
import { type Answer, type ApiCall, serveApi, SETTINGS } from '../../testing/fake-api';
import { post, signedInAs } from '../../testing/posts';
import { renderSite } from '../../testing/render-site';

type Given = Answer | ((call: ApiCall) => Answer);

const PICK = post(7, { blogname: 'Hafta sonu', feedback: 'Kısa metin', image_filename: 'eski.webp' });

function serve({ role = 'user', pick = [200, PICK], put }: { role?: string; pick?: Given; put?: Given }) {
  return serveApi({
    ...SETTINGS,
    ...signedInAs(role),
    ...AUTHOR_RECORD,
    'GET /api/blogs/7': pick,
    'GET /api/blogs/7/comments': [200, { comments: [], is_blocked: false }],
    ...(put && { 'PUT /api/blogs/7': put }),
  });
}

const open = (role: 'admin' | 'editor' | 'user' | 'wait' = 'user') => renderSite('/blog/7', { role });

async function edit() {
  await userEvent.click(await screen.findByRole('button', { name: 'Düzenle' }));
}

const png = () => new File(['x'], 'yeni.png', { type: 'image/png' });

afterEach(() => jest.restoreAllMocks());

describe('a post', () => {
  it('shows image, title, author, date and text, and names the tab', async () => {
    serve({});
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Hafta sonu' })).toBeInTheDocument();
    expect(screen.getByText('17 Mayıs 2026 21:45')).toBeInTheDocument();
    expect(screen.getByText('Kısa metin')).toBeInTheDocument();
    const image = screen.getByRole('img', { name: 'Hafta sonu görseli' });
    expect(image).toHaveAttribute('src', '/assets/kupon/eski.webp');
    expect(image).toHaveAttribute(
      'srcset',
      '/assets/kupon/eski.webp-480.webp 480w, /assets/kupon/eski.webp 1080w',
    );
    expect(image).toHaveAttribute('sizes', '(width < 48rem) 100vw, 417px');
    expect(image.closest('a')).toHaveAttribute('href', '/assets/kupon/eski.webp');
    await waitFor(() => expect(document.title).toBe('Hafta sonu · Oran Arşivi'));
  });

  it('says Loading... while it is on its way', async () => {
    serve({});
    const served = jest.mocked(globalThis.fetch).getMockImplementation()!;
    let come = () => {};
    jest.mocked(globalThis.fetch).mockImplementation(async (input, init) => {
      if (new URL((input as Request).url).pathname === '/api/blogs/7')
        await new Promise<void>((go) => (come = go));
      return served(input, init);
    });
    await open();
    expect(await screen.findByText('Loading...')).toBeInTheDocument();
    await act(async () => come());
    expect(await screen.findByRole('heading', { name: 'Hafta sonu' })).toBeInTheDocument();
  });

  it('that is gone says so and leads back to the list', async () => {
    serve({ pick: [404, { error: 'Aradığınız kayıt bulunamadı.', code: 'NOT_FOUND' }] });
    await open();
    expect(await screen.findByRole('heading', { name: 'Gönderi bulunamadı' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Editörlerin seçimine dön' })).toHaveAttribute('href', '/editor');
  });

  it.each(['/blog/0', '/blog/abc', '/blog/12345678901'])(
    'can not stand at %s, and nothing is asked',
    async (path) => {
      const calls = serve({});
      await renderSite(path, { role: 'user' });
      expect(await screen.findByRole('heading', { name: 'Gönderi bulunamadı' })).toBeInTheDocument();
      expect(calls.map(({ route }) => route).filter((route) => route.includes('/api/blogs'))).toEqual([]);
    },
  );

  it('that could not be read can be asked for again', async () => {
    let failing = true;
    serve({ pick: () => (failing ? [503, {}] : [200, PICK]) });
    await open();
    await screen.findByRole('button', { name: 'Tekrar dene' });
    failing = false;
    await userEvent.click(screen.getByRole('button', { name: 'Tekrar dene' }));
    expect(await screen.findByRole('heading', { name: 'Hafta sonu' })).toBeInTheDocument();
  });

  it('is not asked for on behalf of those without a membership', async () => {
    const calls = serve({ role: 'wait' });
    await open('wait');
    expect(await screen.findByRole('link', { name: 'Üyelik Satın Al' })).toBeInTheDocument();
    await act(async () => {});
    expect(calls.map(({ route }) => route).filter((route) => route.includes('/api/blogs'))).toEqual([]);
  });
});

describe('editing a post', () => {
  it('is offered to editors and admins only', async () => {
    serve({ role: 'user' });
    const { unmount } = await open('user');
    await screen.findByRole('heading', { name: 'Hafta sonu' });
    expect(screen.queryByRole('button', { name: 'Düzenle' })).toBeNull();
    unmount();
    serve({ role: 'admin' });
    await open('admin');
    expect(await screen.findByRole('button', { name: 'Düzenle' })).toBeInTheDocument();
  });

  it('begins with what the post says', async () => {
    serve({ role: 'editor' });
    await open('editor');
    await edit();
    expect(screen.getByLabelText('Başlık')).toHaveValue('Hafta sonu');
    expect(screen.getByLabelText('Başlık')).toHaveFocus();
    expect(screen.getByLabelText('Alt metin')).toHaveValue('Kısa metin');
    expect(screen.getByRole('img', { name: 'Gönderinin görseli' })).toHaveAttribute(
      'src',
      '/assets/kupon/eski.webp',
    );
    expect(screen.queryByText(/eski\.webp/)).toBeNull();
    expect(screen.getByText('10/190')).toBeInTheDocument();
  });

  it('ends with İptal as if nothing had been typed', async () => {
    const calls = serve({ role: 'editor' });
    await open('editor');
    await edit();
    await userEvent.type(screen.getByLabelText('Başlık'), ' değişti');
    await userEvent.click(screen.getByRole('button', { name: 'İptal' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Hafta sonu' })).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Düzenle' })).toHaveFocus());
    await edit();
    expect(screen.getByLabelText('Başlık')).toHaveValue('Hafta sonu');
    expect(calls.some(({ route }) => route.startsWith('PUT'))).toBe(false);
  });

  it('sends JSON without a new image and shows what the server answers', async () => {
    let stored = PICK;
    const calls = serve({
      role: 'editor',
      pick: () => [200, stored],
      put: ({ body }) => [200, (stored = { ...PICK, ...(body as object) })],
    });
    await open('editor');
    await edit();
    await userEvent.clear(screen.getByLabelText('Başlık'));
    await userEvent.type(screen.getByLabelText('Başlık'), 'Yeni başlık');
    await userEvent.click(screen.getByRole('button', { name: 'Kaydet' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Yeni başlık' })).toBeInTheDocument();
    expect(calls.find(({ route }) => route.startsWith('PUT'))?.body).toEqual({
      blogname: 'Yeni başlık',
      feedback: 'Kısa metin',
      image_filename: 'eski.webp',
    });
    await waitFor(() => expect(document.title).toBe('Yeni başlık · Oran Arşivi'));
  });

  it('sends a new image along', async () => {
    const calls = serve({ role: 'editor', put: [200, { ...PICK, image_filename: 'yeni.webp' }] });
    await open('editor');
    await edit();
    await userEvent.upload(screen.getByLabelText('Görsel'), png());
    expect(await screen.findByRole('img', { name: 'Seçilen görselin önizlemesi' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Kaydet' }));
    await screen.findByRole('button', { name: 'Düzenle' });
    const body = calls.find(({ route }) => route.startsWith('PUT'))?.body as Record<string, unknown>;
    expect(body).toMatchObject({
      blogname: 'Hafta sonu',
      feedback: 'Kısa metin',
      image_filename: 'eski.webp',
    });
    expect((body.imageFile as File).name).toBe('yeni.png');
  });

  it('takes the image away', async () => {
    const calls = serve({ role: 'editor', put: [200, { ...PICK, image_filename: null }] });
    await open('editor');
    await edit();
    await userEvent.click(screen.getByRole('button', { name: 'Görseli kaldır' }));
    expect(screen.queryByRole('img', { name: 'Gönderinin görseli' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Kaydet' }));
    await screen.findByRole('button', { name: 'Düzenle' });
    expect(calls.find(({ route }) => route.startsWith('PUT'))?.body).toMatchObject({ image_filename: '' });
  });

  it('keeps what was typed when the server refuses it, with the reason beside the field', async () => {
    const reason = 'Görsel bulunamadı.';
    serve({
      role: 'editor',
      put: [400, { error: 'Gönderilen bilgilerde hata var.', code: 'X', fields: { image_filename: reason } }],
    });
    await open('editor');
    await edit();
    await userEvent.type(screen.getByLabelText('Başlık'), ' değişti');
    await userEvent.click(screen.getByRole('button', { name: 'Kaydet' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Gönderilen bilgilerde hata var.');
    expect(screen.getByLabelText('Görsel')).toHaveAccessibleDescription(reason);
    expect(screen.getByLabelText('Başlık')).toHaveValue('Hafta sonu değişti');
  });
});
