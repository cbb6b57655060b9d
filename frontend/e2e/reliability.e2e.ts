import type { Page } from '@playwright/test';
import { expectNoViolations } from './support/axe';
import { expect, login, recordApiCalls, scrollsSideways, test } from './support/site';

interface Calibration {
  matches: number;
  method: string;
  bins: { n: number }[];
  selections: { column: string; bins: { n: number }[] }[];
}

const count = (value: number) => value.toLocaleString('tr-TR');
const picture = (page: Page) => page.getByRole('img', { name: 'Güvenilirlik çizimi' });
const details = (page: Page) => page.getByRole('table', { name: /^Favoriler ve sürprizler/ });

/** What was asked at a path, in whatever order it was written. */
const questionsTo = (path: string, calls: readonly string[]) =>
  calls
    .filter((call) => call.startsWith(`${path}?`))
    .map((call) => Object.fromEntries(new URLSearchParams(call.slice(path.length))));

test.describe('the reliability of odds', () => {
  test.beforeEach(async ({ signIn, request }) => {
    await signIn('uye');
    // a site that has just been started learns from its archive some seconds later
    const { session_token: token } = await login(request, 'uye');
    const headers = { Authorization: `Bearer ${token}` };
    await expect
      .poll(
        async () =>
          ((await (await request.get('/api/calibration', { headers })).json()) as Calibration).method,
        {
          timeout: 60_000,
        },
      )
      .toBe('learned');
  });

  test('is in the menu and shows the figures of the server in words, as a picture and as tables', async ({
    page,
  }) => {
    await page.goto('/oranlar');
    const menu = page.getByRole('navigation', { name: 'Ana menü' });
    await menu.getByRole('button', { name: 'Oranlar' }).click();
    const answer = page.waitForResponse(/\/api\/calibration\?/);
    await menu.getByRole('link', { name: 'Oranların Güvenilirliği' }).click();
    await expect(page).toHaveURL('/guvenilirlik');
    await expect(page).toHaveTitle(/^Oranlar ne kadar doğru söylüyor\?/);
    const { matches, bins } = (await (await answer).json()) as Calibration;
    expect(matches).toBeGreaterThan(0);
    await expect(page.getByText(new RegExp(`^${count(matches)} maçta %`)).first()).toBeVisible();
    await expect(picture(page)).toBeVisible();
    const filled = bins.filter(({ n }) => n > 0);
    const rows = page.getByRole('table', { name: 'Aynı sayılar, tablo olarak' }).getByRole('row');
    await expect(rows).toHaveCount(filled.length + 1);
    for (const [index, { n }] of filled.entries()) {
      await expect(
        rows
          .nth(index + 1)
          .getByRole('cell')
          .first(),
      ).toHaveText(count(n));
    }
    const methods = page.getByRole('table', { name: /^Marj nasıl çıkarılıyor/ });
    await expect(methods.getByRole('row')).toHaveCount(5);
    await expect(methods.getByText('sitede kullanılan')).toHaveCount(1);
    await expect(details(page)).toBeVisible();
    await expect(page.getByRole('table', { name: /^Sezon ve kaynağa göre marj/ })).toBeVisible();
  });

  test('is on the page of the odds', async ({ page }) => {
    await page.goto('/oranlar');
    await page
      .getByRole('main')
      .getByRole('link', { name: /Güvenilirliği Gör/ })
      .click();
    await expect(page).toHaveURL('/guvenilirlik');
    await expect(picture(page)).toBeVisible();
  });

  test('asks again for another market, set, day and source, and keeps them in the address', async ({
    page,
  }) => {
    await page.goto('/guvenilirlik');
    await expect(picture(page)).toBeVisible();
    const calls = recordApiCalls(page);
    await page.getByLabel('Bahis türü').selectOption('2,5 Alt/Üst');
    // the address answers a moment later, which `check` doesn't wait for
    await page.getByRole('radio', { name: 'Açılış' }).click();
    await expect(page.getByRole('radio', { name: 'Açılış' })).toBeChecked();
    await page.getByRole('textbox', { name: 'İlk gün' }).fill('01.08.2024');
    await page.getByLabel('Kaynak').selectOption('örnek veri');
    await expect(page).toHaveURL('/guvenilirlik?filter_type=1&group=uo_25&from=2024-08-01&source=demo');
    const asked = { filter_type: '1', group: 'uo_25', from: '2024-08-01', source: 'demo' };
    await expect.poll(() => questionsTo('/api/calibration', calls)).toContainEqual(asked);
    await expect(page.getByRole('heading', { name: /^2,5 Alt\/Üst: söylenen ve gerçekleşen/ })).toBeVisible();
    await expect.poll(() => questionsTo('/api/calibration/details', calls)).toContainEqual(asked);
    await page.reload();
    await expect(page.getByLabel('Bahis türü')).toHaveValue('uo_25');
    await expect(page.getByRole('radio', { name: 'Açılış' })).toBeChecked();
    await expect(page.getByRole('textbox', { name: 'İlk gün' })).toHaveValue('01.08.2024');
    await expect(page.getByLabel('Kaynak')).toHaveValue('demo');
  });

  test('draws one selection alone, says what it means, and keeps it in the address until the market changes', async ({
    page,
  }) => {
    const answer = page.waitForResponse(/\/api\/calibration\?/);
    await page.goto('/guvenilirlik');
    const { matches, selections } = (await (await answer).json()) as Calibration;
    await page.getByLabel('Seçenek').selectOption('X');
    await expect(page).toHaveURL('/guvenilirlik?selection=ft_x_odd');
    await expect(page.getByRole('heading', { name: 'Maç Sonucu X: söylenen ve gerçekleşen' })).toBeVisible();
    await expect(
      page.getByText(new RegExp(`^Maç Sonucu X: ${count(matches)} maçta ortalama %`)).first(),
    ).toBeVisible();
    const { bins } = selections.find(({ column }) => column === 'ft_x_odd')!;
    const filled = bins.filter(({ n }) => n > 0);
    const rows = page.getByRole('table', { name: 'Aynı sayılar, tablo olarak' }).getByRole('row');
    await expect(rows).toHaveCount(filled.length + 1);
    await page.reload();
    await expect(page.getByLabel('Seçenek')).toHaveValue('ft_x_odd');
    await page.goBack();
    await expect(page.getByLabel('Seçenek')).toHaveValue('');
    await page.goForward();
    await page.getByLabel('Bahis türü').selectOption('2,5 Alt/Üst');
    await expect(page).toHaveURL('/guvenilirlik?group=uo_25');
    await expect(page.getByLabel('Seçenek')).toHaveValue('');
  });

  test('says why a market with two winners has no answer, and goes on from there', async ({ page }) => {
    await page.goto('/guvenilirlik?group=ft_dc');
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByLabel('Bahis türü')).toHaveValue('ft_dc');
    await page.getByLabel('Bahis türü').selectOption('Maç Sonucu');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(picture(page)).toBeVisible();
  });

  test('explains that it has no answer without an earlier season, and widens the choice again', async ({
    page,
  }) => {
    await page.goto('/guvenilirlik?source=nesine-snapshot');
    await expect(page.getByText('Değerlendirilecek maç yok.')).toBeVisible();
    await expect(page.getByText(/en az iki sezon gerekir/)).toBeVisible();
    await page.getByRole('button', { name: 'Tarih ve kaynak seçimini kaldır' }).click();
    await expect(page).toHaveURL('/guvenilirlik');
    await expect(picture(page)).toBeVisible();
  });

  test('works without a mouse', async ({ page }) => {
    await page.goto('/guvenilirlik');
    await expect(picture(page)).toBeVisible();
    await page.getByLabel('Bahis türü').focus();
    await page.keyboard.press('ArrowDown');
    await expect(page).toHaveURL(/group=\w+$/);
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('radio', { name: 'Açılış' })).toBeChecked();
    await expect(page).toHaveURL(/filter_type=1&group=/);
  });

  for (const width of [1440, 390, 360]) {
    test(`has no axe violation and does not scroll sideways at ${width} px`, async ({ page }) => {
      test.slow();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/guvenilirlik');
      await expect(details(page)).toBeVisible();
      await expectNoViolations(page, 'reliability');
      expect(await scrollsSideways(page)).toBe(false);
      const wide = await page
        .getByRole('table')
        .evaluateAll(
          (tables, room) => tables.filter((table) => table.getBoundingClientRect().right > room).length,
          width,
        );
      expect(wide, 'tables that are cut off').toBe(0);
    });
  }
});

test('a member without a membership is asked to buy one, and no market is judged', async ({
  page,
  signIn,
}) => {
  await signIn('bekleyen');
  const calls = recordApiCalls(page);
  await page.goto('/guvenilirlik');
  await expect(page.getByRole('heading', { name: 'Oranlar ne kadar doğru söylüyor?' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Üyelik Satın Al' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(calls.filter((call) => /calibration|odd-/.test(call))).toEqual([]);
});
