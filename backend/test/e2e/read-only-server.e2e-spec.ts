import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openTestSite, TEST_PASSWORD, type TestMember, type TestSite } from '../support/create-test-site';
import { runCli } from '../support/run-cli';
import { ITS_TURN, ServerAccount } from '../support/server-account';

const SERVER = process.env.TEST_DATABASE_URL;
const onServer = SERVER ? describe : describe.skip;

onServer(`a server that becomes read-only${SERVER ? '' : ' (skipped: it is embedded here)'}`, () => {
  let account: ServerAccount;
  let dataDir: string;
  let site: TestSite;
  let member: TestMember;
  let admin: TestMember;

  beforeAll(async () => {
    account = await ServerAccount.make('read_only');
    dataDir = mkdtempSync(join(tmpdir(), 'oran-read-only-'));
    site = await openTestSite({ databaseUrl: account.databaseUrl, dataDir, remove: () => undefined });
    member = await site.member('user');
    admin = await site.member('admin');
  }, ITS_TURN);
  afterEach(() => account.makeReadOnly(false));
  afterAll(async () => {
    await site?.close();
    await account?.remove();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const MESSAGE = {
    name: 'Deneme',
    phonenumber: '05321234567',
    email: 'deneme@example.com',
    subject: 'Konu',
    message: 'Mesaj',
  };
  const grant = () =>
    site
      .http(admin.token)
      .post('/api/purchase_subscription')
      .send({ user_id: member.id, duration_type: '1_day' });
  const writes: [name: string, send: () => Promise<{ status: number; body: unknown }>][] = [
    ['grant', async () => grant()],
    [
      'login',
      async () => site.http().post('/api/login').send({ email: member.email, password: TEST_PASSWORD }),
    ],
    ['contact', async () => site.http().post('/api/contact').send(MESSAGE)],
    [
      'filter',
      async () =>
        site
          .http(member.token)
          .post('/api/save-filter')
          .send({ filter_name: `f${performance.now()}`, filter_data: { ft_1_odd: '1.8' }, filter_type: 2 }),
    ],
  ];

  it('goes on with reads, refuses writes as unavailable, and works again at once afterwards', async () => {
    await account.makeReadOnly(true);
    for (const [name, send] of writes) {
      const { status, body } = await send();
      expect({ name, status, body }).toMatchObject({ name, status: 503, body: { code: 'UNAVAILABLE' } });
    }
    expect((await grant()).headers['retry-after']).toBe('5');
    for (const path of ['/api/odd-list-full-view?ft_1_odd=1.8', '/api/blogs', '/api/get_filters'])
      expect([path, (await site.http(member.token).get(path)).status]).toEqual([path, 200]);

    const health = await site.http().get('/api/health');
    expect([health.status, health.body]).toEqual([
      503,
      {
        error: 'Veritabanı sunucusu salt okunur (read-only): hiçbir şey kaydedilemiyor.',
        code: 'DATABASE_READ_ONLY',
        request_id: expect.any(String) as unknown,
      },
    ]);
    const ready = await site.http().get('/api/health/ready');
    expect([ready.status, ready.body]).toEqual([200, expect.objectContaining({ database: 'read-only' })]);

    await account.makeReadOnly(false);
    for (const [name, send] of writes) {
      const { status } = await send();
      expect({ name, works: status < 300 }).toEqual({ name, works: true });
    }
    expect((await site.http().get('/api/health')).body).toMatchObject({ status: 'ok', database: 'ok' });
  });

  it('is waited for where it lasts for a moment only', async () => {
    await account.makeReadOnly(true);
    const granted = grant().then(({ status }) => status);
    await pause(200);
    await account.makeReadOnly(false);
    expect(await granted).toBe(200);
  });

  it('loses all connections of the pool at the first refusal: the address may lead elsewhere by now', async () => {
    const ids = async () => {
      const rows = await Promise.all(
        Array.from({ length: 4 }, () =>
          site.database.query<{ id: number }[]>('SELECT CONNECTION_ID() AS id, SLEEP(0.3)'),
        ),
      );
      return rows.map(([row]) => Number(row!.id));
    };
    const before = await ids();
    // those that were made just now lead where the next would
    await pause(1_100);
    await account.makeReadOnly(true);
    await site.http().post('/api/contact').send(MESSAGE).expect(503);
    await account.makeReadOnly(false);
    const after = await ids();
    expect(after.filter((id) => before.includes(id))).toEqual([]);
  });

  it('ends a command with one line', async () => {
    await account.makeReadOnly(true);
    const place = { databaseUrl: account.databaseUrl, dataDir };
    const { code, output } = await runCli('backup', place, join(dataDir, 'yeni.bak'));
    expect(output).toBe(
      'Veritabanı sunucusu salt okunur (read-only). DATABASE_URL yazılabilen sunucuyu göstermeli.\n',
    );
    expect(code).toBe(1);
  });
});
