import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { createTestSite } from '../support/create-test-site';
import { Random } from '../support/random-archive';
import { SiteProcess } from '../support/site-process';
import { createTestPlace, DATABASE_NAME, openTestDatabase, type TestPlace } from '../support/test-database';

const SEED = process.env.KILL_SEED ?? String(Date.now());
const DAY_MINUTES = 1440;

describe(`kill -9 on the ${DATABASE_NAME} (seed ${SEED})`, () => {
  const random = new Random(SEED);

  describe('in the middle of migrations', () => {
    let place: TestPlace;

    afterEach(() => place.remove());

    const migrate = (killAt: number) =>
      spawnSync(
        process.execPath,
        [
          '-r',
          join(__dirname, '../support/typescript-hook.cjs'),
          join(__dirname, '../support/killed-migration.ts'),
        ],
        {
          encoding: 'utf8',
          env: {
            PATH: process.env.PATH,
            DATA_DIR: place.dataDir,
            KILL_AT: String(killAt),
            FILES: 'folder',
            ...(place.databaseUrl ? { DATABASE_URL: place.databaseUrl } : {}),
          },
        },
      );

    it('leaves what the next start completes, wherever it comes', async () => {
      place = await createTestPlace();
      const whole = migrate(0);
      expect([whole.status, whole.stderr]).toEqual([0, '']);
      const statements = Number(whole.stdout);
      expect(statements).toBeGreaterThan(20);
      for (let round = 0; round < 5; round += 1) {
        place.remove();
        place = await createTestPlace();
        const killAt = 1 + random.below(statements);
        expect([killAt, migrate(killAt).signal]).toEqual([killAt, 'SIGKILL']);
        const database = await openTestDatabase(place);
        try {
          const { upQueries } = await database.driver.createSchemaBuilder().log();
          expect([killAt, upQueries.map(({ query }) => query.slice(0, 200))]).toEqual([killAt, []]);
        } finally {
          await database.destroy();
        }
      }
    });
  });

  it('never grants half, nor twice what is asked for again with the same key', async () => {
    const site = await createTestSite();
    // the processes have the real clock, and which of the grants are theirs is chance
    site.clock.set(new Date());
    const admin = await site.member('admin');
    const buyer = await site.member('wait');
    const keys = 5;
    try {
      for (let key = 0; key < keys; key += 1) {
        const running = await SiteProcess.start(site);
        const grant = (): Promise<number | null> =>
          fetch(`${running.address}/api/purchase_subscription`, {
            method: 'POST',
            headers: {
              Authorization: `Bearer ${admin.token}`,
              'Content-Type': 'application/json',
              'Idempotency-Key': `kill-${key}`,
            },
            body: JSON.stringify({ user_id: buyer.id, duration_type: '1_day' }),
          }).then(
            ({ status }) => status,
            () => null,
          );
        const first = grant();
        await new Promise((resolve) => setTimeout(resolve, random.below(25)));
        await running.kill();
        expect([200, null]).toContain(await first);
        // the client asks again, now at another process
        const again = await site
          .http(admin.token)
          .post('/api/purchase_subscription')
          .set('Idempotency-Key', `kill-${key}`)
          .send({ user_id: buyer.id, duration_type: '1_day' });
        expect(again.status).toBe(200);
      }
      const { body: rows } = await site.http(admin.token).get('/api/subscriptions');
      const own = (rows as { user_id: number }[]).filter(({ user_id }) => user_id === buyer.id);
      expect(own).toHaveLength(keys);
      const { body: role } = await site.http(buyer.token).get('/api/check_role');
      expect(role.role).toBe('user');
      const end = new Date(role.subscription_end_date as string).getTime();
      const days = (end - Date.now()) / 60_000 / DAY_MINUTES;
      expect(Math.abs(days - keys)).toBeLessThan(0.1);
    } finally {
      await site.close();
    }
  });
});

describe(`several processes that start at once on the ${DATABASE_NAME}`, () => {
  const onServer = process.env.TEST_DATABASE_URL ? it : it.skip;

  onServer('migrate one after the other', async () => {
    const place = await createTestPlace();
    const databases = await Promise.all(Array.from({ length: 4 }, () => openTestDatabase(place)));
    const [counted] = (await databases[0]!.query('SELECT COUNT(*) AS n FROM migrations')) as { n: string }[];
    expect(Number(counted!.n)).toBe(databases[0]!.migrations.length);
    await Promise.all(databases.map((each) => each.destroy()));
    place.remove();
  });
});
