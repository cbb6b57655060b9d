import type { Page } from '@playwright/test';
import { expectNoViolations } from './support/axe';
import { comeOf, dayThatStandsOut, type Scan } from './support/scan';
import { expect, recordApiCalls, scrollsSideways, test } from './support/site';

/** Opens a scan and answers what the server said. */
async function openScan(page: Page, address: string): Promise<Scan> {
  const answer = page.waitForResponse(/\/api\/scan\?/);
  await page.goto(address);
  const scan = (await (await answer).json()) as Scan;
  await expect(page.getByText(/karşılaştırmada/)).toBeVisible();
  return scan;
}

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
    const answer = page.waitForResponse(/\/api\/scan\?/);
    await menu.getByRole('link', { name: 'Günün Taraması' }).click();
    await expect(page).toHaveURL('/tarama');
    const scan = (await (await answer).json()) as Scan;
    expect(scan.matches.length).toBeGreaterThan(0);
    const [comparisons, out] = [scan.comparisons, scan.standing_out].map((n) => n.toLocaleString('tr-TR'));
    await expect(page.getByText(`${comparisons} karşılaştırmada ${out} sapma var;`)).toBeVisible();
    await expect(page).toHaveTitle(/Günün Taraması/);
  });

  test('says before the list what deviations have been worth so far', async ({ page }) => {
    await openScan(page, '/tarama');
    const worth = page.getByRole('region', { name: /^Geçmişteki sapmalar bugüne kadar/ });
    // days are scanned after the start, one by one
    await expect(async () => {
      await page.reload();
      await expect(worth).toContainText(/Son \d+ maç gününde .* gelen %[\d,]+ oldu\. Yani /, {
        timeout: 2_000,
      });
    }).toPass();
    await worth.getByText('ayrıntı').click();
    await expect(worth).toContainText(/Ağırlık -?\d,\d\d ± \d,\d\d/);
  });

  test('begins with what is found, folds what chance explains, and has a line for every other match', async ({
    page,
    request,
  }) => {
    const scan = await openScan(page, `/tarama?tarih=${await dayThatStandsOut(request)}&ayrisan=0`);
    const of = (come: string) => scan.matches.filter((match) => comeOf(match) === come);
    await expect(
      page.getByText(`${scan.matches.length} maçın ${of('found').length} tanesinde`),
    ).toBeVisible();
    const title = page.getByRole('heading', {
      name: `Ayrışan seçeneği olmayan maçlar (${of('none').length})`,
    });
    await expect(title).toBeVisible();
    const lines = title.locator('xpath=following-sibling::ul/li');
    // those below the screen are drawn as it is read
    const more = page.getByRole('button', { name: /^Daha fazla göster/ });
    await expect(async () => {
      await lines.last().scrollIntoViewIfNeeded();
      await expect(more).toHaveCount(0, { timeout: 100 });
    }).toPass();
    await expect(lines).toHaveCount(of('none').length);
    const folded = page.getByText(`Şansla açıklanabilir (${of('chance').length} maç)`);
    await folded.click();
    const [first] = of('chance');
    const card = page.locator('li').filter({ has: page.getByRole('link', { name: first!.match_name }) });
    await expect(card.first()).toContainText(/beklenenden (çok|az), şansla açıklanabilir/);
    await card.first().getByText('ayrıntı').first().click();
    await expect(page.getByText(/^p [=<] 0,\d+ · q [=<] [01]/).first()).toBeVisible();
  });

  test('shows every match, or only what stands out, which the address keeps', async ({ page, request }) => {
    await openScan(page, `/tarama?tarih=${await dayThatStandsOut(request)}&ayrisan=0`);
    const only = page.getByRole('switch', { name: 'Yalnız ayrışanlar' });
    const others = page.getByRole('heading', { name: /^Ayrışan seçeneği olmayan maçlar/ });
    await expect(others).toBeVisible();
    await only.click();
    await expect(page).toHaveURL(/ayrisan=1$/);
    await expect(others).toHaveCount(0);
    await page.reload();
    await expect(only).toBeChecked();
    await expect(page.getByText(/^Şansla açıklanabilir \(/)).toBeVisible();
    await expect(others).toHaveCount(0);
  });

  test('asks again for another day, distance and market, and keeps them in the address', async ({ page }) => {
    await openScan(page, '/tarama');
    await expect(page.getByLabel('Yakınlık')).toHaveValue('auto');
    const calls = recordApiCalls(page);
    const tomorrow = page.waitForResponse(/\/api\/scan\?.*date=/);
    await page.getByRole('radio', { name: 'Yarın' }).check();
    await tomorrow;
    await page.getByLabel('Yakınlık').selectOption('±1 puan');
    await page.getByRole('checkbox', { name: 'Karşılıklı Gol' }).uncheck();
    await expect(page).toHaveURL(/tarih=\d{4}-\d\d-\d\d&gruplar=ft,uo_25&yakinlik=1$/);
    await expect.poll(() => decodeURIComponent(calls.at(-1) ?? '')).toMatch(/groups=ft,uo_25&closeness=1$/);
    await page.reload();
    await expect(page.getByText(/karşılaştırmada/)).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Yarın' })).toBeChecked();
    await expect(page.getByLabel('Yakınlık')).toHaveValue('1');
    await expect(page.getByRole('checkbox', { name: 'Karşılıklı Gol' })).not.toBeChecked();
    await page.getByLabel('Yakınlık').selectOption('Aynı oran, ±0,05');
    await expect(page).toHaveURL(/oran=5$/);
    await expect.poll(() => decodeURIComponent(calls.at(-1) ?? '')).toMatch(/tolerance=5$/);
  });

  test('narrows its list to a competition, not its verdict', async ({ page, request }) => {
    const scan = await openScan(page, `/tarama?tarih=${await dayThatStandsOut(request)}&ayrisan=0`);
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
    expect(calls.filter((call) => call.startsWith('/api/scan?'))).toHaveLength(1);
  });

  test('leads to the matches of the same probability, as many as it says', async ({ page, request }) => {
    const day = await dayThatStandsOut(request);
    await openScan(page, `/tarama?tarih=${day}&yakinlik=1&ayrisan=0`);
    await openQuiet(page);
    const same = page.getByRole('link', { name: /^±1 puan, [\d.]+ maç\. .*: 2,5 Alt/ }).first();
    const past = Number((await same.innerText()).split(' ')[0]!.replace('.', ''));
    await same.click();
    await expect(page).toHaveURL(/\/kapanisoran\?over_25_odd=.*under_25_odd=/);
    const found = page.getByText(/^Filtrelere uyan [\d.]+ maçın tamamı$/);
    await expect(found).toBeVisible();
    const total = Number(/[\d.]+/.exec(await found.innerText())![0].replace('.', ''));
    expect(total).toBe(past);
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
    await expect(settings).toContainText(
      /Otomatik · (Güncel|Kapanış) · Maç Sonucu, 2,5 Alt\/Üst, Karşılıklı Gol/,
    );
    await expect(page.getByLabel('Yakınlık')).toBeHidden();
    await settings.click();
    await page.getByLabel('Yakınlık').selectOption('±2 puan');
    await expect(page).toHaveURL(/yakinlik=2$/);
    await expect(settings).toContainText(/±2 puan · (Güncel|Kapanış)/);
  });

  for (const width of [1440, 390]) {
    test(`has no axe violation and does not scroll sideways at ${width} px`, async ({ page }) => {
      test.slow();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 844 });
      await openScan(page, '/tarama?yakinlik=2&ayrisan=0');
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
