import type { Page, Request } from '@playwright/test';
import { filterBox, expectRows } from './support/match-table';
import { expect, test } from './support/site';

/** Lets requests to a route wait for ever where their query has something; says what became of them. */
async function hold(page: Page, route: string, which: (query: URLSearchParams) => boolean = () => true) {
  const begun: Request[] = [];
  const aborted: Request[] = [];
  page.on('requestfailed', (request) => {
    if (begun.includes(request)) aborted.push(request);
  });
  await page.route(`**${route}?**`, (handled) => {
    if (!which(new URL(handled.request().url()).searchParams)) return handled.continue();
    begun.push(handled.request());
  });
  return { begun: () => begun.length, aborted: () => aborted.length };
}

const leave = (page: Page) =>
  page.getByRole('navigation', { name: 'Ana menü' }).getByRole('link', { name: 'Ana Sayfa' }).click();

test.beforeEach(async ({ signIn }) => {
  await signIn('uye');
});

test('of the summaries of three filters one after the other only the last goes on, until the screen is left', async ({
  page,
}) => {
  const summaries = await hold(page, '/api/odd-summary', (query) => query.has('ft_1_odd'));
  await page.goto('/kapanisoran');
  await expect(page.getByRole('table', { name: 'Maç sonucu' })).toBeVisible();
  const box = filterBox(page, 'Maç Sonucu 1');
  for (const [index, text] of ['1,8', '1,85', '1,9'].entries()) {
    await box.fill(text);
    await expect.poll(summaries.begun).toBe(index + 1);
  }
  await expect.poll(summaries.aborted).toBe(2);
  await leave(page);
  await expect.poll(summaries.aborted).toBe(3);
  expect(summaries.begun()).toBe(3);
});

test('rows that are on their way end with their screen, and are asked for anew without an error', async ({
  page,
}) => {
  const rows = await hold(page, '/api/odd-list-full-view', (query) => query.has('home_team'));
  await page.goto('/kapanisoran?home_team=spor');
  await expect.poll(rows.begun).toBe(1);
  await leave(page);
  await expect.poll(rows.aborted).toBe(1);
  await page.unroute('**/api/odd-list-full-view?**');
  await page.goBack();
  await expectRows(page);
  await expect(page.getByText('Bir hata oluştu.')).toBeHidden();
});

test('a file on its way is cancelled by its button, and ends with its screen', async ({ page }) => {
  const files = await hold(page, '/api/odd-export');
  await page.goto('/kapanisoran');
  const button = page.getByRole('button', { name: 'CSV indir', exact: true });
  const width = (await button.boundingBox())!.width;
  await button.click();
  const cancel = page.getByRole('button', { name: 'İptal: CSV indir' });
  await expect(cancel).toHaveText('CSV indirİptal');
  expect((await cancel.boundingBox())!.width).toBeCloseTo(width, 1);
  await cancel.click();
  await expect.poll(files.aborted).toBe(1);
  await button.click();
  await expect.poll(files.begun).toBe(2);
  await leave(page);
  await expect.poll(files.aborted).toBe(2);
});
