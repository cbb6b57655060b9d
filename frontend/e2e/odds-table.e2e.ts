import type { Page } from '@playwright/test';
import { columnCount, oddGroups } from './support/odd-columns';
import { expect, firstPages, recordApiCalls, test } from './support/site';

const rows = (page: Page) =>
  page
    .getByRole('grid')
    .locator('[role="row"]:has([role="gridcell"][data-row])')
    .filter({
      has: page.locator('[role="gridcell"]:not(:has(input))'),
    });

/** Texts of a column's drawn cells. */
async function cellsOf(page: Page, colindex: number): Promise<string[]> {
  return page
    .getByRole('grid')
    .locator(`[role="gridcell"][aria-colindex="${colindex}"]:not(:has(input))`)
    .allInnerTexts();
}

/** Place of a column among those that are shown, by its full title. */
async function colindex(page: Page, title: string): Promise<number> {
  return Number(
    await page.getByRole('columnheader', { name: title, exact: true }).getAttribute('aria-colindex'),
  );
}

test.beforeEach(async ({ signIn }) => {
  await signIn('uye');
});

test('a member types into two boxes and sees only matching matches, also after a reload', async ({
  page,
}) => {
  await page.goto('/kapanisoran');
  await expect(page.getByRole('status').filter({ hasText: /(15|30) maç yüklendi/ })).toBeVisible();

  await page.getByLabel('Maç Sonucu 1 filtresi', { exact: true }).fill('1,8');
  await page.getByLabel('Ev Sahibi filtresi', { exact: true }).fill('SPOR');
  await expect(page).toHaveURL(/ft_1_odd=1%2C8|ft_1_odd=1,8/);
  await expect(page).toHaveURL(/home_team=SPOR/);

  const check = async () => {
    await expect(
      page.getByRole('status').filter({ hasText: /^[\d.]+ maç bulundu(, \d+ maç yüklendi)?$/ }),
    ).toBeVisible();
    await expect(rows(page).first()).toBeVisible();
    const prices = await cellsOf(page, await colindex(page, 'Maç Sonucu 1'));
    expect(prices.length).toBeGreaterThan(5);
    for (const price of prices) expect(price).toMatch(/^1,8\d$/);
    for (const team of await cellsOf(page, 1)) expect(team.toLocaleLowerCase('tr')).toContain('spor');
  };
  await check();

  await page.reload();
  await expect(page.getByLabel('Maç Sonucu 1 filtresi', { exact: true })).toHaveValue('1,8');
  await check();

  await page.getByRole('button', { name: 'Ev Sahibi filtresini kaldır' }).click();
  await expect(page.getByLabel('Ev Sahibi filtresi', { exact: true })).toHaveValue('');
  await page.getByRole('button', { name: 'Filtreleri Temizle' }).click();
  await expect(page.getByLabel('Maç Sonucu 1 filtresi', { exact: true })).toHaveValue('');
  await expect(page).toHaveURL('/kapanisoran');
});

test('Enter in a box applies what was typed without waiting for the pause', async ({ page }) => {
  await page.goto('/kapanisoran');
  const box = page.getByLabel('Maç Sonucu 1 filtresi', { exact: true });
  await box.pressSequentially('1,8');
  const asked = page.waitForRequest(/odd-list-full-view\?.*ft_1_odd=/);
  const pressed = Date.now();
  await box.press('Enter');
  await asked;
  // the pause is a second long and began with the last key
  expect(Date.now() - pressed).toBeLessThan(900);
  await expect(page).toHaveURL(/ft_1_odd=/);
});

test('a group is hidden, restored, and stays hidden after a reload', async ({ page }) => {
  await page.goto('/acilisoran');
  const group = page.getByRole('checkbox', { name: 'Çifte Şans sütunlarını göster' });
  await group.click();
  await expect(page.getByRole('columnheader', { name: 'Çifte Şans 1-X' })).toHaveCount(0);
  const list = page.getByRole('region', { name: 'Gizlenen Sütunlar' });
  await expect(list.getByText('Çifte Şans')).toBeVisible();
  await expect(page).toHaveURL('/acilisoran?gizli=ft_dc');

  await page.reload();
  await expect(list.getByText('Çifte Şans')).toBeVisible();
  await page.goto('/acilisoran');
  await expect(list.getByText('Çifte Şans'), 'the browser remembers without the address').toBeVisible();

  await list.getByRole('button', { name: 'Çifte Şans sütunlarını geri getir' }).click();
  await expect(page.getByRole('columnheader', { name: 'Çifte Şans 1-X' })).toBeVisible();
  await expect(list.getByText('Çifte Şans')).toBeHidden();
  await expect(page).toHaveURL('/acilisoran');
});

