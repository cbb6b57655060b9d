import { expect, type Locator, type Page } from '@playwright/test';

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
export async function expectAnswer(page: Page, home: string): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`ft_1_odd=${home}&`));
  await expect(page).toHaveURL(/over_25_odd=1,70-1,80/);
  const panel = page.getByRole('region', { name: 'Ne oldu?' });
  await expect(panel.getByText(/^Filtrelere uyan [1-9][\d.]* maçın tamamı$/)).toBeInViewport();
  await expect(panel.getByRole('table', { name: 'Maç sonucu' })).toBeInViewport();
  await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'false');
}

/** Whether every match of the answer has the prices that were asked for. */
export async function expectPrices(page: Page, home: string): Promise<void> {
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
export async function askByMouse(page: Page, home: string): Promise<void> {
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

/** The cards of the matches found, as phones show them. */
export const cards = (page: Page) => page.getByRole('list', { name: 'Bulunan maçlar' }).getByRole('link');

/** The one line of answer above them. */
export const answer = (page: Page) =>
  page.getByRole('button', { name: /^Ne oldu\? [\d.]+ maç · 1 %\d+ · X %\d+ · 2 %\d+/ });

/** Answer and the first three cards stand above the bar at the bottom of the screen. */
export async function expectAnswerInView(page: Page): Promise<void> {
  await expect(answer(page)).toBeVisible();
  const dock = (await page.getByRole('navigation', { name: 'Ana menü' }).boundingBox())!;
  const above = [answer(page), ...[0, 1, 2].map((place) => cards(page).nth(place))];
  for (const part of above) {
    const box = (await part.boundingBox())!;
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(box.y + box.height).toBeLessThanOrEqual(dock.y);
  }
}

/** From the menu, by touch: what happened at these prices of the home side and over 2.5? */
export async function askByTouch(page: Page, home: string, over: string): Promise<void> {
  await page.goto('/urunler');
  let taps = 0;
  const tap = async (target: Locator) => {
    await target.tap();
    taps += 1;
  };
  await tap(page.getByRole('navigation', { name: 'Ana menü' }).getByRole('link', { name: 'Oranlar' }));
  await tap(page.getByRole('main').locator('a[href="/kapanisoran"]').first());
  await expect(cards(page).first()).toBeVisible();
  await tap(page.getByRole('button', { name: 'Filtreler', exact: true }));
  const sheet = page.getByRole('dialog', { name: 'Filtreler' });
  await tap(sheet.getByLabel('Maç Sonucu 1 filtresi', { exact: true }));
  await page.keyboard.type(home);
  await tap(sheet.getByLabel('2,5 Alt/Üst Üst filtresi', { exact: true }));
  await page.keyboard.type(over);
  const show = sheet.getByRole('button', { name: /^[\d.]+ maçı göster$/ });
  await expect(page).toHaveURL(/ft_1_odd=1(,|%2C)8.*over_25_odd=1/);
  await expect(show).toBeVisible();
  const count = /^[\d.]+/.exec(await show.innerText())![0];
  await tap(show);
  await expect(sheet).toBeHidden();
  await expectAnswerInView(page);
  expect(taps).toBeLessThanOrEqual(6);
  await expect(answer(page)).toContainText(`${count} maç`);
  await expect(cards(page).first()).toContainText('MS 1');
  await expect(cards(page).first()).toContainText('A/Ü 2,5 Üst');
  await expect(cards(page).first()).not.toContainText('MS X');
}
