import type { Page, Response } from '@playwright/test';
import { expectNoViolations } from './support/axe';
import { describeWithRealSeasons, memberAt } from './support/real-data';
import { drawnMatches, expect, recordApiCalls, test } from './support/site';

const heading = (page: Page, name: string) => page.getByRole('columnheader', { name, exact: true });
const box = (page: Page, column: string) => page.getByLabel(`${column} filtresi`, { exact: true });
const scroller = (page: Page) => page.getByRole('grid').locator('xpath=../..');

/** Texts of a column's drawn cells, from the top. */
async function cellsOf(page: Page, column: string): Promise<string[]> {
  const index = await heading(page, column).getAttribute('aria-colindex');
  return page
    .getByRole('grid')
    .locator(`[role="gridcell"][aria-colindex="${index}"]:not(:has(input))`)
    .allInnerTexts();
}

/** The kick-off of a match to come, e.g. `22 Kas 21:45`. */
const KICK_OFF = /^\d{1,2} \p{Lu}\p{Ll}{2} \d\d:\d\d$/u;

/** The matches of an answer stand in order of kick-off. */
async function expectSoonestFirst(answer: Response): Promise<void> {
  const { items } = (await answer.json()) as { items: { match_date: string; match_time: string | null }[] };
  const kickOffs = items.map(({ match_date, match_time }) => `${match_date} ${match_time ?? ''}`);
  expect(kickOffs).toEqual([...kickOffs].sort());
  const asked = new URL(answer.url()).searchParams;
  expect([asked.get('sort'), asked.get('order')]).toEqual([null, 'asc']);
}

/** Waits until the rows are those that were asked for last. */
async function expectRows(page: Page): Promise<void> {
  await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'false');
  await expect(page.getByRole('gridcell', { name: /^\d\d\.\d\d\.\d{4}$|\d\d:\d\d$/ }).first()).toBeVisible();
}

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

