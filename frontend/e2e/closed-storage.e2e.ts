import { chromium, type Page } from '@playwright/test';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { recordPageErrors } from './support/page-errors';
import { emailOf, expect, PASSWORD, test as base } from './support/site';

/** Of the settings of Chromium: sites may keep nothing (“Block all cookies”). */
const BLOCKING = { profile: { default_content_setting_values: { cookies: 2 } } };

const test = base.extend<{ closed: Page }>({
  /** A page of a browser that lets sites keep nothing. */
  closed: async ({ baseURL, launchOptions, locale, timezoneId, viewport }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'oran-closed-'));
    mkdirSync(join(folder, 'Default'));
    writeFileSync(join(folder, 'Default', 'Preferences'), JSON.stringify(BLOCKING));
    const browser = await chromium.launchPersistentContext(folder, {
      ...launchOptions,
      // without a window it has no settings
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      ...{ baseURL, locale, timezoneId, viewport },
    });
    await use(browser.pages()[0] ?? (await browser.newPage()));
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  },
});

async function logIn(page: Page) {
  await page.getByRole('main').getByLabel('E-posta', { exact: true }).fill(emailOf('uye'));
  await page.getByLabel('Şifre', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Giriş Yap' }).click();
}

test('a browser that keeps nothing opens the site, signs in for as long as the page, and filters', async ({
  closed: page,
}) => {
  const errors = recordPageErrors(page);
  await page.goto('/kapanisoran?ft_1_odd=1,8');
  const refusals = await page.evaluate(() =>
    (['localStorage', 'sessionStorage'] as const).map((name) => {
      try {
        return String(window[name].length);
      } catch (error) {
        return (error as Error).name;
      }
    }),
  );
  expect(refusals).toEqual(['SecurityError', 'SecurityError']);
  await expect(page).toHaveURL('/login');
  await page.getByRole('button', { name: 'Koyu temaya geç' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  await logIn(page);
  await expect(page).toHaveURL(/\/kapanisoran\?ft_1_odd=/);
  await expect(page.getByRole('gridcell').nth(20)).toBeVisible();
  await page.getByRole('checkbox', { name: 'Çifte Şans sütunlarını göster' }).click();
  await expect(page.getByRole('region', { name: 'Gizlenen Sütunlar' })).toContainText('Çifte Şans');
  await page.getByLabel('Ev Sahibi filtresi', { exact: true }).fill('spor');
  await expect(page).toHaveURL(/home_team=spor/);

  await page.getByRole('banner').getByRole('button', { name: 'Çıkış Yap' }).click();
  await expect(page).toHaveURL('/login');
  expect(errors).toEqual([]);
});

/** Fills both stores to the last character. */
const fillStores = (page: Page) =>
  page.evaluate(() => {
    for (const store of [localStorage, sessionStorage]) {
      let size = 2 ** 22;
      for (let count = 0; size >= 1; count += 1)
        try {
          store.setItem(`filler${count}`, 'x'.repeat(size));
        } catch {
          size = Math.floor(size / 2);
        }
      try {
        store.setItem('one more', 'x');
        throw new Error('The store is not full');
      } catch (error) {
        if ((error as Error).name !== 'QuotaExceededError') throw error;
      }
    }
  });

test('a store that is full breaks no page', async ({ page, signIn }) => {
  const errors = recordPageErrors(page);
  await signIn('uye');
  await page.goto('/uyeliksozlesmesi');
  await fillStores(page);
  for (const path of ['/kapanisoran', '/bulten', '/', '/profile']) {
    await page.goto(path);
    await expect(page.getByRole('main')).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.getByText('Sayfa açılırken bir hata oluştu.')).toHaveCount(0);
  }
  await page.goto('/kapanisoran');
  await expect(page.getByRole('gridcell').nth(20)).toBeVisible();
  await page.getByRole('checkbox', { name: 'Çifte Şans sütunlarını göster' }).click();
  await expect(page.getByRole('region', { name: 'Gizlenen Sütunlar' })).toContainText('Çifte Şans');
  await page.getByRole('button', { name: 'Koyu temaya geç' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(errors).toEqual([]);
});

test('a login with a full store lasts as long as the page', async ({ page }) => {
  const errors = recordPageErrors(page);
  await page.goto('/login');
  await fillStores(page);
  await logIn(page);
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByText('uye', { exact: true })).toBeVisible();
  await page.goto('/profile');
  await expect(page).toHaveURL('/login');
  expect(errors).toEqual([]);
});
