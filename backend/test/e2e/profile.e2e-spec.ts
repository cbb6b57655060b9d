import { SessionsService } from '../../src/modules/auth/sessions.service';
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
    it('gives name, e-mail, link and end of membership, and nothing else', async () => {
      const end = new Date(site.clock.now().getTime() + 1000);
      const member = await site.member('user', { end });
      expect(await profile(member)).toEqual({
        username: member.username,
        email: member.email,
        tg_link: '',
        subscription_end_date: end.toISOString(),
        alerts: {
          email: true,
          telegram: false,
          telegram_available: false,
          telegram_linked: false,
          quiet_from: '23:00',
          quiet_to: '08:00',
        },
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

    it('stays when the present one is wrong: 400, and no session ends', async () => {
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
      for (const table of [
        'sessions',
        'subscriptions',
        'consents',
        'password_tokens',
        'receipts',
        'outbox',
      ]) {
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
