import { OwnSite } from './support/own-site';
import { rowWith } from './support/panel';
import { expect, freshLogin, keepSession, test } from './support/site';

const ROWS = 50_000;
const at = (number: number) =>
  new Date(Date.UTC(2024, 0, 1) + number * 600_000).toISOString().replace('T', ' ').slice(0, 23);

/** Tab, table, a row by its number, and what finds row 49.999 alone. */
const TABLES = [
  [
    'kullanicilar',
    'users',
    (n: number) => ({
      username: `kisi${n}`,
      username_key: `kisi${n}`,
      email: `kisi${n}@ornek.com`,
      email_key: `kisi${n}@ornek.com`,
      role: 'wait',
      created_at: at(n),
      is_blocked: 0,
    }),
    'kisi49999',
  ],
  [
    'iletisim',
    'contacts',
    (n: number) => ({
      name: `Kişi ${n}`,
      name_folded: `kisi ${n}`,
      phonenumber: '0555',
      email: `k${n}@ornek.com`,
      email_key: `k${n}@ornek.com`,
      subject: 'Soru',
      message: 'Uzunca bir mesaj. '.repeat(5),
      created_at: at(n),
      search_text: `kisi ${n} k${n}@ornek.com soru uzunca bir mesaj`,
    }),
    'k49999@ornek.com',
  ],
  [
    'abonelik',
    'subscribers',
    (n: number) => ({
      email: `abone${n}@ornek.com`,
      email_key: `abone${n}@ornek.com`,
      phonenumber: '+905551112233',
      created_at: at(n),
    }),
    'abone49999@ornek.com',
  ],
  [
    'yorumlar',
    'comments',
    (n: number) => ({
      blog_id: 1,
      parent_id: null,
      user_id: 1,
      author: `yazan${n}`,
      author_folded: `yazan${n}`,
      content: `Yorum ${n}`,
      date: at(n),
      is_deleted: 0,
      search_text: `yazan${n} yorum ${n}`,
    }),
    'yazan49999',
  ],
  ...(['blogs', 'winnersclub'] as const).map(
    (table) =>
      [
        table === 'blogs' ? 'bloglar' : 'kazananlar',
        table,
        (n: number) => ({
          blogname: `Başlık ${n}`,
          blogname_folded: `baslik ${n}`,
          author: 'editor',
          author_folded: 'editor',
          date: at(n),
          image_filename: null,
          search_text: `baslik ${n} editor`,
          feedback: 'Alt metin',
        }),
        'Başlık 49999',
      ] as const,
  ),
  [
    'uyelik-tarih',
    'subscriptions',
    (n: number) => ({ user_id: n, duration_minutes: 1440, duration_type: '1_day', created_at: at(n) }),
    'kisi49990',
  ],
  [
    'odemeler',
    'receipts',
    (n: number) => ({
      user_id: n,
      duration_type: '1_month',
      stored_name: `${n}.pdf`,
      file_name: 'dekont.pdf',
      size: 1000,
      status: 'pending',
      created_at: at(n),
    }),
    'kisi49990',
  ],
  [
    'kayitlar',
    'audit_entries',
    (n: number) => ({
      created_at: at(n),
      user_id: 1,
      username: 'admin',
      action: 'update',
      entity: 'contacts',
      entity_id: n,
      before_json: `{"name":"a${n}"}`,
      after_json: `{"name":"b${n}"}`,
      search_text: `admin update contacts b${n}x`,
    }),
    'b49999x',
  ],
  [
    'posta',
    'outbox',
    (n: number) => ({
      channel: 'mail',
      template: 'membership-granted',
      recipient: `kisi${n}@ornek.com`,
      data: '{}',
      status: 'failed',
      attempts: 11,
      next_attempt_at: at(n),
      created_at: at(n),
      priority: 0,
    }),
    'kisi49999@ornek.com',
  ],
] as const;

test.describe.serial('tables of 50,000 rows', () => {
  let site: OwnSite;

  test.beforeAll(async () => {
    test.setTimeout(300_000);
    site = await OwnSite.create();
    await site.start();
    await site.stop();
    for (const [, table, make] of TABLES) site.fill(table, ROWS, make);
    await site.start();
  });

  test.afterAll(() => site?.remove());

  for (const width of [1440, 390]) {
    test(`come page by page at ${width} px, and are searched and sorted on the server`, async ({
      browser,
      playwright,
    }) => {
      test.setTimeout(300_000);
      const request = await playwright.request.newContext({ baseURL: site.address });
      const context = await browser.newContext({ baseURL: site.address, viewport: { width, height: 900 } });
      const page = await context.newPage();
      await keepSession(page, await freshLogin(request, 'admin'));
      const sizes: number[] = [];
      page.on('response', async (answer) => {
        if (/\/api\/[a-z-]+\?.*per_page/.test(answer.url()))
          sizes.push((await answer.body().catch(() => '')).length);
      });
      for (const [slug, , , needle] of TABLES) {
        await page.goto(`/admin?sekme=${slug}`);
        await expect(page.getByText(/5\d\.\d{3} kayıttan 1-25 arası/)).toBeVisible();
        await expect(page.getByRole('row')).toHaveCount(26);
        await page.getByRole('link', { name: /^Sayfa 20\d\d$/ }).click();
        await expect(page.getByText(/ kayıttan [45]\d\.\d{3}-5\d\.\d{3} arası/)).toBeVisible();
        await page.getByRole('searchbox').fill(needle);
        await expect(page.getByText(/^(\d) kayıttan 1-\1 arası$/)).toBeVisible();
        await expect(rowWith(page, slug === 'kayitlar' ? 'b49999' : needle)).toHaveCount(1);
      }
      expect(Math.max(...sizes)).toBeLessThan(60_000);
      await context.close();
      await request.dispose();
    });
  }
});
