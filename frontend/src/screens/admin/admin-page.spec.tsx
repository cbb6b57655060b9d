import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Answer } from '../../testing/fake-api';
import { asked, openPanel, rowOf, USERS } from '../../testing/panel';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

describe('the panel', () => {
  it('has its heading, the seven tabs in order and then the further ones', async () => {
    await openPanel('/admin', { 'GET /api/users': [200, USERS] });
    expect(await screen.findByRole('heading', { level: 1, name: 'Admin Paneli' })).toBeInTheDocument();
    expect(screen.getByText('Admin Paneline Hoşgeldiniz')).toBeInTheDocument();
    const tabs = within(screen.getByRole('navigation', { name: 'Panel bölümleri' })).getAllByRole('link');
    expect(tabs.map((tab) => tab.textContent)).toEqual([
      'Kullanıcılar',
      'İletişim',
      'Abonelik',
      'Yorumlar',
      'Bloglar',
      'Üyelik Tarih',
      'Kazananlar',
      'Ödemeler',
      'Veri',
      'Reytingler',
      'Ayarlar',
      'Kayıtlar',
      'Posta',
    ]);
  });

  it('says at its foot which version of the site answers, and nothing while that is unknown', async () => {
    let state: Answer = [503, { error: 'Hizmete ulaşılamıyor.', code: 'UNAVAILABLE' }];
    const routes = { 'GET /api/users': [200, USERS], 'GET /api/site-state': () => state } as const;
    const { unmount } = await openPanel('/admin', routes);
    await screen.findByRole('table');
    expect(screen.queryByText(/Sürüm/)).not.toBeInTheDocument();
    unmount();
    state = [200, { problems: [], failing: [], held: null, version: { running: '2.3.4', built_at: null } }];
    await openPanel('/admin', routes);
    expect(await screen.findByText('Sürüm 2.3.4')).toBeInTheDocument();
  });

  it('shows the columns that a table is listed with', async () => {
    await openPanel('/admin', { 'GET /api/users': [200, USERS] });
    const table = await screen.findByRole('table', { name: 'Kullanıcılar' });
    const heads = within(table).getAllByRole('columnheader');
    expect(heads.map((head) => head.textContent)).toEqual([
      'No',
      'Kullanıcı adı',
      'E-posta',
      'Telegram linki',
      'Rol',
      'Üyelik bitişi',
      'Referans kodu',
      'Yorum engeli',
      'Engel sebebi',
      'Kayıt zamanı',
      'İşlemler',
    ]);
    expect(rowOf('ayşe')).toHaveTextContent('2 Haziran 2026 00:30');
    expect(rowOf('ayşe')).toHaveTextContent('Üye');
  });

  it('says Loading... and No data available', async () => {
    let answer: (rows: Answer) => void = () => undefined;
    const later = new Promise<Answer>((resolve) => (answer = resolve));
    const { calls } = await openPanel('/admin?sekme=iletisim', {});
    expect(calls.length).toBeGreaterThan(0);
    jest.restoreAllMocks();
    jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
      const [status, body] = await later;
      return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });
    });
    await userEvent.click(screen.getByRole('link', { name: 'Abonelik' }));
    expect(await screen.findByText('Loading...')).toBeInTheDocument();
    await act(async () => answer([200, []]));
    expect(await screen.findByText('No data available')).toBeInTheDocument();
  });

  it('asks the server for what the address says, and puts what is chosen into it', async () => {
    const { calls, user, path } = await openPanel(
      '/admin?sekme=kullanicilar&sayfa=2&adet=50&ara=ay%C5%9Fe&sirala=email&yon=azalan',
      { 'GET /api/users': [200, USERS] },
    );
    await screen.findByRole('table');
    const [first] = asked(calls, 'GET /api/users');
    expect(Object.fromEntries(first!.query)).toEqual({
      page: '2',
      per_page: '50',
      q: 'ayşe',
      sort: 'email',
      order: 'desc',
    });
    await user.click(screen.getByRole('button', { name: 'Kullanıcı adı' }));
    await waitFor(() => expect(path()).toContain('sirala=username'));
    expect(path()).not.toContain('sayfa=2');
    await user.clear(screen.getByRole('searchbox', { name: 'Kullanıcılar içinde ara' }));
    await user.type(screen.getByRole('searchbox', { name: 'Kullanıcılar içinde ara' }), 'ali{Enter}');
    await waitFor(() => expect(path()).toContain('ara=ali'));
    const last = asked(calls, 'GET /api/users').at(-1)!;
    expect([last.query.get('q'), last.query.get('sort'), last.query.get('order')]).toEqual([
      'ali',
      'username',
      'asc',
    ]);
  });

  it('says why the rows are missing, and tries again', async () => {
    let works = false;
    const { user } = await openPanel('/admin', {
      'GET /api/users': () =>
        works ? [200, USERS] : [503, { error: 'Hizmete ulaşılamıyor.', code: 'UNAVAILABLE' }],
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Kayıtlar yüklenemedi. Hizmete ulaşılamıyor.');
    works = true;
    await user.click(screen.getByRole('button', { name: 'Tekrar dene' }));
    expect(await screen.findByRole('table')).toBeInTheDocument();
  });
});

