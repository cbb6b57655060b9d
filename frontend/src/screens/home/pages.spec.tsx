import { act, screen, waitFor, within } from '@testing-library/react';
import { serveApi, SETTINGS, settingsWith } from '../../testing/fake-api';
import { post, signedInAs } from '../../testing/posts';
import { renderSite } from '../../testing/render-site';
import { EXAMPLE } from '../../testing/example';
import { LOADER_MS } from './home-page';

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

const PACKAGE = {
  duration_type: '1_month',
  title: 'Oranlar Tablosu - 30 Gün',
  days: 30,
  price_tl: 1300,
};

const main = () => within(screen.getByRole('main'));

describe('the about page', () => {
  it('names the editors with the way to their profiles', async () => {
    const about_editors = [
      { name: 'Editör 1', text: 'Tanıtım', link: 'https://ornek.com/editor' },
      { name: 'Editör 2', text: 'Tanıtım', link: '' },
    ];
    serveApi(settingsWith({ about_editors, site_name: 'Başka Ad' }));
    await renderSite('/about');
    expect(await screen.findByRole('heading', { level: 1, name: 'Hakkımızda' })).toBeInTheDocument();
    const link = await screen.findByRole('link', { name: 'Editör 1 sosyal medya profili' });
    expect(link).toHaveAttribute('href', 'https://ornek.com/editor');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(main().getAllByRole('link', { name: /sosyal medya profili$/ })).toHaveLength(1);
    expect(screen.getByText(/^Başka Ad, geçmiş futbol maçlarının/)).toBeInTheDocument();
  });

  it('has no part for editors while none are named', async () => {
    serveApi(settingsWith({ about_editors: [] }));
    await renderSite('/about');
    await screen.findByRole('heading', { name: 'Nasıl çalışıyoruz?' });
    await waitFor(() => expect(main().queryByRole('heading', { name: 'Sayfa Editörleri' })).toBeNull());
  });

  it('can ask again for editors that did not come', async () => {
    serveApi({});
    await renderSite('/about');
    expect(await screen.findByRole('button', { name: 'Tekrar dene' })).toBeInTheDocument();
  });

  it('describes itself to search engines, and the next screen does so for itself', async () => {
    serveApi(SETTINGS);
    const { seen } = await renderSite('/about');
    const meta = (name: string) =>
      document.head.querySelector(`meta[name="${name}"]`)?.getAttribute('content');
    expect(meta('description')).toMatch(/^Siteyi hazırlayan editörler/);
    expect(meta('robots')).toBeUndefined();
    await act(async () => seen.navigate('/contact'));
    expect(meta('description')).toMatch(/^Soru, öneri ve düzeltmeleriniz/);
  });
});

describe('the management page', () => {
  it.each(['admin', 'editor'] as const)('leads the role %s to posting a pick', async (role) => {
    serveApi({ ...SETTINGS, ...signedInAs(role) });
    await renderSite('/yonetim', { role });
    expect(await screen.findByRole('heading', { name: 'Yönetim' })).toBeInTheDocument();
    expect(main().getByRole('link', { name: /^Editör Girişi/ })).toHaveAttribute('href', '/editorgiris');
    expect(main().queryByRole('link', { name: /^Yönetim Sayfası/ })).toBeNull();
  });

  it('asks search engines to pass by', async () => {
    serveApi({ ...SETTINGS, ...signedInAs('editor') });
    await renderSite('/yonetim', { role: 'editor' });
    await screen.findByRole('heading', { name: 'Yönetim' });
    expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });
});

