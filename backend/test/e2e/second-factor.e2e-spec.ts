import { Secret } from 'otpauth';
import { sealingKey, sealSecret } from '../../src/modules/second-factor/codes/sealed-secret';
import { SecondFactorService } from '../../src/modules/second-factor/second-factor.service';
import { SecondFactor } from '../../src/modules/second-factor/entities/second-factor.entity';
import { AuditEntry } from '../../src/modules/audit/entities/audit-entry.entity';
import { createTestSite, TEST_PASSWORD, type TestMember, type TestSite } from '../support/create-test-site';
import { mailedToken, outboxOf } from '../support/outbox';
import { runCli } from '../support/run-cli';
import { codeOf, turnSecondFactorOn } from '../support/second-factor';
import { DATABASE_NAME } from '../support/test-database';

const MINUTE = 60_000;
const REQUIRED = 'Doğrulama uygulamanızdaki 6 haneli kodu girin.';
const WRONG = 'Doğrulama kodu yanlış ya da daha önce kullanılmış.';

interface Answer {
  status: number;
  body: Record<string, unknown>;
}

describe(`the second factor on the ${DATABASE_NAME}`, () => {
  let site: TestSite;

  beforeAll(async () => {
    site = await createTestSite({ PUBLIC_URL: 'https://oran.example', TRUST_PROXY: '1' });
  });

  afterAll(() => site?.close());

  // each test in a time step of its own
  beforeEach(() => site.clock.advance(5 * MINUTE));

  const login = async (
    { email }: Pick<TestMember, 'email'>,
    code?: unknown,
    password = TEST_PASSWORD,
  ): Promise<Answer> => {
    const body = { email, password, ...(code === undefined ? {} : { code }) };
    return answerOf(await site.http().post('/api/login').send(body));
  };
  const answerOf = ({ status, body }: { status: number; body: unknown }): Answer => ({
    status,
    body: body as Record<string, unknown>,
  });
  const told = ({ status, body }: Answer) => [status, body.code, body.error];
  const status = async (token: string) => (await site.http(token).get('/api/second-factor')).body as unknown;
  const begin = async (token: string, password = TEST_PASSWORD) =>
    answerOf(await site.http(token).post('/api/second-factor').send({ password }));
  const confirm = async (token: string, code: unknown) =>
    answerOf(await site.http(token).post('/api/second-factor/confirm').send({ code }));
  const turnOff = async (token: string, password = TEST_PASSWORD) =>
    answerOf(await site.http(token).delete('/api/second-factor').send({ password }));
  const rowOf = ({ id }: TestMember) => site.database.manager.findOneBy(SecondFactor, { user_id: id });
  const wrongCode = (secret: string) => {
    const near = [-1, 0, 1].map((step) => codeOf(secret, site, step));
    return ['000000', '111111', '222222', '333333'].find((code) => !near.includes(code))!;
  };

  async function protectedMember(): Promise<TestMember & { secret: string; recoveryCodes: string[] }> {
    const member = await site.member('user');
    const factor = await turnSecondFactorOn(site, member);
    // the code that turned it on has been used
    site.clock.advance(MINUTE);
    return { ...member, ...factor };
  }

  describe('being turned on', () => {
    it('is off at first, and nobody is asked for it', async () => {
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

    it('is told to the owner by mail, as turning it off is', async () => {
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
      expect(told(await confirm(fresh.token, '123456'))).toEqual([
        409,
        'CONFLICT',
        'Önce iki adımlı girişi kurmaya başlayın.',
      ]);
      const { token, secret } = await protectedMember();
      const on = [409, 'CONFLICT', 'İki adımlı giriş zaten açık.'];
      expect(told(await begin(token))).toEqual(on);
      expect(told(await confirm(token, codeOf(secret, site)))).toEqual(on);
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

  describe('at login', () => {
    it('is asked for once the password is right', async () => {
      const member = await protectedMember();
      for (const code of [undefined, '', '  '])
        expect(told(await login(member, code))).toEqual([401, 'SECOND_FACTOR_REQUIRED', REQUIRED]);
    });

    it('opens a session with the code that the app shows, and answers as ever', async () => {
      const member = await protectedMember();
      const { status: code, body } = await login(member, codeOf(member.secret, site));
      expect([code, body]).toEqual([
        200,
        { session_token: expect.any(String), role: 'user', username: member.username },
      ]);
      expect((await site.http(body.session_token as string).get('/api/check_role')).status).toBe(200);
    });

    it.each([-1, 1])('takes the code of the step %d away, for phones that run fast or slow', async (step) => {
      const member = await protectedMember();
      expect((await login(member, codeOf(member.secret, site, step))).status).toBe(200);
    });

    it('takes no code of two steps away', async () => {
      const member = await protectedMember();
      for (const step of [-2, 2])
        expect(told(await login(member, codeOf(member.secret, site, step)))).toEqual([
          401,
          'SECOND_FACTOR_WRONG',
          WRONG,
        ]);
    });

    it('takes a code once, and none from before it', async () => {
      const member = await protectedMember();
      const [before, now] = [codeOf(member.secret, site, -1), codeOf(member.secret, site)];
      expect((await login(member, now)).status).toBe(200);
      for (const code of [now, before])
        expect(told(await login(member, code))).toEqual([401, 'SECOND_FACTOR_WRONG', WRONG]);
      site.clock.advance(MINUTE);
      expect((await login(member, codeOf(member.secret, site))).status).toBe(200);
    });

    it('does not take the code that turned it on', async () => {
      const member = await site.member('user');
      const { secret } = await turnSecondFactorOn(site, member);
      expect((await login(member, codeOf(secret, site))).body.code).toBe('SECOND_FACTOR_WRONG');
    });

    it('lets one in when the same code comes twice at once', async () => {
      const member = await protectedMember();
      const code = codeOf(member.secret, site);
      const answers = await Promise.all([1, 2, 3, 4].map(() => login(member, code)));
      expect(answers.map((each) => each.status).sort()).toEqual([200, 401, 401, 401]);
    });

    it('takes no code of somebody else', async () => {
      const [one, other] = [await protectedMember(), await protectedMember()];
      expect((await login(one, codeOf(other.secret, site))).body.code).toBe('SECOND_FACTOR_WRONG');
      expect((await login(one, other.recoveryCodes[0])).body.code).toBe('SECOND_FACTOR_WRONG');
    });

    it.each(['abc', '12345', '1234567', 'ABCDE-FGHJK', '<script>'])('refuses %j', async (code) => {
      const member = await protectedMember();
      expect(told(await login(member, code))).toEqual([401, 'SECOND_FACTOR_WRONG', WRONG]);
    });

    it.each([null, 123456, ['123456'], { a: 1 }, 'x'.repeat(41)])('refuses the form %j', async (code) => {
      const member = await protectedMember();
      const answer = await login(member, code);
      expect([answer.status, Object.keys(answer.body.fields as object)]).toEqual([400, ['code']]);
    });

    it('is not spoken of while the password is wrong', async () => {
      const [with_, without] = [await protectedMember(), await site.member('user')];
      const nobody = { email: 'kimse@example.com' };
      for (const code of [undefined, '123456', codeOf(with_.secret, site), with_.recoveryCodes[0]]) {
        const answers = [];
        for (const who of [with_, without, nobody]) answers.push(await login(who, code, 'yanlış şifre'));
        expect(answers.map(({ body }) => ({ ...body, request_id: '' }))).toEqual(
          Array(3).fill({ error: 'E-posta veya şifre hatalı.', code: 'WRONG_CREDENTIALS', request_id: '' }),
        );
      }
      // and no code was used up by it
      expect((await login(with_, codeOf(with_.secret, site))).status).toBe(200);
      expect(await status(with_.token)).toEqual({ enabled: true, recovery_codes_left: 10 });
    });

    it('is not even looked for while the password is wrong, so that time tells nothing', async () => {
      const member = await protectedMember();
      const looks = jest.spyOn(site.app.get(SecondFactorService), 'check');
      try {
        await login(member, codeOf(member.secret, site), 'yanlış şifre');
        await login(member, member.recoveryCodes[0], 'yanlış şifre');
        expect(looks).not.toHaveBeenCalled();
        await login(member, codeOf(member.secret, site));
        expect(looks).toHaveBeenCalledTimes(1);
      } finally {
        looks.mockRestore();
      }
    });

    it('makes an address wait after ten wrong codes, as after ten wrong passwords', async () => {
      const member = await protectedMember();
      for (let round = 0; round < 10; round += 1) {
        // asking for the code in between gives none of the points back
        if (round % 2 === 0) expect((await login(member)).body.code).toBe('SECOND_FACTOR_REQUIRED');
        expect((await login(member, wrongCode(member.secret))).body.code).toBe('SECOND_FACTOR_WRONG');
      }
      expect((await login(member, codeOf(member.secret, site))).status).toBe(429);
    });

    it('counts wrong codes and wrong passwords together', async () => {
      const member = await protectedMember();
      for (let round = 0; round < 5; round += 1) {
        await login(member, wrongCode(member.secret));
        await login(member, undefined, 'yanlış şifre');
      }
      expect((await login(member)).status).toBe(429);
    });

    it('never makes somebody wait who has password and code', async () => {
      const member = await protectedMember();
      for (let round = 0; round < 14; round += 1) {
        site.clock.advance(MINUTE);
        await login(member, wrongCode(member.secret));
        expect((await login(member, codeOf(member.secret, site))).status).toBe(200);
      }
    });

    it('goes on working for a member who is barred from writing', async () => {
      const member = await protectedMember();
      const admin = await site.member('admin');
      await site.http(admin.token).put(`/api/users/${member.id}/block`).send({ reason: 'x' }).expect(200);
      expect((await login(member)).body.code).toBe('SECOND_FACTOR_REQUIRED');
      expect((await login(member, codeOf(member.secret, site))).status).toBe(200);
    });
  });

  describe('wrong codes from many addresses', () => {
    it('make the account wait after twenty in an hour, which takes its password', async () => {
      const member = await protectedMember();
      const from = (address: number, code: string, password = TEST_PASSWORD) =>
        site
          .http()
          .post('/api/login')
          .set('X-Forwarded-For', `203.0.113.${address}`)
          .send({ email: member.email, password, code });
      for (let round = 0; round < 20; round += 1)
        expect((await from(round, wrongCode(member.secret))).status).toBe(401);
      expect((await from(50, codeOf(member.secret, site))).status).toBe(429);
      // whoever doesn't know the password is told nothing of it
      expect((await from(51, wrongCode(member.secret), 'yanlış şifre')).status).toBe(401);
    });
  });

  describe('a recovery code', () => {
    it('works instead of the app, once, in any spelling', async () => {
      const member = await protectedMember();
      const [first, second] = member.recoveryCodes as [string, string];
      expect((await login(member, first)).status).toBe(200);
      expect(told(await login(member, first))).toEqual([401, 'SECOND_FACTOR_WRONG', WRONG]);
      expect(await status(member.token)).toEqual({ enabled: true, recovery_codes_left: 9 });
      expect((await login(member, ` ${plain(second).toLowerCase()} `)).status).toBe(200);
      expect(await status(member.token)).toEqual({ enabled: true, recovery_codes_left: 8 });
    });

    it('lets one in when it comes twice at once, and loses none that comes beside it', async () => {
      const member = await protectedMember();
      const [first, second] = member.recoveryCodes;
      const answers = await Promise.all([first, first, second].map((code) => login(member, code)));
      expect(answers.map((each) => each.status).sort()).toEqual([200, 200, 401]);
      expect(await status(member.token)).toEqual({ enabled: true, recovery_codes_left: 8 });
    });

    it('is the only way in after the key of the site was changed', async () => {
      const member = await protectedMember();
      const elsewhere = sealSecret(
        sealingKey('another key of the site'),
        member.id,
        Secret.fromBase32(member.secret).bytes,
      );
      await site.database.manager.update(SecondFactor, { user_id: member.id }, { sealed_secret: elsewhere });
      expect((await login(member, codeOf(member.secret, site))).body.code).toBe('SECOND_FACTOR_WRONG');
      expect((await login(member, member.recoveryCodes[0])).status).toBe(200);
    });
  });

  describe('being turned off', () => {
    it('takes the password, and then nobody is asked for it any more', async () => {
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
      expect(told(await turnOff(token))).toEqual([404, 'NOT_FOUND', 'İki adımlı giriş açık değil.']);
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
    it('leaves it on when the password is changed or mailed anew', async () => {
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

    it('tells the owner of the data only whether it is on', async () => {
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
        'Şifreniz değiştirildi',
      ]);
    });

    it('touches nobody but admins, and nobody without being told to', async () => {
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

const plain = (code: string): string => code.replace('-', '');
