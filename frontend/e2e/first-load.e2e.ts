import type { Page } from '@playwright/test';
import { pdf, registered } from './support/members';
import { expect, test } from './support/site';
import { isCode, listed, recordTransfers, sum, type Transfer } from './support/transfers';

/** What is drawn at once needs the typeface and the settings, whenever they are asked for. */
const mayWait = ({ path, afterLoad }: Transfer) =>
  afterLoad && (FOR_NAMES.test(path) || (!path.endsWith('.woff2') && path !== '/api/settings'));

/** No text of the page has a letter of this file; a team in the example of the day may. */
const FOR_NAMES = /\/inter-western-[^/]*\.woff2$/;

test.describe('what has to be fetched first', () => {
  for (const [name, width, height] of [
    ['a wide screen', 1440, 900],
    ['a phone', 390, 844],
  ] as const) {
    test(`is under 150 kB for a signed-out visitor's login page on ${name}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      const transfers = await recordTransfers(page);
      await page.goto('/login');
      await expect(page.getByRole('button', { name: 'Giriş Yap' })).toBeVisible();
      await page.waitForLoadState('networkidle');
      const first = transfers.filter((transfer) => !mayWait(transfer));
      expect(first.length, listed(first)).toBeLessThanOrEqual(14);
      // script, style, fonts, the page and the answer of the API were measured at all
      expect(sum(first.filter(isCode))).toBeGreaterThan(50_000);
      expect(sum(first), listed(first)).toBeLessThan(150_000);
      // the example and the prices below the form are for those who stay
      const later = transfers.filter(mayWait);
      expect(later.map(({ path }) => path)).toContain('/api/daily-example');
      const [letters, parts] = [true, false].map((forNames) =>
        later.filter(({ path }) => FOR_NAMES.test(path) === forNames),
      );
      expect(sum(parts!), listed(parts!)).toBeLessThan(30_000);
      expect(sum(letters!)).toBeLessThan(10_000);
    });
  }

  test('is under 450 kB of code for the odds table', async ({ page, signIn }) => {
    await signIn('uye');
    const transfers = await recordTransfers(page);
    await page.goto('/kapanisoran?ft_1_odd=1.85');
    await expect(page.getByRole('grid')).toBeVisible();
    await page.waitForLoadState('networkidle');
    const code = transfers.filter(isCode);
    expect(sum(code)).toBeGreaterThan(100_000);
    expect(sum(code), listed(code)).toBeLessThan(450_000);
  });

  test('is of no use to a browser that has it already', async ({ page }) => {
    await page.goto('/login');
    await page.waitForLoadState('networkidle');
    const again = await page.evaluate(async () => {
      const [script] = [...document.scripts].filter(({ src }) => src.includes('/assets/'));
      const answer = await fetch(script!.src, { method: 'HEAD' });
      return [answer.headers.get('cache-control'), answer.headers.get('vary')];
    });
    expect(again).toEqual(['public, max-age=31536000, immutable', 'Accept-Encoding']);
  });
});

test.describe('the page', () => {
  test('does not move while it loads', async ({ page }) => {
    await watchShifts(page);
    await page.goto('/login');
    await expect(page.getByRole('region', { name: 'Üyelik paketleri' })).toContainText('3.500 TL');
    await page.waitForLoadState('networkidle');
    expect(await shiftsOf(page)).toBeLessThan(0.02);
  });

  for (const [account, paths] of [
    ['bekleyen', ['/satinal', '/urunler', '/kapanisoran', '/profile', '/editorler', '/editorler/editor']],
    [
      'uye',
      [
        '/',
        '/kapanisoran',
        '/kapanisoran?gorunum=donem',
        '/tarama',
        '/guvenilirlik',
        '/bulten',
        '/filtrelerim',
        '/mac/100',
        '/editor',
        '/editor?yazar=editor',
        '/editorler/editor',
        '/kazananlar',
        '/satinal',
        '/about',
      ],
    ],
  ] as const)
    for (const width of [1440, 390])
      test(`stands still for ${account} at ${width} px, however late its data`, async ({ page, signIn }) => {
        await page.setViewportSize({ width, height: 844 });
        await signIn(account);
        await watchShifts(page);
        let late = 0;
        await page.route('**/api/**', async (route) => {
          late = (late + 170) % 700;
          await new Promise((resolve) => setTimeout(resolve, late));
          await route.continue();
        });
        for (const path of paths) {
          await page.goto(path);
          await page.waitForLoadState('networkidle');
          expect(await shiftsOf(page), path).toBeLessThan(0.02);
        }
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      });

  for (const late of ['profile', 'receipts'])
    test(`stands still for who has sent receipts, with ${late} last`, async ({ page, request }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      const { email, password } = await registered(request, page);
      const login = await request.post('/api/login', { data: { email, password } });
      const { session_token } = (await login.json()) as { session_token: string };
      for (const name of ['ilk.pdf', 'ikinci.pdf']) {
        const sent = await request.post('/api/receipts', {
          headers: { Authorization: `Bearer ${session_token}` },
          multipart: { file: pdf(name), duration_type: '1_month' },
        });
        expect(sent.status()).toBe(201);
      }
      await watchShifts(page);
      await page.route(new RegExp(`/api/${late}(\\?|$)`), async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 1_500));
        await route.continue();
      });
      await page.goto('/profile');
      await expect(page.getByText('ilk.pdf')).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await shiftsOf(page)).toBeLessThan(0.01);
    });

  test("remembers the site's name and badge, so that the menu stands still", async ({ page, signIn }) => {
    await signIn('uye');
    await page.route('**/api/settings', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), site_name: 'Başka Ad' } });
    });
    await page.goto('/oranlar');
    const header = page.getByRole('banner');
    await expect(header.getByText('DEMO VERİSİ')).toBeVisible();
    const menu = header.getByRole('navigation');
    await page.evaluate(() => document.fonts.ready);
    const before = await menu.boundingBox();
    await page.route('**/api/settings', () => {});
    await page.reload();
    await expect(header.getByRole('link', { name: 'Başka Ad' })).toBeVisible();
    await expect(header.getByText('DEMO VERİSİ')).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    expect(await menu.boundingBox()).toEqual(before);
  });
});

/** Keeps every move of the page that no visitor asked for (Layout Instability, WICG). */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) shifts.push(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });

const shiftsOf = (page: Page) =>
  page.evaluate(() =>
    (window as Window & { shifts?: number[] }).shifts!.reduce((total, shift) => total + shift, 0),
  );
