import { SessionsService } from '../../src/modules/auth/sessions.service';
import { UnsubscribeService } from '../../src/modules/newsletter/unsubscribe.service';
import { User } from '../../src/modules/users/entities/user.entity';
import { TEST_PASSWORD, createTestSite, type TestMember, type TestSite } from '../support/create-test-site';
import { outboxOf } from '../support/outbox';
import { DATABASE_NAME } from '../support/test-database';

const NEW_PASSWORD = 'uzun top oyunu';

describe(`one’s own account on the ${DATABASE_NAME}`, () => {
  let site: TestSite;

  beforeAll(async () => {
    site = await createTestSite();
  });

  afterAll(() => site?.close());

  const login = (email: string, password: string) => site.http().post('/api/login').send({ email, password });
  const isLoggedIn = async (token: string) => (await site.http(token).get('/api/check_role')).status === 200;
  const profile = async ({ token }: TestMember) => (await site.http(token).get('/api/profile')).body;
  const setLink = ({ token }: TestMember, body: object) =>
    site.http(token).put('/api/profile/tg-link').send(body);
  const setPassword = ({ token }: TestMember, body: object) =>
    site.http(token).put('/api/profile/password').send(body);
  const remove = ({ token }: TestMember, body: object) => site.http(token).delete('/api/profile').send(body);

  const subscribe = ({ email }: TestMember) =>
    site.http().post('/api/subscribe').send({ email, phonenumber: '0555 111 22 33' }).expect(201);

  describe('the profile', () => {
    it('tells name, e-mail, link and end of membership, and nothing else', async () => {
      const end = new Date(site.clock.now().getTime() + 1000);
      const member = await site.member('user', { end });
      expect(await profile(member)).toEqual({
        username: member.username,
        email: member.email,
        tg_link: '',
        subscription_end_date: end.toISOString(),
      });
    });
  });

  describe('the Telegram link', () => {
    it('is saved in one form, and emptied', async () => {
      const member = await site.member('wait');
      const saved = await setLink(member, { tg_link: ' t.me/ornek_hesap ' });
      expect([saved.status, saved.body]).toEqual([
        200,
        { success: true, message: 'Telegram linki başarıyla güncellendi.' },
      ]);
      expect((await profile(member)).tg_link).toBe('https://t.me/ornek_hesap');
      expect((await setLink(member, { tg_link: '' })).status).toBe(200);
      expect((await profile(member)).tg_link).toBe('');
    });

    it.each([
      [{ tg_link: 'https://example.com/ornek' }],
      [{ tg_link: 'javascript:alert(1)' }],
      [{ tg_link: 'https://t.me@example.com/ornek' }],
      [{ tg_link: 5 }],
      [{ tg_link: ['https://t.me/ornek'] }],
      [{}],
      [{ tg_link: 'https://t.me/ornek', role: 'admin' }],
    ])('is refused as %j, with the flag, the sentence and the fields', async (body) => {
      const member = await site.member('wait');
      const answer = await setLink(member, body);
      const [field] = Object.keys(answer.body.fields);
      expect([answer.status, answer.body]).toEqual([
        400,
        {
          success: false,
          message: answer.body.fields[field!],
          error: 'Gönderilen bilgilerde hata var.',
          code: 'VALIDATION_FAILED',
          fields: expect.any(Object),
          request_id: expect.any(String),
        },
      ]);
      expect(await profile(member)).toMatchObject({ tg_link: '' });
    });

    it('answers strangers in the same shape', async () => {
      const answer = await site.http().put('/api/profile/tg-link').send({ tg_link: '' });
      expect([answer.status, answer.body]).toEqual([
        401,
        expect.objectContaining({ success: false, code: 'UNAUTHENTICATED', message: answer.body.error }),
      ]);
    });
  });

  describe('the password', () => {
    it('is changed with the present one, and all other sessions end', async () => {
      const member = await site.member('user');
      const other = await site.app.get(SessionsService).begin(member.id);
      const answer = await setPassword(member, { currentPassword: TEST_PASSWORD, newPassword: NEW_PASSWORD });
      expect([answer.status, answer.body]).toEqual([
        200,
        { success: true, message: 'Şifre başarıyla güncellendi.' },
      ]);
      expect([await isLoggedIn(member.token), await isLoggedIn(other)]).toEqual([true, false]);
      expect((await login(member.email, TEST_PASSWORD)).status).toBe(401);
      expect((await login(member.email, NEW_PASSWORD)).status).toBe(200);
      expect((await outboxOf(site, member.email)).map((mail) => mail.subject)).toEqual([
        'Şifreniz değiştirildi',
      ]);
    });

    it('stays when the present one is wrong: 400, and nobody is logged out', async () => {
      const member = await site.member('user');
      const answer = await setPassword(member, {
        currentPassword: 'yanlış şifre',
        newPassword: NEW_PASSWORD,
      });
      expect([answer.status, answer.body]).toEqual([
        400,
        {
          success: false,
          message: 'Mevcut şifreniz yanlış.',
          error: 'Mevcut şifreniz yanlış.',
          code: 'WRONG_PASSWORD',
          fields: { currentPassword: 'Mevcut şifreniz yanlış.' },
          request_id: expect.any(String),
        },
      ]);
      expect(await isLoggedIn(member.token)).toBe(true);
      expect((await login(member.email, TEST_PASSWORD)).status).toBe(200);
    });

    it('stays when the new one is weak', async () => {
      const member = await site.member('user');
      for (const newPassword of ['kısa', 'password', member.email]) {
        const answer = await setPassword(member, { currentPassword: TEST_PASSWORD, newPassword });
        expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, ['newPassword']]);
      }
    });

    it.each([
      [{}, ['currentPassword', 'newPassword']],
      [{ currentPassword: TEST_PASSWORD }, ['newPassword']],
      [{ currentPassword: { a: 1 }, newPassword: ['x'] }, ['currentPassword', 'newPassword']],
      [{ currentPassword: TEST_PASSWORD, newPassword: NEW_PASSWORD, userId: 1 }, ['userId']],
    ])('is refused for %j', async (body, fields) => {
      const answer = await setPassword(await site.member('user'), body);
      expect([answer.status, Object.keys(answer.body.fields).sort()]).toEqual([400, fields]);
    });

    it('can’t be guessed in an open session', async () => {
      const member = await site.member('user');
      const attempt = async () =>
        (await setPassword(member, { currentPassword: 'yanlış şifre', newPassword: NEW_PASSWORD })).status;
      for (let count = 0; count < 10; count += 1) expect(await attempt()).toBe(400);
      expect(await attempt()).toBe(429);
      expect((await remove(member, { password: TEST_PASSWORD })).status).toBe(429);
    });
  });

  describe('the choice of mails', () => {
    const choices = async ({ token }: TestMember) => (await site.http(token).get('/api/profile/mails')).body;
    const choose = ({ token }: TestMember, body: object) =>
      site.http(token).put('/api/profile/mails').send(body);
    const consentsOf = async ({ token }: TestMember) =>
      (await site.http(token).get('/api/profile/export')).body.consents;

    it('starts with reminders and without the newsletter', async () => {
      expect(await choices(await site.member('wait'))).toEqual({ reminders: true, newsletter: false });
    });

    it('turns reminders off and on again, also after the link in a mail turned them off', async () => {
      const member = await site.member('user');
      const off = await choose(member, { reminders: false });
      expect([off.status, off.body]).toEqual([200, { reminders: false, newsletter: false }]);
      expect((await choose(member, { reminders: true })).body.reminders).toBe(true);

      const { page } = site.app.get(UnsubscribeService).links('', 'reminder', member.email);
      const token = new URLSearchParams(page.split('?')[1]).get('token');
      expect((await site.http().post('/api/unsubscribe').send({ token })).status).toBe(200);
      expect(await choices(member)).toEqual({ reminders: false, newsletter: false });
      await choose(member, { reminders: true });
      expect(await choices(member)).toEqual({ reminders: true, newsletter: false });
    });

    it('remembers since when reminders are off, however often that is said', async () => {
      const member = await site.member('user');
      await choose(member, { reminders: false });
      const since = site.clock.now().toISOString();
      site.clock.advance(60_000);
      await choose(member, { reminders: false });
      const { body } = await site.http(member.token).get('/api/profile/export');
      expect(body.account.reminders_off_at).toBe(since);
    });

    it('shows no newsletter for an address that a form gave without consent, and lets it begin here', async () => {
      const member = await site.member('user');
      const form = { email: member.email, phonenumber: '05551112233' };
      await site.http().post('/api/subscribe').send(form).expect(201);
      expect((await choices(member)).newsletter).toBe(false);
      expect((await choose(member, { newsletter: true })).body.newsletter).toBe(true);
      expect((await choices(member)).newsletter).toBe(true);
    });

    it('takes the newsletter as consent with its proof, ends it, and begins anew', async () => {
      const member = await site.member('wait');
      expect((await choose(member, { newsletter: true })).body.newsletter).toBe(true);
      const first = { kind: 'newsletter', text_version: '2026-05', given_at: site.clock.now().toISOString() };
      expect(await consentsOf(member)).toEqual([
        { ...first, address: expect.stringMatching(/127\.0\.0\.1/) },
      ]);
      const row = async () =>
        (await site.http(member.token).get('/api/profile/export')).body.newsletter as Record<string, unknown>;
      expect(await row()).toMatchObject({ email: member.email, unsubscribed_at: null });

      expect((await choose(member, { newsletter: false })).body.newsletter).toBe(false);
      expect(await row()).toMatchObject({ unsubscribed_at: site.clock.now().toISOString() });
      await choose(member, { newsletter: false });

      site.clock.advance(60_000);
      expect((await choose(member, { newsletter: true })).body.newsletter).toBe(true);
      expect(await row()).toMatchObject({
        unsubscribed_at: null,
        consent_at: site.clock.now().toISOString(),
      });
      await choose(member, { newsletter: true });
      expect(await consentsOf(member)).toHaveLength(2);
    });

    it('leaves alone what is not named, and other members', async () => {
      const [member, other] = [await site.member('user'), await site.member('user')];
      await choose(member, { newsletter: true, reminders: false });
      expect((await choose(member, {})).body).toEqual({ reminders: false, newsletter: true });
      expect((await choose(member, { reminders: true })).body).toEqual({ reminders: true, newsletter: true });
      expect(await choices(other)).toEqual({ reminders: true, newsletter: false });
    });

    it.each([
      [{ reminders: 'true' }, 'reminders'],
      [{ reminders: null }, 'reminders'],
      [{ newsletter: 1 }, 'newsletter'],
      [{ newsletter: [true] }, 'newsletter'],
      [{ user_id: 1, reminders: true }, 'user_id'],
      [{ email: 'baskasi@example.com', newsletter: true }, 'email'],
    ])('is refused as %j and changes nothing', async (body, field) => {
      const member = await site.member('user');
      const answer = await choose(member, body);
      expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, [field]]);
      expect(await choices(member)).toEqual({ reminders: true, newsletter: false });
    });

    it('can’t be changed without end', async () => {
      const member = await site.member('user');
      const statuses: number[] = [];
      for (let count = 0; count < 31; count += 1)
        statuses.push((await choose(member, { reminders: count % 2 === 0 })).status);
      expect(statuses.slice(0, 30)).toEqual(Array(30).fill(200));
      expect(statuses[30]).toBe(429);
    });
  });

  describe('one’s own data', () => {
    it('is exported as a JSON file with everything of one’s own, without secrets', async () => {
      const admin = await site.member('admin');
      const member = await site.member('wait');
      await site
        .http(admin.token)
        .post('/api/purchase_subscription')
        .send({ user_id: member.id, duration_type: '1_month' });
      await setLink(member, { tg_link: 'https://t.me/ornek' });
      await subscribe(member);
      const answer = await site.http(member.token).get('/api/profile/export');
      expect(answer.status).toBe(200);
      expect(answer.headers['content-disposition']).toBe('attachment; filename="verilerim.json"');
      expect(answer.headers['content-type']).toMatch(/^application\/json/);
      expect(answer.body).toMatchObject({
        account: {
          username: member.username,
          email: member.email,
          tg_link: 'https://t.me/ornek',
          role: 'user',
        },
        subscriptions: [{ duration_type: '1_month', duration_minutes: 43_200 }],
        sessions: [{ created_at: expect.any(String) }],
        consents: [],
        comments: [],
        receipts: [],
        newsletter: { email: member.email, phonenumber: '+905551112233', unsubscribed_at: null },
        mails: [{ template: 'membership-granted', recipient: member.email }],
      });
      expect(answer.text).not.toMatch(/argon2|_hash|_key/);
      expect(answer.text).not.toContain(admin.email);
    });
  });

  describe('deleting it', () => {
    it('needs the password, and then takes everything with it', async () => {
      const member = await site.member('user');
      await subscribe(member);
      const refused = await remove(member, { password: 'yanlış şifre' });
      expect([refused.status, refused.body.code, refused.body.fields]).toEqual([
        400,
        'WRONG_PASSWORD',
        { password: 'Şifreniz yanlış.' },
      ]);
      expect((await remove(member, {})).status).toBe(400);
      const answer = await remove(member, { password: TEST_PASSWORD });
      expect([answer.status, answer.body]).toEqual([
        200,
        { message: 'Hesabınız ve kişisel verileriniz silindi.' },
      ]);
      expect(await isLoggedIn(member.token)).toBe(false);
      expect((await login(member.email, TEST_PASSWORD)).status).toBe(401);
      for (const table of ['sessions', 'subscriptions', 'consents', 'password_tokens', 'receipts', 'mails']) {
        const rows = await site.database.query(`SELECT 1 FROM ${table} WHERE user_id = ?`, [member.id]);
        expect([table, rows]).toEqual([table, []]);
      }
      const subscribed = await site.database.query('SELECT 1 FROM subscribers WHERE email = ?', [
        member.email,
      ]);
      expect(subscribed).toEqual([]);
    });

    it('is refused to the last admin', async () => {
      await site.database.getRepository(User).update({ role: 'admin' }, { role: 'editor' });
      const boss = await site.member('admin');
      const answer = await remove(boss, { password: TEST_PASSWORD });
      expect([answer.status, answer.body.code]).toEqual([409, 'LAST_ADMIN']);
      expect(await isLoggedIn(boss.token)).toBe(true);
      const second = await site.member('admin');
      expect((await remove(boss, { password: TEST_PASSWORD })).status).toBe(200);
      expect(await isLoggedIn(second.token)).toBe(true);
    });
  });
});

