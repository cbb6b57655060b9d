import type { Page } from '@playwright/test';
import { registered } from './support/members';
import { expect, freshLogin, keepSession, test } from './support/site';

const OPEN = [
  '/login',
  '/register',
  '/sifremi-unuttum',
  '/urunler',
  '/editorler',
  '/editorler/editor',
  '/sicil-denetimi',
  '/kvkk',
  '/uyeliksozlesmesi',
  '/about',
  '/contact',
];
const MEMBERS = [
  ...[
    '/',
    '/oranlar',
    '/acilisoran',
    '/kapanisoran',
    '/tarama',
    '/guvenilirlik',
    '/bulten',
    '/filtrelerim',
    '/acilisreyting',
    '/kapanisreyting',
  ],
  ...['/editor', '/commentsection', '/kazananlar', '/profile', '/satinal'],
];
const ADMINS = ['/yonetim', '/editorgiris', '/admin'];

interface Watch {
  /** Requests that left the site. */
  foreign: string[];
  /** What the content security policy has stopped. */
  stopped: string[];
}

/** Writes down from now on what the page must not do. */
async function watch(page: Page, own: string): Promise<Watch> {
  const seen: Watch = { foreign: [], stopped: [] };
  page.context().on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol !== 'data:' && protocol !== 'blob:' && origin !== own) seen.foreign.push(request.url());
  });
  await page.exposeFunction('reportStopped', (what: string) => seen.stopped.push(what));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      (window as Window & { reportStopped?: (what: string) => void }).reportStopped!(
        `${violatedDirective} ${blockedURI} on ${location.pathname}`,
      );
    });
  });
  return seen;
}

for (const [who, paths] of [
  ['a stranger', OPEN],
  ['a member', MEMBERS],
  ['an admin', ADMINS],
] as const) {
  test(`the screens of ${who} ask no other site, break no policy and set no cookie`, async ({
    page,
    baseURL,
    signIn,
  }) => {
    test.setTimeout(240_000);
    if (who !== 'a stranger') await signIn(who === 'a member' ? 'uye' : 'admin');
    const seen = await watch(page, baseURL!);
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(new URL(page.url()).pathname).toBe(path);
    }
    expect(seen).toEqual({ foreign: [], stopped: [] });
    expect(await page.context().cookies()).toEqual([]);
  });
}

test('an inline script that got into a page would not run', async ({ page, baseURL }) => {
  const seen = await watch(page, baseURL!);
  await page.goto('/login');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.ran = true';
    document.body.append(script);
    const image = document.createElement('img');
    image.setAttribute('onerror', 'window.ran = true');
    image.src = '/assets/yok.png';
    document.body.append(image);
  });
  await expect.poll(() => seen.stopped.length).toBeGreaterThanOrEqual(2);
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
});

test('pages carry their policies, and only files named by their content are kept', async ({ request }) => {
  for (const path of ['/', '/login', '/boyle-bir-sayfa-yok']) {
    const headers = (await request.get(path)).headers();
    const policy = Object.fromEntries(
      headers['content-security-policy']!.split(';').map((directive) => {
        const [name, ...sources] = directive.split(' ');
        return [name!, sources.join(' ')];
      }),
    );
    expect(policy).toEqual({
      'default-src': "'self'",
      'base-uri': "'none'",
      'connect-src': "'self'",
      'font-src': "'self'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
      'frame-src': "'none'",
      'img-src': "'self' data: blob:",
      'media-src': "'none'",
      'object-src': "'none'",
      'script-src': "'self'",
      'script-src-attr': "'none'",
      'style-src': "'self' 'unsafe-inline'",
      'worker-src': "'self'",
    });
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()') as unknown,
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
  }
  const page = await (await request.get('/login')).text();
  const [script] = /\/assets\/[\w-]+\.js/.exec(page) ?? [];
  expect((await request.get(script!)).headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await request.get('/theme-init.js')).headers()['cache-control']).toBe('no-cache');
});

test('after logging out nothing of the member is left in the browser, nor behind the back button', async ({
  page,
  request,
}) => {
  await keepSession(page, await freshLogin(request, 'uye'));
  await page.goto('/kapanisoran');
  await expect(page.getByRole('grid')).toBeVisible();
  await page.goto('/profile');
  await expect(page.getByText('uye@demo.local', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Çıkış Yap' }).click();
  await expect(page).toHaveURL('/login');

  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(stored).not.toMatch(/uye@demo\.local|eyJ|"username":"uye"/);
  await page.goBack();
  await expect(page).toHaveURL('/login');
  await expect(page.getByLabel('E-posta', { exact: true })).toBeVisible();
  await expect(page.getByText('uye@demo.local', { exact: true })).toBeHidden();
});

test('a login on another device shows up in the profile, and can be ended there', async ({
  page,
  request,
  playwright,
  baseURL,
}) => {
  const { email, password } = await registered(request, page);
  const phone = await playwright.request.newContext({
    baseURL,
    userAgent:
      'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/129.0.0.0 Mobile Safari/537.36',
  });
  const answer = await phone.post('/api/login', { data: { email, password } });
  const { session_token: token } = (await answer.json()) as { session_token: string };
  const isIn = async () =>
    (await phone.get('/api/check_role', { headers: { Authorization: `Bearer ${token}` } })).ok();

  await page.goto('/profile');
  const sessions = page.getByRole('region', { name: 'Açık oturumlar' });
  await expect(sessions.getByText('Chrome · Android')).toBeVisible();
  expect(await isIn()).toBe(true);
  await sessions.getByRole('button', { name: /^Chrome · Android.*kapat$/ }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Oturum kapatılsın mı?' });
  await dialog.getByLabel('Şifreniz').fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Oturum kapatıldı.')).toBeVisible();
  await expect(sessions.getByText('Chrome · Android')).toBeHidden();
  expect(await isIn()).toBe(false);
  await phone.dispose();
});
