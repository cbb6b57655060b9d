import type { Page } from '@playwright/test';
import { recordPageErrors } from './support/page-errors';
import { emailOf, expect, PASSWORD, test } from './support/site';

/**
 * Does to the page what the translators of browsers do, for as long as it is open: every text that may be translated is
 * replaced by two nested elements with another text, also those that come or change later.
 */
const translate = (page: Page) =>
  page.addInitScript(() => {
    const mayBe = (text: Text) =>
      text.data.trim() !== '' &&
      text.parentElement !== null &&
      text.parentElement.closest('font, script, style, textarea, [translate="no"], .notranslate') === null;
    const take = (text: Text) => {
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      outer.style.verticalAlign = inner.style.verticalAlign = 'inherit';
      // another text of other length, in which what is said can be told
      inner.textContent = text.data.replaceAll(/\p{Lu}?\p{Ll}{3,}/gu, (word) => `${word}·`);
      outer.append(inner);
      text.replaceWith(outer);
    };
    const all = (node: Node) => {
      if (node instanceof Text) return mayBe(node) ? take(node) : undefined;
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      texts.filter(mayBe).forEach(take);
    };
    new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records)
        if (type === 'characterData') all(target);
        else addedNodes.forEach(all);
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });

const translated = (page: Page) => page.getByRole('main').locator('font').first();
const broken = (page: Page) => page.getByText(/Sayfa· açılırken|Sayfa açılırken/);

test.beforeEach(({ page }) => translate(page));

test('the closing odds scroll, filter and count in a translated page', async ({ page, signIn }) => {
  const errors = recordPageErrors(page);
  await signIn('uye');
  await page.goto('/kapanisoran');
  const grid = page.getByRole('grid');
  await expect(grid.getByRole('gridcell').nth(20)).toBeVisible();
  await expect(translated(page)).toBeAttached();
  await expect(grid.locator('font')).toHaveCount(0);

  const scroller = grid.locator('xpath=../..');
  for (let step = 1; step <= 20; step += 1) {
    await scroller.evaluate((box, by) => box.scrollBy(by % 3 === 0 ? -400 : 300, 500), step);
    await page.waitForTimeout(60);
  }
  await expect(grid.getByRole('gridcell').nth(20)).toBeVisible();
  await scroller.evaluate((box) => box.scrollTo(0, 0));

  const count = page.getByRole('status').filter({ hasText: /bulundu|yüklendi/ });
  const answerOf = async (text: string) => {
    const summary = page.waitForResponse((answer) => answer.url().includes('/api/odd-summary'));
    await page.getByLabel('Maç Sonucu 1 filtresi', { exact: true }).fill(text);
    await page.getByLabel('Maç Sonucu 1 filtresi', { exact: true }).press('Enter');
    const { total } = (await (await summary).json()) as { total: number };
    return total.toLocaleString('tr-TR');
  };
  const first = await answerOf('1,8');
  await expect(count).toContainText(first);
  const second = await answerOf('1,85');
  expect(second).not.toBe(first);
  await expect(count).toContainText(second);
  await expect(count).not.toContainText(first);
  await expect(
    grid.getByRole('gridcell', { name: /^1,85/ }).filter({ hasText: '1,85' }).first(),
  ).toBeVisible();
  await expect(broken(page)).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('a translated site leads from screen to screen', async ({ page }) => {
  const errors = recordPageErrors(page);
  await page.goto('/login');
  await expect(translated(page)).toBeAttached();
  await page.getByRole('main').locator('input[name="email"]').fill(emailOf('uye'));
  await page.getByRole('main').locator('input[name="password"]').fill(PASSWORD);
  await page.getByRole('main').locator('input[name="password"]').press('Enter');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();

  for (const path of ['/tarama', '/', '/mac/100', '/tarama', '/kapanisoran', '/']) {
    // as a link of the site does
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await expect(page).toHaveURL(path);
    await page.waitForLoadState('networkidle');
    await expect(broken(page)).toHaveCount(0);
    await expect(page.getByRole('main')).not.toBeEmpty();
  }
  await page.goto('/mac/100');
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  await expect(heading.locator('font')).toHaveCount(0);
  await page.goBack();
  await page.waitForLoadState('networkidle');
  await expect(broken(page)).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('the scan of a translated page says what it counts for the day that is chosen', async ({
  page,
  signIn,
}) => {
  const errors = recordPageErrors(page);
  await signIn('uye');
  await page.goto('/tarama');
  await expect(translated(page)).toBeAttached();
  await page.waitForLoadState('networkidle');
  const box = page.locator('input[inputmode], input[type="text"]').first();
  await box.fill('18.05.2026');
  await box.press('Enter');
  await expect(page).toHaveURL(/tarih=2026-05-18/);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('main')).toContainText(/18 Mayıs·? 2026/);
  await expect(broken(page)).toHaveCount(0);
  expect(errors).toEqual([]);
});
