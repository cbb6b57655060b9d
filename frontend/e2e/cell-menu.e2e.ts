import type { Locator, Page } from '@playwright/test';
import { expectNoViolations } from './support/axe';
import { cellsOf, expectRows, heading } from './support/match-table';
import { expect, recordApiCalls, test } from './support/site';

const menu = (page: Page) => page.getByRole('menu');
const item = (page: Page, name: string | RegExp) => menu(page).getByRole('menuitem', { name });
const shown = (page: Page) => page.getByText(/^[\d.]+ maç bulundu/);
const asked = (page: Page, column: string) => new URL(page.url()).searchParams.get(column);

/** A drawn cell of a column, counted from the top. */
async function cellOf(page: Page, column: string, row = 0): Promise<Locator> {
  const index = await heading(page, column).getAttribute('aria-colindex');
  return page.locator(`[role="gridcell"][aria-colindex="${index}"]:not(:has(input))`).nth(row);
}

/** Opens the menu of a cell by mouse, and chooses from it. */
async function choose(page: Page, column: string, name: string | RegExp): Promise<string> {
  const cell = await cellOf(page, column);
  const text = (await cell.innerText()).trim();
  await cell.click({ button: 'right' });
  await item(page, name).click();
  await expect(menu(page)).toBeHidden();
  await expectRows(page);
  return text;
}

test.describe('with a mouse', () => {
  test.beforeEach(async ({ page, signIn }) => {
    await signIn('uye');
    await page.goto('/kapanisoran');
    await expectRows(page);
  });

  test('a price is filtered by, left out, and asked for nearly, each as one step back', async ({ page }) => {
    const price = await choose(page, 'Maç Sonucu 1', 'Bu değerle filtrele');
    expect(asked(page, 'ft_1_odd')).toBe(price.replace(',', '.'));
    await expect(shown(page)).toBeVisible();
    for (const each of await cellsOf(page, 'Maç Sonucu 1')) expect(each).toBe(price);
    await choose(page, 'Maç Sonucu 1', 'Hariç tut');
    expect(asked(page, 'ft_1_odd')).toBe(`!${price.replace(',', '.')}`);
    for (const each of await cellsOf(page, 'Maç Sonucu 1')) expect(each).not.toBe(price);
    const other = await choose(page, 'Maç Sonucu 1', 'Hariç tut');
    expect(asked(page, 'ft_1_odd')).toBe(`!${price.replace(',', '.')};${other.replace(',', '.')}`);
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`ft_1_odd=${price.replace(',', '.')}$`));
    await page.goBack();
    await expect(page).toHaveURL('/kapanisoran');
    await expectRows(page);
    const near = await choose(page, 'Maç Sonucu 1', '±0,02');
    for (const each of await cellsOf(page, 'Maç Sonucu 1'))
      expect(Math.abs(Number(each.replace(',', '.')) - Number(near.replace(',', '.')))).toBeLessThan(0.0201);
  });

  test('the probability of a price is asked for, which the match knows', async ({ page }) => {
    const calls = recordApiCalls(page);
    await choose(page, 'Maç Sonucu 1', /^Aynı olasılık \(%\d+,\d ±1\)$/);
    expect(calls.filter((call) => call.startsWith('/api/matches/'))).toHaveLength(1);
    expect(asked(page, 'ft_1_odd')).toMatch(/^%\d+\.\d±1$/);
    await expect(shown(page)).not.toHaveText(/^0 maç/);
  });

  test('names, leagues, days, scores and results are filtered by as a whole', async ({ page }) => {
    for (const column of ['Ev Sahibi', 'Lig', 'Tarih', 'MS Skor', 'İY/MS', 'Toplam Gol']) {
      const text = await choose(page, column, 'Bu değerle filtrele');
      await expect(page.getByRole('list', { name: 'Etkin filtreler' }).getByRole('listitem')).toHaveCount(1);
      await expect(page.getByRole('alert')).toHaveCount(0);
      for (const each of await cellsOf(page, column)) expect(each.trim()).toBe(text);
      await page.goBack();
      await expect(page).toHaveURL('/kapanisoran');
      await expectRows(page);
    }
    for (const column of ['Ev Sahibi', 'Lig', 'MS Skor', 'İY/MS']) {
      const text = await choose(page, column, 'Hariç tut');
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(page).not.toHaveURL('/kapanisoran');
      for (const each of await cellsOf(page, column)) expect(each.trim()).not.toBe(text);
      await page.goBack();
      await expectRows(page);
    }
  });

  test('a value is copied, and the match opened', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const cell = await cellOf(page, 'Maç Sonucu 1');
    const text = (await cell.innerText()).trim();
    await cell.click({ button: 'right' });
    await expectNoViolations(page, 'menu of a cell');
    await item(page, 'Kopyala').click();
    await expect(page.getByText(`Kopyalandı: ${text}`)).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
    await cell.click({ button: 'right' });
    await item(page, 'Maça git').click();
    await expect(page).toHaveURL(/\/mac\/\d+$/);
  });

  test('boxes and titles keep the menu of the browser', async ({ page }) => {
    await page.getByLabel('Maç Sonucu 1 filtresi', { exact: true }).click({ button: 'right' });
    await heading(page, 'Maç Sonucu 1').click({ button: 'right' });
    await expect(menu(page)).toHaveCount(0);
  });

  test('the bulletin is filtered by whole values, too', async ({ page }) => {
    await page.goto('/bulten');
    await expectRows(page);
    const price = await choose(page, 'Maç Sonucu 1', 'Bu değerle filtrele');
    expect(asked(page, 'ft_1_odd')).toBe(`=${price.replace(',', '.')}`);
    for (const each of await cellsOf(page, 'Maç Sonucu 1')) expect(each).toBe(price);
  });
});

