import { IsNull, Not } from 'typeorm';
import { istanbulText } from '../../src/platform/time/istanbul';
import { OutboxMessage } from '../../src/modules/delivery/outbox/entities/outbox-message.entity';
import type { GuardedChange } from '../../src/modules/delivery/mail/write/templates';
import { SiteSetting } from '../../src/modules/settings/entities/site-setting.entity';
import { User } from '../../src/modules/users/entities/user.entity';
import { Session } from '../../src/modules/auth/entities/session.entity';
import { confirmSession } from '../support/confirmation';
import { createTestSite, TEST_PASSWORD, type TestMember, type TestSite } from '../support/create-test-site';
import { outboxOf } from '../support/outbox';
import { codeOf, MINUTE, secondFactorRequests, turnSecondFactorOn } from '../support/second-factor';
import { DATABASE_NAME } from '../support/test-database';
import { newUser, userForm } from '../support/user-requests';

const WRONG_CODE = 'Doğrulama kodu yanlış ya da daha önce kullanılmış.';
const REQUIRED = {
  status: 403,
  code: 'CONFIRMATION_REQUIRED',
  error: 'Bu değişiklik için şifrenizi ya da doğrulama kodunuzu yeniden girmelisiniz.',
};

interface Answer {
  status: number;
  body: Record<string, unknown>;
}
const short = ({ status, body }: Answer) => ({ status, code: body.code, error: body.error });
const problem = ({ status, body }: Answer) => [status, body.code, body.fields];

