import { type APIRequestContext, expect, request as requests } from '@playwright/test';
import { importMatches, kickOff, type Match } from './import-matches';
import { publishPost } from './publish-post';
import { OwnSite } from './own-site';
import { freshLogin, test as base } from './site';

const DAY = 24 * 60 * 60_000;

/** Of the fixtures that are picked, those that have their result: their rows are open. */
const PLAYED = 3;

/**
 * Journeys on a site of its own with an editor who is no demo account: the public record has a coupon, three matches of
 * which are played while the last one is still to come.
 */
export const test = base.extend<object, { recordedSite: OwnSite }>({
  recordedSite: [
    async ({ browserName: _ }, use) => {
      const site = await OwnSite.create();
      try {
        await site.start();
        const request = await requests.newContext({ baseURL: site.address });
        await fillRecord(request);
        await request.dispose();
        await use(site);
      } finally {
        await site.remove();
      }
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: ({ recordedSite }, use) => use(recordedSite.address),
});

async function fillRecord(request: APIRequestContext): Promise<void> {
  const headers = { Authorization: `Bearer ${(await freshLogin(request, 'admin')).session_token}` };
  const editor = { Authorization: `Bearer ${await newEditor(request, headers)}` };
  const fixtures = Array.from({ length: PLAYED + 1 }, (_, at): Match => ({
    kickOff: kickOff(DAY),
    home: `Ev ${at}`,
    away: 'Rakip',
  }));
  await importMatches(request, headers, fixtures);
  await publishPost(request, editor, {
    title: 'Kupon',
    day: fixtures[0]!.kickOff.slice(0, 10),
    picks: fixtures.map(({ home }) => [home, 'ft_1_odd'] as const),
  });
  // a result says that a match has kicked off, whatever its time
  const played = fixtures.slice(0, PLAYED).map((match) => ({ ...match, score: [2, 1] as const }));
  await importMatches(request, headers, played);
  const rows = async () =>
    ((await (await request.get('/api/pick-record/head')).json()) as { count: number }).count;
  await expect.poll(rows, { timeout: 30_000 }).toBe(fixtures.length);
}

/** Session of an editor of the site's own. */
async function newEditor(request: APIRequestContext, headers: Record<string, string>): Promise<string> {
  const account = { username: 'yazar', email: 'yazar@example.com', password: 'Bambaska-99' };
  expect((await request.post('/api/register', { data: account })).status()).toBe(201);
  const users = (await (await request.get('/api/users?q=yazar', { headers })).json()) as {
    id: number;
    email: string;
  }[];
  const { id } = users.find(({ email }) => email === account.email)!;
  const { username, email, password } = account;
  const data = { username, email, tg_link: '', role: 'editor' };
  expect((await request.put(`/api/users/${id}`, { headers, data })).status()).toBe(200);
  const login = await request.post('/api/login', { data: { email, password } });
  return ((await login.json()) as { session_token: string }).session_token;
}