for (const keys of ['ContextMenu', 'Shift+F10'])
  test(`by ${keys} the menu of a cell opens, is walked by arrows, and gives the focus back`, async ({
    page,
    signIn,
  }) => {
    await signIn('uye');
    await page.goto('/kapanisoran');
    await expectRows(page);
    await page.getByLabel('Maç Sonucu 1 filtresi', { exact: true }).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const cell = await cellOf(page, 'Maç Sonucu 1', 1);
    await expect(cell).toBeFocused();
    await page.keyboard.press(keys);
    await expect(item(page, 'Bu değerle filtrele')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(item(page, 'Hariç tut')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(cell).toBeFocused();
    await page.keyboard.press(keys);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/ft_1_odd=\d+\.\d\d$/);
    await expectRows(page);
    // the row may be another one now: its place keeps the focus
    await expect(page.locator('[role="gridcell"]:focus')).toHaveText(/^\d+,\d\d$/);
  });

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a price of a card that is held opens its menu, and a tap still opens the match', async ({
    page,
    signIn,
  }) => {
    await signIn('uye');
    await page.goto('/kapanisoran');
    const price = page.locator('[data-column="ft_1_odd"]').first();
    await expect(price).toBeVisible();
    const text = /\d+,\d\d/.exec(await price.innerText())![0];
    await hold(page, price);
    await expect(item(page, 'Bu değerle filtrele')).toBeVisible();
    const box = (await menu(page).boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(390);
    await item(page, 'Bu değerle filtrele').tap();
    await expect(page).toHaveURL(new RegExp(`ft_1_odd=${text.replace(',', '.')}$`));
    await price.tap();
    await expect(page).toHaveURL(/\/mac\/\d+$/);
  });

  test('the cell of both teams offers each of them', async ({ page, signIn }) => {
    await signIn('uye');
    await page.addInitScript(() => localStorage.setItem('phoneTableLayout', 'table'));
    await page.goto('/kapanisoran');
    const teams = page
      .locator('[role="gridcell"][data-row]')
      .filter({ has: page.locator('a') })
      .first();
    const [home] = (await teams.innerText()).split('\n');
    await hold(page, teams);
    await expect(item(page, 'Bu değerle filtrele')).toHaveCount(2);
    await item(page, 'Bu değerle filtrele').first().tap();
    await expect.poll(() => asked(page, 'home_team')).toBe(`"${home}"`);
  });
});

/** Rests a finger on something for longer than a tap. */
async function hold(page: Page, target: Locator): Promise<void> {
  const { x, y, width, height } = (await target.boundingBox())!;
  const touch = await page.context().newCDPSession(page);
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await expect(menu(page)).toBeVisible();
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await touch.detach();
}
