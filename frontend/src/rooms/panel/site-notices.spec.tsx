import { screen, waitFor, within } from '@testing-library/react';
import { asked, openPanel, USERS } from '../../testing/panel';
import { serveApi, SETTINGS } from '../../testing/fake-api';
import { signedInAs } from '../../testing/posts';
import { renderSite } from '../../testing/render-site';

const VERSION = { running: '1.0.0', built_at: null };
const HELD = { since: '2026-11-25T14:00:00.000Z', mails: 68, messages: 3, newsletters: 1 };

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

describe('what the owner has to know', () => {
  it('names in the panel what is still to be set', async () => {
    const state = { problems: ['smtp', 'bank'], failing: [], held: null, version: VERSION };
    await openPanel('/admin', { 'GET /api/users': [200, USERS], 'GET /api/site-state': [200, state] });
    const notice = await screen.findByRole('region', { name: 'Site henüz hazır değil' });
    const lines = within(notice).getAllByRole('listitem');
    expect(lines.map((line) => line.textContent)).toEqual([
      expect.stringMatching(/^E-posta sunucusu ayarlı değil/),
      expect.stringMatching(/^Banka hesabı girilmemiş/),
    ]);
  });

  it('names what has stopped working, with the way to the reason', async () => {
    const state = { problems: [], failing: ['mail', 'telegram'], held: null, version: VERSION };
    await openPanel('/admin', { 'GET /api/users': [200, USERS], 'GET /api/site-state': [200, state] });
    const notice = await screen.findByRole('region', { name: 'Çalışmayan bir şey var' });
    expect(within(notice).getAllByRole('listitem')).toHaveLength(2);
    const link = within(notice).getByRole('link', { name: 'Sebebi Posta bölümünde' });
    expect(link).toHaveAttribute('href', '/admin?sekme=posta');
  });

  it('says on the other tabs only what cannot wait', async () => {
    const state = { problems: ['smtp'], failing: [], held: HELD, version: VERSION };
    await openPanel('/admin?sekme=iletisim', { 'GET /api/site-state': [200, state] });
    await screen.findByRole('region', { name: /yedekten/ });
    expect(screen.queryByText('Site henüz hazır değil')).not.toBeInTheDocument();
  });

  it('says nothing where all is well', async () => {
    const state = { problems: [], failing: [], held: null, version: VERSION };
    await openPanel('/admin', { 'GET /api/users': [200, USERS], 'GET /api/site-state': [200, state] });
    await screen.findByText('Sürüm 1.0.0');
    expect(screen.queryByText('Site henüz hazır değil')).not.toBeInTheDocument();
  });

  it('lets an admin release a restored copy, with or without what waited', async () => {
    let held: typeof HELD | null = HELD;
    const { calls, user } = await openPanel('/admin', {
      'GET /api/users': [200, USERS],
      'GET /api/site-state': () => [200, { problems: [], failing: [], held, version: VERSION }],
      'POST /api/site-state/release': () => {
        held = null;
        return [200, { problems: [], failing: [], held, version: VERSION }];
      },
    });
    const notice = await screen.findByRole('region', { name: /yedekten geri yüklenmiş/ });
    expect(notice).toHaveTextContent('25 Kasım 2026 17:00');
    expect(notice).toHaveTextContent('68 e-posta, 1 bülten ve 3 Telegram iletisi');
    await user.click(within(notice).getByRole('button', { name: /Serbest bırak/ }));
    const dialog = screen.getByRole('alertdialog', { name: 'Kopya serbest bırakılsın mı?' });
    await user.click(within(dialog).getByRole('button', { name: 'Bekleyenleri gönderme' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: /yedekten/ })).not.toBeInTheDocument());
    expect(asked(calls, 'POST /api/site-state/release')[0]).toMatchObject({ body: { waiting: 'drop' } });
  });

  it.each([
    ['admin', 1],
    ['editor', 0],
  ] as const)('stands on the way to the panel for an %s: %i', async (role, times) => {
    const calls = serveApi({
      ...SETTINGS,
      ...signedInAs(role),
      'GET /api/site-state': [200, { problems: ['sender'], failing: [], held: null, version: VERSION }],
    });
    await renderSite('/yonetim', { role, username: 'yetkili' });
    await screen.findByRole('heading', { level: 1, name: 'Yönetim' });
    if (times > 0) await screen.findByText(/göndereni örnek bir adres/);
    expect(asked(calls, 'GET /api/site-state')).toHaveLength(times);
  });
});
