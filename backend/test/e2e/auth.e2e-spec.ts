import { JwtService } from '@nestjs/jwt';
import { hash } from '@node-rs/argon2';
import { createHmac } from 'node:crypto';
import { Session } from '../../src/modules/auth/entities/session.entity';
import { User } from '../../src/modules/users/entities/user.entity';
import { TEST_PASSWORD, createTestSite, type TestSite } from '../support/create-test-site';
import { DATABASE_NAME } from '../support/test-database';

const HOUR = 60 * 60 * 1000;

describe(`accounts and sessions on the ${DATABASE_NAME}`, () => {
  let site: TestSite;

  beforeAll(async () => {
    site = await createTestSite({ TRUST_PROXY: '1' });
  });

  afterAll(() => site?.close());

  const register = (body: object) => site.http().post('/api/register').send(body);
  const login = (email: string, password: string) => site.http().post('/api/login').send({ email, password });
  const checkRole = (token: string) => site.http(token).get('/api/check_role');

  describe('registering', () => {
    it('makes a waiting account that can log in, under an e-mail of any case', async () => {
      const made = await register({
        username: 'Gökhan_1',
        email: 'Gokhan@Example.com',
        password: 'iki forvet',
      });
      expect([made.status, made.body]).toEqual([201, { message: 'Kaydınız alındı. Giriş yapabilirsiniz.' }]);

      const answer = await login('gokhan@example.COM', 'iki forvet');
      expect(answer.status).toBe(200);
      expect(answer.body).toEqual({ session_token: expect.any(String), role: 'wait', username: 'Gökhan_1' });
    });

    it('keeps only an Argon2id hash, which no answer carries', async () => {
      const { password_hash: hash } = await site.database
        .getRepository(User)
        .createQueryBuilder('user')
        .addSelect('user.password_hash')
        .where('user.email_key = :key', { key: 'gokhan@example.com' })
        .getOneOrFail();
      expect(hash).toMatch(/^\$argon2id\$/);
    });

    it.each([
      [{ username: '', email: 'a@example.com', password: 'iki forvet' }, { username: 'Ad Zorunlu' }],
      [{ username: 'ali', email: '', password: 'iki forvet' }, { email: 'E Mail Zorunlu' }],
      [
        { username: 'ali', email: 'ali.example.com', password: 'iki forvet' },
        { email: 'Yanlış Mail Formatı' },
      ],
      [{ username: 'ali', email: 'ali@example.com', password: '' }, { password: 'Şifre Giriniz' }],
      [
        { username: 'ali', email: 'ali@example.com', password: 'kısa' },
        { password: 'Şifre 8-128 karakter olmalı.' },
      ],
      [
        { username: 'ali', email: 'ali@example.com', password: 'password' },
        { password: 'Bu şifre çok yaygın. Lütfen daha zor tahmin edilen bir şifre seçin.' },
      ],
      [
        { username: 'a b', email: 'ali@example.com', password: 'iki forvet' },
        { username: expect.stringMatching(/^Kullanıcı adı 3-30 karakter olmalı/) },
      ],
      [
        { username: 'ali', email: 'ali@example.com', password: 'iki forvet', role: 'admin' },
        { role: 'Bilinmeyen alan.' },
      ],
      [
        { username: ['ali'], email: { a: 1 }, password: 5 },
        expect.objectContaining({ username: 'Ad Zorunlu' }),
      ],
    ])('refuses %j with a sentence for the field', async (body, fields) => {
      const answer = await register(body);
      expect(answer.status).toBe(400);
      expect(answer.body).toEqual({
        error: 'Gönderilen bilgilerde hata var.',
        code: 'VALIDATION_FAILED',
        fields,
        request_id: expect.any(String),
      });
    });

    it('refuses an e-mail that differs in case only, and a username that folds to a taken one', async () => {
      const email = await register({
        username: 'baska',
        email: 'GOKHAN@example.com',
        password: 'iki forvet',
      });
      expect([email.status, email.body.code, email.body.fields]).toEqual([
        409,
        'EMAIL_TAKEN',
        { email: 'Bu e-posta adresi zaten kayıtlı.' },
      ]);
      const name = await register({
        username: 'GÖKHAN_1',
        email: 'baska@example.com',
        password: 'iki forvet',
      });
      expect([name.status, name.body.code]).toEqual([409, 'USERNAME_TAKEN']);
    });

    it('lets one of many simultaneous registrations with the same e-mail win, without a server error', async () => {
      const answers = await Promise.all(
        Array.from({ length: 6 }, (_, index) =>
          register({ username: `yarış${index}`, email: 'yaris@example.com', password: 'iki forvet' }).set(
            'X-Forwarded-For',
            `192.0.2.${index}`,
          ),
        ),
      );
      expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
    });
  });

  describe('logging in', () => {
    it('answers an unknown e-mail and a wrong password alike', async () => {
      const { email } = await site.member('user');
      const [unknown, wrong] = [
        await login('kimse@example.com', 'yanlış şifre'),
        await login(email, 'yanlış şifre'),
      ];
      expect([unknown.status, wrong.status]).toEqual([401, 401]);
      expect(unknown.body.error).toBe('E-posta veya şifre hatalı.');
      expect({ ...unknown.body, request_id: '' }).toEqual({ ...wrong.body, request_id: '' });
    });

    it('takes a password however its letters are composed', async () => {
      const [composed, decomposed] = ['çamaşır günü', 'çamaşır günü'.normalize('NFD')];
      const email = 'bicim@example.com';
      await register({ username: 'bicim', email, password: decomposed }).expect(201);
      expect((await login(email, composed)).status).toBe(200);
      expect((await login(email, decomposed)).status).toBe(200);
    });

    it('takes a password as typed where that was hashed once, and renews the hash', async () => {
      const { id, email } = await site.member('user');
      const decomposed = 'çamaşır günü'.normalize('NFD');
      const store = site.database.getRepository(User);
      await store.update({ id }, { password_hash: await hash(decomposed) });
      expect((await login(email, 'çamaşır günü')).status).toBe(401);
      expect((await login(email, decomposed)).status).toBe(200);
      expect((await login(email, 'çamaşır günü')).status).toBe(200);
      expect((await login(email, decomposed)).status).toBe(200);
    });

    it.each([
      [{}],
      [{ email: 'a@example.com' }],
      [{ password: 'x' }],
      [{ email: ['a'], password: { b: 1 } }],
    ])('refuses %j as invalid', async (body) => {
      const answer = await site.http().post('/api/login').send(body);
      expect([answer.status, answer.body.code]).toEqual([400, 'VALIDATION_FAILED']);
    });

    it.each([{}, { email: '', password: '' }, { email: [], password: 7 }, { email: null, password: {} }])(
      'asks for what is missing: %j',
      async (body) => {
        const answer = await site.http().post('/api/login').send(body);
        expect([answer.status, answer.body.fields]).toEqual([
          400,
          { email: 'E Mail Zorunlu', password: 'Şifre Giriniz' },
        ]);
      },
    );

    it('makes an address wait after ten wrong passwords for an account, and says how long', async () => {
      const { email } = await site.member('user');
      const statuses = [];
      for (let attempt = 0; attempt < 10; attempt += 1) statuses.push((await login(email, 'yanlış')).status);
      expect(new Set(statuses)).toEqual(new Set([401]));

      const answer = await login(email, TEST_PASSWORD);
      expect([answer.status, answer.body.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      const other = await site.member('user');
      expect((await login(other.email, TEST_PASSWORD)).status).toBe(200);
    });

    it('never makes somebody wait who knows the password', async () => {
      const { email } = await site.member('user');
      for (let round = 0; round < 14; round += 1)
        expect((await login(email, TEST_PASSWORD)).status).toBe(200);
    });
  });

  describe('a session', () => {
    it('gives role, name and end of membership', async () => {
      const end = new Date('2026-06-01T10:00:00.000Z');
      const member = await site.member('user', { end });
      const answer = await checkRole(member.token);
      expect(answer.body).toEqual({
        role: 'user',
        username: member.username,
        subscription_end_date: '2026-06-01T10:00:00.000Z',
      });
    });

    it('carries nothing but ids in its token', async () => {
      const { id, token } = await site.member('admin');
      const payload = site.app.get(JwtService).decode(token) as object;
      expect(payload).toEqual({
        sub: id,
        sid: expect.any(String),
        iat: expect.any(Number),
        exp: expect.any(Number),
      });
    });

    it('ends at logout, for this token only', async () => {
      const { email } = await site.member('user');
      const first = (await login(email, TEST_PASSWORD)).body.session_token as string;
      const second = (await login(email, TEST_PASSWORD)).body.session_token as string;
      const out = await site.http(first).post('/api/logout');
      expect([out.status, out.text]).toEqual([204, '']);
      expect((await checkRole(first)).status).toBe(401);
      expect((await checkRole(second)).status).toBe(200);
    });

    it('ends after twelve hours', async () => {
      const { token } = await site.member('user');
      const begun = site.clock.now();
      site.clock.advance(12 * HOUR - 1);
      expect((await checkRole(token)).status).toBe(200);
      site.clock.advance(1);
      expect((await checkRole(token)).status).toBe(401);
      site.clock.set(begun);
    });

    it('ends when its token says so, even where the session would go on', async () => {
      const { id, token } = await site.member('user');
      const begun = site.clock.now();
      const longAfter = new Date(begun.getTime() + 100 * HOUR);
      await site.database.getRepository(Session).update({ user_id: id }, { expires_at: longAfter });
      site.clock.advance(12 * HOUR - 1);
      expect((await checkRole(token)).status).toBe(200);
      site.clock.advance(1);
      expect((await checkRole(token)).status).toBe(401);
      site.clock.set(begun);
    });

    it('is not accepted from a token without an end', async () => {
      const { token } = await site.member('user');
      const jwt = site.app.get(JwtService);
      const { exp, ...endless } = jwt.decode(token) as { sub: number; sid: string; exp: number };
      const statusOf = async (payload: object) =>
        (await checkRole(sign(payload, site.settings.jwtSecret))).status;
      expect(await statusOf({ ...endless, exp })).toBe(200);
      for (const payload of [endless, { ...endless, exp: null }, { ...endless, exp: `${exp}` }])
        expect(await statusOf(payload)).toBe(401);
    });

    it('becomes a waiting one on the very request after the membership has ended', async () => {
      const end = new Date(site.clock.now().getTime() + 1000);
      const { token } = await site.member('user', { end });
      expect((await checkRole(token)).body.role).toBe('user');
      site.clock.set(end);
      expect((await checkRole(token)).body.role).toBe('wait');
    });

    it('is gone with its account', async () => {
      const { id, token } = await site.member('user');
      await site.database.getRepository(User).delete({ id });
      expect((await checkRole(token)).status).toBe(401);
    });

    it.each([
      ['no token', ''],
      ['rubbish', 'Bearer rubbish'],
      ['another scheme', 'Basic YTpi'],
      ['an unsigned token', `Bearer ${unsigned({ sub: 1, sid: 'x' })}`],
    ])('is not accepted from %s', async (_, header) => {
      const answer = await site.http().get('/api/check_role').set('Authorization', header);
      expect([answer.status, answer.body.code]).toEqual([401, 'UNAUTHENTICATED']);
    });

    it('is not accepted when signed with another key, or when it names somebody else', async () => {
      const { id, token } = await site.member('user');
      const jwt = site.app.get(JwtService);
      const payload = jwt.decode(token) as { sub: number; sid: string; exp: number };
      const forged = await jwt.signAsync(payload, { secret: 'x'.repeat(64) });
      const foreign = await jwt.signAsync({ ...payload, sub: id + 1000 });
      const shapeless = await jwt.signAsync({ ...payload, sub: 'x', sid: { $ne: '' } } as object);
      for (const each of [forged, foreign, shapeless]) expect((await checkRole(each)).status).toBe(401);
    });
  });

  describe('answers to what is not there', () => {
    it('are Turkish, with a code and a request id', async () => {
      const answer = await site.http().get('/api/yok');
      expect([answer.status, answer.body]).toEqual([
        404,
        { error: 'Aradığınız kayıt bulunamadı.', code: 'NOT_FOUND', request_id: expect.any(String) },
      ]);
    });

    it('don’t show the inside when the body can’t be parsed or is too large', async () => {
      const broken = await site
        .http()
        .post('/api/login')
        .set('Content-Type', 'application/json')
        .send('{"email":');
      expect([broken.status, broken.body.code]).toEqual([400, 'INVALID_REQUEST']);
      const large = await site
        .http()
        .post('/api/login')
        .send({ email: 'x'.repeat(300_000), password: 'x' });
      expect([large.status, large.body.code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
    });
  });
});

/** A token with whatever in it: a library for tokens would refuse some of these. */
function sign(payload: object, secret: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const signed = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(payload)}`;
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
}

function unsigned(payload: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(payload)}.`;
}
