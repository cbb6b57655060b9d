import { AuditEntry } from '../../src/modules/audit/entities/audit-entry.entity';
import { confirmSession } from '../support/confirmation';
import { createTestSite, type TestMember, type TestSite } from '../support/create-test-site';
import { DATABASE_NAME } from '../support/test-database';

describe(`site settings on the ${DATABASE_NAME}`, () => {
  let site: TestSite;
  let admin: TestMember;

  beforeAll(async () => {
    site = await createTestSite({ SITE_NAME: 'Deneme Sitesi', SUPPORT_EMAIL: 'yardim@example.com' });
    admin = await site.member('admin');
    await confirmSession(site, admin);
  });

  afterAll(() => site?.close());

  const read = async () => (await site.http().get('/api/settings')).body;
  const change = (body: object) => site.http(admin.token).put('/api/settings').send(body);

  it('start with the configured names, a bank that is visibly a placeholder, and nothing else made up', async () => {
    const settings = await read();
    expect(settings).toMatchObject({
      site_name: 'Deneme Sitesi',
      support_email: 'yardim@example.com',
      demo_data: false,
      agreement_version: expect.any(String),
      bank: { account_holder: 'HESAP SAHİBİ GİRİLMEDİ', iban: 'TR00 0000 0000 0000 0000 0000 00' },
      data_controller: { name: 'Deneme Sitesi', address: '' },
      links: { messaging_group: '', instagram: '' },
      carousel_logos: [],
      about_editors: [],
    });
  });

  it('sell 30 days for 1300 TL and 90 days for 3500 TL at first', async () => {
    const { body } = await site.http().get('/api/products');
    expect(body).toEqual({
      products: [
        { duration_type: '1_month', title: 'Oranlar Tablosu - 30 Gün', days: 30, price_tl: 1300 },
        { duration_type: '3_month', title: 'Oranlar Tablosu - 90 Gün', days: 90, price_tl: 3500 },
      ],
    });
  });

  it('take what an admin changes, leave the rest, and can be sent back as they were read', async () => {
    const answer = await change({
      site_name: '  Oran  Arşivi İki ',
      bank: { account_holder: 'Örnek Ltd.', bank_name: 'Örnek Bank', iban: 'tr330006100519786457841326' },
      products: [{ duration_type: '6_month', title: 'Yarım yıl', price_tl: '6000' }],
    });
    expect(answer.status).toBe(200);
    const settings = await read();
    expect(answer.body).toEqual(settings);
    expect(settings).toMatchObject({
      site_name: 'Oran Arşivi İki',
      support_email: 'yardim@example.com',
      bank: { iban: 'TR33 0006 1005 1978 6457 8413 26' },
    });
    const { body } = await site.http().get('/api/products');
    expect(body.products).toEqual([
      { duration_type: '6_month', title: 'Yarım yıl', days: 180, price_tl: 6000 },
    ]);

    const { demo_data: _, agreement_version: __, ...whole } = settings;
    expect((await change(whole)).status).toBe(200);
    expect(await read()).toEqual(settings);
  });

  it('record who changed them, with both states of what changed', async () => {
    const before = (await read()).links;
    await change({ links: { ...before, telegram: 'https://t.me/ornek' } });
    const { body } = await site.http(admin.token).get('/api/audit?per_page=1&q=t.me/ornek');
    expect(body).toEqual([
      {
        id: expect.any(Number),
        created_at: site.clock.now().toISOString(),
        user_id: admin.id,
        username: admin.username,
        action: 'update',
        entity: 'settings',
        entity_id: null,
        before: { links: before },
        after: { links: { ...before, telegram: 'https://t.me/ornek' } },
      },
    ]);
  });

  it.each([
    [{}, undefined],
    [{ site_name: '' }, { site_name: 'Bu alan boş bırakılamaz.' }],
    [{ site_name: null }, { site_name: 'Bu alan boş bırakılamaz.' }],
    [{ site_name: 'x'.repeat(61) }, { site_name: 'En fazla 60 karakter olabilir.' }],
    [{ support_email: 'destek' }, { support_email: 'Yanlış Mail Formatı' }],
    [{ jwt_secret: 'x' }, { jwt_secret: 'Bilinmeyen alan.' }],
    [{ demo_data: true }, { demo_data: 'Bilinmeyen alan.' }],
    [{ bank: 'x' }, { bank: 'Alanları olan bir kayıt olmalı.' }],
    [
      { bank: { account_holder: 'A', bank_name: 'B', iban: 'TR33 0006 1005 1978 6457 8413 27' } },
      { 'bank.iban': 'Geçerli bir IBAN yazın.' },
    ],
    [
      { links: { messaging_group: 'javascript:alert(1)' } },
      expect.objectContaining({ 'links.messaging_group': expect.stringMatching(/https/) }),
    ],
    [
      { about_editors: [{ name: 'A', text: 'B', link: '', role: 'admin' }] },
      { 'about_editors.0.role': 'Bilinmeyen alan.' },
    ],
    [
      { carousel_logos: [{ name: 'A', image_filename: '../../etc/passwd' }] },
      { 'carousel_logos.0.image_filename': expect.stringMatching(/yalnızca/) },
    ],
    [
      { data_controller: { name: ' ' } },
      {
        'data_controller.name': 'Bu alan boş bırakılamaz.',
        'data_controller.address': 'Bu alan boş bırakılamaz.',
      },
    ],
    [{ about_editors: [[]] }, { about_editors: 'Alanları olan bir kayıt olmalı.' }],
    [{ products: [null] }, { 'products.0': 'Alanları olan bir kayıt olmalı.' }],
    [
      {
        products: [
          { duration_type: '1_month', title: 'A', price_tl: 1 },
          { duration_type: '1_month', title: 'B', price_tl: 2 },
        ],
      },
      { products: 'Her paket listede bir kez bulunabilir.' },
    ],
    [
      { products: [{ duration_type: '2_month', title: 'A', price_tl: 1.5 }] },
      { 'products.0.duration_type': expect.any(String), 'products.0.price_tl': expect.any(String) },
    ],
  ])('refuse %j', async (body, fields) => {
    const before = await read();
    const answer = await change(body);
    expect([answer.status, answer.body.code, answer.body.fields]).toEqual([400, 'VALIDATION_FAILED', fields]);
    expect(await read()).toEqual(before);
  });

  it('are changed by admins only', async () => {
    const editor = await site.member('editor');
    expect((await site.http(editor.token).put('/api/settings').send({ site_name: 'x' })).status).toBe(403);
    expect((await site.http().put('/api/settings').send({ site_name: 'x' })).status).toBe(401);
  });

  describe('the record of admin writes', () => {
    it('is paged always, newest first, with the number of all entries', async () => {
      const entries = await site.database.getRepository(AuditEntry).count();
      const { body, headers } = await site.http(admin.token).get('/api/audit?page=1&per_page=2');
      expect([body.length, headers['x-total-count']]).toEqual([2, String(entries)]);
      expect(body[0].id).toBeGreaterThan(body[1].id);
      expect((await site.http(admin.token).get('/api/audit')).body.length).toBe(Math.min(entries, 50));
    });

    it.each(['page=0', 'per_page=101', 'sort=before_json', 'sort=constructor', 'order=x', 'column=1'])(
      'refuses %s',
      async (query) => {
        expect((await site.http(admin.token).get(`/api/audit?${query}`)).status).toBe(400);
      },
    );
  });
});
