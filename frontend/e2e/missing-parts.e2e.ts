import type { Page } from '@playwright/test';
import { recordPageErrors } from './support/page-errors';
import { countLoads, releaseAnew } from './support/releases';
import { expect, test } from './support/site';

const MESSAGE = 'Oranlar tablosunda bir soru: 2,5 Alt/Üst neden boş?';
const message = (page: Page) => page.getByRole('textbox', { name: /Mesaj/ });
const missing = (page: Page) =>
  page.getByRole('alert').filter({ hasText: /Bu bölüm yüklenemedi|yeni bir sürümü/ });

/** Says 404 for what a release took away. */
const takeAway = (page: Page, name: string) =>
  page.route(`**/assets/${name}-*`, (route) => route.fulfill({ status: 404, body: '' }));

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a menu that can’t be loaded says so, and comes when it is asked for again', async ({ page }) => {
    const errors = recordPageErrors(page);
    await page.goto('/contact');
    await message(page).fill(MESSAGE);
    await takeAway(page, 'phone-menu');
    await page.getByRole('button', { name: 'Menü' }).click();
    await expect(missing(page)).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(message(page)).toHaveValue(MESSAGE);
    await page.unrouteAll();
    await missing(page).getByRole('button', { name: 'Tekrar dene' }).click();
    await expect(page.getByRole('dialog', { name: 'Menü' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(message(page)).toHaveValue(MESSAGE);
    expect(errors).toEqual([]);
  });

  test('a new release waits for who is writing, and loses nothing of it', async ({ page }) => {
    await page.goto('/contact');
    await message(page).fill(MESSAGE);
    const loads = countLoads(page);
    await releaseAnew(page, /phone-menu/);
    await page.getByRole('button', { name: 'Menü' }).click();
    await expect(missing(page)).toContainText('Sitenin yeni bir sürümü var.');
    // long enough for a page that reloads by itself
    await page.waitForTimeout(3_000);
    expect(loads()).toBe(0);
    await missing(page).getByRole('button', { name: 'Sayfayı yenile' }).click();
    await expect(missing(page)).toHaveCount(0);
    expect(loads()).toBe(1);
    await expect(message(page)).toHaveValue(MESSAGE);
    await page.getByRole('button', { name: 'Menü' }).click();
    await expect(page.getByRole('dialog', { name: 'Menü' })).toBeVisible();
  });
});

test('a screen of a new release is opened by loading the page anew, and what was typed is still there', async ({
  page,
}) => {
  await page.goto('/contact');
  await message(page).fill(MESSAGE);
  const loads = countLoads(page);
  await releaseAnew(page, /editors-page/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Editörlerin Sicili' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Editörlerin Sicili' })).toBeVisible();
  expect(loads()).toBe(1);
  await page.goBack();
  await expect(message(page)).toHaveValue(MESSAGE);
});

test('a page between two releases is loaded anew once, not for ever', async ({ page }) => {
  await page.goto('/contact');
  const loads = countLoads(page);
  await releaseAnew(page, /editors-page/, false);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Editörlerin Sicili' }).click();
  await expect.poll(loads).toBe(1);
  await expect(missing(page)).toContainText('Sitenin yeni bir sürümü var.');
  await page.waitForTimeout(3_000);
  expect(loads()).toBe(1);
  await expect(missing(page).getByRole('button', { name: 'Sayfayı yenile' })).toBeVisible();
});

test('the first error of a session without a connection is shown, and nothing typed is lost', async ({
  page,
  context,
  signIn,
}) => {
  const errors = recordPageErrors(page);
  await signIn('uye');
  await page.goto('/kapanisoran');
  await expect(page.getByRole('gridcell').nth(20)).toBeVisible();
  const box = page.getByLabel('Maç Sonucu 1 filtresi', { exact: true });
  await box.fill('1,8');
  await expect(page).toHaveURL(/ft_1_odd/);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'CSV indir' }).click();
  await expect(page.getByRole('region', { name: 'Bildirim alanı' })).toContainText('Sunucuya ulaşılamadı');
  await expect(box).toHaveValue('1,8');
  await expect(page.getByRole('gridcell').nth(20)).toBeVisible();
  expect(errors).toEqual([]);
  await context.setOffline(false);
});

test('a screen without a connection says so and opens once it is back', async ({ page, context }) => {
  await page.goto('/contact');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Editörlerin Sicili' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Sunucuya ulaşılamadı');
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Editörlerin Sicili' })).toBeVisible();
});

test('a style sheet that failed once comes with the second attempt', async ({ page, signIn }) => {
  const errors = recordPageErrors(page);
  await signIn('uye');
  await page.goto('/tarama');
  let asked = 0;
  await page.route('**/assets/calendar-*.css', (route) => (++asked === 1 ? route.abort() : route.continue()));
  await page.getByRole('button', { name: 'Tarih: takvimi aç' }).click();
  await expect(page.getByRole('dialog', { name: 'Tarih: takvim' }).getByRole('grid')).toBeVisible();
  expect(asked).toBe(2);
  const applied = () =>
    page.evaluate(() => [...document.styleSheets].some(({ href }) => href?.includes('/calendar-') === true));
  expect(await applied()).toBe(true);
  expect(errors).toEqual([]);
});

test('a part of the shell that breaks leaves the page as it is', async ({ page }) => {
  await page.route('**/api/settings', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), carousel_logos: 5 } });
  });
  await page.goto('/contact');
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Giriş Yap' })).toBeVisible();
  await message(page).fill(MESSAGE);
  await expect(message(page)).toHaveValue(MESSAGE);
});

test('a site that can’t be drawn at all says so', async ({ page }) => {
  await page.addInitScript(() => {
    window.matchMedia = () => {
      throw new Error('not here');
    };
  });
  await page.goto('/login');
  await expect(page.getByRole('alert')).toContainText('Sayfa açılırken bir hata oluştu.');
  await expect(page.getByRole('button', { name: 'Sayfayı yenile' })).toBeVisible();
});