describe(`confirmations on the ${DATABASE_NAME}`, () => {
  let site: TestSite;
  const { login, wrongCode } = secondFactorRequests(() => site);

  beforeAll(async () => {
    site = await createTestSite({ PUBLIC_URL: 'https://oran.example', TRUST_PROXY: '1' });
  });

  afterAll(() => site?.close());

  // each test in a time step of its own
  beforeEach(async () => {
    site.clock.advance(20 * MINUTE);
    await notices();
  });

  const confirm = (token: string, proof: object, address = '10.0.0.1') =>
    site.http(token).post('/api/confirm').set('X-Forwarded-For', address).send(proof);
  const confirmed = () => site.database.manager.countBy(Session, { confirmed_until: Not(IsNull()) });
  /** What the mails about guarded changes say, by recipient, and forgets them. */
  const notices = async (): Promise<Record<string, GuardedChange['changes']>> => {
    const mails = await site.database.manager.find(OutboxMessage, {
      where: { template: 'guarded-change' },
      order: { id: 'ASC' },
    });
    await site.database.manager.delete(OutboxMessage, { template: 'guarded-change' });
    return Object.fromEntries(
      mails.map(({ recipient, data }) => [recipient, (JSON.parse(data) as GuardedChange).changes]),
    );
  };
  /** An admin of whom all others are gone, so that a test knows who gets mail. */
  const onlyAdmin = async () => {
    await site.database.manager.update(User, { role: 'admin' }, { role: 'editor' });
    return site.member('admin');
  };

  describe('of a session', () => {
    it('last ten minutes from the right password on, for every role', async () => {
      for (const role of ['wait', 'user', 'editor', 'admin'] as const) {
        const { token } = await site.member(role);
        const { status, body } = await confirm(token, { password: TEST_PASSWORD });
        const until = new Date(site.clock.now().getTime() + 10 * MINUTE);
        expect([status, body]).toEqual([200, { confirmed_until: until.toISOString() }]);
      }
    });

    it('are refused for a wrong password, as a wrong current password is', async () => {
      const { token } = await site.member('user');
      const before = await confirmed();
      expect(problem(await confirm(token, { password: 'yanlış şifre' }))).toEqual([
        400,
        'WRONG_PASSWORD',
        { password: 'Şifreniz yanlış.' },
      ]);
      expect(await confirmed()).toBe(before);
    });

    it.each([
      [{}],
      [{ password: TEST_PASSWORD, code: '123456' }],
      [{ password: null }],
      [{ code: null }],
      [{ password: '' }],
      [{ code: '' }],
      [{ code: ' ' }],
      [{ code: 123456 }],
      [{ password: TEST_PASSWORD, minutes: 600 }],
    ])('are refused for %j', async (proof) => {
      const { token } = await site.member('admin');
      const before = await confirmed();
      expect(problem(await confirm(token, proof)).slice(0, 2)).toEqual([400, 'VALIDATION_FAILED']);
      expect(await confirmed()).toBe(before);
    });

    it('take a code of the app once, and a recovery code once', async () => {
      const member = await site.member('editor');
      const { secret, recoveryCodes } = await turnSecondFactorOn(site, member);
      site.clock.advance(MINUTE);
      for (const code of [codeOf(secret, site), recoveryCodes[0]]) {
        expect((await confirm(member.token, { code })).status).toBe(200);
        expect(problem(await confirm(member.token, { code }))).toEqual([
          400,
          'VALIDATION_FAILED',
          { code: WRONG_CODE },
        ]);
      }
      expect((await confirm(member.token, { password: TEST_PASSWORD })).status).toBe(200);
    });

    it('take no code without a second factor, also with one that was only begun', async () => {
      const { token } = await site.member('user');
      const none = [400, 'VALIDATION_FAILED', { code: 'İki adımlı giriş açık değil.' }];
      expect(problem(await confirm(token, { code: '123456' }))).toEqual(none);
      const { body } = await site.http(token).post('/api/second-factor').send({ password: TEST_PASSWORD });
      const code = codeOf((body as { secret: string }).secret, site);
      expect(problem(await confirm(token, { code }))).toEqual(none);
    });

    it('count wrong passwords together with those of logins from the same address', async () => {
      const member = await site.member('user');
      const enter = (address: string) =>
        site
          .http()
          .post('/api/login')
          .set('X-Forwarded-For', address)
          .send({ email: member.email, password: TEST_PASSWORD });
      // one after the other: of one network only so many passwords wait to be looked at
      const wrong = async (rounds: number) => {
        const statuses = [];
        for (let round = 0; round < rounds; round += 1)
          statuses.push((await confirm(member.token, { password: 'yanlış şifre' }, '10.0.1.1')).status);
        return statuses;
      };
      await wrong(9);
      // a right one forgives those before it
      expect((await confirm(member.token, { password: TEST_PASSWORD }, '10.0.1.1')).status).toBe(200);
      expect(await wrong(10)).toEqual(Array(10).fill(400));
      expect((await confirm(member.token, { password: TEST_PASSWORD }, '10.0.1.1')).status).toBe(429);
      expect((await enter('10.0.1.1')).status).toBe(429);
      expect((await enter('10.0.1.2')).status).toBe(200);
    });

    it('count wrong codes together with those of logins', async () => {
      const member = await site.member('user');
      const { secret } = await turnSecondFactorOn(site, member);
      site.clock.advance(MINUTE);
      for (let round = 0; round < 20; round += 1)
        expect((await confirm(member.token, { code: wrongCode(secret) })).status).toBe(400);
      expect((await confirm(member.token, { code: codeOf(secret, site) })).status).toBe(429);
      expect((await login(member, codeOf(secret, site))).status).toBe(429);
    });
  });

  describe('are needed for', () => {
    const bank = {
      account_holder: 'Örnek Ltd.',
      bank_name: 'Örnek Bank',
      iban: 'TR33 0006 1005 1978 6457 8413 26',
    };
    const products = [{ duration_type: '1_month', title: 'Bir ay', price_tl: 1500 }];
    const send = ({ token }: TestMember, method: 'post' | 'put' | 'delete', path: string, body?: object) =>
      site.http(token)[method](path).send(body);
    /** Sends a request without a confirmation, then with one; the answer to the second. */
    const onlyConfirmed = async (
      who: TestMember,
      ...request: [method: 'post' | 'put' | 'delete', path: string, body?: object]
    ) => {
      expect(short(await send(who, ...request))).toEqual(REQUIRED);
      expect(await notices()).toEqual({});
      await confirmSession(site, who);
      return send(who, ...request);
    };

    it.each([
      [
        'bank',
        { bank },
        [
          { what: 'Hesap sahibi', before: 'HESAP SAHİBİ GİRİLMEDİ', after: 'Örnek Ltd.' },
          { what: 'Banka', before: 'BANKA GİRİLMEDİ', after: 'Örnek Bank' },
          { what: 'IBAN', before: 'TR00 0000 0000 0000 0000 0000 00', after: bank.iban },
        ],
      ],
      [
        'prices',
        { products, site_name: 'Başka Ad' },
        [
          {
            what: '30 günlük paket',
            before: 'Oranlar Tablosu - 30 Gün, 1.300 TL',
            after: 'Bir ay, 1.500 TL',
          },
          { what: '90 günlük paket', before: 'Oranlar Tablosu - 90 Gün, 3.500 TL', after: 'yok' },
        ],
      ],
    ])('other values of the %s in the settings, of which all admins are mailed', async (_, body, changes) => {
      const [admin, other] = [await onlyAdmin(), await site.member('admin')];
      await site.database.manager.clear(SiteSetting);
      const before = (await site.http().get('/api/settings')).body as unknown;
      expect(short(await send(admin, 'put', '/api/settings', body))).toEqual(REQUIRED);
      expect((await site.http().get('/api/settings')).body).toEqual(before);
      expect((await onlyConfirmed(admin, 'put', '/api/settings', body)).status).toBe(200);
      expect((await site.http().get('/api/settings')).body).toMatchObject(body);
      expect(await notices()).toEqual({ [admin.email]: changes, [other.email]: changes });
    });

    it('no other settings, nor for bank and prices as they are', async () => {
      const admin = await onlyAdmin();
      const { body } = await site.http().get('/api/settings');
      const { bank: same, products: asBefore } = body as { bank: object; products: object[] };
      const reordered = Object.fromEntries(Object.entries(same).reverse());
      const changes = { site_name: 'Yine Başka', bank: reordered, products: [...asBefore].reverse() };
      expect((await send(admin, 'put', '/api/settings', changes)).status).toBe(200);
      expect(await notices()).toEqual({});
    });

    it('accounts that become admin, new ones too', async () => {
      const admin = await onlyAdmin();
      const form = newUser({ role: 'admin' });
      const made = await onlyConfirmed(admin, 'post', '/api/users', form);
      expect(made.status).toBe(201);
      const changes = [{ what: `${form.username} hesabının rolü`, before: 'yok', after: 'yönetici' }];
      expect(await notices()).toEqual({ [admin.email]: changes, [form.email]: changes });

      site.clock.advance(10 * MINUTE);
      const member = await site.member('wait');
      const promotion = userForm(member, { role: 'admin' });
      expect((await onlyConfirmed(admin, 'put', `/api/users/${member.id}`, promotion)).status).toBe(200);
      expect((await notices())[member.email]).toEqual([
        { what: `${member.username} hesabının rolü`, before: 'üyeliği olmayan', after: 'yönetici' },
      ]);
    });

    it('accounts that stop being admin, who are told too', async () => {
      const [admin, other] = [await onlyAdmin(), await site.member('admin')];
      const demotion = userForm(other, { role: 'editor' });
      expect(short(await send(admin, 'put', `/api/users/${other.id}`, demotion))).toEqual(REQUIRED);
      expect(await site.database.manager.findOneBy(User, { id: other.id })).toMatchObject({ role: 'admin' });
      expect((await onlyConfirmed(admin, 'put', `/api/users/${other.id}`, demotion)).status).toBe(200);
      const changes = [{ what: `${other.username} hesabının rolü`, before: 'yönetici', after: 'editör' }];
      expect(await notices()).toEqual({ [admin.email]: changes, [other.email]: changes });
    });

    it('the deletion of an admin’s account', async () => {
      const [admin, other] = [await onlyAdmin(), await site.member('admin')];
      expect(short(await send(admin, 'delete', `/api/users/${other.id}`))).toEqual(REQUIRED);
      expect(await site.database.manager.existsBy(User, { id: other.id })).toBe(true);
      expect((await onlyConfirmed(admin, 'delete', `/api/users/${other.id}`)).status).toBe(200);
      expect(await notices()).toEqual({
        [admin.email]: [
          { what: `${other.username} hesabının rolü`, before: 'yönetici', after: 'hesap silindi' },
        ],
      });
    });

    it('another address of an admin, which would let in whoever reads its mail', async () => {
      const admin = await onlyAdmin();
      const moved = userForm(admin, { role: 'admin', email: `yeni-${admin.email}` });
      expect((await onlyConfirmed(admin, 'put', `/api/users/${admin.id}`, moved)).status).toBe(200);
      expect(await notices()).toEqual({
        [moved.email]: [
          { what: `${admin.username} hesabının e-posta adresi`, before: admin.email, after: moved.email },
        ],
      });
    });

    it('no other account, and nothing else of an admin’s', async () => {
      const [admin, other, member] = [
        await onlyAdmin(),
        await site.member('admin'),
        await site.member('user'),
      ];
      const form = newUser({ role: 'editor' });
      expect((await send(admin, 'post', '/api/users', form)).status).toBe(201);
      for (const role of ['editor', 'user', 'wait'])
        expect((await send(admin, 'put', `/api/users/${member.id}`, userForm(member, { role }))).status).toBe(
          200,
        );
      const link = userForm(other, { role: 'admin', tg_link: 'https://t.me/ornek' });
      expect((await send(admin, 'put', `/api/users/${other.id}`, link)).status).toBe(200);
      expect((await send(admin, 'delete', `/api/users/${member.id}`)).status).toBe(200);
      expect(await notices()).toEqual({});
    });

    it('nothing that would be refused anyway: the last admin stays one', async () => {
      const admin = await onlyAdmin();
      const demotion = userForm(admin, { role: 'user' });
      expect((await send(admin, 'put', `/api/users/${admin.id}`, demotion)).body.code).toBe('LAST_ADMIN');
    });

    it('turning one’s own second factor off', async () => {
      const [admin, member] = [await onlyAdmin(), await site.member('user')];
      await turnSecondFactorOn(site, member);
      const proof = { password: TEST_PASSWORD };
      expect(short(await send(member, 'delete', '/api/second-factor', proof))).toEqual(REQUIRED);
      const { body } = await site.http(member.token).get('/api/second-factor');
      expect(body).toMatchObject({ enabled: true });
      expect((await onlyConfirmed(member, 'delete', '/api/second-factor', proof)).status).toBe(200);
      expect(await notices()).toEqual({
        [admin.email]: [
          { what: `${member.username} hesabının iki adımlı girişi`, before: 'açık', after: 'kapalı' },
        ],
      });
    });

    it('removing somebody else’s second factor', async () => {
      const [admin, member] = [await onlyAdmin(), await site.member('user')];
      await turnSecondFactorOn(site, member);
      const path = `/api/users/${member.id}/second-factor`;
      expect((await onlyConfirmed(admin, 'delete', path)).status).toBe(200);
      expect(Object.keys(await notices())).toEqual([admin.email]);
    });
  });

  describe('hold for', () => {
    const deleteFactor = ({ token }: Pick<TestMember, 'token'>) =>
      site.http(token).delete('/api/second-factor').send({ password: TEST_PASSWORD });

    it('ten minutes and no longer', async () => {
      const member = await site.member('user');
      await turnSecondFactorOn(site, member);
      await confirm(member.token, { password: TEST_PASSWORD }).expect(200);
      site.clock.advance(10 * MINUTE);
      expect(short(await deleteFactor(member))).toEqual(REQUIRED);
      await confirm(member.token, { password: TEST_PASSWORD }).expect(200);
      site.clock.advance(10 * MINUTE - 1);
      expect((await deleteFactor(member)).status).toBe(200);
    });

    it('the session alone that they were sent from, and no new one', async () => {
      const member = await site.member('user');
      const { recoveryCodes } = await turnSecondFactorOn(site, member);
      await confirm(member.token, { password: TEST_PASSWORD }).expect(200);
      const { body } = await login(member, recoveryCodes[0]);
      expect(short(await deleteFactor({ token: body.session_token as string }))).toEqual(REQUIRED);
      const newPassword = 'iki forvet bir libero';
      const change = { currentPassword: TEST_PASSWORD, newPassword };
      await site.http(member.token).put('/api/profile/password').send(change).expect(200);
      const after = await login(member, recoveryCodes[1], newPassword);
      const token = after.body.session_token as string;
      const answer = await site.http(token).delete('/api/second-factor').send({ password: newPassword });
      expect(short(answer)).toEqual(REQUIRED);
    });
  });

  describe('and mails about them', () => {
    it('say what changed, who did it and when, and lead to the record', async () => {
      const admin = await onlyAdmin();
      await confirmSession(site, admin);
      const member = await site.member('user');
      const promotion = userForm(member, { role: 'admin' });
      await site.http(admin.token).put(`/api/users/${member.id}`).send(promotion).expect(200);
      const mail = (await outboxOf(site, admin.email)).at(-1)!;
      expect(mail.subject).toBe('Sitede önemli bir değişiklik yapıldı');
      expect(mail.text).toContain(`${member.username} hesabının rolü: üye → yönetici`);
      expect(mail.text).toContain(`Yapan: ${admin.username}`);
      expect(mail.text).toContain(istanbulText(site.clock.now()));
      expect(mail.text).toContain('https://oran.example/yonetim/kayitlar');
    });

    it('go to the other admins too when one deletes the own account', async () => {
      const [admin, other] = [await onlyAdmin(), await site.member('admin')];
      await site.http(other.token).delete('/api/profile').send({ password: TEST_PASSWORD }).expect(200);
      expect(await notices()).toEqual({
        [admin.email]: [
          { what: `${other.username} hesabının rolü`, before: 'yönetici', after: 'hesap silindi' },
        ],
      });
    });
  });
});