describe('a membership given in the users tab', () => {
  it.each([
    ['Test', '1_day'],
    ['1 Ay', '1_month'],
    ['3 Ay', '3_month'],
    ['6 Ay', '6_month'],
  ])('is %s, shown by the alert, and the rows are read again', async (label, type) => {
    const { calls, user } = await openPanel('/admin', {
      'GET /api/users': [200, USERS],
      'POST /api/purchase_subscription': [200, { status: 'success' }],
    });
    await user.click(await screen.findByRole('button', { name: `ayşe: ${label} üyelik ver` }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveAccessibleName('Subscription purchased successfully!');
    expect(asked(calls, 'POST /api/purchase_subscription').map((call) => call.body)).toEqual([
      { user_id: 2, duration_type: type },
    ]);
    await user.click(within(dialog).getByRole('button', { name: 'Tamam' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    await waitFor(() => expect(asked(calls, 'GET /api/users').length).toBeGreaterThan(1));
  });

  it('that got no answer is asked for again under the same key, and under a new one after an answer', async () => {
    const keys: (string | null)[] = [];
    const answers: (Answer | null)[] = [
      null,
      [200, { status: 'success' }],
      [404, { error: 'Böyle bir kullanıcı yok.' }],
    ];
    const { user } = await openPanel('/admin', { 'GET /api/users': [200, USERS] });
    await screen.findByRole('table');
    const others = jest.mocked(globalThis.fetch).getMockImplementation()!;
    jest.mocked(globalThis.fetch).mockImplementation(async (input, init) => {
      const request = input as Request;
      if (!request.url.endsWith('/purchase_subscription')) return others(input, init);
      keys.push(request.headers.get('Idempotency-Key'));
      const answer = answers.shift();
      if (!answer) throw new TypeError('Failed to fetch');
      return new Response(JSON.stringify(answer[1]), {
        status: answer[0],
        headers: { 'Content-Type': 'application/json' },
      });
    });
    const titles: (string | null)[] = [];
    for (let press = 0; press < 3; press += 1) {
      await user.click(screen.getByRole('button', { name: 'ali: 1 Ay üyelik ver' }));
      const dialog = await screen.findByRole('alertdialog');
      titles.push(within(dialog).getByRole('heading').textContent);
      if (press === 2) expect(dialog).toHaveTextContent('Böyle bir kullanıcı yok.');
      await user.click(within(dialog).getByRole('button', { name: 'Tamam' }));
    }
    expect(titles).toEqual([
      'Failed to purchase subscription.',
      'Subscription purchased successfully!',
      'Failed to purchase subscription.',
    ]);
    expect(keys[0]).toMatch(/^[\x21-\x7e]{8,}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });
});

describe('blocking somebody', () => {
  it('needs a reason, and keeps it when the server refuses', async () => {
    let works = false;
    const { calls, user } = await openPanel('/admin', {
      'GET /api/users': [200, USERS],
      'PUT /api/users/2/block': () => (works ? [200, USERS[0]] : [500, { error: 'Bir hata oluştu.' }]),
    });
    await user.click(await screen.findByRole('button', { name: '“ayşe” kullanıcısı: diğer işlemler' }));
    await user.click(screen.getByRole('menuitem', { name: 'Yorum yapmasını engelle' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'ayşe yorum yapamasın mı?' });
    const submit = within(dialog).getByRole('button', { name: 'Yorum yapmasını engelle' });
    await user.click(submit);
    expect(within(dialog).getByText('Sebebi yazın.')).toBeInTheDocument();
    await user.type(within(dialog).getByLabelText('Sebep'), 'hakaret etti');
    await user.click(submit);
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Bir hata oluştu.');
    expect(within(dialog).getByLabelText('Sebep')).toHaveValue('hakaret etti');
    works = true;
    await user.click(submit);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(asked(calls, 'PUT /api/users/2/block').map((call) => call.body)).toEqual([
      { reason: 'hakaret etti' },
      { reason: 'hakaret etti' },
    ]);
  });
});

describe('removing somebody’s second factor', () => {
  it.each([
    ['and says what the server says', [200, { message: 'İki adımlı girişi kaldırıldı.' }]],
    ['or why it can’t', [404, { error: 'Bu kullanıcının iki adımlı girişi açık değil.' }]],
  ] as const)('asks first, %s', async (_, answer) => {
    const route = 'DELETE /api/users/2/second-factor';
    const { calls, user } = await openPanel('/admin', { 'GET /api/users': [200, USERS], [route]: answer });
    await user.click(await screen.findByRole('button', { name: '“ayşe” kullanıcısı: diğer işlemler' }));
    await user.click(screen.getByRole('menuitem', { name: 'İki adımlı girişini kaldır' }));
    const dialog = await screen.findByRole('alertdialog', {
      name: 'ayşe kullanıcısının iki adımlı girişi kaldırılsın mı?',
    });
    expect(asked(calls, route)).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'İki adımlı girişini kaldır' }));
    expect(await screen.findByText(Object.values(answer[1])[0]!)).toBeInTheDocument();
    expect(asked(calls, route)).toHaveLength(1);
    expect(dialog).not.toBeInTheDocument();
  });
});
