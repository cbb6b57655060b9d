import { BackgroundWork } from '../../src/platform/background/background-work';
import { SessionsService } from '../../src/modules/auth/sessions.service';
import { User } from '../../src/modules/users/entities/user.entity';
import { TEST_PASSWORD, createTestSite, type TestMember, type TestSite } from '../support/create-test-site';
import { mailedToken, outboxOf } from '../support/outbox';
import { DATABASE_NAME } from '../support/test-database';

const MINUTE = 60_000;
const NEW_PASSWORD = 'uzun top oyunu';

describe(`a forgotten password on the ${DATABASE_NAME}`, () => {
  let site: TestSite;

  beforeAll(async () => {
    site = await createTestSite({ PUBLIC_URL: 'https://oran.example' });
  });

  afterAll(() => site?.close());

  const ask = (email: unknown) => site.http().post('/api/password-reset').send({ email });
  const confirm = (token: unknown, password: unknown = NEW_PASSWORD) =>
    site.http().post('/api/password-reset/confirm').send({ token, password });
  const login = (email: string, password: string) => site.http().post('/api/login').send({ email, password });
  const isLoggedIn = async (token: string) => (await site.http(token).get('/api/check_role')).status === 200;

  async function askedMember(): Promise<TestMember & { link: string }> {
    const member = await site.member('user');
    await ask(member.email);
    return { ...member, link: await mailedToken(site, member.email) };
  }

  it('is replaced through a mailed link, which ends all sessions', async () => {
    const member = await site.member('user');
    const second = await site.app.get(SessionsService).begin(member.id);
    const asked = await ask(` ${member.email.toUpperCase()} `);
    expect([asked.status, asked.body]).toEqual([
      202,
      { message: 'Bu e-posta adresi kayıtlıysa şifre sıfırlama bağlantısı gönderildi.' },
    ]);
    const [mail] = await outboxOf(site, member.email);
    expect(mail!.subject).toBe('Şifre sıfırlama bağlantınız');
    expect(mail!.text).toContain('https://oran.example/sifre-sifirla#token=');
    expect(mail!.headers.map((header) => header.key)).not.toContain('list-unsubscribe');

    const answer = await confirm(await mailedToken(site, member.email));
    expect([answer.status, answer.text]).toEqual([204, '']);
    expect([await isLoggedIn(member.token), await isLoggedIn(second)]).toEqual([false, false]);
    expect((await login(member.email, TEST_PASSWORD)).status).toBe(401);
    expect((await login(member.email, NEW_PASSWORD)).status).toBe(200);
    const last = (await outboxOf(site, member.email)).at(-1)!;
    expect(last.subject).toBe('Şifreniz değiştirildi');
    expect(last.text).toContain('https://oran.example/sifremi-unuttum');
  });

  it('is answered alike for an unknown e-mail, and mails nothing then', async () => {
    const member = await site.member('user');
    const [known, unknown] = [await ask(member.email), await ask('kimse@example.com')];
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    expect(await outboxOf(site, 'kimse@example.com')).toEqual([]);
  });

  it('is answered without waiting for the look whether the account exists, so that time shows nothing', async () => {
    const member = await site.member('user');
    const background = site.app.get(BackgroundWork);
    const begin = background.runAfterResponse.bind(background);
    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    background.runAfterResponse = (work) => begin(() => held.then(work));
    expect((await ask(member.email)).status).toBe(202);
    letGo();
    expect(await outboxOf(site, member.email)).toHaveLength(1);
  });

  it('gives each link one use, even when it is used twice at once', async () => {
    const { link, email } = await askedMember();
    const answers = await Promise.all([confirm(link, 'ilk yeni şifre'), confirm(link, 'ikinci yeni şifre')]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([204, 400]);
    const again = await confirm(link, 'üçüncü yeni şifre');
    expect([again.status, again.body.code, again.body.error]).toEqual([
      400,
      'INVALID_LINK',
      'Bağlantı geçersiz veya süresi dolmuş. Lütfen yeni bir bağlantı isteyin.',
    ]);
    expect((await login(email, 'üçüncü yeni şifre')).status).toBe(401);
  });

  it('gives links 30 minutes from the moment they were mailed', async () => {
    const first = await askedMember();
    site.clock.advance(30 * MINUTE - 1);
    expect((await confirm(first.link)).status).toBe(204);
    const second = await askedMember();
    site.clock.advance(30 * MINUTE);
    expect((await confirm(second.link)).body.code).toBe('INVALID_LINK');
    expect((await login(second.email, TEST_PASSWORD)).status).toBe(200);
  });

  it('gives a new link for an old one, which then is worthless', async () => {
    const { link, email } = await askedMember();
    await ask(email);
    const newer = await mailedToken(site, email);
    expect(newer).not.toBe(link);
    expect((await confirm(link)).status).toBe(400);
    expect((await confirm(newer)).status).toBe(204);
  });

  it('keeps the link when the new password is too weak, and says why', async () => {
    const { link, email } = await askedMember();
    for (const [password, sentence] of [
      ['kısa', 'Şifre 8-128 karakter olmalı.'],
      ['password', 'Bu şifre çok yaygın. Lütfen daha zor tahmin edilen bir şifre seçin.'],
      [email, 'Şifre, kullanıcı adınız veya e-posta adresinizle aynı olamaz.'],
    ] as const) {
      const answer = await confirm(link, password);
      expect([answer.status, answer.body.fields]).toEqual([400, { password: sentence }]);
    }
    expect((await confirm(link)).status).toBe(204);
  });

  it('makes a link worthless when the password is changed or the account is gone meanwhile', async () => {
    const one = await askedMember();
    const changed = await site
      .http(one.token)
      .put('/api/profile/password')
      .send({ currentPassword: TEST_PASSWORD, newPassword: NEW_PASSWORD });
    expect(changed.status).toBe(200);
    expect((await confirm(one.link)).status).toBe(400);

    const two = await askedMember();
    await site.database.getRepository(User).delete({ id: two.id });
    expect((await confirm(two.link)).status).toBe(400);
  });

  it.each([
    [{}, ['password', 'token']],
    [{ token: 'x' }, ['password']],
    [{ token: '', password: NEW_PASSWORD }, ['token']],
    [{ token: ['x'], password: NEW_PASSWORD }, ['token']],
    [{ token: 'x'.repeat(201), password: NEW_PASSWORD }, ['token']],
    [{ token: 'x', password: NEW_PASSWORD, email: 'a@example.com' }, ['email']],
  ])('refuses to confirm with %j', async (body, fields) => {
    const answer = await site.http().post('/api/password-reset/confirm').send(body);
    expect([answer.status, Object.keys(answer.body.fields).sort()]).toEqual([400, fields]);
  });

  it.each([undefined, '', 'x', ['a@example.com'], { $ne: '' }, `${'a'.repeat(250)}@example.com`])(
    'refuses the e-mail %j',
    async (email) => {
      const answer = await ask(email);
      expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, ['email']]);
    },
  );

  it('makes somebody who asks again and again wait, whether the e-mail exists or not', async () => {
    const member = await site.member('user');
    for (const email of [member.email, 'baskasi@example.com']) {
      const statuses = [];
      for (let attempt = 0; attempt < 6; attempt += 1) statuses.push((await ask(email)).status);
      expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
    }
    expect(await outboxOf(site, member.email)).toHaveLength(5);
  });
});
