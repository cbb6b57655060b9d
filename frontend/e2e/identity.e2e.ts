import type { Page } from '@playwright/test';
import { countryCode } from '../src/lib/country-code';
import { expectNoViolations } from './support/axe';
import { adminApi, registered } from './support/members';
import { dayThatStandsOut } from './support/scan';
import { expect, scrollsSideways, test } from './support/site';

/** What a setting without a value must not leave on a page. */
const PLACEHOLDERS = /henüz eklenmedi|GİRİLMEDİ|yazılacak|Logo \d|Editör \d/;

const READ = ['/login', '/register', '/about', '/contact', '/urunler', '/uyeliksozlesmesi', '/kvkk'];
const OF_MEMBERS = ['/', '/editor', '/blog/1', '/kazananlar', '/profile', '/filtrelerim'];
const TABLES = ['/kapanisoran', '/acilisoran', '/bulten', '/acilisreyting', '/kapanisreyting', '/tarama'];

async function open(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
}

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height }, reducedMotion: 'reduce' });

    test('settings without a value leave nothing in their place', async ({ page, signIn }) => {
      test.slow();
      const expectNone = async (path: string) => {
        await open(page, path);
        await page.waitForLoadState('networkidle');
        expect(await page.locator('body').innerText(), path).not.toMatch(PLACEHOLDERS);
        expect(await page.getByRole('region', { name: 'Logolar' }).count(), path).toBe(0);
        expect(await page.getByRole('heading', { name: 'Sosyal medya' }).count(), path).toBe(0);
      };
      for (const path of READ) await expectNone(path);
      await signIn('uye');
      for (const path of OF_MEMBERS) await expectNone(path);
    });

    test('under tables and the panel stands one line, under pages the whole footer', async ({
      page,
      signIn,
    }) => {
      test.slow();
      await signIn('admin');
      const footer = page.getByRole('contentinfo');
      for (const path of [...TABLES, '/admin']) {
        await open(page, path);
        await expect(footer.getByRole('link', { name: 'KVKK' })).toBeAttached();
        expect((await footer.boundingBox())!.height, path).toBeLessThan(width < 768 ? 110 : 50);
        expect(await scrollsSideways(page), path).toBe(false);
      }
      await expectNoViolations(page, 'panel with its line');
      await open(page, '/about');
      await expect(footer.getByRole('heading', { name: 'Gazete' })).toBeVisible();
    });

    test('the demo posts carry coupons of 4:5', async ({ page, signIn }) => {
      await signIn('uye');
      await open(page, '/editor');
      const image = page.getByRole('main').locator('article img').first();
      await expect
        .poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth / img.naturalHeight))
        // whole pixels of the place that the image takes
        .toBeCloseTo(0.8, 2);
      await expectNoViolations(page, '/editor');
    });

    test("a competition has its country's code before it", async ({ page, request, signIn }) => {
      await signIn('uye');
      await open(page, `/tarama?tarih=${await dayThatStandsOut(request)}&ayrisan=0`);
      // on a phone, lines without a find have no room for it
      await page.getByText(/^Şansla açıklanabilir \(/).click();
      const main = page.getByRole('main');
      const listed = main.locator('[title][aria-hidden]').filter({ visible: true }).first();
      await expect(listed).toBeVisible();
      const country = (await listed.getAttribute('title'))!;
      await expect(listed).toHaveText(countryCode(country)!);
      await page.goto('/kapanisoran?competition_name=oakmere');
      const chip = main.locator('[title="İngiltere"]').first();
      await expect(chip).toHaveText('ENG');
      await page.goto('/kapanisoran?competition_name=çınar');
      await expect(main.locator('[title="Türkiye"]').first()).toHaveText('TR');
    });
  });
}

test('the picture of a shared link is the own one, and the head that of the screen', async ({ request }) => {
  const html = await (await request.get('/urunler')).text();
  expect(html).toContain('<title>Ürünler · Oran Arşivi</title>');
  expect(html).toMatch(/property="og:title" content="Ürünler · Oran Arşivi"/);
  expect(html).toMatch(/property="og:image" content="[^"]*\/paylasim\.png"/);
  const post = await (await request.get('/blog/1')).text();
  expect(post).toContain('<title>Oran Arşivi</title>');
  expect(post).not.toContain('DEMO ·');
});

test('thirty days that were just bought are thirty days', async ({ page, request }) => {
  const member = await registered(request, page);
  const admin = await adminApi(request);
  await admin.grantMonth(member);
  // the browser's clock stands at the moment of the purchase: midnight may pass before the page is read
  await page.clock.setFixedTime((await admin.endOf(member)).getTime() - 30 * 24 * 60 * 60_000);
  await page.goto('/profile');
  await expect(page.getByRole('main').getByText('30 gün kaldı')).toBeVisible();
});
