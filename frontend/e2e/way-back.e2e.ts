import type { Page } from '@playwright/test';
import { expect, preferTable, recordApiCalls, test } from './support/site';

const scroller = (page: Page) => page.getByRole('grid').locator('xpath=../..');
const placeOf = (page: Page) =>
  scroller(page).evaluate((box) => [box.scrollTop, box.scrollLeft, Math.round(window.scrollY)]);

/** Scrolls until two further pages of rows are there, and a little to the right. */
async function scrollFar(page: Page): Promise<void> {
  const grid = page.getByRole('grid');
  await expect(grid.getByRole('gridcell').first()).toBeVisible();
  await expect(async () => {
    await scroller(page).evaluate((box) => (box.scrollTop = box.scrollHeight));
    await expect(page.getByRole('status').filter({ hasText: /1[02]0 maç yüklendi/ })).toBeAttached({
      timeout: 1_500,
    });
  }).toPass();
  await scroller(page).evaluate((box) => box.scrollTo(700, 1500));
  await expect.poll(async () => (await placeOf(page)).slice(0, 2)).toEqual([1500, 700]);
}

const tables = { 'the odds table': '/kapanisoran?home_team=a', 'the bulletin': '/bulten?home_team=a' };

for (const [name, address] of Object.entries(tables)) {
  for (const width of [1440, 390]) {
    test(`back from a match leads to where ${name} was left, at ${width} px`, async ({ page, signIn }) => {
      await page.setViewportSize({ width, height: 844 });
      await signIn('uye');
      await preferTable(page);
      await page.goto(address);
      await scrollFar(page);
      // eight rows above those in view are drawn, too
      const link = page
        .getByRole('grid')
        .getByRole('link')
        .nth(width === 1440 ? 24 : 12);
      // on phones the summary comes first
      await scroller(page).evaluate((box) => box.scrollIntoView({ block: 'end' }));
      await expect(link).toBeInViewport();
      const before = await placeOf(page);
      const match = await link.getAttribute('href');
      const calls = recordApiCalls(page);
      // a real click would scroll the link out from under what is pinned
      await link.dispatchEvent('click');
      await expect(page).toHaveURL(/\/mac\/\d+/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('grid')).toBeVisible();
      expect(await placeOf(page)).toEqual(before);
      await expect(page.getByRole('grid').locator(`a[href="${match}"]`).first()).toBeInViewport();
      expect(calls.filter((call) => /odd-list|bulten-data/.test(call))).toEqual([]);
    });
  }
}

test('another search begins at the top, and so does a table that is opened again', async ({
  page,
  signIn,
}) => {
  await signIn('uye');
  await page.goto('/kapanisoran');
  await scrollFar(page);
  await page.getByLabel('Maç Sonucu 1 filtresi', { exact: true }).fill('1,8');
  await expect(page).toHaveURL(/ft_1_odd=/);
  await expect.poll(async () => (await placeOf(page))[0]).toBe(0);
  await scrollFar(page);
  const menu = page.getByRole('navigation', { name: 'Ana menü' });
  await menu.getByRole('link', { name: 'Kazananlar' }).click();
  await menu.getByRole('button', { name: 'Oranlar' }).click();
  await menu.getByRole('link', { name: 'Kapanış Oranları' }).click();
  await expect(page.getByRole('grid').getByRole('gridcell').first()).toBeVisible();
  expect(await placeOf(page)).toEqual([0, 0, 0]);
});
