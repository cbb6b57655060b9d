import { createTestSite, type TestSite } from '../support/create-test-site';
import { damageMessages } from '../support/damaged-database';
import { until } from '../support/site-archive';
import { SiteProcess } from '../support/site-process';
import { DATABASE_NAME } from '../support/test-database';

const onEmbedded = process.env.TEST_DATABASE_URL ? describe.skip : describe;
const DAMAGED = {
  error: 'Veritabanı hasarlı. Son sağlam yedeğin geri yüklenmesi gerekiyor.',
  code: 'DATABASE_DAMAGED',
  request_id: expect.any(String) as unknown,
};

onEmbedded(`damaged pages of the ${DATABASE_NAME}`, () => {
  let site: TestSite;

  beforeEach(async () => (site = await createTestSite()));
  afterEach(() => site?.close());

  it('are found by the check at the start, and shown by health, metrics and log, while the site goes on', async () => {
    await damageMessages(site.settings.dataDir);
    const damaged = await SiteProcess.start(site);
    try {
      const ask = async (path: string) => {
        const answer = await fetch(`${damaged.address}/api/${path}`);
        return { status: answer.status, text: await answer.text() };
      };
      await until('the end of the check', async () => (await ask('health')).status !== 200);
      const health = await ask('health');
      expect([health.status, JSON.parse(health.text)]).toEqual([503, DAMAGED]);
      expect((await ask('health/live')).status).toBe(200);
      const ready = await ask('health/ready');
      expect([ready.status, JSON.parse(ready.text)]).toEqual([
        200,
        expect.objectContaining({ status: 'ok', database: 'damaged' }),
      ]);
      expect((await ask('metrics')).text).toMatch(/^database_damaged 1$/m);
      expect((await ask('settings')).status).toBe(200);
      expect(damaged.output()).toMatch(/"level":50.*btreeInitPage/);
    } finally {
      await damaged.stop();
    }
  });

  it('are reported at once when a request comes upon them', async () => {
    const { token } = await site.member('admin');
    // after the one at the start
    await site.run('database-check');
    await damageMessages(site.settings.dataDir);
    expect((await site.http().get('/api/health')).body).toMatchObject({
      status: 'ok',
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      database: 'ok',
    });
    expect((await site.http(token).get('/api/contacts')).status).toBe(500);
    const { status, body } = await site.http().get('/api/health');
    expect([status, body]).toEqual([503, DAMAGED]);
  });
});
