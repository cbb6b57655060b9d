import { act, screen, waitFor } from '@testing-library/react';
import { renderSite } from '../testing/render-site';
import { serveApi, SETTINGS } from '../testing/fake-api';

const MEMBER = { role: 'user', token: 't1' } as const;

const roleAnswer = (role: string) =>
  ({ 'GET /api/check_role': [200, { role, username: 'ayşe', subscription_end_date: null }] }) as const;

afterEach(() => jest.restoreAllMocks());

describe('the doors of the site', () => {
  it.each(['/', '/oranlar', '/acilisoran', '/kapanisoran', '/satinal'])(
    'send an anonymous visitor of %s to the login page',
    async (address) => {
      serveApi(SETTINGS);
      const { path } = await renderSite(address);
      await waitFor(() => expect(path()).toBe('/login'));
      expect(await screen.findByRole('heading', { name: 'Giriş Yap' })).toBeInTheDocument();
    },
  );

  it('remember where the visitor wanted to go', async () => {
    serveApi(SETTINGS);
    const { seen } = await renderSite('/kapanisoran?ft_1_odd=1.85');
    await waitFor(() => expect(seen.location.state).toEqual({ from: '/kapanisoran?ft_1_odd=1.85' }));
  });

  it('send the signed-in from the login page to the home page', async () => {
    serveApi({ ...SETTINGS, ...roleAnswer('wait') });
    const { path } = await renderSite('/login', { role: 'wait' });
    await waitFor(() => expect(path()).toBe('/'));
  });

  it('send the signed-in from the login page to where they wanted to go, but never to another site', async () => {
    serveApi({ ...SETTINGS, ...roleAnswer('wait') });
    const { path, seen } = await renderSite('/satinal', { role: 'wait' });
    await act(async () => seen.navigate('/login', { state: { from: '/profile' } }));
    expect(path()).toBe('/profile');
    await act(async () => seen.navigate('/login', { state: { from: '//kotu.example' } }));
    expect(path()).toBe('/');
  });

  it('send a visitor without a fitting role to the home page and say why', async () => {
    // The role check has no answer yet: the door alone decides.
    serveApi(SETTINGS);
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const { path } = await renderSite('/oranlar', { role: null });
    await waitFor(() => expect(path()).toBe('/'));
    expect(await screen.findByText('Bu sayfa için yetkiniz yok.')).toBeInTheDocument();
  });

  it('show the page for what does not exist', async () => {
    serveApi(SETTINGS);
    await renderSite('/boyle-bir-sayfa-yok');
    expect(await screen.findByRole('heading', { name: 'Sayfa bulunamadı' })).toBeInTheDocument();
    await waitFor(() => expect(document.title).toBe('Sayfa Bulunamadı · Oran Arşivi'));
  });

  it('ask the server for no odds on behalf of a member without a membership', async () => {
    const calls = serveApi({ ...SETTINGS, ...roleAnswer('wait') });
    await renderSite('/kapanisoran', { role: 'wait' });
    expect(await screen.findByRole('link', { name: 'Üyelik Satın Al' })).toHaveAttribute('href', '/satinal');
    await act(async () => {});
    expect(calls.map((call) => call.route)).not.toContainEqual(expect.stringContaining('odd'));
  });
});

