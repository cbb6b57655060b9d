import { type APIRequestContext, expect, type Page, test as base } from '@playwright/test';

export type Account = 'admin' | 'editor' | 'uye' | 'bekleyen';

export const PASSWORD = 'Demo-1234';

export const emailOf = (account: Account) => `${account}@demo.local`;

interface Session {
  session_token: string;
  role: string;
  username: string;
}

interface Fixtures {
  /** Signs the page's browser in, as if the login form had been used. */
  signIn: (account: Account) => Promise<void>;
}

/** One login per account and worker: the server counts logins, and an account has only so many sessions. */
const sessions = new Map<Account, Promise<Session>>();

export const test = base.extend<Fixtures>({
  signIn: async ({ page, request }, use) => {
    await use(async (account) => {
      await keepSession(page, await login(request, account));
    });
  },
});

export { expect };

/** The session of an account that all tests of a worker share: no test may end it. */
export function login(request: APIRequestContext, account: Account): Promise<Session> {
  if (!sessions.has(account)) sessions.set(account, freshLogin(request, account));
  return sessions.get(account)!;
}

/** Logs in over the API, for a test that ends its session. */
export async function freshLogin(request: APIRequestContext, account: Account): Promise<Session> {
  const answer = await request.post('/api/login', { data: { email: emailOf(account), password: PASSWORD } });
  if (!answer.ok()) throw new Error(`Login of ${account} failed: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()) as Session;
}

/** Confirms a session over the API, for a test that is about something else. */
export async function confirmSession(
  request: APIRequestContext,
  { session_token }: Pick<Session, 'session_token'>,
  password = PASSWORD,
): Promise<void> {
  const headers = { Authorization: `Bearer ${session_token}` };
  const answer = await request.post('/api/confirm', { headers, data: { password } });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Puts a session where the site keeps it, once: a later logout in the page stays one. */
export async function keepSession(page: Page, session: Session): Promise<void> {
  await page.addInitScript(({ session_token, role, username }) => {
    if (sessionStorage.getItem('signedIn')) return;
    sessionStorage.setItem('signedIn', '1');
    localStorage.setItem('isLoggedIn', 'true');
    localStorage.setItem('userRole', role);
    localStorage.setItem('username', username);
    localStorage.setItem('sessionToken', session_token);
    localStorage.setItem('token', session_token);
  }, session);
}

/** Lets a phone show tables of matches as tables, as if the visitor had chosen so. */
export const preferTable = (page: Page) =>
  page.addInitScript(() => localStorage.setItem('phoneTableLayout', 'table'));

/** The matches that are drawn: cells of the table, or cards on phones. */
export const drawnMatches = (page: Page) =>
  page
    .getByRole('gridcell')
    .or(page.getByRole('list', { name: 'Bulunan maçlar' }).getByRole('link'))
    .filter({ visible: true });

/** Opens the summary of a table where it is closed, as it is on phones. */
export async function openSummary(page: Page): Promise<void> {
  const button = page.getByRole('region', { name: 'Ne oldu?' }).getByRole('button', { name: /^Ne oldu\?/ });
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
}

/** The path and query of every request to the API from now on. */
export function recordApiCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.startsWith('/api/')) calls.push(url.pathname + url.search);
  });
  return calls;
}

/** Requests for rows of the odds tables, each list once: without those for its further rows. */
export const firstPages = (calls: readonly string[]) =>
  calls.filter((call) => call.includes('odd-list') && /[?&]page=1(&|$)/.test(call));

/** Whether the page itself scrolls sideways, which none may. */
export function scrollsSideways(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
}
