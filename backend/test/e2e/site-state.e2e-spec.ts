import { createTestSite, type TestSite } from '../support/create-test-site';
import { freePort } from '../support/free-port';
import { SiteProcess } from '../support/site-process';
import { DATABASE_NAME } from '../support/test-database';

const SECRET = 'a-secret-that-only-this-test-knows-of';

describe(`a site for the public that its owner has not set up, on the ${DATABASE_NAME}`, () => {
  let site: TestSite;
  let token: string;

  beforeAll(async () => {
    site = await createTestSite({ JWT_SECRET: SECRET });
    // the process goes by the machine's clock
    site.clock.set(new Date());
    ({ token } = await site.member('admin'));
  });
  afterAll(() => site?.close());

  const problemsOf = async (environment: Record<string, string>) => {
    const production = { NODE_ENV: 'production', JWT_SECRET: SECRET, DEMO_DATA: '0' };
    const process = await SiteProcess.start(site, { ...production, ...environment });
    try {
      const headers = { authorization: `Bearer ${token}` };
      const answer = await fetch(`${process.address}/api/site-state`, { headers });
      const warnings = process
        .output()
        .split('\n')
        .filter((line) => line.includes('"problem"'))
        .map((line) => JSON.parse(line) as { level: number; problem: string; msg: string });
      const { problems } = (await answer.json()) as { problems: string[] };
      return { problems, warnings };
    } finally {
      await process.stop();
    }
  };

  it('says in the log and to its admins what is missing', async () => {
    const { problems, warnings } = await problemsOf({});
    expect(problems).toEqual(['smtp', 'sender', 'public_url', 'bank']);
    expect(warnings.map(({ problem }) => problem)).toEqual(problems);
    expect(warnings[0]!.msg).toMatch(/^SMTP_URL is not set/);
  });

  it('says no more of what has been set', async () => {
    const port = String(await freePort());
    const { problems, warnings } = await problemsOf({
      PORT: port,
      SMTP_URL: 'smtp://127.0.0.1:9',
      SUPPORT_EMAIL: 'destek@oran.com.tr',
      PUBLIC_URL: `http://127.0.0.1:${port}`,
    });
    expect([problems, warnings.map(({ problem }) => problem)]).toEqual([['bank'], ['bank']]);
  });
});