describe(`consent at registration on the ${DATABASE_NAME}`, () => {
  let site: TestSite;

  beforeAll(async () => {
    site = await createTestSite();
  });

  afterAll(() => site?.close());

  let made = 0;
  async function registered(extra: object) {
    made += 1;
    const email = `kayit${made}@example.com`;
    const password = 'iki forvet';
    const answer = await site
      .http()
      .post('/api/register')
      .send({ username: `kayit${made}`, email, password, ...extra });
    if (answer.status !== 201) return { answer, email, data: null };
    const { body } = await site.http().post('/api/login').send({ email, password });
    const { body: data } = await site.http(body.session_token).get('/api/profile/export');
    return { answer, email, data };
  }
  const subscribers = async (email: string) => {
    const admin = await site.member('admin');
    return (await site.http(admin.token).get(`/api/subscribers?q=${email}`)).body;
  };

  it('keeps which agreement was accepted, when and from where', async () => {
    const { data, email } = await registered({});
    const { body: settings } = await site.http().get('/api/settings');
    expect(data.consents).toEqual([
      {
        kind: 'terms',
        text_version: settings.agreement_version,
        address: expect.stringMatching(/127\.0\.0\.1/),
        given_at: site.clock.now().toISOString(),
      },
    ]);
    expect(await subscribers(email)).toEqual([]);
    expect((await registered({ terms_version: '2025-01' })).data.consents[0].text_version).toBe('2025-01');
  });

  it('subscribes to the newsletter when its own box was ticked, with the proof', async () => {
    const { data, email } = await registered({ newsletter_consent: true });
    expect(data.consents.map((consent: { kind: string }) => consent.kind)).toEqual(['terms', 'newsletter']);
    expect(await subscribers(email)).toEqual([
      expect.objectContaining({
        email,
        consent_at: site.clock.now().toISOString(),
        consent_text_version: data.consents[1].text_version,
        consent_ip: expect.stringMatching(/127\.0\.0\.1/),
        unsubscribed_at: null,
      }),
    ]);
  });

  it('subscribes to nothing when the box was left empty', async () => {
    const { data, email } = await registered({ newsletter_consent: false });
    expect(data.consents).toHaveLength(1);
    expect(await subscribers(email)).toEqual([]);
  });

  it.each([
    [{ terms_version: '' }, 'terms_version'],
    [{ terms_version: '<script>' }, 'terms_version'],
    [{ terms_version: 5 }, 'terms_version'],
    [{ terms_version: null }, 'terms_version'],
    [{ newsletter_consent: 'yes' }, 'newsletter_consent'],
    [{ newsletter_consent: null }, 'newsletter_consent'],
    [{ consents: [] }, 'consents'],
  ])('refuses %j and makes no account', async (extra, field) => {
    const { answer } = await registered(extra);
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, [field]]);
  });
});
