import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Answer, type ApiCall, serveApi, SETTINGS } from '../../../testing/fake-api';
import { renderSite } from '../../../testing/render-site';

const USERS = [
  {
    id: 2,
    username: 'ayşe',
    email: 'ayse@ornek.com',
    tg_link: '',
    role: 'user',
    subscription_end_date: '2026-06-01T21:30:00.000Z',
    is_blocked: false,
    blocked_reason: null,
  },
  {
    id: 1,
    username: 'ali',
    email: 'ali@ornek.com',
    tg_link: '',
    role: 'wait',
    subscription_end_date: null,
    is_blocked: true,
    blocked_reason: 'hakaret',
  },
];
const CONTACT = {
  id: 5,
  name: 'Veli',
  phonenumber: '0555',
  email: 'veli@ornek.com',
  subject: 'Soru',
  metin: 'Merhaba',
  created_at: '2026-05-17T12:00:00.000Z',
};
const CHECKED = {
  'GET /api/check_role': [200, { role: 'admin', username: 'yönetici', subscription_end_date: null }],
} as const;

type Routes = Parameters<typeof serveApi>[0];

async function open(address: string, routes: Routes) {
  const calls = serveApi({ ...SETTINGS, ...CHECKED, ...routes });
  const site = await renderSite(address, { role: 'admin', username: 'yönetici' });
  return { ...site, calls, user: userEvent.setup() };
}
const asked = (calls: readonly ApiCall[], route: string) => calls.filter((call) => call.route === route);
const rowOf = (name: string) => screen.getByRole('cell', { name }).closest('tr')!;

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

