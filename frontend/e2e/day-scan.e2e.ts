import type { Page } from '@playwright/test';
import { expectNoViolations } from './support/axe';
import { type Scan, dayThatStandsOut } from './support/scan';
import { expect, recordApiCalls, scrollsSideways, test } from './support/site';

/** Opens a scan and answers what the server said. */
async function openScan(page: Page, address: string): Promise<Scan> {
  const answer = page.waitForResponse(/\/api\/scan/);
  await page.goto(address);
  const scan = (await (await answer).json()) as Scan;
  await expect(page.getByText(/karşılaştırmada/)).toBeVisible();
  return scan;
}

const standing = (scan: Scan) =>
  scan.matches
    .map((match) => {
      const deviations = match.results
        .flatMap(({ selections }) => selections)
        .filter(({ direction }) => direction !== null)
        .map(({ rate, expected }) => Math.abs(rate - expected));
      return { name: match.match_name, deviation: Math.max(0, ...deviations) };
    })
    .filter(({ deviation }) => deviation > 0);

/** Opens the figures of the first match in which nothing stands out. */
const openQuiet = (page: Page) =>
  page
    .getByRole('button', { name: /: seçenekler$/ })
    .first()
    .click();

test.describe('the scan of a day', () => {
  test.beforeEach(async ({ signIn }) => {
    await signIn('uye');
  });

  test('is in the menu and shows what the server counted', async ({ page }) => {
    await page.goto('/oranlar');
    const menu = page.getByRole('navigation', { name: 'Ana menü' });
    await menu.getByRole('button', { name: 'Oranlar' }).click();
    const answer = page.waitForResponse(/\/api\/scan/);
    await menu.getByRole('link', { name: 'Günün Taraması' }).click();
    await expect(page).toHaveURL('/tarama');
    const scan = (await (await answer).json()) as Scan;
    expect(scan.matches.length).toBeGreaterThan(0);
    const [comparisons, out] = [scan.comparisons, scan.standing_out].map((n) => n.toLocaleString('tr-TR'));
    await expect(page.getByText(`${comparisons} karşılaştırmada ${out} sapma var;`)).toBeVisible();
    await expect(page).toHaveTitle(/Günün Taraması/);
  });

  test('begins with the largest deviation, and has a line for every other match', async ({
    page,
    request,
  }) => {
    const scan = await openScan(page, `/tarama?tarih=${await dayThatStandsOut(request)}&ayrisan=0`);
    const found = standing(scan);
    const others = scan.matches.length - found.length;
    const title = page.getByRole('heading', { name: `Ayrışan seçeneği olmayan maçlar (${others})` });
    await expect(title).toBeVisible();
    await expect(title.locator('xpath=following-sibling::ul/li')).toHaveCount(others);
    const cards = page.getByRole('heading', { level: 3 });
    await expect(cards).toHaveCount(found.length + 1);
    const largest = Math.max(...found.map(({ deviation }) => deviation));
    const first = found.filter(({ deviation }) => deviation === largest).map(({ name }) => name);
    expect(first).toContain(await cards.first().innerText());
  });

  test('shows only what stands out until every match is wanted, which the address keeps', async ({
    page,
    request,
  }) => {
    const scan = await openScan(page, `/tarama?tarih=${await dayThatStandsOut(request)}`);
    const only = page.getByRole('switch', { name: 'Yalnız ayrışanlar' });
    await expect(only).toBeChecked();
    const cards = standing(scan).length;
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(cards);
    await expect(page.getByText(/^p [=<] 0,\d+ · q [=<] [01]/).first()).toBeVisible();
    await page
      .getByText(/^Bütün seçenekler/)
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 4 }).first()).toBeVisible();
    await only.click();
    await expect(page).toHaveURL(/ayrisan=0$/);
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(cards + 1);
    await page.reload();
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(cards + 1);
    await expect(only).not.toBeChecked();
  });

  test('asks again for another day, tolerance and market, and keeps them in the address', async ({
    page,
  }) => {
    await openScan(page, '/tarama');
    await expect(page.getByLabel('Oran yakınlığı')).toHaveValue('auto');
    const calls = recordApiCalls(page);
    const tomorrow = page.waitForResponse(/\/api\/scan\?.*date=/);
    await page.getByRole('radio', { name: 'Yarın' }).check();
    await tomorrow;
    await page.getByLabel('Oran yakınlığı').selectOption('±0,05');
    await page.getByRole('checkbox', { name: 'Karşılıklı Gol' }).uncheck();
    await expect(page).toHaveURL(/tarih=\d{4}-\d\d-\d\d&gruplar=ft,uo_25&yakinlik=5$/);
    await expect.poll(() => decodeURIComponent(calls.at(-1) ?? '')).toMatch(/groups=ft,uo_25&tolerance=5$/);
    await page.reload();
    await expect(page.getByText(/karşılaştırmada/)).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Yarın' })).toBeChecked();
    await expect(page.getByLabel('Oran yakınlığı')).toHaveValue('5');
    await expect(page.getByRole('checkbox', { name: 'Karşılıklı Gol' })).not.toBeChecked();
  });

  test('narrows its list to a competition, not its verdict', async ({ page }) => {
    const scan = await openScan(page, '/tarama?ayrisan=0');
    const [first] = scan.matches;
    const name = `${first!.country_name} · ${first!.competition_name}`;
    const of = scan.matches.filter(
      (match) => `${match.country_name} · ${match.competition_name}` === name,
    ).length;
    const calls = recordApiCalls(page);
    await page.getByLabel('Lig').selectOption(`${name} (${of})`);
    await expect(page.getByText(new RegExp(`^${name}: ${of} maçın`))).toBeVisible();
    await expect(page.getByText(`${scan.comparisons.toLocaleString('tr-TR')} karşılaştırmada`)).toContainText(
      'günün bütün maçlarınındır',
    );
    await page.reload();
    await expect(page.getByLabel('Lig')).toHaveValue(name);
    expect(calls.filter((call) => call.startsWith('/api/scan'))).toHaveLength(1);
  });

  test('leads to the matches with the same odds, as many as it says', async ({ page }) => {
    await openScan(page, '/tarama?yakinlik=2&ayrisan=0');
    await openQuiet(page);
    const same = page.getByRole('link', { name: /^[\d.]+ aynı oranlı maç\. .*: 2,5 Alt/ }).first();
    const past = Number((await same.innerText()).split(' ')[0]!.replace('.', ''));
    await expect(same.locator('xpath=..')).toContainText('±0,02 ile');
    await same.click();
    await expect(page).toHaveURL(/\/(kapanis|acilis)oran\?over_25_odd=.*under_25_odd=/);
    const found = page.getByText(/^Filtrelere uyan [\d.]+ maçın tamamı$/);
    await expect(found).toBeVisible();
    const total = Number(/[\d.]+/.exec(await found.innerText())![0].replace('.', ''));
    expect(total, 'and the matches that are still to come').toBeGreaterThanOrEqual(past);
  });

  test('works without a mouse', async ({ page }) => {
    await page.goto('/tarama?ayrisan=0');
    await page.getByRole('radio', { name: 'Bugün' }).focus();
    const answer = page.waitForResponse(/\/api\/scan\?(.*&)?date=/);
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(/tarih=/);
    await expect(page.getByRole('radio', { name: 'Yarın' })).toBeChecked();
    await (await answer).finished();
    await expect(page.locator('main [aria-busy]')).toHaveAttribute('aria-busy', 'false');
    await page
      .getByRole('button', { name: /: seçenekler$/ })
      .first()
      .focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 4 }).first()).toBeVisible();
    await page.getByRole('link', { name: / - / }).first().focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/mac\/\d+$/);
  });

  test('folds its settings on a phone, says how they are set, and begins with the matches', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/tarama');
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeInViewport();
    const settings = page.getByText('Ayarlar', { exact: true }).locator('xpath=..');
    await expect(settings).toContainText('Otomatik · Kapanış · Maç Sonucu, 2,5 Alt/Üst, Karşılıklı Gol');
    await expect(page.getByLabel('Oran yakınlığı')).toBeHidden();
    await settings.click();
    await page.getByLabel('Oran yakınlığı').selectOption('±0,05');
    await expect(page).toHaveURL(/yakinlik=5$/);
    await expect(settings).toContainText('±0,05 · Kapanış');
  });

  for (const width of [1440, 390]) {
    test(`has no axe violation and does not scroll sideways at ${width} px`, async ({ page }) => {
      test.slow();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 844 });
      await openScan(page, '/tarama?yakinlik=5&ayrisan=0');
      await openQuiet(page);
      await page.getByText('Bu sayılar neden temkinli okunmalı?').click();
      if (width === 390) await page.getByText('Ayarlar', { exact: true }).click();
      await expectNoViolations(page, 'scan');
      expect(await scrollsSideways(page)).toBe(false);
    });
  }
});

test('a member without a membership is asked to buy one, and no day is scanned', async ({ page, signIn }) => {
  await signIn('bekleyen');
  const calls = recordApiCalls(page);
  await page.goto('/tarama');
  await expect(page.getByRole('heading', { name: 'Günün Taraması' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Üyelik Satın Al' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(calls.filter((call) => /scan|odd-/.test(call))).toEqual([]);
});
