import { Secret } from 'otpauth';
import { sealingKey, sealSecret } from '../../src/modules/auth/second-factor/sealed-secret';
import { SecondFactorService } from '../../src/modules/auth/second-factor/second-factor.service';
import { SecondFactor } from '../../src/modules/auth/entities/second-factor.entity';
import { createTestSite, TEST_PASSWORD, type TestSite } from '../support/create-test-site';
import {
  codeOf,
  MINUTE,
  plain,
  refusal,
  secondFactorRequests,
  turnSecondFactorOn,
} from '../support/second-factor';
import { DATABASE_NAME } from '../support/test-database';

const REQUIRED = 'Doğrulama uygulamanızdaki 6 haneli kodu girin.';
const WRONG = 'Doğrulama kodu yanlış ya da daha önce kullanılmış.';

describe(`the second factor at login on the ${DATABASE_NAME}`, () => {
  let site: TestSite;
  const { login, protectedMember, status, wrongCode } = secondFactorRequests(() => site);

  beforeAll(async () => {
    site = await createTestSite({ PUBLIC_URL: 'https://oran.example', TRUST_PROXY: '1' });
  });

  afterAll(() => site?.close());

  // each test in a time step of its own
  beforeEach(() => site.clock.advance(5 * MINUTE));

  describe('at login', () => {
    it('is asked for once the password is right', async () => {
      const member = await protectedMember();
      for (const code of [undefined, '', '  '])
        expect(refusal(await login(member, code))).toEqual([401, 'SECOND_FACTOR_REQUIRED', REQUIRED]);
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
        expect(refusal(await login(member, codeOf(member.secret, site, step)))).toEqual([
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
        expect(refusal(await login(member, code))).toEqual([401, 'SECOND_FACTOR_WRONG', WRONG]);
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
      expect(refusal(await login(member, code))).toEqual([401, 'SECOND_FACTOR_WRONG', WRONG]);
    });

    it.each([null, 123456, ['123456'], { a: 1 }, 'x'.repeat(41)])('refuses the form %j', async (code) => {
      const member = await protectedMember();
      const answer = await login(member, code);
      expect([answer.status, Object.keys(answer.body.fields as object)]).toEqual([400, ['code']]);
    });

    it('is not spoken of while the password is wrong', async () => {
      const [with_, without] = [await protectedMember(), await site.member('user')];
      const unknown = { email: 'kimse@example.com' };
      for (const code of [undefined, '123456', codeOf(with_.secret, site), with_.recoveryCodes[0]]) {
        const answers = [];
        for (const who of [with_, without, unknown]) answers.push(await login(who, code, 'yanlış şifre'));
        expect(answers.map(({ body }) => ({ ...body, request_id: '' }))).toEqual(
          Array(3).fill({ error: 'E-posta veya şifre hatalı.', code: 'WRONG_CREDENTIALS', request_id: '' }),
        );
      }
      // and no code was used up by it
      expect((await login(with_, codeOf(with_.secret, site))).status).toBe(200);
      expect(await status(with_.token)).toEqual({ enabled: true, recovery_codes_left: 10 });
    });

    it('is not even looked for while the password is wrong, so that time shows nothing', async () => {
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
      // without the password the answer shows nothing of it
      expect((await from(51, wrongCode(member.secret), 'yanlış şifre')).status).toBe(401);
    });
  });

  describe('a recovery code', () => {
    it('works instead of the app, once, in any spelling', async () => {
      const member = await protectedMember();
      const [first, second] = member.recoveryCodes as [string, string];
      expect((await login(member, first)).status).toBe(200);
      expect(refusal(await login(member, first))).toEqual([401, 'SECOND_FACTOR_WRONG', WRONG]);
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
});