for (const address of ['/kapanisoran', '/bulten', '/kapanisreyting']) {
  test(`the table of ${address} stays where it is when its first group is hidden`, async ({ page }) => {
    await page.goto(address);
    const grid = page.getByRole('grid');
    await expect(grid.getByRole('gridcell').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    const before = (await grid.boundingBox())!.y;
    await grid.getByRole('checkbox').nth(1).click();
    await expect(page.getByRole('region', { name: 'Gizlenen Sütunlar' })).toBeVisible();
    expect((await grid.boundingBox())!.y).toBe(before);
  });
}

test('the table stays where it is when the picker says something', async ({ page }) => {
  await page.goto('/kapanisoran');
  const grid = page.getByRole('grid');
  await expect(page.getByRole('table', { name: 'Maç sonucu' })).toBeVisible();
  const before = (await grid.boundingBox())!.y;
  await page.getByRole('button', { name: 'Filtreyi Kaydet' }).click();
  const message = page.getByRole('alert').filter({ hasText: 'Hata: Kaydedilecek filtre yok' });
  await expect(message).toBeInViewport({ ratio: 1 });
  expect((await grid.boundingBox())!.y).toBe(before);
  await page.getByRole('button', { name: 'Mesajı kapat' }).click();
  await expect(message).toHaveCount(0);
});

test('the name of a group that is nearly out of sight still begins in view', async ({ page }) => {
  await page.goto('/kapanisoran');
  const grid = page.getByRole('grid');
  const heading = grid.getByRole('columnheader', { name: /^Maç Bilgileri/ });
  await expect(heading).toBeVisible();
  const pinned = (await grid.getByRole('columnheader', { name: 'Takımlar' }).boundingBox())!;
  const edge = pinned.x + pinned.width;
  const { x, width } = (await heading.boundingBox())!;
  await grid.locator('xpath=../..').evaluate((box, left) => (box.scrollLeft = left), x + width - edge - 60);
  await expect.poll(async () => (await heading.boundingBox())!.x).toBeLessThan(edge - 100);
  const label = (await heading.getByRole('checkbox').boundingBox())!;
  expect(Math.round(label.x)).toBeGreaterThanOrEqual(edge);
  expect(label.x + label.width).toBeLessThan(edge + 60);
});

test('the table is dark on its own, also after a reload', async ({ page }) => {
  await page.goto('/kapanisoran');
  const theme = page.getByRole('switch', { name: 'Koyu tablo' });
  await expect(theme).not.toBeChecked();
  await theme.click();
  await expect(theme).toBeChecked();
  const background = () =>
    page.getByRole('grid').evaluate((grid) => getComputedStyle(grid.closest('.bg-surface')!).backgroundColor);
  const dark = await background();
  expect(await page.evaluate(() => localStorage.getItem('darkTableTheme'))).toBe('true');
  await page.reload();
  await expect(theme).toBeChecked();
  expect(await background()).toBe(dark);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('a link shares filters and hidden groups', async ({ page }) => {
  await page.goto('/kapanisoran?over_25_odd=1.70-1.80&gizli=ft,ft_dc,uo_05,uo_15');
  await expect(page.getByRole('region', { name: 'Gizlenen Sütunlar' }).getByRole('listitem')).toHaveCount(5);
  await expect(page.getByText('A/Ü 2,5 Üst:')).toBeVisible();
  await expect(rows(page).first()).toBeVisible();
  for (const price of await cellsOf(page, await colindex(page, '2,5 Alt/Üst Üst'))) {
    expect(Number(price.replace(',', '.'))).toBeGreaterThanOrEqual(1.7);
    expect(Number(price.replace(',', '.'))).toBeLessThanOrEqual(1.8);
  }
});

test('the other table opens with the same filters', async ({ page }) => {
  await page.goto('/kapanisoran?home_team=spor');
  await page.getByRole('navigation', { name: 'Oran türü' }).getByRole('link', { name: 'Açılış' }).click();
  await expect(page).toHaveURL('/acilisoran?home_team=spor');
  await expect(page.getByLabel('Ev Sahibi filtresi', { exact: true })).toHaveValue('spor');
});

test('text that the server can not read turns its box red, and the other filters stay', async ({ page }) => {
  await page.goto('/kapanisoran?home_team=spor');
  await expect(rows(page).first()).toBeVisible();
  const calls = recordApiCalls(page);
  const lists = () => firstPages(calls);
  const box = page.getByLabel('Maç Sonucu 1 filtresi', { exact: true });
  await box.fill('1,95-1,80');
  await expect(page.getByRole('alert')).toContainText('Aralığın başı sonundan büyük olamaz.');
  await expect(box).toHaveAttribute('aria-invalid', 'true');
  await expect(box).toHaveValue('1,95-1,80');
  await expect(box).toHaveAccessibleDescription('Aralığın başı sonundan büyük olamaz.');
  await expect(page).toHaveURL('/kapanisoran?home_team=spor');
  await expect(rows(page).first()).toContainText(/spor/i);
  expect(lists(), 'the rows without it are at hand').toHaveLength(1);
  await box.fill('1,80-1,95');
  await expect(box).not.toHaveAttribute('aria-invalid');
  await expect(page.getByRole('alert')).toBeHidden();
  await expect.poll(() => lists().length).toBe(2);
  await expect(page).toHaveURL('/kapanisoran?ft_1_odd=1,80-1,95&home_team=spor');
});

test('a link with a filter that the server can not read opens with the others', async ({ page }) => {
  const calls = recordApiCalls(page);
  await page.goto('/kapanisoran?ft_1_odd=bir&home_team=spor');
  await expect(rows(page).first()).toContainText(/spor/i);
  const box = page.getByLabel('Maç Sonucu 1 filtresi', { exact: true });
  await expect(box).toHaveValue('bir');
  await expect(box).toHaveAccessibleDescription(/^Oran okunamadı\./);
  await expect(page).toHaveURL('/kapanisoran?home_team=spor');
  await expect(page.getByText(/^Filtrelere uyan [\d.]+ maçın tamamı$/)).toBeVisible();
  expect(firstPages(calls)).toHaveLength(2);
});

test('a box waits for a pause and a second character, a score box for a score', async ({ page }) => {
  await page.goto('/kapanisoran');
  await expect(rows(page).first()).toBeVisible();
  const calls = recordApiCalls(page);
  const lists = () => firstPages(calls);

  await page.getByLabel('Maç Sonucu 1 filtresi', { exact: true }).fill('1');
  await page.getByLabel('MS Skor filtresi', { exact: true }).fill('2 -');
  await page.waitForTimeout(1600);
  expect(lists()).toEqual([]);
  await page.getByLabel('MS Skor filtresi', { exact: true }).fill('2 - 1');
  await expect.poll(lists).toEqual([expect.stringMatching(/home_ft_score=2&away_ft_score=1/)]);
  await expect(rows(page).first()).toContainText('2 - 1');
  for (const score of await cellsOf(page, await colindex(page, 'MS Skor'))) expect(score).toBe('2 - 1');

  await page.getByLabel('Toplam Gol filtresi').fill('3');
  await expect.poll(() => lists().length, 'one character is enough for whole numbers').toBe(2);

  await page.getByLabel('MS Skor filtresi', { exact: true }).fill('');
  await expect.poll(() => lists().length, 'emptying a box takes its filter away').toBe(3);
});

test('nothing found says so and offers a way out', async ({ page }) => {
  await page.goto('/kapanisoran?home_team=boylebirtakimyok');
  await expect(page.getByText('Veri bulunamadı')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Filtreleri Temizle' }).last().click();
  await expect(page.getByRole('status').filter({ hasText: /(15|30) maç yüklendi/ })).toBeVisible();
});

test('reaching the bottom brings the next rows', async ({ page }) => {
  await page.goto('/kapanisoran');
  await expect(rows(page).first()).toBeVisible();
  const calls = recordApiCalls(page);
  await page.getByRole('grid').evaluate((grid) => {
    const scroller = grid.parentElement!.parentElement!;
    scroller.scrollTop = scroller.scrollHeight;
  });
  await expect(page.getByRole('status').filter({ hasText: '60 maç yüklendi' })).toBeVisible();
  expect(calls.filter((call) => call.includes('odd-list')).at(-1)).toMatch(
    /filter_type=2&page=2&per_page=30/,
  );
});

test('a failing server is named, and a second try succeeds', async ({ page }) => {
  await page.route('**/api/odd-list-full-view**', (route) => route.abort(), { times: 1 });
  // with a filter: rows without one are asked for beside the columns, and again once those are there
  await page.goto('/kapanisoran?match_date=2025');
  await expect(page.getByRole('alert')).toContainText('Sunucuya ulaşılamadı.');
  await page.getByRole('button', { name: 'Tekrar dene' }).click();
  await expect(rows(page).first()).toBeVisible();
});

test('all groups and columns of the server are there', async ({ page, request }) => {
  await page.goto('/kapanisoran');
  const groups = await oddGroups(page, request);
  expect(groups.length).toBeGreaterThan(0);
  await expect(page.getByRole('grid')).toHaveAttribute('aria-colcount', String(columnCount(groups)));
  const seen = new Set<string>();
  const scroller = page.getByRole('grid').locator('xpath=../..');
  for (let left = 0; left < 13_000; left += 900) {
    await scroller.evaluate((box, to) => (box.scrollLeft = to), left);
    await page.waitForTimeout(60);
    for (const label of await page
      .getByRole('grid')
      .getByRole('checkbox')
      .evaluateAll((boxes) => boxes.map((box) => box.getAttribute('aria-label') ?? ''))) {
      seen.add(label);
    }
  }
  for (const { title } of groups) {
    expect(
      [...seen].some((label) => label.endsWith(`${title} sütunlarını göster`)),
      title,
    ).toBe(true);
  }
});