describe('the panel', () => {
  it('has its heading, the seven tabs in order and then the further ones', async () => {
    await open('/admin', { 'GET /api/users': [200, USERS] });
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

  it('shows the columns that a table is listed with', async () => {
    await open('/admin', { 'GET /api/users': [200, USERS] });
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
    const { calls } = await open('/admin?sekme=iletisim', {});
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
    const { calls, user, path } = await open(
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
    const { user } = await open('/admin', {
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
  ])('is %s, told by the alert, and the rows are read anew', async (label, type) => {
    const { calls, user } = await open('/admin', {
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
    const { user } = await open('/admin', { 'GET /api/users': [200, USERS] });
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
    const { calls, user } = await open('/admin', {
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
    const { calls, user } = await open('/admin', { 'GET /api/users': [200, USERS], [route]: answer });
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

describe('the form of a row', () => {
  const contacts = { 'GET /api/contacts': [200, [CONTACT]] } as const;

  it('opens with the row, sends what was changed and closes', async () => {
    const { calls, user } = await open('/admin?sekme=iletisim', {
      ...contacts,
      'PUT /api/contacts/5': [200, { ...CONTACT, name: 'Veli Can' }],
    });
    await user.click(await screen.findByRole('button', { name: '“Veli” mesajı: düzenle' }));
    const form = await screen.findByRole('dialog');
    expect(within(form).getByLabelText('Mesaj')).toHaveValue('Merhaba');
    await user.type(within(form).getByLabelText('Ad'), ' Can');
    await user.click(within(form).getByRole('button', { name: 'Kaydet' }));
    await waitFor(() => expect(form).not.toBeInTheDocument());
    expect(asked(calls, 'PUT /api/contacts/5')[0]!.body).toEqual({
      name: 'Veli Can',
      phonenumber: '0555',
      email: 'veli@ornek.com',
      metin: 'Merhaba',
    });
    expect(asked(calls, 'GET /api/contacts').length).toBeGreaterThan(1);
  });

  it('says beside each field what is wrong, first itself and then in the server’s words', async () => {
    const { calls, user } = await open('/admin?sekme=iletisim', {
      ...contacts,
      'POST /api/contacts': [
        400,
        {
          error: 'Gönderilen bilgilerde hata var.',
          code: 'VALIDATION_FAILED',
          fields: { phonenumber: 'Telefon okunamadı.' },
        },
      ],
    });
    await user.click(await screen.findByRole('button', { name: 'Yeni kayıt' }));
    const form = await screen.findByRole('dialog');
    await user.click(within(form).getByRole('button', { name: 'Ekle' }));
    expect(within(form).getAllByText('Bu alan zorunlu.')).toHaveLength(4);
    expect(asked(calls, 'POST /api/contacts')).toEqual([]);
    await user.type(within(form).getByLabelText('Ad'), 'Su');
    await user.type(within(form).getByLabelText('Telefon'), 'x');
    await user.type(within(form).getByLabelText('E-posta'), 'su@ornek.com');
    await user.type(within(form).getByLabelText('Mesaj'), 'Selam');
    await user.click(within(form).getByRole('button', { name: 'Ekle' }));
    expect(await within(form).findByText('Telefon okunamadı.')).toBeInTheDocument();
    expect(within(form).getByLabelText('Telefon')).toHaveAccessibleDescription('Telefon okunamadı.');
    expect(within(form).getByLabelText('Mesaj')).toHaveValue('Selam');
  });

  it('stays filled while the server is away, and works when it is back', async () => {
    let away = true;
    const { user } = await open('/admin?sekme=iletisim', contacts);
    await user.click(await screen.findByRole('button', { name: '“Veli” mesajı: düzenle' }));
    const form = await screen.findByRole('dialog');
    const others = jest.mocked(globalThis.fetch).getMockImplementation()!;
    jest.mocked(globalThis.fetch).mockImplementation(async (input, init) => {
      if ((input as Request).method !== 'PUT') return others(input, init);
      if (away) throw new TypeError('Failed to fetch');
      return new Response(JSON.stringify(CONTACT), {
        status: 200,
        headers: { 'Content-Type': 'application/json' },
      });
    });
    await user.clear(within(form).getByLabelText('Ad'));
    await user.type(within(form).getByLabelText('Ad'), 'Uzun bir ad');
    await user.click(within(form).getByRole('button', { name: 'Kaydet' }));
    expect(await within(form).findByRole('alert')).toHaveTextContent('Yazdıklarınız duruyor');
    expect(within(form).getByLabelText('Ad')).toHaveValue('Uzun bir ad');
    away = false;
    await user.click(within(form).getByRole('button', { name: 'Kaydet' }));
    await waitFor(() => expect(form).not.toBeInTheDocument());
  });

  it('comes back as it was left, past a link or a lost session, until it is thrown away', async () => {
    const { seen, user } = await open('/admin?sekme=iletisim', {
      ...contacts,
      'GET /api/users': [200, USERS],
    });
    await user.click(await screen.findByRole('button', { name: '“Veli” mesajı: düzenle' }));
    await user.type(await screen.findByLabelText('Ad'), ' Yarım');
    await act(async () => seen.navigate('/admin?sekme=kullanicilar'));
    await screen.findByRole('cell', { name: 'ayşe' });
    await act(async () => seen.navigate('/admin?sekme=iletisim'));
    await user.click(await screen.findByRole('button', { name: '“Veli” mesajı: düzenle' }));
    expect(await screen.findByLabelText('Ad')).toHaveValue('Veli Yarım');
    expect(screen.getByText('Kaydedilmemiş yazdıklarınız geri getirildi.')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Kaydetmeden kapat' }));
    await user.click(screen.getByRole('button', { name: '“Veli” mesajı: düzenle' }));
    expect(await screen.findByLabelText('Ad')).toHaveValue('Veli');
  });

  it('asks before it throws away what was written', async () => {
    const { user } = await open('/admin?sekme=iletisim', contacts);
    await user.click(await screen.findByRole('button', { name: '“Veli” mesajı: düzenle' }));
    await user.type(await screen.findByLabelText('Ad'), 'x');
    await user.keyboard('{Escape}');
    const question = await screen.findByRole('alertdialog', { name: 'Değişiklikler kaydedilmedi' });
    await user.click(within(question).getByRole('button', { name: 'Vazgeç' }));
    expect(screen.getByLabelText('Ad')).toHaveValue('Velix');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Kaydetmeden kapat' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});

describe('a deletion', () => {
  const routes = {
    'GET /api/contacts': [200, [CONTACT]],
    'DELETE /api/contacts/5': [200, { message: 'Kayıt silindi.' }],
  } as const;

  async function remove(answers: Routes) {
    const site = await open('/admin?sekme=iletisim', answers);
    await site.user.click(await screen.findByRole('button', { name: '“Veli” mesajı: sil' }));
    const question = await screen.findByRole('alertdialog', { name: '“Veli” mesajı silinsin mi?' });
    return { ...site, question };
  }

  it('is asked about first', async () => {
    const { calls, user, question } = await remove(routes);
    expect(within(question).getByRole('button', { name: 'Vazgeç' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('cell', { name: 'Veli' })).toBeInTheDocument();
    expect(asked(calls, 'DELETE /api/contacts/5')).toEqual([]);
  });

  it('takes the row out of sight at once and can be taken back', async () => {
    const { calls, user, question } = await remove(routes);
    await user.click(within(question).getByRole('button', { name: 'Sil' }));
    expect(screen.queryByRole('cell', { name: 'Veli' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '“Veli” mesajı: geri al' }));
    expect(screen.getByRole('cell', { name: 'Veli' })).toBeInTheDocument();
    expect(asked(calls, 'DELETE /api/contacts/5')).toEqual([]);
  });

  it('is sent at once when the panel is left', async () => {
    const { calls, user, question, unmount } = await remove(routes);
    await user.click(within(question).getByRole('button', { name: 'Sil' }));
    expect(asked(calls, 'DELETE /api/contacts/5')).toEqual([]);
    unmount();
    await waitFor(() => expect(asked(calls, 'DELETE /api/contacts/5')).toHaveLength(1));
  });

  it('that the server refuses brings the row back, with the reason', async () => {
    const { seen, user, question } = await remove({
      ...routes,
      'GET /api/users': [200, USERS],
      'DELETE /api/contacts/5': [409, { error: 'Şu anda silinemez.', code: 'CONFLICT' }],
    });
    await user.click(within(question).getByRole('button', { name: 'Sil' }));
    await act(async () => seen.navigate('/'));
    expect(await screen.findByText('“Veli” mesajı silinemedi: Şu anda silinemez.')).toBeInTheDocument();
    await act(async () => seen.navigate('/admin?sekme=iletisim'));
    expect(await screen.findByRole('cell', { name: 'Veli' })).toBeInTheDocument();
  });
});
