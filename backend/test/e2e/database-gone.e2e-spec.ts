import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createTestSite, TEST_PASSWORD, type TestMember, type TestSite } from '../support/create-test-site';
import { DatabaseLine } from '../support/database-line';

const SERVER = process.env.TEST_DATABASE_URL;
const HOOK = join(__dirname, '..', 'support', 'typescript-hook.cjs');
const onServer = SERVER ? describe : describe.skip;

onServer(
  `a database server that goes and comes back${SERVER ? '' : ' (skipped: it is embedded here)'}`,
  () => {
    let line: DatabaseLine;
    let site: TestSite;
    let member: TestMember;
    let admin: TestMember;

    beforeAll(async () => {
      line = await DatabaseLine.to(SERVER!);
      site = await createTestSite({ DATABASE_URL: line.url, ODDS_ENGINE: 'index' });
      member = await site.member('user');
      admin = await site.member('admin');
    });

    afterEach(() => line.mend());

    afterAll(async () => {
      await site?.close();
      await line?.cut();
    });

    const UNAVAILABLE = {
      status: 503,
      body: {
        error: 'Hizmete şu anda ulaşılamıyor. Lütfen biraz sonra tekrar deneyin.',
        code: 'UNAVAILABLE',
        request_id: expect.any(String) as unknown,
      },
    };

    const requests = (): [name: string, send: () => Promise<{ status: number; body: unknown }>][] => [
      ['check_role', async () => site.http(member.token).get('/api/check_role')],
      ['odds', async () => site.http(member.token).get('/api/odd-list-full-view?ft_1_odd=1.85')],
      ['blogs', async () => site.http(member.token).get('/api/blogs')],
      ['users', async () => site.http(admin.token).get('/api/users')],
      ['login', async () => login()],
      ['contact', async () => site.http().post('/api/contact').send(MESSAGE)],
      [
        'grant',
        async () =>
          site
            .http(admin.token)
            .post('/api/purchase_subscription')
            .send({ user_id: member.id, duration_type: '1_month' }),
      ],
    ];
    const MESSAGE = {
      name: 'Deneme',
      phonenumber: '05321234567',
      email: 'deneme@example.com',
      subject: 'Konu',
      message: 'Mesaj',
    };
    const login = () => site.http().post('/api/login').send({ email: member.email, password: TEST_PASSWORD });

    it('makes requests answer 503 with a sentence and when to try again, and work again without a restart', async () => {
      await line.cut();
      for (const [name, send] of requests()) {
        const { status, body } = await send();
        expect({ name, status, body }).toEqual({ name, ...UNAVAILABLE });
      }
      const answer = await site.http(member.token).get('/api/check_role');
      expect(answer.headers['retry-after']).toBe('5');

      await line.mend();
      for (const [name, send] of requests()) {
        const { status } = await send();
        expect({ name, works: status < 300 }).toEqual({ name, works: true });
      }
    });

    it('loses nothing and doubles nothing when it goes in the middle of grants', async () => {
      const buyer = await site.member('wait');
      let granted = 0;
      for (let round = 0; round < 6; round += 1) {
        const grant = site
          .http(admin.token)
          .post('/api/purchase_subscription')
          .set('Idempotency-Key', `grant-${round}`)
          .send({ user_id: buyer.id, duration_type: '1_day' })
          .then(({ status }) => status);
        await new Promise((resolve) => setTimeout(resolve, round * 3));
        await line.cut();
        const status = await grant;
        expect([200, 503]).toContain(status);
        await line.mend();
        // a client that got no answer asks again with the same key
        const again = await site
          .http(admin.token)
          .post('/api/purchase_subscription')
          .set('Idempotency-Key', `grant-${round}`)
          .send({ user_id: buyer.id, duration_type: '1_day' });
        expect(again.status).toBe(200);
        granted += 1;
      }
      const { body } = await site.http(admin.token).get('/api/subscriptions');
      const own = (body as { user_id: number }[]).filter(({ user_id }) => user_id === buyer.id);
      expect(own).toHaveLength(granted);
    });

    it('lets work that begins meanwhile wait in its thread', async () => {
      await line.cut();
      const program = join(__dirname, '..', 'support', 'rebuild-in-thread.ts');
      const thread = spawn(process.execPath, ['-r', HOOK, program], {
        env: { ...process.env, DATABASE_URL: line.url, DATA_DIR: site.settings.dataDir },
      });
      let said = '';
      for (const stream of [thread.stdout, thread.stderr])
        stream.on('data', (chunk: Buffer) => (said += String(chunk)));
      const ended = once(thread, 'exit');
      // it loads the sources, and looks for the database more than once
      const early = await Promise.race([ended, sleep(5_000).then(() => null)]);
      expect({ early, said }).toEqual({ early: null, said: '' });
      await line.mend();
      expect({ ended: await ended, said }).toEqual({ ended: [0, null], said: 'done\n' });
    });

    it('answers what waited when it only stalled', async () => {
      line.stall();
      const waiting = login().then(({ status }) => status);
      await new Promise((resolve) => setTimeout(resolve, 300));
      await line.mend();
      expect(await waiting).toBe(200);
    });
  },
);
