import type { Page } from '@playwright/test';
import { describeWithRealSeasons, memberAt } from './support/real-data';
import { expect, test } from './support/site';

/** Counts what the page is told by mouse and by Tab; what is typed is free. */
async function countEffort(page: Page): Promise<() => Promise<{ clicks: number; tabs: number }>> {
  await page.evaluate(() => {
    const effort = { clicks: 0, tabs: 0 };
    Reflect.set(globalThis, 'effort', effort);
    window.addEventListener('pointerdown', () => effort.clicks++, true);
    window.addEventListener('keydown', ({ key }) => key === 'Tab' && effort.tabs++, true);
  });
  return () => page.evaluate(() => Reflect.get(globalThis, 'effort') as { clicks: number; tabs: number });
}

/** Whether the panel answers for a number of matches, all of which are as asked for. */
async function expectAnswer(page: Page, home: string): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`ft_1_odd=${home}&`));
  await expect(page).toHaveURL(/over_25_odd=1,70-1,80/);
  const panel = page.getByRole('region', { name: 'Ne oldu?' });
  await expect(panel.getByText(/^Filtrelere uyan [1-9][\d.]* maçın tamamı$/)).toBeInViewport();
  await expect(panel.getByRole('table', { name: 'Maç sonucu' })).toBeInViewport();
  await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'false');
}

/** Whether every match of the answer has the prices that were asked for. */
async function expectPrices(page: Page, home: string): Promise<void> {
  for (const [chip, column, price] of [
    ['MS 1', 'Maç Sonucu 1', new RegExp(`^${home}`)],
    ['A/Ü 2,5 Üst', '2,5 Alt/Üst Üst', /^1,(7\d|80)$/],
  ] as const) {
    await page.getByRole('button', { name: `${chip}:` }).click();
    const index = await page
      .getByRole('columnheader', { name: column, exact: true })
      .getAttribute('aria-colindex');
    const cells = page
      .getByRole('grid')
      .locator(`[role="gridcell"][aria-colindex="${index}"]:not(:has(input))`);
    await expect(cells.nth(2)).toBeVisible();
    for (const text of await cells.allInnerTexts()) expect(text).toMatch(price);
  }
}

/** From the menu: what happened at this price of the home side and over 2.5 at 1,70–1,80? */
async function ask(page: Page, home: string): Promise<void> {
  const effort = await countEffort(page);
  const menu = page.getByRole('navigation', { name: 'Ana menü' });
  await menu.getByRole('button', { name: 'Oranlar' }).click();
  await menu.getByRole('link', { name: 'Kapanış Oranları' }).click();
  await page.getByRole('combobox', { name: 'Sütun ara' }).click();
  await page.keyboard.type('ms 1');
  await page.keyboard.press('Enter');
  await page.keyboard.type(home);
  // in a box of prices the key is no text: it leads back to the search
  await page.keyboard.type('/2.5 üst');
  await page.keyboard.press('Enter');
  await page.keyboard.type('1,70-1,80');
  await expectAnswer(page, home);
  const { clicks, tabs } = await effort();
  expect(clicks).toBeLessThanOrEqual(3);
  expect(tabs).toBeLessThanOrEqual(6);
  await expectPrices(page, home);
}

test.describe('the answer on a desktop', () => {
  test.beforeEach(({ signIn }) => signIn('uye'));

  test('to two prices is three clicks away from the menu', async ({ page }) => {
    await page.goto('/oranlar');
    await ask(page, '1,8');
  });

  test('to two prices is there without a mouse', async ({ page }) => {
    await page.goto('/kapanisoran');
    await expect(page.getByRole('combobox', { name: 'Sütun ara' })).toBeVisible();
    await page.keyboard.type('/ms 1');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Maç Sonucu 1 filtresi', { exact: true })).toBeFocused();
    await page.keyboard.type('1,8/üst 2,5');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('2,5 Alt/Üst Üst filtresi', { exact: true })).toBeFocused();
    await page.keyboard.type('1,70-1,80');
    await expectAnswer(page, '1,8');
    await expectPrices(page, '1,8');
  });
});

describeWithRealSeasons('the answer on a desktop from real seasons', ['2122', '2223'], (site) => {
  test('to two prices is three clicks away from the menu', async ({ browser, playwright }) => {
    const page = await memberAt(browser, playwright, site().address);
    await page.goto('/oranlar');
    await ask(page, '1,85');
    await page.context().close();
  });
});
