import type { Page } from '@playwright/test';
import { test } from './support/letters';
import { expectRows } from './support/match-table';
import { answered, EVERY_SCREEN, filledIn } from './support/screens';
import { expect, preferTable, scrollsSideways } from './support/site';

const letterSize = (page: Page) =>
  page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize));

/** Dates, scores and prices. */
const figures = (page: Page) => page.getByRole('gridcell').filter({ hasText: /^[✓\d.,:/X -]+$/ });

const rowHeight = (page: Page) =>
  figures(page)
    .first()
    .evaluate((cell) => cell.closest('[role=row]')!.getBoundingClientRect().height);

/** Texts of the cells that show less than they hold. */
const cutFigures = (page: Page) =>
  figures(page).evaluateAll((cells) =>
    cells.filter((cell) => cell.scrollWidth > cell.clientWidth).map((cell) => cell.textContent),
  );

test.describe('the usual letters', () => {
  test('make rows of 28 px, which follow a setting that is changed while the page is open', async ({
    page,
    signIn,
  }) => {
    await signIn('uye');
    await page.goto('/kapanisoran');
    await expectRows(page);
    expect(await letterSize(page)).toBe(16);
    expect(await rowHeight(page)).toBe(28);
    await page.evaluate(() => (document.documentElement.style.fontSize = '24px'));
    await expect.poll(() => rowHeight(page)).toBe(42);
    expect(await cutFigures(page)).toEqual([]);
  });
});

for (const letters of [24, 32]) {
  test.describe(`letters of ${letters} px`, () => {
    test.use({ letters });

    test('cut no figure of a table', async ({ page, signIn }) => {
      await signIn('uye');
      await preferTable(page);
      for (const path of ['/kapanisoran', '/acilisoran?played=all', '/bulten']) {
        await page.goto(path);
        await expectRows(page);
        expect(await letterSize(page)).toBe(letters);
        expect(await figures(page).count(), path).toBeGreaterThan(20);
        expect(await cutFigures(page), path).toEqual([]);
        // from 48 letters' widths on it is the table of desktops
        expect(await rowHeight(page)).toBe(letters === 24 ? 28 * 1.5 : 40 * 2);
      }
    });

    test.describe('on a phone', () => {
      test.use({ viewport: { width: 390, height: 844 } });

      // what fits at the larger size fits at the smaller one
      for (const account of letters === 32 ? ([null, 'uye', 'editor', 'admin'] as const) : []) {
        test(`leave no screen of ${account ?? 'guests'} wider than the phone`, async ({
          page,
          request,
          signIn,
        }) => {
          test.setTimeout(240_000);
          if (account) await signIn(account);
          for (const screen of EVERY_SCREEN.filter((each) => each.account === account)) {
            await page.goto(await filledIn(screen.path, request));
            await answered(page);
            expect(await scrollsSideways(page), screen.path).toBe(false);
          }
          expect(await letterSize(page)).toBe(letters);
        });
      }

      test('leave the dock, its menu and the sheet of filters usable', async ({ page, signIn }) => {
        await signIn('uye');
        await page.goto('/kapanisoran');
        const dock = page.getByRole('navigation', { name: 'Ana menü' });
        const items = dock.locator('> a, > button');
        await expect(items).toHaveCount(4);
        for (const item of await items.all()) {
          expect(await item.evaluate((each) => each.scrollWidth <= each.clientWidth)).toBe(true);
        }
        await page.getByRole('button', { name: 'Filtreler', exact: true }).click();
        const sheet = page.getByRole('dialog', { name: 'Filtreler' });
        await sheet.getByLabel('Sütun ara').fill('2,5 alt');
        await sheet.getByLabel('2,5 Alt/Üst Üst filtresi', { exact: true }).fill('1,7');
        const shown = sheet.getByRole('button', { name: /göster$/ });
        await expect(shown).toBeInViewport({ ratio: 1 });
        await shown.click();
        await expect(page).toHaveURL(/over_25_odd=/);
        const removal = page.getByRole('button', { name: /filtresini kaldır$/ });
        await expect(removal).toHaveCount(1);
        await removal.click();
        await expect(removal).toBeHidden();
        await dock.getByRole('button', { name: 'Menü' }).click();
        const menu = page.getByRole('dialog', { name: 'Menü' });
        await menu.getByRole('link', { name: 'Günün Taraması' }).click();
        await expect(page).toHaveURL('/tarama');
      });
    });
  });
}