describe('the role check', () => {
  it('lets a visitor stay whose role is as stored', async () => {
    const calls = serveApi({ ...SETTINGS, ...roleAnswer('user') });
    const { path } = await renderSite('/oranlar', MEMBER);
    await waitFor(() => expect(calls.map((call) => call.route)).toContain('GET /api/check_role'));
    expect(await screen.findByRole('heading', { name: 'Oranlar' })).toBeInTheDocument();
    expect(calls.find((call) => call.route.endsWith('check_role'))?.token).toBe('Bearer t1');
    expect(path()).toBe('/oranlar');
  });

  it('sends a visitor whose role changed to the login page', async () => {
    serveApi({ ...SETTINGS, ...roleAnswer('wait') });
    const { path } = await renderSite('/oranlar', MEMBER);
    await waitFor(() => expect(path()).toBe('/login'));
    expect(await screen.findByText(/Üyelik durumunuz değişti/)).toBeInTheDocument();
    expect(localStorage.getItem('isLoggedIn')).toBe('false');
    expect(localStorage.getItem('userRole')).toBeNull();
  });

  it.each([401, 403, 500])(
    'sends a visitor whose check is answered with %s to the login page',
    async (status) => {
      serveApi({ ...SETTINGS, 'GET /api/check_role': [status, { error: 'x', code: 'X' }] });
      const { path } = await renderSite('/uyeliksozlesmesi', MEMBER);
      await waitFor(() => expect(path()).toBe('/login'));
      expect(localStorage.getItem('isLoggedIn')).toBe('false');
    },
  );

  it.each([429, 502, 503, 504])('keeps a visitor whose check is answered with %s', async (status) => {
    serveApi({ ...SETTINGS, 'GET /api/check_role': [status, { error: 'x', code: 'X' }] });
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    const { path } = await renderSite('/oranlar', MEMBER);
    await waitFor(() => expect(log).toHaveBeenCalledWith('Rol Kontrol Hatası', expect.anything()));
    expect(path()).toBe('/oranlar');
    expect(localStorage.getItem('isLoggedIn')).toBe('true');
  });

  it.each([
    ['wait', 'user', 'Üyeliğiniz başladı: oran tabloları açıldı.'],
    ['user', 'editor', 'Yetkiniz güncellendi.'],
    ['wait', 'admin', 'Üyeliğiniz başladı: oran tabloları açıldı.'],
  ] as const)('lets a %s who has become %s go on without a new login', async (role, higher, sentence) => {
    serveApi({ ...SETTINGS, ...roleAnswer(higher) });
    const { path } = await renderSite('/oranlar', { role, token: 't1' });
    await waitFor(() => expect(localStorage.getItem('userRole')).toBe(higher));
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(path()).toBe('/oranlar');
    expect(localStorage.getItem('sessionToken')).toBe('t1');
    expect(localStorage.getItem('isLoggedIn')).toBe('true');
  });

  it.each([
    ['admin', 'editor'],
    ['editor', 'user'],
    ['user', 'wait'],
    ['wait', 'boss'],
  ] as const)('sends a stored %s who is %s now to the login page', async (role, lower) => {
    serveApi({ ...SETTINGS, ...roleAnswer(lower) });
    const { path } = await renderSite('/oranlar', { role });
    await waitFor(() => expect(path()).toBe('/login'));
    expect(localStorage.getItem('userRole')).toBeNull();
  });

  it('opens the odds of a member who waited as soon as the window is looked at again', async () => {
    let role = 'wait';
    const calls = serveApi({
      ...SETTINGS,
      'GET /api/check_role': () => [200, { role, username: 'ayşe', subscription_end_date: null }],
      'GET /api/odd-columns': [200, { groups: [] }],
      'GET /api/odd-list-full-view': [200, { items: [], page: 1, per_page: 50, has_more: false }],
    });
    const { path } = await renderSite('/kapanisoran', { role: 'wait' });
    expect(await screen.findByRole('link', { name: 'Üyelik Satın Al' })).toBeInTheDocument();
    role = 'user';
    act(() => void window.dispatchEvent(new Event('focus')));
    await waitFor(() => expect(calls.map((call) => call.route)).toContain('GET /api/odd-list-full-view'));
    expect(screen.queryByRole('link', { name: 'Üyelik Satın Al' })).toBeNull();
    expect(path()).toBe('/kapanisoran');
  });

  it('asks to renew when the server refuses odds because the membership is over', async () => {
    const refusal = { error: 'Bu içerik için aktif üyelik gerekiyor.', code: 'MEMBERSHIP_REQUIRED' };
    serveApi({
      ...SETTINGS,
      ...roleAnswer('user'),
      'GET /api/odd-columns': [403, refusal],
      'GET /api/odd-list-full-view': [403, refusal],
    });
    const { path } = await renderSite('/kapanisoran', MEMBER);
    expect(await screen.findByRole('link', { name: 'Üyelik Satın Al' })).toBeInTheDocument();
    expect(localStorage.getItem('userRole')).toBe('wait');
    expect(localStorage.getItem('isLoggedIn')).toBe('true');
    expect(path()).toBe('/kapanisoran');
  });

  it('makes one check of two at once', async () => {
    const calls = serveApi({ ...SETTINGS, ...roleAnswer('user') });
    const { path } = await renderSite('/oranlar', MEMBER);
    const before = calls.filter((call) => call.route.endsWith('check_role')).length;
    await act(async () => {
      window.dispatchEvent(new Event('focus'));
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(calls.filter((call) => call.route.endsWith('check_role'))).toHaveLength(before + 1);
    expect(path()).toBe('/oranlar');
  });

  it.each(['/sifre-sifirla?token=abc', '/sifremi-unuttum', '/abonelik-iptal?token=abc'])(
    'ends a lost session on %s without leading away from it',
    async (address) => {
      serveApi({ ...SETTINGS, 'GET /api/check_role': [401, { error: 'x', code: 'UNAUTHENTICATED' }] });
      const { path } = await renderSite(address, MEMBER);
      await waitFor(() => expect(localStorage.getItem('isLoggedIn')).toBe('false'));
      expect(path()).toBe(address);
      expect(screen.queryByText(/Oturumunuz sona erdi/)).toBeNull();
    },
  );

  it('sends a visitor without a token to the login page', async () => {
    const calls = serveApi(SETTINGS);
    const { path } = await renderSite('/uyeliksozlesmesi', { token: null });
    await waitFor(() => expect(path()).toBe('/login'));
    expect(calls.map((call) => call.route)).not.toContain('GET /api/check_role');
  });

  it('keeps the visitor when the server can not be reached, and logs it', async () => {
    serveApi(SETTINGS);
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    const { path } = await renderSite('/oranlar', MEMBER);
    await waitFor(() => expect(log).toHaveBeenCalledWith('Rol Kontrol Hatası', expect.anything()));
    expect(path()).toBe('/oranlar');
    expect(localStorage.getItem('isLoggedIn')).toBe('true');
  });

  it('asks again after an hour and when the window is looked at again', async () => {
    jest.useFakeTimers();
    try {
      const calls = serveApi({ ...SETTINGS, ...roleAnswer('user') });
      const checks = () => calls.filter((call) => call.route.endsWith('check_role')).length;
      await renderSite('/oranlar', MEMBER);
      expect(checks()).toBe(1);
      await act(() => jest.advanceTimersByTimeAsync(3_599_000));
      expect(checks()).toBe(1);
      await act(() => jest.advanceTimersByTimeAsync(1_000));
      expect(checks()).toBe(2);
      await act(async () => window.dispatchEvent(new Event('focus')));
      expect(checks()).toBe(3);
    } finally {
      jest.useRealTimers();
    }
  });

  it('is not made for anonymous visitors', async () => {
    const calls = serveApi(SETTINGS);
    const { path } = await renderSite('/register');
    await act(async () => {});
    expect(calls.map((call) => call.route)).not.toContain('GET /api/check_role');
    expect(path()).toBe('/register');
  });
});

describe('a session that ends', () => {
  it('takes everything that was fetched with it', async () => {
    let role = 'user';
    serveApi({
      ...SETTINGS,
      'GET /api/check_role': () => [200, { role, username: 'ayşe', subscription_end_date: null }],
      'GET /api/odd-columns': [200, { groups: [] }],
      'GET /api/odd-list-full-view': [200, { items: [], page: 1, per_page: 50, has_more: false }],
    });
    const { store, path } = await renderSite('/kapanisoran', MEMBER);
    const cached = () => Object.values(store.getState().api.queries).map((query) => query?.endpointName);
    await waitFor(() => expect(cached()).toEqual(expect.arrayContaining(['listOddColumns', 'listOdds'])));
    role = 'wait';
    act(() => void window.dispatchEvent(new Event('focus')));
    await waitFor(() => expect(path()).toBe('/login'));
    expect(cached().filter((name) => name?.includes('Odd'))).toEqual([]);
  });

  it('ends in the other tabs, too', async () => {
    serveApi({ ...SETTINGS, ...roleAnswer('user') });
    const { path } = await renderSite('/oranlar', MEMBER);
    localStorage.setItem('isLoggedIn', 'false');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'isLoggedIn' })));
    await waitFor(() => expect(path()).toBe('/login'));
  });
});
