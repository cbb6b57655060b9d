import { AuditEntry } from '../../src/modules/audit/entities/audit-entry.entity';
import { Subscriber } from '../../src/modules/delivery/newsletter/entities/subscriber.entity';
import { UnsubscribeService } from '../../src/modules/delivery/newsletter/unsubscribe.service';
import { createTestSite, type TestMember, type TestSite } from '../support/create-test-site';
import { DATABASE_NAME } from '../support/test-database';

const THANKS = { message: 'Teşekkürler! Abonelik başarıyla tamamlandı.' };

describe(`the newsletter on the ${DATABASE_NAME}`, () => {
  let site: TestSite;
  let admin: TestMember;
  let visitors = 0;

  beforeAll(async () => {
    site = await createTestSite({ TRUST_PROXY: '1' });
    admin = await site.member('admin');
  });

  afterAll(() => site?.close());

  const subscribe = (body: object, address = `198.51.100.${(visitors += 1)}`) =>
    site.http().post('/api/subscribe').set('X-Forwarded-For', address).send(body);
  const rowsOf = (email: string) =>
    site.database.manager.findBy(Subscriber, { email_key: email.toLowerCase() });
  const tokenOf = (email: string, kind: 'newsletter' | 'reminder' = 'newsletter') =>
    new URL(site.app.get(UnsubscribeService).links('https://x.example', kind, email).page).searchParams.get(
      'token',
    )!;
  const unsubscribe = (token: unknown) => site.http().post('/api/unsubscribe').send({ token });

  describe('subscribing', () => {
    it('keeps the address, the number in E.164 and the proof of consent', async () => {
      const answer = await subscribe(
        { email: ' Ayse@Example.com ', phonenumber: '0 (555) 111 22 33', consent: true },
        '203.0.113.1',
      );
      expect([answer.status, answer.body]).toEqual([201, THANKS]);
      expect(await rowsOf('ayse@example.com')).toEqual([
        {
          id: expect.any(Number),
          email: 'Ayse@Example.com',
          email_key: 'ayse@example.com',
          phonenumber: '+905551112233',
          created_at: site.clock.now(),
          consent_at: site.clock.now(),
          consent_text_version: expect.stringMatching(/^\d{4}-\d{2}$/),
          consent_ip: '203.0.113.1',
          unsubscribed_at: null,
        },
      ]);
    });

    it('answers a second form for the same address alike and leaves the first as it is', async () => {
      const first = await rowsOf('ayse@example.com');
      const answer = await subscribe({ email: 'AYSE@example.com', phonenumber: '+49 1512 3456789' });
      expect([answer.status, answer.body]).toEqual([201, THANKS]);
      expect(await rowsOf('ayse@example.com')).toEqual(first);
    });

    it('keeps one row of many forms sent at once, with the consent that one of them gave', async () => {
      const form = { email: 'ayni@example.com', phonenumber: '05551112233' };
      const answers = await Promise.all(
        Array.from({ length: 6 }, (_, index) => subscribe(index === 5 ? { ...form, consent: true } : form)),
      );
      expect(answers.map((answer) => answer.status)).toEqual(Array(6).fill(201));
      expect(await rowsOf('ayni@example.com')).toEqual([
        expect.objectContaining({ consent_at: site.clock.now() }),
      ]);
    });

    it('keeps an address without consent, until a form gives it', async () => {
      const form = { email: 'sessiz@example.com', phonenumber: '05551112233' };
      const none = { consent_at: null, consent_text_version: null, consent_ip: null };
      const answer = await subscribe(form);
      expect([answer.status, answer.body]).toEqual([201, THANKS]);
      expect(await rowsOf(form.email)).toEqual([expect.objectContaining(none)]);
      await subscribe(form).expect(201);
      expect(await rowsOf(form.email)).toEqual([expect.objectContaining(none)]);

      await subscribe({ ...form, consent: true }, '203.0.113.3').expect(201);
      expect(await rowsOf(form.email)).toEqual([
        expect.objectContaining({ consent_at: site.clock.now(), consent_ip: '203.0.113.3' }),
      ]);
    });

    it('takes no consent back, nor ends an unsubscription, with a form that gives none', async () => {
      const form = { email: 'kararsiz@example.com', phonenumber: '05551112233' };
      await subscribe({ ...form, consent: true }).expect(201);
      const agreed = await rowsOf(form.email);
      await subscribe(form).expect(201);
      expect(await rowsOf(form.email)).toEqual(agreed);

      await unsubscribe(tokenOf(form.email));
      await subscribe(form).expect(201);
      expect((await rowsOf(form.email))[0]!.unsubscribed_at).toEqual(site.clock.now());
    });

    it('is the consent of an address that an admin added, too', async () => {
      const form = { email: 'listede@example.com', phonenumber: '05551112233' };
      await site.http(admin.token).post('/api/subscribers').send(form).expect(201);
      await subscribe({ ...form, consent: true }).expect(201);
      expect((await rowsOf(form.email))[0]!.consent_at).toEqual(site.clock.now());
    });

    it.each<[string, object, object]>([
      ['no e-mail', { email: '' }, { email: 'E Mail Zorunlu' }],
      ['no real e-mail', { email: 'ayse' }, { email: 'Yanlış Mail Formatı' }],
      ['a list of e-mails', { email: ['a@example.com'] }, { email: 'E Mail Zorunlu' }],
      ['no number', { phonenumber: undefined }, { phonenumber: 'Telefon zorunlu.' }],
      ['an empty number', { phonenumber: ' ' }, { phonenumber: 'Telefon zorunlu.' }],
      [
        'no real number',
        { phonenumber: 'bende kalsın' },
        { phonenumber: 'Telefon numarası okunamadı. Örnek: 0555 111 22 33' },
      ],
      [
        'too short a number',
        { phonenumber: '0555 111' },
        { phonenumber: 'Telefon numarası okunamadı. Örnek: 0555 111 22 33' },
      ],
      ['a consent not given', { consent: false }, { consent: 'Bülten için onay vermelisiniz.' }],
      ['an unknown field', { unsubscribed_at: null }, { unsubscribed_at: 'Bilinmeyen alan.' }],
    ])('refuses %s', async (_, change, fields) => {
      const answer = await subscribe({ email: 'veli@example.com', phonenumber: '05551112233', ...change });
      expect([answer.status, answer.body.code, answer.body.fields]).toEqual([
        400,
        'VALIDATION_FAILED',
        fields,
      ]);
      expect(await rowsOf('veli@example.com')).toEqual([]);
    });

    it('makes an address wait after twenty forms', async () => {
      const form = (index: number) => ({ email: `seri${index}@example.com`, phonenumber: '05551112233' });
      for (let count = 0; count < 20; count += 1) await subscribe(form(count), '203.0.113.7').expect(201);
      const refused = await subscribe(form(20), '203.0.113.7');
      expect([refused.status, refused.body.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    });
  });

  describe('unsubscribing', () => {
    it('takes one click, counts the first time, and ends when the form is sent again', async () => {
      const [email, phonenumber] = ['dilek@example.com', '05551112233'];
      await subscribe({ email, phonenumber, consent: true }).expect(201);
      const first = site.clock.now();
      const answer = await unsubscribe(tokenOf('Dilek@Example.com'));
      expect([answer.status, answer.body]).toEqual([
        200,
        { message: 'Aboneliğiniz sona erdi. Bu e-postaları artık almayacaksınız.' },
      ]);
      site.clock.advance(60_000);
      expect((await unsubscribe(tokenOf(email))).status).toBe(200);
      expect((await rowsOf(email))[0]!.unsubscribed_at).toEqual(first);

      const again = { email, phonenumber: '0555 999 88 77', consent: true };
      await subscribe(again, '203.0.113.2').expect(201);
      expect(await rowsOf(email)).toEqual([
        expect.objectContaining({
          unsubscribed_at: null,
          phonenumber: '+905559998877',
          created_at: first,
          consent_at: site.clock.now(),
          consent_ip: '203.0.113.2',
        }),
      ]);
    });

    describe('by the address of the mail’s header', () => {
      const WEBMAIL = {
        Origin: 'https://posta.example',
        'Sec-Fetch-Site': 'cross-site',
        'Sec-Fetch-Mode': 'cors',
      };
      let email: string;
      let address: string;
      let page: string;

      beforeEach(async () => {
        email = `posta${Math.random()}@example.com`;
        await subscribe({ email, phonenumber: '05551112233', consent: true }).expect(201);
        const links = site.app.get(UnsubscribeService).links('', 'newsletter', email);
        address = links.oneClick;
        page = links.page;
      });
      const end = async () => (await rowsOf(email))[0]!.unsubscribed_at;
      const one = () => site.http().post(address).set(WEBMAIL);

      it('takes the one click of a mail program or a webmail’s page', async () => {
        await one().type('form').send('List-Unsubscribe=One-Click').expect(200);
        expect(await end()).toEqual(site.clock.now());
      });

      it('takes it as multipart too', async () => {
        await one().field('List-Unsubscribe', 'One-Click').expect(200);
        expect(await end()).toEqual(site.clock.now());
      });

      it.each(['get', 'head'] as const)(
        'leads a %s to the page that asks, and changes nothing',
        async (method) => {
          const agent = site.http();
          const answer = await agent[method](address).set({ ...WEBMAIL, 'Sec-Fetch-Mode': 'navigate' });
          expect([answer.status, answer.headers.location, answer.text || '']).toEqual([302, page, '']);
          expect(await end()).toBeNull();
        },
      );

      it('leads to no other site and into no other header', async () => {
        for (const token of ['//baska.example', '%0d%0aSet-Cookie:x=1', '&next=https://baska.example', '']) {
          const { headers } = await site.http().get(`/api/unsubscribe?token=${encodeURIComponent(token)}`);
          expect(headers.location).toBe(`/abonelik-iptal?token=${encodeURIComponent(token)}`);
        }
      });
    });

    it('answers alike whether the address ever subscribed, and adds no row', async () => {
      const answer = await unsubscribe(tokenOf('kimse@example.com'));
      expect(answer.status).toBe(200);
      expect(await rowsOf('kimse@example.com')).toEqual([]);
    });

    it.each([
      undefined,
      '',
      'x',
      'a.b',
      5,
      { a: 1 },
      'x'.repeat(2_000),
      `${Buffer.from('["newsletter","dilek@example.com"]').toString('base64url')}.AAAA`,
    ])('refuses the token %j', async (token) => {
      const answer = await unsubscribe(token);
      expect(answer.status).toBe(400);
      expect(JSON.stringify(answer.body)).toContain('Abonelikten çıkma bağlantısı geçersiz.');
    });

    it('takes no session token for an unsubscribe token', async () => {
      expect((await unsubscribe(admin.token)).status).toBe(400);
    });
  });

  describe('the admin table', () => {
    const http = () => site.http(admin.token);
    const add = (email: string, phonenumber = '05551112233') =>
      http().post('/api/subscribers').send({ email, phonenumber });

    it('adds without proof of consent, edits and deletes, on record', async () => {
      const added = await add('Yeni@Example.com');
      expect([added.status, added.body]).toEqual([
        201,
        {
          id: expect.any(Number),
          email: 'Yeni@Example.com',
          phonenumber: '+905551112233',
          created_at: site.clock.now().toISOString(),
          unsubscribed_at: null,
          consent_at: null,
          consent_text_version: null,
          consent_ip: null,
        },
      ]);
      const { id } = added.body;
      const changed = await http()
        .put(`/api/subscribers/${id}`)
        .send({ email: 'yeni2@example.com', phonenumber: '0212 555 44 33' });
      expect([changed.status, changed.body]).toEqual([
        200,
        { ...added.body, email: 'yeni2@example.com', phonenumber: '+902125554433' },
      ]);
      expect((await http().delete(`/api/subscribers/${id}`)).body).toEqual({ message: 'Kayıt silindi.' });
      expect((await http().delete(`/api/subscribers/${id}`)).status).toBe(404);
      const entries = await site.database.manager.find(AuditEntry, {
        where: { entity: 'subscribers', entity_id: id },
        order: { id: 'ASC' },
      });
      expect(entries.map((entry) => entry.action)).toEqual(['create', 'update', 'delete']);
    });

    it('keeps the proof of consent with its address only', async () => {
      await subscribe({ email: 'onay@example.com', phonenumber: '05551112233', consent: true }).expect(201);
      const [{ id }] = (await rowsOf('onay@example.com')) as [Subscriber];
      const put = (email: string) =>
        http().put(`/api/subscribers/${id}`).send({ email, phonenumber: '05551112233' });
      expect((await put('ONAY@example.com')).body.consent_at).not.toBeNull();
      expect((await put('baska@example.com')).body).toMatchObject({ consent_at: null, consent_ip: null });
    });

    it('refuses an address that is there already, in any case, and bad fields', async () => {
      await add('var@example.com').expect(201);
      const { body: other } = await add('diger@example.com');
      const again = await add('VAR@example.com');
      expect([again.status, again.body.code, again.body.fields]).toEqual([
        409,
        'EMAIL_TAKEN',
        { email: 'Bu e-posta adresi zaten abone listesinde.' },
      ]);
      const moved = await http()
        .put(`/api/subscribers/${other.id}`)
        .send({ email: 'var@example.com', phonenumber: '05551112233' });
      expect(moved.status).toBe(409);
      expect((await add('yanlis')).status).toBe(400);
      expect((await add('a@example.com', 'x')).status).toBe(400);
      expect((await http().put('/api/subscribers/999999').send({})).status).toBe(400);
      expect((await http().put('/api/subscribers/x').send({})).status).toBe(400);
    });

    it('is a plain array; asked for pages it pages, searches and sorts', async () => {
      await site.database.query('DELETE FROM subscribers');
      for (const name of ['c', 'a', 'd', 'b']) await add(`${name}@example.com`).expect(201);
      const emails = (body: { email: string }[]) => body.map((row) => row.email[0]).join('');
      const whole = await http().get('/api/subscribers');
      expect([emails(whole.body), whole.headers['x-total-count']]).toEqual(['bdac', '4']);
      const page = await http().get('/api/subscribers?sort=email&page=2&per_page=3');
      expect([emails(page.body), page.headers['x-total-count']]).toEqual(['d', '4']);
      expect(emails((await http().get('/api/subscribers?q=A%40EX')).body)).toBe('a');
      expect((await http().get('/api/subscribers?sort=phonenumber')).status).toBe(400);
    });
  });
});
