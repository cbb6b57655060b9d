import { AuditEntry } from '../../src/modules/audit/entities/audit-entry.entity';
import { ContactMessage } from '../../src/modules/contact/entities/contact-message.entity';
import { createTestSite, type TestMember, type TestSite } from '../support/create-test-site';
import { DATABASE_NAME } from '../support/test-database';

const MESSAGE = {
  name: 'Işıl Çağrı',
  phonenumber: '0555 111 22 33',
  email: 'isil@example.com',
  subject: 'Üyelik',
  message: 'Merhaba,\n<b>ne zaman</b> açılır?',
};

describe(`the contact form on the ${DATABASE_NAME}`, () => {
  let site: TestSite;
  let admin: TestMember;
  let visitors = 0;

  beforeAll(async () => {
    site = await createTestSite({ TRUST_PROXY: '1' });
    admin = await site.member('admin');
  });

  afterAll(() => site?.close());

  /** Each from an address of its own unless one is given. */
  const send = (body: object, address = `198.51.100.${(visitors += 1)}`) =>
    site.http().post('/api/contact').set('X-Forwarded-For', address).send(body);
  const stored = () => site.database.manager.find(ContactMessage, { order: { id: 'ASC' } });

  it('keeps a message as plain text and thanks for it', async () => {
    const answer = await send(MESSAGE);
    expect([answer.status, answer.body]).toEqual([201, { message: 'Teşekkürler! Mesajınız bize ulaştı.' }]);
    expect((await stored()).at(-1)).toMatchObject({ ...MESSAGE, created_at: site.clock.now() });
  });

  it('ignores the token that old forms send, and an empty trap', async () => {
    const before = (await stored()).length;
    await send({ ...MESSAGE, token: 'sabit', website: '' }).expect(201);
    expect(await stored()).toHaveLength(before + 1);
  });

  it.each(['http://spam.example', ' ', 7, ['x']])(
    'answers a robot that wrote %j into the trap as usual and keeps nothing',
    async (website) => {
      const before = (await stored()).length;
      const answer = await send({ ...MESSAGE, website });
      expect([answer.status, answer.body]).toEqual([201, { message: 'Teşekkürler! Mesajınız bize ulaştı.' }]);
      expect(await stored()).toHaveLength(before);
    },
  );

  it.each<[string, object, object]>([
    ['no name', { name: '' }, { name: 'Ad zorunlu.' }],
    ['a long name', { name: 'a'.repeat(101) }, { name: 'Ad en fazla 100 karakter olabilir.' }],
    ['no phone', { phonenumber: ' ' }, { phonenumber: 'Telefon zorunlu.' }],
    [
      'a long phone',
      { phonenumber: '5'.repeat(31) },
      { phonenumber: 'Telefon en fazla 30 karakter olabilir.' },
    ],
    ['no e-mail', { email: undefined }, { email: 'E Mail Zorunlu' }],
    ['no real e-mail', { email: 'isil@' }, { email: 'Yanlış Mail Formatı' }],
    [
      'a header in the e-mail',
      { email: 'a@example.com\nBcc: b@example.com' },
      { email: 'Yanlış Mail Formatı' },
    ],
    ['no subject', { subject: null }, { subject: 'Konu zorunlu.' }],
    ['a long subject', { subject: 'ü'.repeat(151) }, { subject: 'Konu en fazla 150 karakter olabilir.' }],
    ['no message', { message: '\u0000' }, { message: 'Mesaj zorunlu.' }],
    [
      'a long message',
      { message: 'x'.repeat(5_001) },
      { message: 'Mesaj en fazla 5.000 karakter olabilir.' },
    ],
    ['an object as message', { message: { a: 1 } }, { message: 'Mesaj zorunlu.' }],
    ['an unknown field', { admin: true }, { admin: 'Bilinmeyen alan.' }],
  ])('refuses %s', async (_, change, fields) => {
    const before = (await stored()).length;
    const answer = await send({ ...MESSAGE, ...change });
    expect([answer.status, answer.body.code, answer.body.fields]).toEqual([400, 'VALIDATION_FAILED', fields]);
    expect(await stored()).toHaveLength(before);
  });

  it('takes 5,000 characters of any kind', async () => {
    await send({ ...MESSAGE, message: '🏆'.repeat(5_000) }).expect(201);
    expect((await stored()).at(-1)!.message).toBe('🏆'.repeat(5_000));
  });

  it('makes an address wait after ten messages, filled traps included', async () => {
    for (let count = 0; count < 10; count += 1) {
      await send({ ...MESSAGE, website: count % 2 ? 'x' : '' }, '203.0.113.9').expect(201);
    }
    const refused = await send(MESSAGE, '203.0.113.9');
    expect([refused.status, refused.body.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    await send(MESSAGE, '203.0.113.10').expect(201);
  });

  describe('the admin table', () => {
    const http = () => site.http(admin.token);
    const form = { name: 'Ümit', phonenumber: '0212', email: 'Umit@Example.com', metin: 'Not' };

    it('is a plain array; asked for pages it pages, searches and sorts', async () => {
      await site.database.query('DELETE FROM contacts');
      for (const name of ['Çiğdem', 'Zeki', 'Ayla', 'çetin'])
        await send({ ...MESSAGE, name, subject: name === 'Zeki' ? 'İADE 50%' : 'x' });
      const names = (body: { name: string }[]) => body.map((row) => row.name);

      const whole = await http().get('/api/contacts');
      expect([names(whole.body), whole.headers['x-total-count']]).toEqual([
        ['çetin', 'Ayla', 'Zeki', 'Çiğdem'],
        '4',
      ]);
      expect(whole.body[3]).toEqual({
        id: expect.any(Number),
        name: 'Çiğdem',
        phonenumber: MESSAGE.phonenumber,
        email: MESSAGE.email,
        subject: 'x',
        metin: MESSAGE.message,
        created_at: site.clock.now().toISOString(),
      });
      const sorted = await http().get('/api/contacts?sort=name&order=asc&page=1&per_page=3');
      expect([names(sorted.body), sorted.headers['x-total-count']]).toEqual([
        ['Ayla', 'çetin', 'Çiğdem'],
        '4',
      ]);
      expect(names((await http().get('/api/contacts?q=iade%2050%25')).body)).toEqual(['Zeki']);
      expect(names((await http().get('/api/contacts?q=%25')).body)).toEqual(['Zeki']);
      expect(names((await http().get('/api/contacts?q=_')).body)).toEqual([]);
      for (const query of [
        'sort=message',
        'sort=__proto__',
        'order=x',
        'per_page=0',
        `q=${'a'.repeat(101)}`,
        'x=1',
      ]) {
        expect([query, (await http().get(`/api/contacts?${query}`)).status]).toEqual([query, 400]);
      }
    });

    it('adds, edits and deletes, by either name of the message, on record', async () => {
      const added = await http().post('/api/contacts').send(form);
      expect([added.status, added.body]).toEqual([
        201,
        { ...form, id: expect.any(Number), subject: '', created_at: site.clock.now().toISOString() },
      ]);
      const { id } = added.body;
      const { metin: _, ...rest } = form;
      const changed = await http()
        .put(`/api/contacts/${id}`)
        .send({ ...rest, message: 'Yeni not', subject: 'Konu' });
      expect([changed.status, changed.body]).toEqual([
        200,
        { ...added.body, metin: 'Yeni not', subject: 'Konu' },
      ]);
      expect((await http().put(`/api/contacts/${id}`).send(form)).body.subject).toBe('Konu');
      expect((await http().get('/api/contacts?q=konu')).body).toHaveLength(1);
      const removed = await http().delete(`/api/contacts/${id}`);
      expect([removed.status, removed.body]).toEqual([200, { message: 'Kayıt silindi.' }]);
      expect((await http().delete(`/api/contacts/${id}`)).status).toBe(404);
      expect((await http().put(`/api/contacts/${id}`).send(form)).status).toBe(404);
      const entries = await site.database.manager.find(AuditEntry, {
        where: { entity: 'contacts', entity_id: id },
        order: { id: 'ASC' },
      });
      expect(entries.map((entry) => entry.action)).toEqual(['create', 'update', 'update', 'delete']);
    });

    it.each<[string, object, object]>([
      ['no message by either name', { metin: undefined }, { metin: 'Mesaj zorunlu.' }],
      ['an empty message', { metin: '' }, { metin: 'Mesaj zorunlu.' }],
      ['no e-mail', { email: '' }, { email: 'E Mail Zorunlu' }],
      ['a trap', { website: 'x' }, { website: 'Bilinmeyen alan.' }],
    ])('refuses %s', async (_, change, fields) => {
      const answer = await http()
        .post('/api/contacts')
        .send({ ...form, ...change });
      expect([answer.status, answer.body.fields]).toEqual([400, fields]);
    });
  });
});
