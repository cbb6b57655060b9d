import { createTestSite, type TestSite } from '../support/create-test-site';
import { HAS_REDIS, RedisServer } from '../support/redis-server';

const describeWithRedis = HAS_REDIS ? describe : describe.skip;

describeWithRedis(`limits of several processes${HAS_REDIS ? '' : ' (skipped: no redis-server here)'}`, () => {
  let redis: RedisServer;
  let sites: [TestSite, TestSite];

  const guess = async (site: TestSite, email: string): Promise<number> =>
    (await site.http().post('/api/login').send({ email, password: 'yanlış-şifre' })).status;

  /** Guesses in turn at both sites until one refuses; the number of guesses that were answered. */
  async function guessesUntilRefused(email: string): Promise<number> {
    for (let tries = 0; tries < 40; tries += 1) {
      if ((await guess(sites[tries % 2]!, email)) === 429) return tries;
    }
    return Infinity;
  }

  beforeAll(async () => {
    redis = await RedisServer.start();
    const first = await createTestSite({ REDIS_URL: redis.url });
    sites = [first, await createTestSite({ REDIS_URL: redis.url }, first)];
  });

  afterAll(async () => {
    await sites[1].close();
    await sites[0].close();
    await redis.end();
  });

  it('count together what was tried at either', async () => {
    expect(await guessesUntilRefused('ortak@example.com')).toBe(10);
  });

  it('say how long to wait', async () => {
    await guessesUntilRefused('bekle@example.com');
    const answer = await sites[0]
      .http()
      .post('/api/login')
      .send({ email: 'bekle@example.com', password: 'yanlış-şifre' });
    expect(answer.status).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(15 * 60);
  });

  it('forget wrong guesses at both when the right password comes', async () => {
    const member = await sites[0].member('user');
    for (let tries = 0; tries < 9; tries += 1) await guess(sites[0], member.email);
    const login = await sites[1]
      .http()
      .post('/api/login')
      .send({ email: member.email, password: 'saha-içi-4-4-2' });
    expect(login.status).toBe(200);
    expect(await guess(sites[0], member.email)).toBe(401);
    expect(await guess(sites[0], member.email)).toBe(401);
  });

  it('hold in each process alone while Redis is away, and together again when it is back', async () => {
    await redis.end();
    expect(await guessesUntilRefused('yalniz@example.com')).toBe(20);
    await redis.begin();
    let together = Infinity;
    for (let round = 0; round < 20 && together !== 10; round += 1) {
      together = await guessesUntilRefused(`yine${round}@example.com`);
    }
    expect(together).toBe(10);
  });
});
