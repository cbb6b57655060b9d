import type { Page } from '@playwright/test';
import { type Account, expect, test } from './support/site';

/** Screens with a table, and who may see them. */
const SCREENS: readonly (readonly [name: string, path: string, account: Account, table: 'grid' | 'table'])[] =
  [
    ['the odds table', '/kapanisoran?ft_1_odd=1.85', 'uye', 'grid'],
    ['the backtest above it', '/kapanisoran?ft_1_odd=1.85&gorunum=donem', 'uye', 'grid'],
    ['the bulletin', '/bulten', 'uye', 'grid'],
    ['a table of the panel', '/admin?sekme=kullanicilar', 'admin', 'table'],
  ];

/** What can not be pressed on paper; text that is a button elsewhere stays. */
const CONTROLS =
  'button:not(th *, [data-on-paper]), input, select, textarea, form, nav, #root > div > :not(main)';

async function onPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
}

const colours = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const style = getComputedStyle(element);
      return [style.getPropertyValue('--surface').trim(), style.color];
    });

test.describe('on paper', () => {
  for (const [name, path, account, table] of SCREENS) {
    test(`${name} stands alone, black on white, without anything to press`, async ({ page, signIn }) => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await signIn(account);
      await page.goto(path);
      await expect(page.getByRole(table).getByRole('row').nth(4)).toBeVisible();
      await onPaper(page);
      await expect(page.locator(CONTROLS).filter({ visible: true })).toHaveCount(0);
      await expect(page.getByRole(table).getByRole('columnheader').first()).toBeVisible();
      expect(await colours(page, `[role="${table}"], ${table}`)).toEqual(['#fff', 'rgb(0, 0, 0)']);
    });
  }

  test('the odds table has every loaded row below the other, and says what did not fit', async ({
    page,
    signIn,
  }) => {
    await signIn('uye');
    await page.goto('/kapanisoran?ft_1_odd=1.85');
    const rows = page.getByRole('grid').getByRole('rowgroup').last().getByRole('row');
    await expect(rows.nth(4)).toBeVisible();
    await onPaper(page);
    // the list may be loading on
    await expect(async () => {
      const loaded = await rows.count();
      expect(loaded).toBeGreaterThanOrEqual(30);
      const said = new RegExp(`^Kâğıda listenin ilk ${loaded} satırı ve \\d+ sütunun sığan ilk \\d+ tanesi`);
      await expect(page.getByText(said)).toBeVisible({ timeout: 1_000 });
    }).toPass();
    const boxes = await rows.evaluateAll((all) =>
      all.map((row) => row.getBoundingClientRect()).map(({ top, bottom }) => ({ top, bottom })),
    );
    const overlapping = boxes.slice(1).filter(({ top }, index) => top < boxes[index]!.bottom - 1);
    expect(overlapping).toEqual([]);
    await page.emulateMedia({ media: 'screen' });
    await expect(page.getByText(/^Kâğıda/)).toHaveCount(0);
  });

  test('a table longer than a sheet goes on, on the next one', async ({ page, signIn }) => {
    await signIn('uye');
    await page.goto('/kapanisoran?ft_1_odd=1.85');
    const rows = page.getByRole('grid').getByRole('rowgroup').last().getByRole('row');
    await expect(rows.nth(4)).toBeVisible();
    // more than a sheet holds: the list loads on where one scrolls down
    let loaded = 0;
    await expect(async () => {
      await page.emulateMedia({ media: 'screen' });
      await rows.nth(2).hover();
      await page.mouse.wheel(0, 5_000);
      await onPaper(page);
      loaded = await rows.count();
      expect(loaded).toBeGreaterThanOrEqual(60);
    }).toPass();
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    const sheets = pdf.match(/\/Type\s*\/Page\b(?!s)/g) ?? [];
    expect(sheets.length).toBeGreaterThanOrEqual(2);
    // no sheet is nearly empty
    expect(sheets.length).toBeLessThanOrEqual(Math.ceil(loaded / 10));
  });
});
