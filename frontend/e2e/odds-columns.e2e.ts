import type { Page } from '@playwright/test';
import { expectNoViolations } from './support/axe';
import {
  cellsOf,
  expectRows,
  expectSoonestFirst,
  filterBox,
  heading,
  KICK_OFF,
  scroller,
} from './support/match-table';
import { expect, recordApiCalls, test } from './support/site';

const prices = (texts: readonly string[]) => texts.map((text) => Number(text.replace(',', '.')));

for (const width of [1440, 390]) {
  test.describe(`which matches are shown, at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 }, hasTouch: width === 390 });
    test.beforeEach(({ signIn }) => signIn('uye'));

    test('are the played ones first; upcoming ones tell their kick-off, soonest first', async ({ page }) => {
      await page.goto('/kapanisoran');
      const choice = page.getByRole('group', { name: 'Hangi maçlar' });
      await expect(choice.getByRole('radio', { name: 'Oynanmış' })).toBeChecked();
      const answer = page.waitForResponse(/odd-list-full-view\?.*played=false/);
      await choice.getByText('Yaklaşan').click();
      await expect(page).toHaveURL('/kapanisoran?played=false');
      await expect(page.getByText(KICK_OFF).first()).toBeVisible();
      await expectSoonestFirst(await answer);
      await expect(page.locator('[aria-sort]')).toHaveCount(0);
      await page.reload();
      await expect(choice.getByRole('radio', { name: 'Yaklaşan' })).toBeChecked();
      await choice.getByText('Tümü').click();
      await expect(page).toHaveURL('/kapanisoran?played=all');
      await choice.getByText('Oynanmış').click();
      await expect(page).toHaveURL('/kapanisoran');
    });

    test('of the home table all have a winner, and upcoming ones a time instead', async ({ page }) => {
      await page.goto('/');
      const table = page.getByRole('region', { name: 'Oranlar Tablosu' }).getByRole('table');
      await expect(table.getByRole('columnheader', { name: 'Kazanan' })).toBeAttached();
      const winners = table.getByRole('row').locator('td:last-child');
      await expect(winners).toHaveText(Array.from({ length: 5 }, () => /^[1X2]$/));
      const answer = page.waitForResponse(/odd-list-full-view\?.*played=false/);
      await page.getByRole('group', { name: 'Hangi maçlar' }).getByText('Yaklaşan').click();
      await expectSoonestFirst(await answer);
      await expect(table.getByRole('columnheader', { name: 'Saat' })).toBeAttached();
      await expect(winners).toHaveText(Array.from({ length: 5 }, () => /^\d\d:\d\d$/));
      await expectNoViolations(page, 'the home table of upcoming matches');
    });
  });
}

/** The part of a column's head that sorts by it. */
const title = (page: Page, column: string) =>
  page.getByRole('button', { name: `${column} sütununa göre sırala`, exact: true });

test.describe('the order of all matches', () => {
  test.beforeEach(({ signIn }) => signIn('uye'));

  test('is that of the column whose title is pressed, over all pages, and in the address', async ({
    page,
  }) => {
    await page.goto('/kapanisoran?match_date=2025');
    await expectRows(page);
    const calls = recordApiCalls(page);
    await title(page, 'Maç Sonucu 1').click();
    await expect(page).toHaveURL('/kapanisoran?match_date=2025&sort=ft_1_odd');
    await expect(heading(page, 'Maç Sonucu 1')).toHaveAttribute('aria-sort', 'ascending');
    await expectRows(page);
    await expect.poll(async () => prices(await cellsOf(page, 'Maç Sonucu 1'))[0]).toBeLessThan(1.3);
    const first = prices(await cellsOf(page, 'Maç Sonucu 1'));
    expect(first).toEqual([...first].sort((a, b) => a - b));

    await expect(async () => {
      await scroller(page).evaluate((element) => (element.scrollTop = element.scrollHeight));
      const later = prices(await cellsOf(page, 'Maç Sonucu 1'));
      expect(later).toEqual([...later].sort((a, b) => a - b));
      expect(later[0]).toBeGreaterThanOrEqual(first.at(-1)!);
    }).toPass();

    await title(page, 'Maç Sonucu 1').press('Enter');
    await expect(page).toHaveURL('/kapanisoran?match_date=2025&sort=ft_1_odd&order=desc');
    await expectRows(page);
    await expect.poll(async () => prices(await cellsOf(page, 'Maç Sonucu 1'))[0]).toBeGreaterThan(3);
    await page.reload();
    await expect(heading(page, 'Maç Sonucu 1')).toHaveAttribute('aria-sort', 'descending');
    await title(page, 'Maç Sonucu 1').click();
    await expect(page).toHaveURL('/kapanisoran?match_date=2025');
    await expect(heading(page, 'Maç Sonucu 1')).not.toHaveAttribute('aria-sort');
    expect(calls.filter((call) => call.includes('odd-summary') && call.includes('sort='))).toEqual([]);
  });

  test('shows its mark on titles that are pointed at, focused or sorted by', async ({ page }) => {
    await page.goto('/kapanisoran?sort=ft_1_odd');
    await expectRows(page);
    const mark = (column: string) =>
      title(page, column)
        .locator('svg')
        .evaluate((icon) => Number(getComputedStyle(icon).opacity));
    expect(await mark('Maç Sonucu 1')).toBe(1);
    expect(await mark('Tarih')).toBe(0);
    await title(page, 'Tarih').hover();
    await expect.poll(() => mark('Tarih')).toBe(1);
    await expectNoViolations(page, 'a sorted table');
  });

  test('is chosen in the sheet of filters on phones', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/kapanisoran?match_date=2025');
    await page.getByRole('button', { name: 'Filtreler (1)' }).click();
    const sheet = page.getByRole('dialog', { name: 'Filtreler' });
    await sheet.getByRole('combobox', { name: 'Sırala' }).fill('maç sonucu 1');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/kapanisoran?match_date=2025&sort=ft_1_odd');
    await sheet.getByText('Azalan').click();
    await expect(page).toHaveURL('/kapanisoran?match_date=2025&sort=ft_1_odd&order=desc');
    await expectNoViolations(page, 'the sheet with an order');
  });
});

test.describe('the columns that matter', () => {
  test.beforeEach(({ signIn }) => signIn('uye'));

  test('come into view from the chip of their filter', async ({ page }) => {
    await page.goto('/kapanisoran?over_25_odd=1,7&bts_yes_odd=1,');
    await expectRows(page);
    await page.getByRole('button', { name: /^KG Var:/ }).click();
    await expect(filterBox(page, 'Karşılıklı Gol Var')).toBeFocused();
    await expect(filterBox(page, 'Karşılıklı Gol Var')).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: /^A\/Ü 2,5 Üst:/ }).press('Enter');
    await expect(filterBox(page, '2,5 Alt/Üst Üst')).toBeFocused();
  });

  test('stay beside the teams when they are pinned, below the name of their market', async ({ page }) => {
    await page.goto('/kapanisoran?over_25_odd=1,7&bts_yes_odd=1,');
    await expectRows(page);
    await page.getByRole('button', { name: 'Filtreli sütunları sabitle' }).click();
    await scroller(page).evaluate((element) => (element.scrollLeft = 6000));
    for (const name of ['2,5 Alt/Üst Üst', 'Karşılıklı Gol Var', 'A/Ü 2,5', 'KG'])
      await expect(heading(page, name)).toBeInViewport({ ratio: 1 });
    await expectNoViolations(page, 'pinned columns');
    await page.reload();
    await expect(heading(page, '2,5 Alt/Üst Üst')).toHaveAttribute('aria-colindex', '3');
    await expect(page.getByRole('combobox', { name: 'Sütun ara' })).toBeVisible();
    // what is written next joins them, and the focus goes with it
    await page.keyboard.type('/ms 1');
    await page.keyboard.press('Enter');
    await page.keyboard.type('1,9');
    await expect(page).toHaveURL(/ft_1_odd=1,9/);
    await expect(heading(page, 'Maç Sonucu 1')).toHaveAttribute('aria-colindex', '3');
    await expect(filterBox(page, 'Maç Sonucu 1')).toBeFocused();
    await page.keyboard.type('5');
    await expect(filterBox(page, 'Maç Sonucu 1')).toHaveValue('1,95');
  });

  test('have a box wide enough for a range while it is written in, and nothing moves', async ({ page }) => {
    await page.goto('/kapanisoran');
    await expectRows(page);
    await page.waitForLoadState('networkidle');
    const narrow = (await filterBox(page, 'Maç Sonucu X').boundingBox())!;
    const neighbour = heading(page, 'Maç Sonucu 2');
    const before = await neighbour.boundingBox();
    await filterBox(page, 'Maç Sonucu X').fill('3,20-3,40');
    const wide = (await filterBox(page, 'Maç Sonucu X').boundingBox())!;
    expect(wide.width).toBeGreaterThan(narrow.width + 30);
    expect(
      await filterBox(page, 'Maç Sonucu X').evaluate((input) => input.scrollWidth - input.clientWidth),
    ).toBe(0);
    expect(await neighbour.boundingBox()).toEqual(before);
  });

  test('are the last ones, too, whose open box stays within the table', async ({ page }) => {
    await page.goto('/kapanisoran');
    await expectRows(page);
    const width = await scroller(page).evaluate((element) => (element.scrollLeft = element.scrollWidth));
    const last = page.getByRole('grid').locator('[role="gridcell"]:has(input)').last().getByRole('textbox');
    await last.click();
    expect(await scroller(page).evaluate((element) => element.scrollWidth)).toBe(width);
    await expect(last).toBeInViewport({ ratio: 1 });
  });

  test('have their code behind the prices', async ({ page }) => {
    await page.goto('/kapanisoran');
    await expectRows(page);
    const place = async (name: string) => Number(await heading(page, name).getAttribute('aria-colindex'));
    expect(await place('Maç Sonucu Kod')).toBe((await place('Maç Sonucu 2')) + 1);
  });

  test('are found by a key that can be turned off', async ({ page }) => {
    await page.goto('/kapanisoran');
    const search = page.getByRole('combobox', { name: 'Sütun ara' });
    await expect(search).toBeVisible();
    await page.keyboard.press('/');
    await expect(search).toBeFocused();
    await page.keyboard.type('kg var');
    await expectNoViolations(page, 'the search for a column');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Nasıl aranır?' }).click();
    await page.getByRole('switch', { name: '/ kısayolu açık' }).click();
    await page.getByRole('button', { name: 'Kapat' }).click();
    await page.keyboard.press('/');
    await expect(search).not.toBeFocused();
  });
});
