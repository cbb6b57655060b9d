import type { Page } from '@playwright/test';
import { PASSWORD, emailOf, expect, preferTable, test } from './support/site';

/** Row and column (from 1) of the focused cell. */
const focusedCell = (page: Page) =>
  page.evaluate(() => {
    const cell = document.activeElement?.closest('[aria-colindex]');
    const row = cell?.closest('[role="row"]');
    return cell && row
      ? [Number(row.getAttribute('aria-rowindex')), Number(cell.getAttribute('aria-colindex'))]
      : null;
  });

async function tabTo(page: Page, name: string, key = 'Tab') {
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press(key);
    const label = await page.evaluate(() => {
      const element = document.activeElement;
      return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
    });
    if (label.includes(name)) return;
  }
  throw new Error(`Tab does not reach ${name}`);
}

test('login, search, hide and restore without a mouse', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Giriş Yap' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'İçeriğe geç' })).toBeFocused();
  await page.keyboard.press('Enter');
  const email = page.getByRole('textbox', { name: 'E-posta', exact: true });
  for (let presses = 0; presses < 20; presses++) {
    await page.keyboard.press('Tab');
    if (await email.evaluate((box) => box === document.activeElement)) break;
  }
  await page.keyboard.type(emailOf('uye'));
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Oranlara Git' })).toBeVisible();

  await tabTo(page, 'Oranlar');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Kapanış Oranları');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/kapanisoran');
  await expect(page.getByRole('gridcell', { name: /\d\d\.\d\d\.\d{4}/ }).first()).toBeVisible();

  await tabTo(page, 'Ev Sahibi filtresi');
  const found = page.waitForResponse(/odd-list-full-view\?.*home_team=spor/);
  await page.keyboard.type('spor');
  await expect(page).toHaveURL('/kapanisoran?home_team=spor');
  await found;
  await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'false');
  expect(await focusedCell(page)).toEqual([3, 1]);

  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Deplasman filtresi', { exact: true })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  expect(await focusedCell(page)).toEqual([4, 2]);
  await page.keyboard.press('PageDown');
  expect((await focusedCell(page))![0]).toBeGreaterThan(14);
  await page.keyboard.press('Control+Home');
  expect(await focusedCell(page)).toEqual([1, 1]);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('checkbox', { name: 'Maç Bilgileri sütunlarını göster' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL('/kapanisoran?home_team=spor&gizli=match');
  await expect(
    page.getByRole('checkbox', { name: 'Maç Sonucu sütunlarını göster' }),
    'the next group takes the focus',
  ).toBeFocused();

  await tabTo(page, 'Maç Bilgileri sütunlarını geri getir', 'Shift+Tab');
  await expect(page.getByRole('button', { name: 'Maç Bilgileri sütunlarını geri getir' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('checkbox', { name: 'Maç Bilgileri sütunlarını göster' })).toBeVisible();
});

test('the focused cell comes into view and keeps the focus wherever the table is scrolled', async ({
  page,
  signIn,
}) => {
  await signIn('uye');
  await page.goto('/kapanisoran');
  await page
    .getByRole('gridcell', { name: /\d\d\.\d\d\.\d{4}/ })
    .first()
    .click();
  await page.keyboard.press('End');
  const columns = await page.getByRole('grid').getAttribute('aria-colcount');
  expect(await focusedCell(page)).toEqual([4, Number(columns)]);
  await expect(page.locator(':focus')).toBeInViewport();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  const [, pinnedEnd] = await page
    .locator('[role="gridcell"][aria-colindex="2"]')
    .nth(3)
    .boundingBox()
    .then((box) => [box!.x, box!.x + box!.width]);
  expect((await page.locator(':focus').boundingBox())!.x).toBeGreaterThanOrEqual(pinnedEnd!);

  const scroller = page.getByRole('grid').locator('xpath=../..');
  await scroller.evaluate((box) => box.scrollTo(4000, 900));
  await page.waitForTimeout(300);
  expect(await focusedCell(page)).toEqual([4, 3]);
  await page.keyboard.press('ArrowDown');
  expect(await focusedCell(page)).toEqual([5, 3]);
  await expect(page.locator(':focus')).toBeInViewport();
});

test('fast arrow keys neither lose the focus nor break the table', async ({ page, signIn }) => {
  await signIn('uye');
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(error.message));
  await page.setViewportSize({ width: 390, height: 844 });
  await preferTable(page);
  await page.goto('/kapanisoran');
  // At its edge: the teams themselves lead to the match.
  await page
    .getByRole('gridcell')
    .first()
    .click({ position: { x: 2, y: 2 } });
  for (let press = 0; press < 60; press++) await page.keyboard.press('ArrowRight', { delay: 0 });
  for (let press = 0; press < 25; press++) await page.keyboard.press('ArrowDown', { delay: 0 });
  expect(await focusedCell(page)).toEqual([28, 61]);
  expect(failures).toEqual([]);
});
