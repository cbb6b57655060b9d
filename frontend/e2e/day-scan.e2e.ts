import { expectNoViolations } from './support/axe';
import { expect, recordApiCalls, scrollsSideways, test } from './support/site';

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
    const scan = (await (await answer).json()) as {
      comparisons: number;
      standing_out: number;
      matches: { match_name: string }[];
    };
    expect(scan.matches.length).toBeGreaterThan(0);
    await expect(
      page.getByText(`${scan.comparisons} karşılaştırma yapıldı, ${scan.standing_out} seçenek`),
    ).toBeVisible();
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(scan.matches.length);
    await expect(page).toHaveTitle(/Günün Taraması/);
  });

  test('asks anew for another day, tolerance and market, and keeps them in the address', async ({ page }) => {
    await page.goto('/tarama');
    await expect(page.getByText(/karşılaştırma yapıldı,/)).toBeVisible();
    const calls = recordApiCalls(page);
    const tomorrow = page.waitForResponse(/\/api\/scan\?.*date=/);
    await page.getByRole('radio', { name: 'Yarın' }).check();
    await tomorrow;
    await page.getByRole('radio', { name: '±0,05' }).check();
    await page.getByRole('checkbox', { name: 'Karşılıklı Gol' }).uncheck();
    await expect(page).toHaveURL(/tarih=\d{4}-\d\d-\d\d&gruplar=ft,uo_25&yakinlik=5$/);
    await expect.poll(() => decodeURIComponent(calls.at(-1) ?? '')).toMatch(/groups=ft,uo_25&tolerance=5$/);
    await page.reload();
    await expect(page.getByRole('radio', { name: 'Yarın' })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'Karşılıklı Gol' })).not.toBeChecked();
  });

  test('leads to the matches with the same odds, as many as it says', async ({ page }) => {
    await page.goto('/tarama?yakinlik=2');
    const same = page.getByRole('link', { name: /^[\d.]+ aynı oranlı maç\. .*: 2,5 Alt/ }).first();
    const past = Number((await same.innerText()).split(' ')[0]!.replace('.', ''));
    await same.click();
    await expect(page).toHaveURL(/\/(kapanis|acilis)oran\?over_25_odd=.*under_25_odd=/);
    const found = page.getByText(/^Filtrelere uyan [\d.]+ maçın tamamı$/);
    await expect(found).toBeVisible();
    const total = Number(/[\d.]+/.exec(await found.innerText())![0].replace('.', ''));
    expect(total, 'and the matches that are still to come').toBeGreaterThanOrEqual(past);
  });

  test('shows on demand only what stands out, and every selection of a match', async ({ page }) => {
    await page.goto('/tarama');
    await page
      .getByText(/^Bütün seçenekler/)
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 4 }).first()).toBeVisible();
    const all = await page.getByRole('heading', { level: 3 }).count();
    await page.getByRole('switch', { name: 'Yalnız ayrışanlar' }).click();
    await expect.poll(() => page.getByRole('heading', { level: 3 }).count()).toBeLessThan(all);
  });

  test('works without a mouse', async ({ page }) => {
    await page.goto('/tarama');
    await page.getByRole('radio', { name: 'Bugün' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(/tarih=/);
    await expect(page.getByRole('radio', { name: 'Yarın' })).toBeChecked();
    await expect(page.locator('main [aria-busy]')).toHaveAttribute('aria-busy', 'false');
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
    await expect(settings).toContainText('Tam · Kapanış · Maç Sonucu, 2,5 Alt/Üst, Karşılıklı Gol');
    await expect(page.getByRole('radio', { name: '±0,05' })).toBeHidden();
    await settings.click();
    await page.getByRole('radio', { name: '±0,05' }).check();
    await expect(page).toHaveURL(/yakinlik=5$/);
    await expect(settings).toContainText('±0,05 · Kapanış');
  });

  for (const width of [1440, 390]) {
    test(`has no axe violation and does not scroll sideways at ${width} px`, async ({ page }) => {
      test.slow();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/tarama?yakinlik=5');
      await page
        .getByText(/^Bütün seçenekler/)
        .first()
        .click();
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