describe('the home page', () => {
  async function openHome(role: 'user' | 'editor' | 'admin' | 'wait') {
    const calls = serveApi({
      ...SETTINGS,
      ...signedInAs(role),
      'GET /api/daily-example': [200, { example: EXAMPLE }],
      'GET /api/products': [200, { products: [PACKAGE] }],
      'GET /api/odd-list-full-view': [200, { items: [], page: 1, per_page: 5, has_more: false }],
      'GET /api/blogs': [
        200,
        {
          blogs: [
            post(1, { date: '2026-05-01T10:00:00.000Z' }),
            post(2, { date: '2026-05-17T10:00:00.000Z' }),
            post(3, { date: '2026-05-09T10:00:00.000Z' }),
          ],
          pages: 1,
          total: 3,
        },
      ],
    });
    jest.useFakeTimers();
    try {
      const { unmount } = await renderSite('/', { role });
      await act(() => jest.advanceTimersByTimeAsync(LOADER_MS - 1));
      expect(main().getByRole('status')).toHaveTextContent('Yükleniyor');
      expect(main().queryByRole('link')).toBeNull();
      await act(() => jest.advanceTimersByTimeAsync(1));
      expect(main().queryByText('Yükleniyor')).toBeNull();
      // What members see comes from the server.
      await act(() => jest.advanceTimersByTimeAsync(100));
      return { calls, unmount };
    } finally {
      jest.useRealTimers();
    }
  }

  it('shows its loader for two seconds, then the ways to odds and picks and two features', async () => {
    await openHome('user');
    expect(main().getByRole('link', { name: 'Oranlara Git' })).toHaveAttribute('href', '/oranlar');
    expect(main().getByRole('link', { name: 'Editör Seçimlerine Git' })).toHaveAttribute('href', '/editor');
    expect(main().getByRole('heading', { name: '7/24 Maç Takibi' })).toBeInTheDocument();
    expect(main().getByRole('heading', { name: 'Eski Oranlarla Karşılaştırma' })).toBeInTheDocument();
  });

  it('shows its loader once per browser session', async () => {
    const { unmount } = await openHome('wait');
    unmount();
    serveApi({ ...SETTINGS, ...signedInAs('wait') });
    await renderSite('/', { role: 'wait' });
    expect(await main().findByRole('link', { name: 'Abone Ol' })).toBeVisible();
    expect(main().queryByText('Yükleniyor')).toBeNull();
  });

  it.each(['user', 'editor', 'admin'] as const)(
    'shows the role %s the three latest picks, newest first, and the odds',
    async (role) => {
      const { calls } = await openHome(role);
      expect(await screen.findByRole('heading', { name: 'Editörlerimizin Seçtikleri' })).toBeInTheDocument();
      const cards = await main().findAllByRole('article');
      expect(cards.map((card) => within(card).getByRole('link').getAttribute('href'))).toEqual([
        '/blog/2',
        '/blog/3',
        '/blog/1',
      ]);
      expect(main().getByRole('link', { name: /^Tümünü gör/ })).toHaveAttribute('href', '/editor');
      expect(main().getByRole('heading', { name: 'Oranlar Tablosu' })).toBeInTheDocument();
      expect(calls.find(({ route }) => route === 'GET /api/blogs')?.query.toString()).toBe('per_page=3');
    },
  );

  it('asks for neither on behalf of those without a membership', async () => {
    const { calls } = await openHome('wait');
    expect(main().queryByRole('heading', { name: 'Editörlerimizin Seçtikleri' })).toBeNull();
    expect(calls.map(({ route }) => route).filter((route) => /blogs|odd/.test(route))).toEqual([]);
  });

  it('leads those without a membership to where they can get one, with an example and the prices', async () => {
    await openHome('wait');
    expect(main().getByRole('link', { name: 'Abone Ol' })).toHaveAttribute('href', '/satinal');
    expect(main().getByRole('link', { name: 'Paketleri İncele' })).toHaveAttribute('href', '/urunler');
    expect(main().queryByRole('link', { name: /Git$/ })).toBeNull();
    expect(main().getByRole('region', { name: 'Bu olasılıklarla ne olmuştu?' })).toBeInTheDocument();
    expect(main().getByRole('link', { name: 'Bu paketi al: Oranlar Tablosu - 30 Gün' })).toHaveAttribute(
      'href',
      '/satinal?paket=1_month',
    );
  });
});