test.describe('the order of all matches', () => {
  test.beforeEach(({ signIn }) => signIn('uye'));

  test('is that of the column whose title is pressed, over all pages, and in the address', async ({
    page,
  }) => {
    await page.goto('/kapanisoran?match_date=2025');
    await expectRows(page);
    const calls = recordApiCalls(page);
    await heading(page, 'Maç Sonucu 1').getByRole('button').click();
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

    await heading(page, 'Maç Sonucu 1').getByRole('button').press('Enter');
    await expect(page).toHaveURL('/kapanisoran?match_date=2025&sort=ft_1_odd&order=desc');
    await expectRows(page);
    await expect.poll(async () => prices(await cellsOf(page, 'Maç Sonucu 1'))[0]).toBeGreaterThan(3);
    await page.reload();
    await expect(heading(page, 'Maç Sonucu 1')).toHaveAttribute('aria-sort', 'descending');
    await heading(page, 'Maç Sonucu 1').getByRole('button').click();
    await expect(page).toHaveURL('/kapanisoran?match_date=2025');
    await expect(heading(page, 'Maç Sonucu 1')).not.toHaveAttribute('aria-sort');
    expect(calls.filter((call) => call.includes('odd-summary') && call.includes('sort='))).toEqual([]);
  });

  test('shows its mark on titles that are pointed at, focused or sorted by', async ({ page }) => {
    await page.goto('/kapanisoran?sort=ft_1_odd');
    await expectRows(page);
    const mark = (column: string) =>
      heading(page, column)
        .locator('svg')
        .evaluate((icon) => Number(getComputedStyle(icon).opacity));
    expect(await mark('Maç Sonucu 1')).toBe(1);
    expect(await mark('Tarih')).toBe(0);
    await heading(page, 'Tarih').getByRole('button').hover();
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
    await expect(box(page, 'Karşılıklı Gol Var')).toBeFocused();
    await expect(box(page, 'Karşılıklı Gol Var')).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: /^A\/Ü 2,5 Üst:/ }).press('Enter');
    await expect(box(page, '2,5 Alt/Üst Üst')).toBeFocused();
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
    await expect(box(page, 'Maç Sonucu 1')).toBeFocused();
    await page.keyboard.type('5');
    await expect(box(page, 'Maç Sonucu 1')).toHaveValue('1,95');
  });

  test('have a box wide enough for a range while it is written in, and nothing moves', async ({ page }) => {
    await page.goto('/kapanisoran');
    await expectRows(page);
    await page.waitForLoadState('networkidle');
    const narrow = (await box(page, 'Maç Sonucu X').boundingBox())!;
    const neighbour = heading(page, 'Maç Sonucu 2');
    const before = await neighbour.boundingBox();
    await box(page, 'Maç Sonucu X').fill('3,20-3,40');
    const wide = (await box(page, 'Maç Sonucu X').boundingBox())!;
    expect(wide.width).toBeGreaterThan(narrow.width + 30);
    expect(await box(page, 'Maç Sonucu X').evaluate((input) => input.scrollWidth - input.clientWidth)).toBe(
      0,
    );
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

describeWithRealSeasons('a table of real seasons', ['2122', '2223'], (site) => {
  test('folds the groups that no match has a price of, and opens them', async ({ browser, playwright }) => {
    const page = await memberAt(browser, playwright, site().address);
    await page.goto('/kapanisoran');
    await expectRows(page);
    const folded = page.getByRole('button', { name: /^\d+ boş grup$/ });
    await expect(folded).toHaveAttribute('aria-expanded', 'false');
    const columns = async () => Number(await page.getByRole('grid').getAttribute('aria-colcount'));
    const few = await columns();
    await expect(heading(page, '2,5 Alt/Üst Üst')).toBeInViewport({ ratio: 1 });
    await expect(heading(page, 'Çifte Şans 1-X')).toHaveCount(0);
    await expectNoViolations(page, 'folded groups');
    await folded.click();
    await expect(heading(page, 'Çifte Şans 1-X')).toBeVisible();
    expect(await columns()).toBeGreaterThan(few + 50);
    await folded.click();
    await expect(heading(page, 'Çifte Şans 1-X')).toHaveCount(0);

    // nothing moves while more rows come or are on their way
    await scroller(page).evaluate((element) => (element.scrollTop = element.scrollHeight));
    await expect(page.getByRole('status').filter({ hasText: /(60|120) maç yüklendi/ })).toBeVisible();
    expect(await columns()).toBe(few);

    // on the next visit they are folded before the rows are there: no title moves, nor for the summary
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    await page.route(
      '**/api/odd-list-full-view**',
      async (route) => {
        await answered;
        await route.continue();
      },
      { times: 1 },
    );
    await page.reload();
    await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
    expect(await columns()).toBe(few);
    const before = await heading(page, '2,5 Alt/Üst Üst').boundingBox();
    answer();
    await expectRows(page);
    expect(await columns()).toBe(few);
    await expect(page.getByRole('table', { name: 'Maç sonucu' })).toBeVisible();
    expect(await heading(page, '2,5 Alt/Üst Üst').boundingBox()).toEqual(before);

    // a folded group opens for the search of one of its columns, and stays open with its filter
    await page.keyboard.type('/çifte şans 1-x');
    await page.keyboard.press('Enter');
    await expect(box(page, 'Çifte Şans 1-X')).toBeFocused();
    await page.keyboard.type('boş');
    await expect(page).toHaveURL(/ft_1x_odd=/);
    await expectRows(page);
    await expect(heading(page, 'Çifte Şans 1-X')).toBeVisible();
    await page.reload();
    await expectRows(page);
    await expect(heading(page, 'Çifte Şans 1-X')).toBeAttached();
    await page.context().close();
  });

  test('begins with played matches at 390 px, and none is to come', async ({ browser, playwright }) => {
    const page = await memberAt(browser, playwright, site().address, { width: 390, height: 844 });
    await page.goto('/kapanisoran');
    await expect(drawnMatches(page).first()).toBeVisible();
    await page.getByRole('group', { name: 'Hangi maçlar' }).getByText('Yaklaşan').click();
    await expect(page.getByText('Veri bulunamadı')).toBeVisible();
    await page.context().close();
  });
});
