import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Answer, type ApiCall, serveApi, SETTINGS } from '../../testing/fake-api';
import { post, posts, signedInAs } from '../../testing/posts';
import { renderSite } from '../../testing/render-site';
import { readPicksUrl, withAuthor } from './picks-page';

const AUTHORS = { 'GET /api/authors': [200, { authors: ['admin', 'editör'] }] } as const;

const HEAD = { 'GET /api/pick-record/head': [200, { count: 0, hash: '0'.repeat(64) }] } as const;

const serve = (list: Answer | ((call: ApiCall) => Answer), role = 'user') =>
  serveApi({ ...SETTINGS, ...signedInAs(role), ...AUTHORS, ...HEAD, 'GET /api/blogs': list });

const lists = (calls: readonly ApiCall[]) =>
  calls.filter(({ route }) => route === 'GET /api/blogs').map(({ query }) => Object.fromEntries(query));

const manyPages: Answer = [200, { blogs: posts(12), pages: 4, total: 40 }];

afterEach(() => jest.restoreAllMocks());

describe('the editors’ picks', () => {
  it('are asked for twelve at a time and shown as cards that lead to their post', async () => {
    const calls = serve(manyPages);
    await renderSite('/editor', { role: 'user' });
    const link = await screen.findByRole('link', { name: 'Gönderi 1' });
    expect(link).toHaveAttribute('href', '/blog/1');
    const card = link.closest('article')!;
    expect(card).toHaveTextContent('Metin 1');
    expect(card).toHaveTextContent('editör');
    expect(within(card).getByText('17 Mayıs 2026 21:45')).toHaveAttribute(
      'datetime',
      '2026-05-17T18:45:00.000Z',
    );
    const image = card.querySelector('img')!;
    expect(image).toHaveAttribute('src', '/assets/kupon/resim-1.webp');
    expect(image.srcset).toBe('/assets/kupon/resim-1.webp-480.webp 480w, /assets/kupon/resim-1.webp 1080w');
    expect(image.sizes).not.toBe('');
    expect([image.width, image.height]).toEqual([480, 600]);
    expect(screen.getAllByRole('article')).toHaveLength(12);
    expect(lists(calls)).toEqual([{ page: '1', per_page: '12' }]);
  });

  it('show a placeholder for a missing image and for one that is gone', async () => {
    serve([200, { blogs: [post(1, { image_filename: null }), post(2)], pages: 1, total: 2 }]);
    const { container } = await renderSite('/editor', { role: 'user' });
    expect(await screen.findByText('Görsel yok')).toBeInTheDocument();
    act(() => void container.querySelector('article img')!.dispatchEvent(new Event('error')));
    expect(screen.getAllByText('Görsel yok')).toHaveLength(2);
  });

  it('keep the page in the address and scroll to the list when it changes', async () => {
    const calls = serve(manyPages);
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
    const { path } = await renderSite('/editor?sayfa=2', { role: 'user' });
    const pages = await screen.findByRole('navigation', { name: 'Gönderi sayfaları' });
    expect(within(pages).getByRole('link', { name: 'Sayfa 2' })).toHaveAttribute('aria-current', 'page');
    expect(scroll).not.toHaveBeenCalled();
    await userEvent.click(within(pages).getByRole('link', { name: 'Sonraki sayfa' }));
    expect(path()).toBe('/editor?sayfa=3');
    expect(scroll).toHaveBeenCalledWith({ behavior: 'smooth', block: 'start' });
    expect(screen.getByRole('region', { name: 'Gönderiler' })).toHaveFocus();
    await waitFor(() => expect(lists(calls).map(({ page }) => page)).toEqual(['2', '3']));
  });

  it('jump instead of scrolling for those who prefer less motion', async () => {
    serve(manyPages);
    jest.spyOn(window, 'matchMedia').mockImplementation(
      (media) =>
        ({
          matches: media.includes('reduced-motion'),
          addEventListener() {},
          removeEventListener() {},
        }) as unknown as MediaQueryList,
    );
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
    await renderSite('/editor', { role: 'user' });
    await userEvent.click(await screen.findByRole('link', { name: 'Sayfa 2' }));
    expect(scroll).toHaveBeenCalledWith({ behavior: 'auto', block: 'start' });
  });

  it('begin at the first page again for another author, and leave the keyboard at the choice', async () => {
    const calls = serve(manyPages);
    const { path } = await renderSite('/editor?sayfa=3', { role: 'user' });
    const choice = await screen.findByRole('combobox', { name: 'Yazar' });
    await within(choice).findByRole('option', { name: 'admin' });
    await userEvent.selectOptions(choice, 'admin');
    expect(path()).toBe('/editor?yazar=admin');
    expect(choice).toHaveFocus();
    await waitFor(() => expect(lists(calls).at(-1)).toEqual({ page: '1', per_page: '12', author: 'admin' }));
    await userEvent.selectOptions(choice, 'Tüm yazarlar');
    expect(path()).toBe('/editor');
  });

  it('stand as skeletons while on their way', async () => {
    let answer = (_: Response) => {};
    serve(manyPages);
    const fetched = jest.mocked(globalThis.fetch);
    const served = fetched.getMockImplementation()!;
    fetched.mockImplementation((input, init) =>
      new URL((input as Request).url).pathname === '/api/blogs'
        ? new Promise((resolve) => (answer = resolve))
        : served(input, init),
    );
    await renderSite('/editor', { role: 'user' });
    const list = screen.getByRole('region', { name: 'Gönderiler' });
    expect(list).toHaveAttribute('aria-busy', 'true');
    expect(within(list).getByRole('status')).toHaveTextContent('Yükleniyor');
    await act(async () => answer(Response.json({ blogs: [], pages: 0, total: 0 })));
    expect(await within(list).findByText('Henüz gönderi yok.')).toBeInTheDocument();
  });

  it('say why they did not come and try again', async () => {
    let failing = true;
    const calls = serve(() => (failing ? [500, { error: 'Bir hata oluştu.', code: 'X' }] : manyPages));
    await renderSite('/editor', { role: 'user' });
    expect(await screen.findByRole('alert')).toHaveTextContent('Bir hata oluştu.');
    failing = false;
    await userEvent.click(screen.getByRole('button', { name: 'Tekrar dene' }));
    expect(await screen.findByRole('link', { name: 'Gönderi 1' })).toBeInTheDocument();
    expect(lists(calls)).toHaveLength(2);
  });

  it('lead back from a page that does not exist', async () => {
    serve([200, { blogs: [], pages: 2, total: 13 }]);
    await renderSite('/editor?sayfa=9&yazar=admin', { role: 'user' });
    expect(await screen.findByText('Bu sayfada gönderi yok.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'İlk sayfaya dön' })).toHaveAttribute(
      'href',
      '/editor?yazar=admin',
    );
  });

  it('are not asked for on behalf of those without a membership', async () => {
    const calls = serve(manyPages, 'wait');
    await renderSite('/editor', { role: 'wait' });
    expect(await screen.findByRole('link', { name: 'Üyelik Satın Al' })).toHaveAttribute('href', '/satinal');
    await act(async () => {});
    expect(calls.map(({ route }) => route).filter((route) => /blogs|authors/.test(route))).toEqual([]);
  });
});

const params = (query: string) => new URLSearchParams(query);

describe('the address of the posts', () => {
  it('names author and page', () => {
    expect(readPicksUrl(params('yazar=Ay%C5%9Fe&sayfa=3'))).toEqual({ page: 3, author: 'Ayşe' });
    expect(readPicksUrl(params(''))).toEqual({ page: 1, author: null });
    expect(readPicksUrl(params('yazar=+&sayfa=x'))).toEqual({ page: 1, author: null });
  });

  it('takes no longer author than the server', () => {
    expect(readPicksUrl(params(`yazar=${'a'.repeat(200)}`)).author).toHaveLength(60);
  });

  it('begins again with another author', () => {
    expect(withAuthor(params('sayfa=4&yazar=a'), 'b').toString()).toBe('yazar=b');
    expect(withAuthor(params('sayfa=4&yazar=a'), null).toString()).toBe('');
  });
});
