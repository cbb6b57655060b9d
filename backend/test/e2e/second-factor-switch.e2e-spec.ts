import { AuditEntry } from '../../src/modules/audit/entities/audit-entry.entity';
import { confirmSession } from '../support/confirmation';
import { createTestSite, TEST_PASSWORD, type TestSite } from '../support/create-test-site';
import { mailedToken, outboxOf } from '../support/outbox';
import { runCli } from '../support/run-cli';
import {
  codeOf,
  MINUTE,
  plain,
  refusal,
  secondFactorRequests,
  turnSecondFactorOn,
} from '../support/second-factor';
import { DATABASE_NAME } from '../support/test-database';

const WRONG = 'Doğrulama kodu yanlış ya da daha önce kullanılmış.';

describe(`turning the second factor on and off on the ${DATABASE_NAME}`, () => {
  let site: TestSite;
  const { begin, confirm, login, protectedMember, rowOf, status, turnOff, wrongCode } = secondFactorRequests(
    () => site,
  );

  beforeAll(async () => {
    site = await createTestSite({ PUBLIC_URL: 'https://oran.example', TRUST_PROXY: '1' });
  });

  afterAll(() => site?.close());

  // each test in a time step of its own
  beforeEach(() => site.clock.advance(5 * MINUTE));

  describe('being turned on', () => {
    it('is off at first, and no one is asked for it', async () => {
      const member = await site.member('user');
      expect(await status(member.token)).toEqual({ enabled: false, recovery_codes_left: 0 });
      expect((await login(member)).status).toBe(200);
      expect((await login(member, '123456')).status).toBe(200);
    });

    it('takes the password, and gives a secret with the address for the QR picture', async () => {
      const { token, email } = await site.member('wait');
      const { status: code, body } = await begin(token);
      expect([code, Object.keys(body).sort()]).toEqual([200, ['secret', 'uri']]);
      expect(body.secret).toMatch(/^[A-Z2-7]{32}$/);
      const uri = new URL(body.uri as string);
      expect(decodeURIComponent(uri.pathname)).toBe(`/Oran Arşivi:${email}`);
      expect(uri.searchParams.get('secret')).toBe(body.secret);
    });

    it('is not begun with a wrong password', async () => {
      const member = await site.member('user');
      const answer = await begin(member.token, 'yanlış şifre');
      expect([answer.status, answer.body.code, answer.body.fields]).toEqual([
        400,
        'WRONG_PASSWORD',
        { password: 'Şifreniz yanlış.' },
      ]);
      expect(await rowOf(member)).toBeNull();
    });

    it('asks for nothing at login before a first code was shown', async () => {
      const member = await site.member('user');
      await begin(member.token);
      expect(await status(member.token)).toEqual({ enabled: false, recovery_codes_left: 0 });
      expect((await login(member)).status).toBe(200);
    });

    it('takes the last secret only when it is begun again', async () => {
      const { token } = await site.member('user');
      const first = (await begin(token)).body.secret as string;
      const second = (await begin(token)).body.secret as string;
      const old = await confirm(token, codeOf(first, site));
      expect([old.status, old.body.code, old.body.fields]).toEqual([
        400,
        'VALIDATION_FAILED',
        { code: WRONG },
      ]);
      expect((await confirm(token, codeOf(second, site))).status).toBe(200);
    });

    it('gives ten recovery codes once, and ends all other sessions', async () => {
      const member = await site.member('user');
      const other = (await login(member)).body.session_token as string;
      const { secret } = (await begin(member.token)).body as { secret: string };
      const { status: code, body } = await confirm(member.token, codeOf(secret, site));
      expect([code, Object.keys(body)]).toEqual([200, ['recovery_codes']]);
      const codes = body.recovery_codes as string[];
      expect(new Set(codes).size).toBe(10);
      for (const each of codes) expect(each).toMatch(/^[A-Z2-9]{5}-[A-Z2-9]{5}$/);
      expect(await status(member.token)).toEqual({ enabled: true, recovery_codes_left: 10 });
      expect((await site.http(other).get('/api/check_role')).status).toBe(401);
    });

    it('is mailed to the owner, as turning it off is', async () => {
      const { email, token } = await protectedMember();
      await turnOff(token);
      const mails = await outboxOf(site, email);
      expect(mails.map(({ subject }) => subject)).toEqual([
        'İki adımlı giriş açıldı',
        'İki adımlı giriş kapatıldı',
      ]);
    });

    it.each(['', ' ', 'abc', '12345', null, 123456, ['1'], 'x'.repeat(41)])(
      'refuses %j as first code',
      async (code) => {
        const { token } = await site.member('user');
        await begin(token);
        const answer = await confirm(token, code);
        expect([answer.status, answer.body.code]).toEqual([400, 'VALIDATION_FAILED']);
        expect(Object.keys(answer.body.fields as object)).toEqual(['code']);
      },
    );

    it('refuses a first code when nothing was begun, and everything when it is on', async () => {
      const fresh = await site.member('user');
      expect(refusal(await confirm(fresh.token, '123456'))).toEqual([
        409,
        'CONFLICT',
        'Önce iki adımlı girişi kurmaya başlayın.',
      ]);
      const { token, secret } = await protectedMember();
      const on = [409, 'CONFLICT', 'İki adımlı giriş zaten açık.'];
      expect(refusal(await begin(token))).toEqual(on);
      expect(refusal(await confirm(token, codeOf(secret, site)))).toEqual(on);
    });

    it('is confirmed once when two requests come at the same time', async () => {
      const { token } = await site.member('user');
      const { secret } = (await begin(token)).body as { secret: string };
      const code = codeOf(secret, site);
      const answers = await Promise.all([confirm(token, code), confirm(token, code)]);
      expect(answers.map((each) => each.status).sort()).toEqual([200, 409]);
    });

    it('makes an open session wait after ten wrong first codes', async () => {
      const { token } = await site.member('user');
      const { secret } = (await begin(token)).body as { secret: string };
      for (let round = 0; round < 10; round += 1)
        expect((await confirm(token, wrongCode(secret))).status).toBe(400);
      expect((await confirm(token, codeOf(secret, site))).status).toBe(429);
    });

    it('keeps neither the secret nor a recovery code readable in the database', async () => {
      const member = await protectedMember();
      const text = JSON.stringify(await rowOf(member));
      for (const each of [member.secret, ...member.recoveryCodes, ...member.recoveryCodes.map(plain)])
        expect(text).not.toContain(each);
    });
  });

  describe('being turned off', () => {
    it('takes the password, and then no one is asked for it any more', async () => {
      const member = await protectedMember();
      expect((await turnOff(member.token, 'yanlış şifre')).body.code).toBe('WRONG_PASSWORD');
      expect((await login(member)).body.code).toBe('SECOND_FACTOR_REQUIRED');
      const { status: code, body } = await turnOff(member.token);
      expect([code, body]).toEqual([200, { message: 'İki adımlı giriş kapatıldı.' }]);
      expect(await status(member.token)).toEqual({ enabled: false, recovery_codes_left: 0 });
      expect((await login(member)).status).toBe(200);
    });

    it('is refused when it is not on', async () => {
      const { token } = await site.member('user');
      expect(refusal(await turnOff(token))).toEqual([404, 'NOT_FOUND', 'İki adımlı giriş açık değil.']);
    });

    it('can be turned on again, with another secret and other recovery codes', async () => {
      const member = await protectedMember();
      await turnOff(member.token);
      const again = await turnSecondFactorOn(site, member);
      site.clock.advance(MINUTE);
      expect(again.secret).not.toBe(member.secret);
      expect((await login(member, member.recoveryCodes[0])).status).toBe(401);
      expect((await login(member, again.recoveryCodes[0])).status).toBe(200);
    });

    it('makes an open session wait after ten wrong passwords', async () => {
      const { token } = await protectedMember();
      for (let round = 0; round < 10; round += 1) await turnOff(token, 'yanlış şifre');
      expect((await turnOff(token)).status).toBe(429);
      expect((await begin(token)).status).toBe(429);
    });
  });

  describe('what else touches an account', () => {
    it('leaves it on when the password is changed or reset by mail', async () => {
      const member = await protectedMember();
      const passwords = { currentPassword: TEST_PASSWORD, newPassword: 'iki forvet bir libero' };
      await site.http(member.token).put('/api/profile/password').send(passwords).expect(200);
      const changed = await login(member, undefined, passwords.newPassword);
      expect(changed.body.code).toBe('SECOND_FACTOR_REQUIRED');
      await site.http().post('/api/password-reset').send({ email: member.email }).expect(202);
      const reset = { token: await mailedToken(site, member.email), password: 'üç stoper bir libero' };
      await site.http().post('/api/password-reset/confirm').send(reset).expect(204);
      expect((await login(member, undefined, reset.password)).body.code).toBe('SECOND_FACTOR_REQUIRED');
    });

    it('shows the owner of the data only whether it is on', async () => {
      const member = await protectedMember();
      const { body } = await site.http(member.token).get('/api/profile/export').expect(200);
      expect((body as { second_factor: unknown }).second_factor).toEqual({ enabled: true });
    });

    it('takes it along when the account is deleted', async () => {
      const member = await protectedMember();
      await site.http(member.token).delete('/api/profile').send({ password: TEST_PASSWORD }).expect(200);
      expect(await rowOf(member)).toBeNull();
    });
  });

  describe('removed by an admin', () => {
    it('lets the owner in with the password, is on record without secrets, and ends nothing else', async () => {
      const member = await protectedMember();
      const admin = await site.member('admin');
      await confirmSession(site, admin);
      const { body } = await site
        .http(admin.token)
        .delete(`/api/users/${member.id}/second-factor`)
        .expect(200);
      expect(body).toEqual({ message: 'Kullanıcının iki adımlı girişi kaldırıldı.' });
      expect((await login(member)).status).toBe(200);
      expect((await site.http(member.token).get('/api/check_role')).status).toBe(200);
      const entries = await site.database.manager.findBy(AuditEntry, { entity_id: member.id });
      expect(entries).toMatchObject([
        { action: 'remove_second_factor', entity: 'users', user_id: admin.id, before_json: null },
      ]);
      expect((await outboxOf(site, member.email)).at(-1)?.subject).toBe('İki adımlı giriş kapatıldı');
    });

    it('is refused for an account without one, one that was only begun, and an unknown account', async () => {
      const admin = await site.member('admin');
      const [without, begun] = [await site.member('user'), await site.member('user')];
      await begin(begun.token);
      for (const id of [without.id, begun.id, 999_999]) {
        const answer = await site.http(admin.token).delete(`/api/users/${id}/second-factor`);
        expect([answer.status, answer.body.code]).toEqual([404, 'NOT_FOUND']);
      }
    });

    it('is refused to everybody else, for one’s own account too', async () => {
      const member = await protectedMember();
      const editor = await site.member('editor');
      for (const { token } of [member, editor])
        expect((await site.http(token).delete(`/api/users/${member.id}/second-factor`)).status).toBe(403);
      expect((await login(member)).body.code).toBe('SECOND_FACTOR_REQUIRED');
    });
  });

  describe('the command for admins', () => {
    // the command has the real clock
    beforeEach(() => site.clock.set(new Date()));

    const command = (...args: string[]) => runCli('admin-create', site.settings, ...args);

    it('lets an admin in again who lost the phone: with a new password, without the factor', async () => {
      const admin = await site.member('admin');
      await turnSecondFactorOn(site, admin);
      const { code, output } = await command('--email', admin.email.toUpperCase(), '--new-password');
      expect([code, output]).toEqual([0, expect.stringContaining('İki adımlı girişi kaldırıldı')]);
      const password = /şifre: (\S+)\n/.exec(output)![1]!;
      expect((await login(admin)).status).toBe(401);
      expect((await login(admin, undefined, password)).status).toBe(200);
      expect((await site.http(admin.token).get('/api/check_role')).status).toBe(401);
      site.clock.advance(MINUTE);
      const mails = await outboxOf(site, admin.email);
      expect(mails.map(({ subject }) => subject)).toEqual([
        'İki adımlı giriş açıldı',
        'İki adımlı giriş kapatıldı',
        'Sitede önemli bir değişiklik yapıldı',
        'Şifreniz değiştirildi',
      ]);
    });

    it('touches admins only, and none without being asked to', async () => {
      const [member, admin] = [await protectedMember(), await site.member('admin')];
      const refused = await command('--email', member.email, '--new-password');
      expect([refused.code, refused.output]).toEqual([1, 'Bu e-posta adresiyle bir yönetici hesabı yok.\n']);
      const taken = await command('--email', admin.email, '--username', 'baska-ad');
      expect([taken.code, taken.output]).toEqual([1, expect.stringContaining('--new-password kullanın')]);
      expect((await command('--email', admin.email)).output).toContain('Kullanım');
      expect((await login(admin)).status).toBe(200);
      expect((await login(member)).body.code).toBe('SECOND_FACTOR_REQUIRED');
    });
  });
});
