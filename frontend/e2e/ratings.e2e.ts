import { expectNoViolations } from './support/axe';
import { expect, login, recordApiCalls, scrollsSideways, test } from './support/site';
import type { Page } from '@playwright/test';

async function chooseMatch(page: Page) {
  await page.getByRole('combobox', { name: 'Reyting' }).click();
  await page.getByRole('option', { name: 'Maç Sonucu · aynı olasılık', exact: true }).click();
  await page.getByRole('radio', { name: 'Bugün' }).click();
  await page.getByRole('combobox', { name: 'Maç', exact: true }).click();
  await page.getByRole('option').first().click();
}

test.describe('the ratings', () => {
  test.beforeEach(async ({ signIn }) => {
    await signIn('uye');
  });

  test('lead from the menu over the hub to rating, day, match and table', async ({ page, request }) => {
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: 'Ana menü' });
    await menu.getByRole('button', { name: 'Reytingler' }).click();
    await menu.getByRole('link', { name: 'Reytingler Sayfası' }).click();
    await expect(page).toHaveTitle(/Reytingler/);
    await page
      .getByRole('link', { name: /Kapanış Reyting/ })
      .last()
      .click();
    await expect(page).toHaveURL('/kapanisreyting');
    await expect(page.getByText('Lütfen Yukarıdan Seçim Yapın')).toBeVisible();
    const table = page.waitForResponse(/\/api\/Rating\/Filter/);
    await chooseMatch(page);
    const answer = (await (await table).json()) as { table: { id: number }[] };
    await expect(page).toHaveURL(/\/kapanisreyting\?reyting=\d+&gun=\d{4}-\d\d-\d\d&mac=\d+$/);
    if (answer.table.length > 0) await expect(page.getByRole('gridcell').first()).toBeVisible();

    // prices of a bulletin: the day's first rating compares probabilities, and finds matches
    expect(answer.table.length).toBeGreaterThan(0);
    const { session_token } = await login(request, 'uye');
    const headers = { Authorization: `Bearer ${session_token}` };
    const ask = async (path: string): Promise<unknown> => (await request.get(path, { headers })).json();
    const [, day, id] = /gun=([\d-]+)&mac=(\d+)/.exec(page.url())!;
    const list = async (params: string) =>
      (await ask(
        `/api/odd-list-full-view?filter_type=2&per_page=100&fields=id,ft_1_odd,ft_x_odd,ft_2_odd&${params}`,
      )) as {
        items: Record<string, number>[];
      };
    const { items } = await list(`values=probability&match_date=${day}&played=false`);
    const own = items.find((item) => item['id'] === Number(id))!;
    // the same rows as the odds list finds within a point of what the prices say
    const near = ['ft_1_odd', 'ft_x_odd', 'ft_2_odd'].map(
      (field) => `${field}=${encodeURIComponent(`%${(own[field]! * 100).toFixed(2)}±1`)}`,
    );
    const found = await list(`played=true&${near.join('&')}`);
    expect(found.items.length).toBe(
      Math.min(100, answer.table.filter((row) => row.id !== Number(id)).length),
    );
  });

  test('filter the loaded rows without asking again, and say when none is left', async ({ page }) => {
    await page.goto('/acilisreyting');
    await chooseMatch(page);
    await expect(page.getByText(/maç bulundu$/).first()).toBeVisible();
    const calls = recordApiCalls(page);
    await page.getByRole('textbox', { name: 'Ev Sahibi filtresi' }).fill('böyle bir takım yok');
    await expect(
      page.getByText('Filtrenize uygun sonuç yok').or(page.getByText('Böyle oynanmış maç bulunamadı')),
    ).toBeVisible();
    expect(calls.filter((call) => call.includes('/Rating/Filter'))).toEqual([]);
    await page.getByRole('button', { name: 'Yenile' }).click();
    await expect.poll(() => calls.filter((call) => call.includes('/Rating/Filter')).length).toBe(1);
    await page.getByRole('combobox', { name: 'Reyting' }).click();
    await page.getByRole('option', { name: 'Maç Sonucu + 2,5 Alt/Üst', exact: true }).click();
    await expect(page).toHaveURL(/\/acilisreyting\?reyting=\d+$/);
    await expect(page.getByText('Lütfen Yukarıdan Seçim Yapın')).toBeVisible();
  });

  test('are worked with the keyboard alone', async ({ page }) => {
    await page.goto('/kapanisreyting');
    await page.getByRole('combobox', { name: 'Reyting' }).focus();
    await page.keyboard.type('ilk yari + mac');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('radio', { name: 'Bugün' })).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('radio', { name: 'Bugün' })).toBeFocused();
    await page.keyboard.press('Space');
    await expect(page.getByRole('combobox', { name: 'Maç', exact: true })).toBeEnabled();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('combobox', { name: 'Maç', exact: true })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/mac=\d+$/);
  });

  for (const [name, width, height] of [
    ['wide', 1440, 900],
    ['phone', 390, 844],
  ] as const) {
    test(`have no accessibility violations and scroll in themselves, ${name}`, async ({ page }) => {
      // axe looks at every cell
      test.slow();
      await page.setViewportSize({ width, height });
      await page.goto('/reytingler');
      await expectNoViolations(page, `hub, ${name}`);
      await page.goto('/kapanisreyting');
      await page.getByRole('combobox', { name: 'Reyting' }).click();
      await expectNoViolations(page, `choosing a rating, ${name}`);
      await page.keyboard.press('Escape');
      await chooseMatch(page);
      await expect(page.getByText(/maç bulundu|gösteriliyor/).first()).toBeVisible();
      expect(await scrollsSideways(page)).toBe(false);
      await expectNoViolations(page, `a table, ${name}`);
    });
  }
});

test('waiting members get the purchase prompt, and no rating is asked for', async ({ page, signIn }) => {
  await signIn('bekleyen');
  const calls = recordApiCalls(page);
  await page.goto('/acilisreyting');
  await expect(page.getByRole('link', { name: 'Üyelik Satın Al' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(calls.filter((call) => /Rating|match/.test(call))).toEqual([]);
});
