import { TEST_PASSWORD, createTestSite, type TestMember, type TestSite } from '../support/create-test-site';
import { codeOf } from '../support/second-factor';
import { SiteProcess } from '../support/site-process';
import { DATABASE_NAME } from '../support/test-database';

interface Line {
  time: number;
  event?: string;
  code?: string;
  user_id?: number;
  fields?: string[];
  req?: { id: string; method: string; path: string; source: string };
}

const UNKNOWN_EMAIL = 'kimsenin-adresi@example.com';
const WRONG_PASSWORD = 'çok-gizli-yanlış-şifre';
const TYPED_CODE = 'YANLI-SKOD7';
const AGENT = 'Casus/1.0 (gizli)';

describe(`the log of what concerns security, on the ${DATABASE_NAME}`, () => {
  let site: TestSite;
  let process_: SiteProcess;
  let member: TestMember;
  let admin: TestMember;
  let secret: string;

  beforeAll(async () => {
    site = await createTestSite();
    // the process has the real clock
    site.clock.set(new Date());
    member = await site.member('wait');
    admin = await site.member('admin');
    process_ = await SiteProcess.start(site);
  });

  afterAll(async () => {
    await process_?.kill();
    await site?.close();
  });

  /** Sends a request and answers its status with the lines that stand under its id. */
  async function logged(
    method: string,
    path: string,
    { token, body }: { token?: string; body?: object } = {},
  ): Promise<{ status: number; id: string; lines: Line[] }> {
    // a line of the request before may still be on its way
    const own = () => allLines().filter(({ req }) => req?.method === method && req.path === path);
    const before = own().length;
    const answer = await fetch(`${process_.address}${path}`, {
      method,
      headers: {
        'User-Agent': AGENT,
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...(body ? { 'Content-Type': 'application/json' } : {}),
      },
      body: body && JSON.stringify(body),
    });
    const { request_id: id = '' } = (await answer.json().catch(() => ({}))) as { request_id?: string };
    await until(() => own().length > before);
    return { status: answer.status, id, lines: own().slice(before) };
  }

  const allLines = (): Line[] =>
    process_
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{') && line.endsWith('}'))
      .map((line) => JSON.parse(line) as Line)
      .filter(({ event, code }) => event !== undefined || code !== undefined);

  async function until(holds: () => boolean): Promise<void> {
    for (let wait = 0; wait < 200 && !holds(); wait += 1) await new Promise((done) => setTimeout(done, 50));
    expect(holds()).toBe(true);
  }

  const login = (email: string, password: string) =>
    logged('POST', '/api/login', { body: { email, password } });

  it('has a line for each login, right or wrong, with who and from where', async () => {
    const right = await login(member.email, TEST_PASSWORD);
    expect(right.lines).toEqual([
      expect.objectContaining({ event: 'login_succeeded', user_id: member.id, method: 'password' }),
    ]);
    const wrong = await login(UNKNOWN_EMAIL, WRONG_PASSWORD);
    expect(wrong.lines[0]).toMatchObject({ event: 'login_failed', account: expect.any(String) });
    for (const { lines } of [right, wrong]) {
      expect(lines[0]!.req).toEqual({
        id: expect.any(String),
        method: 'POST',
        path: '/api/login',
        source: expect.stringMatching(/^[0-9a-f]{12}$/),
      });
      expect(Math.abs(lines[0]!.time - Date.now())).toBeLessThan(60_000);
    }
    expect(wrong.lines[0]!.req!.source).toBe(right.lines[0]!.req!.source);
  });

  it.each<[string, string, string, string, () => { token?: string; body?: object }]>([
    ['a role that may not', 'GET', '/api/users', 'FORBIDDEN', () => ({ token: member.token })],
    ['no membership', 'GET', '/api/blogs', 'MEMBERSHIP_REQUIRED', () => ({ token: member.token })],
    ['no session', 'GET', '/api/profile', 'UNAUTHENTICATED', () => ({})],
    ['a forged session', 'GET', '/api/profile', 'UNAUTHENTICATED', () => ({ token: 'a.b.c' })],
    [
      'the wrong password for a change',
      'PUT',
      '/api/profile/password',
      'WRONG_PASSWORD',
      () => ({ token: member.token, body: { currentPassword: 'x', newPassword: 'iki forvet' } }),
    ],
    [
      'unknown fields',
      'POST',
      '/api/register',
      'VALIDATION_FAILED',
      () => ({ body: { username: 'ali', email: 'a@b.co', password: 'iki forvet', role: 'admin' } }),
    ],
  ])('has a line for a refusal because of %s', async (_, method, path, code, rest) => {
    const { id, lines } = await logged(method, path, rest());
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ code, request_id: id, req: { method, path } });
    expect(lines[0]!.user_id).toBe(rest().token === member.token ? member.id : undefined);
    expect(lines[0]!.fields).toEqual(
      { VALIDATION_FAILED: ['role'], WRONG_PASSWORD: ['currentPassword'] }[code],
    );
  });

  it('has a line for what an admin writes', async () => {
    const { lines } = await logged('PUT', `/api/users/${member.id}/block`, {
      token: admin.token,
      body: { reason: 'GİZLİ SEBEP' },
    });
    expect(lines).toEqual([
      expect.objectContaining({
        event: 'admin_write',
        user_id: admin.id,
        action: 'block',
        entity: 'users',
        entity_id: member.id,
      }),
    ]);
  });

  it('has a line when passwords, sessions and accounts change', async () => {
    const { id, token } = await site.member('wait');
    const done: string[] = [];
    for (const [method, path, body] of [
      ['PUT', '/api/profile/password', { currentPassword: TEST_PASSWORD, newPassword: WRONG_PASSWORD }],
      ['DELETE', '/api/profile/sessions', { password: WRONG_PASSWORD }],
      ['DELETE', '/api/profile', { password: WRONG_PASSWORD }],
    ] as const) {
      const { lines } = await logged(method, path, { token, body });
      expect(lines.map((line) => line.user_id)).toEqual([id]);
      done.push(lines[0]!.event!);
    }
    expect(done).toEqual(['password_changed', 'sessions_ended', 'account_deleted']);
  });

  it('has a line when a second factor is turned on, used, missed and turned off', async () => {
    const { id, email, token } = await site.member('wait');
    const own = (method: string, path: string, body: object) => logged(method, path, { token, body });
    const begun = await site.http(token).post('/api/second-factor').send({ password: TEST_PASSWORD });
    secret = (begun.body as { secret: string }).secret;
    site.clock.set(new Date());
    const on = await own('POST', '/api/second-factor/confirm', { code: codeOf(secret, site) });
    expect(on.lines).toEqual([expect.objectContaining({ event: 'second_factor_on', user_id: id })]);
    const enter = (code?: string) =>
      logged('POST', '/api/login', { body: { email, password: TEST_PASSWORD, code } });
    expect((await enter()).lines).toEqual([expect.objectContaining({ code: 'SECOND_FACTOR_REQUIRED' })]);
    expect((await enter(TYPED_CODE)).lines[0]).toMatchObject({
      event: 'login_failed',
      method: 'second_factor',
      account: expect.any(String),
    });
    await until(() => allLines().some(({ code }) => code === 'SECOND_FACTOR_WRONG'));
    const wrong = await own('POST', '/api/confirm', { password: WRONG_PASSWORD });
    expect(wrong.lines[0]).toMatchObject({ event: 'confirmation_failed', method: 'password', user_id: id });
    await until(() => allLines().some((line) => line.code === 'WRONG_PASSWORD' && line.user_id === id));
    const proof = { password: TEST_PASSWORD };
    const events = [
      ...(await enter(codeOf(secret, site, 1))).lines,
      ...(await own('POST', '/api/confirm', proof)).lines,
      ...(await own('DELETE', '/api/second-factor', proof)).lines,
    ];
    expect(events).toEqual([
      expect.objectContaining({ event: 'login_succeeded', method: 'code', user_id: id }),
      expect.objectContaining({ event: 'session_confirmed', method: 'password', user_id: id }),
      expect.objectContaining({ event: 'second_factor_off', user_id: id }),
    ]);
  });

  it('can’t be made to say what somebody typed', async () => {
    const { lines } = await logged('POST', '/api/register', { body: { ['x\n{"event":"forged"}']: 1 } });
    expect(lines).toHaveLength(1);
    expect(lines[0]!.event).toBeUndefined();
  });

  it('holds no address, e-mail, name, password, token, reason or browser', () => {
    const output = process_.output();
    expect(allLines().length).toBeGreaterThan(10);
    const secrets = [
      '127.0.0.1"',
      '::1',
      UNKNOWN_EMAIL,
      member.email,
      admin.email,
      TEST_PASSWORD,
      WRONG_PASSWORD,
      member.token,
      'GİZLİ SEBEP',
      TYPED_CODE,
      secret,
      AGENT,
    ];
    expect(secrets.filter((secret) => output.includes(secret))).toEqual([]);
  });
});
