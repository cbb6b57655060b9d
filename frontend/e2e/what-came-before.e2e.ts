import type { Page } from '@playwright/test';
import { cellsOf, filterBox, heading, scroller } from './support/match-table';
import { drawnMatches, expect, test } from './support/site';

test.beforeEach(async ({ signIn }) => {
  await signIn('uye');
});

const hidden = (page: Page) => page.getByRole('region', { name: 'Gizlenen Sütunlar' });
const asked = (page: Page): string[] => {
  const fields: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/odd-list-full-view') fields.push(searchParams.get('fields') ?? '');
  });
  return fields;
};

test('what came before the matches is asked for, filtered and put away again', async ({ page }) => {
  const fields = asked(page);
  await page.goto('/kapanisoran');
  await expect(drawnMatches(page).first()).toBeVisible();
  await expect(page).toHaveURL('/kapanisoran');
  await expect(page.getByRole('columnheader', { name: 'Ev Form' })).toHaveCount(0);
  expect(fields.filter((each) => each !== '')).toEqual([]);

  await hidden(page).getByRole('button', { name: 'Maçtan önce sütunlarını geri getir' }).click();
  await expect(page).toHaveURL('/kapanisoran?gizli=-before');
  await expect.poll(() => fields.at(-1)).toContain('home_form');
  await expect(hidden(page)).toBeHidden();
  await scroller(page).evaluate((box) => (box.scrollLeft = box.scrollWidth));
  await expect(heading(page, 'Ev Form')).toBeVisible();

  await filterBox(page, 'Ev Seri').fill('-3..-2');
  await filterBox(page, 'Ev Seri').press('Enter');
  await expect(page).toHaveURL('/kapanisoran?home_run=-3..-2&gizli=-before');
  await expect(page.getByRole('list', { name: 'Etkin filtreler' })).toHaveText(/Ev Seri:-3\.\.-2/);
  await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'false');
  for (const cell of await cellsOf(page, 'Ev Seri')) expect(cell).toMatch(/^[-−][23]$/);

  await filterBox(page, 'Ev Seri').fill('-3--1');
  await filterBox(page, 'Ev Seri').press('Enter');
  await expect(page.getByRole('alert').first()).toContainText('Örnekler: 3 · >=2 · -3 · -3..-1');
  for (const address of ['?home_run=-3..-2&gizli=-before', '?gizli=-before', '']) {
    await page.goBack();
    await expect(page).toHaveURL(`/kapanisoran${address}`);
  }
  await expect(hidden(page)).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('what came before is filtered by in the sheet', async ({ page }) => {
    await page.goto('/kapanisoran');
    await expect(drawnMatches(page).first()).toBeVisible();
    await expect(hidden(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Filtreler' }).click();
    await page.getByRole('searchbox', { name: 'Sütun ara' }).fill('dinlenme');
    await filterBox(page, 'Ev Dinlenme').fill('<5');
    await filterBox(page, 'Ev Dinlenme').press('Enter');
    await expect(page).toHaveURL('/kapanisoran?home_rest=%3C5');
    await expect(page.getByLabel('Tabloda göster')).not.toBeChecked();
    await page
      .getByRole('button', { name: /göster$/ })
      .last()
      .click();
    await expect(drawnMatches(page).first()).toBeVisible();
  });
});
