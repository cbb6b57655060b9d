import { Agent, get } from 'node:http';
import { Draining } from '../../src/platform/shutdown/draining';
import { addArchivedMatches } from '../support/archived-matches';
import { createTestSite, type TestSite } from '../support/create-test-site';
import { Random, randomMatch } from '../support/random-archive';
import { until } from '../support/site-archive';
import { SiteProcess } from '../support/site-process';
import { DATABASE_NAME } from '../support/test-database';

const LIST = '/api/odd-list-full-view';
const CLIENTS = 16;

describe(`what an operator sees, on the ${DATABASE_NAME}`, () => {
  let site: TestSite;
  let guarded: TestSite;
  let token: string;

  beforeAll(async () => {
    site = await createTestSite();
    guarded = await createTestSite({ METRICS_TOKEN: 'nobody-guesses-this-one' }, site);
    token = (await site.member('user')).token;
  });
  afterAll(async () => {
    await guarded?.close();
    await site?.close();
  });

  it('a process that lives and is ready says so to everybody', async () => {
    expect((await site.http().get('/api/health/live')).body).toEqual({ status: 'ok' });
    expect((await site.http().get('/api/health/ready')).body).toMatchObject({ status: 'ok', database: 'ok' });
  });

  it('counts requests by route as declared and by status, never by path or person', async () => {
    const answers = [
      await site.http(token).get(LIST).query({ home_team: 'gizli' }),
      await site.http().get(LIST),
      await site.http(token).get('/api/matches/987654'),
      await site.http().get('/api/nothing/987654'),
    ];
    expect(answers.map((answer) => answer.status)).toEqual([200, 401, 404, 404]);
    const { status, text, headers } = await site.http().get('/api/metrics');
    expect([status, headers['content-type']]).toEqual([200, expect.stringContaining('version=0.0.4')]);
    const counts = [...text.matchAll(/^http_request_duration_seconds_count\{(.*)\} (\d+)$/gm)];
    const counted = (route: string, status: number) =>
      counts.find(
        ([, labels]) => labels!.includes(`route="${route}"`) && labels!.includes(`status="${status}"`),
      )?.[2];
    expect([counted(LIST, 200), counted(LIST, 401)]).toEqual(['1', '1']);
    expect([counted('/api/matches/:id', 404), counted('unknown', 404)]).toEqual(['1', '1']);
    expect(text).toMatch(/^odds_index_ready 0$/m);
    expect(text).toMatch(/^nodejs_eventloop_lag_seconds /m);
    expect(text).not.toMatch(/987654|gizli/);
  });

  it('shows its figures to processes of its machine', async () => {
    expect((await site.http().get('/api/metrics').set('X-Request-Id', 'a')).status).toBe(200);
  });

  it.each([
    'Forwarded',
    'Via',
    'X-Forwarded-For',
    'X-Forwarded-Host',
    'X-Forwarded-Proto',
    'X-Forwarded-Server',
    'X-Original-Forwarded-For',
    'X-Original-Host',
    'X-Real-IP',
    'X-Client-IP',
    'X-Cluster-Client-IP',
    'X-ProxyUser-IP',
    'X-Envoy-External-Address',
    'Client-IP',
    'True-Client-IP',
    'Fastly-Client-IP',
    'Fly-Client-IP',
    'CF-Connecting-IP',
    'CF-Connecting-IPv6',
    'CF-Ray',
    'DO-Connecting-IP',
    'CDN-Loop',
  ])('does not show its figures to what came through a proxy that sets %s', async (name) => {
    expect((await site.http().get('/api/metrics').set(name, '203.0.113.7')).status).toBe(404);
  });

  it('with a token shows its figures to those who have it', async () => {
    const ask = async (bearer?: string) => (await guarded.http(bearer).get('/api/metrics')).status;
    expect([await ask(), await ask('nobody-guesses'), await ask(token)]).toEqual([404, 404, 404]);
    expect(await ask('nobody-guesses-this-one')).toBe(200);
  });

  // last: the site that was made last is the one that knows the sessions of all
  it('a process that is about to end is alive but not ready, and lets its clients go', async () => {
    const ending = await createTestSite({}, site);
    try {
      expect(
        (await ending.http().get('/api/health/live').set('Connection', 'keep-alive')).headers,
      ).toMatchObject({
        connection: 'keep-alive',
      });
      ending.app.get(Draining).onModuleDestroy();
      const ready = await ending.http().get('/api/health/ready').set('Connection', 'keep-alive');
      expect([ready.status, ready.headers.connection]).toEqual([503, 'close']);
      expect((await ending.http().get('/api/health/live')).status).toBe(200);
    } finally {
      await ending.close();
    }
  });
});

describe(`a process that is asked to end, on the ${DATABASE_NAME}`, () => {
  let home: TestSite;
  let token: string;

  beforeAll(async () => {
    home = await createTestSite();
    home.clock.set(new Date());
    token = (await home.member('user')).token;
    const random = new Random(20261123);
    await addArchivedMatches(
      home.database,
      Array.from({ length: 300 }, (_, n) => randomMatch(random, n + 1)),
    );
  });
  afterAll(() => home?.close());

  it(`answers all ${CLIENTS} requests that are under way, and is gone`, async () => {
    const site = await SiteProcess.start(home);
    const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
    const ask = (page: number): Promise<string> =>
      new Promise((resolve, reject) => {
        const options = { agent, headers: { authorization: `Bearer ${token}` } };
        get(`${site.address}${LIST}?per_page=100&page=${page}`, options, (answer) => {
          const parts: Buffer[] = [];
          answer.on('data', (part: Buffer) => parts.push(part));
          answer.on('error', reject);
          answer.on('end', () => {
            const { items } = JSON.parse(Buffer.concat(parts).toString()) as { items: unknown[] };
            resolve(`${answer.statusCode} ${items.length}`);
          });
        }).on('error', reject);
      });
    let asking = true;
    const answers: string[] = [];
    const clients = Array.from({ length: CLIENTS }, async (_, number) => {
      while (asking) answers.push(await ask(1 + (number % 3)));
    });
    const outcome = Promise.allSettled(clients);
    await until('answers for all', () => answers.length >= 3 * CLIENTS);
    const before = answers.length;
    asking = false;
    const code = await site.stop();
    const cut = (await outcome).filter(({ status }) => status === 'rejected');
    agent.destroy();
    expect(cut).toEqual([]);
    expect(answers.length - before).toBe(CLIENTS);
    expect(new Set(answers)).toEqual(new Set(['200 100']));
    expect([null, 0]).toContain(code);
    expect(site.output()).not.toMatch(/"level":(50|60)/);
  });
});
