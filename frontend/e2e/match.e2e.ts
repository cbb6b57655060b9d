import type { APIRequestContext, Page } from '@playwright/test';
import { expectNoViolations } from './support/axe';
import { expect, login, recordApiCalls, scrollsSideways, test } from './support/site';

interface Row {
  id: number;
  match_name: string;
  competition_name: string;
  ft_1_odd: number;
  ft_x_odd: number;
  ft_2_odd: number;
}

/** The newest match that passes a filter of the odds list. */
async function findMatch(request: APIRequestContext, filter: string): Promise<Row> {
  const { session_token } = await login(request, 'admin');
  const answer = await request.get(`/api/odd-list-full-view?per_page=1&${filter}`, {
    headers: { Authorization: `Bearer ${session_token}` },
  });
  return ((await answer.json()) as { items: Row[] }).items[0]!;
}

/** Opens a match that was played in 2025. */
async function openPlayed(page: Page, request: APIRequestContext): Promise<Row> {
  const row = await findMatch(request, 'match_date=2025&ft_1_odd=1.8');
  await page.goto(`/mac/${row.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return row;
}

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/** The first percentage of a text: `-%7,5` is -7.5. */
const percentOf = (text: string): number => {
  const [, sign, digits] = /([-+]?)%([\d.,]+)/.exec(text)!;
  return Number(`${sign}${digits!.replace('.', '').replace(',', '.')}`);
};
const tr = (price: number) => price.toFixed(2).replace('.', ',');

test.describe('a match', () => {
  test.beforeEach(async ({ signIn }) => {
    await signIn('uye');
  });

  test('shows its prices, what moved and what won', async ({ page, request }) => {
    const row = await openPlayed(page, request);
    await expect(page).toHaveTitle(new RegExp(row.match_name));
    const prices = page.getByRole('region', { name: 'Açılış ve kapanış oranları' });
    const market = prices.getByRole('table', { name: /^Maç Sonucu(?! ve)/ });
    await expect(market.getByRole('row', { name: /^(✓ )?1/ })).toContainText(tr(row.ft_1_odd));
    await expect(market.getByText('✓')).toHaveCount(1);
    await expect(market.getByText(/düştü|yükseldi|değişmedi/).first()).toBeAttached();
    await expect(prices).toContainText('Açılış:örnek veri');
    await expect(prices).toContainText('Kapanış:örnek veri');
    await page.getByText('Takım golleri').click();
    await expect(page.getByRole('table', { name: /^Deplasman 1,5 Alt\/Üst/ })).toBeVisible();
    await page.getByRole('searchbox', { name: 'Bahis türü ara' }).fill('cifte');
    await expect(page.getByRole('table', { name: /^Çifte Şans/ })).toBeVisible();
    await expect(page.getByRole('table', { name: /^Deplasman 1,5 Alt\/Üst/ })).toHaveCount(0);
  });

  test('leads to the matches with the same odds in the table', async ({ page, request }) => {
    const row = await openPlayed(page, request);
    const same = page.getByRole('region', { name: 'Bu oranlarla ne oldu?' });
    await same.getByText('Oranları ve yakınlığı değiştir').click();
    await same.getByRole('radio', { name: '±0,05' }).check();
    await same.getByRole('checkbox', { name: /^MS X/ }).uncheck();
    // the line above the count names what was counted
    await expect(same.getByText(/^Kapanış oranları MS 1: \S+ · MS 2: \S+ \(±0,05\)$/)).toBeVisible();
    const settled = /^[\d.]+/.exec(await same.getByText(/maç \(bu maç dahil\)/).innerText())![0];
    await same.getByRole('link', { name: 'Aynı oranları tabloda aç' }).click();
    await expect(page).toHaveURL(/\/kapanisoran\?/);
    await expect(page.getByLabel('Maç Sonucu 1 filtresi', { exact: true })).toHaveValue(
      `${tr(row.ft_1_odd)}±0,05`,
    );
    await expect(page.getByLabel('Maç Sonucu X filtresi', { exact: true })).toHaveValue('');
    await expect(
      page.getByRole('region', { name: 'Ne oldu?' }).locator('dd').filter({ hasText: settled }).first(),
    ).toBeVisible();
  });

  test('shows similar matches with their summary, and asks again for what is chosen', async ({
    page,
    request,
  }) => {
    const row = await openPlayed(page, request);
    const calls = recordApiCalls(page);
    const similar = page.getByRole('region', { name: 'Benzer geçmiş maçlar' });
    await expect(similar.getByRole('heading', { name: /^En yakın \d+ maçta ne oldu\?$/ })).toBeVisible();
    await expect(similar.getByText(/^±1 puan içinde (en yakın )?\d+ maç/)).toBeVisible();
    const distances = async () =>
      (await similar.locator('tbody tr td:first-child').allInnerTexts())
        .filter((text) => /^\d+(,\d)? puan$/.test(text))
        .map((text) => parseFloat(text.replace(',', '.')));
    const shown = await distances();
    expect(shown).toHaveLength(50);
    expect(shown).toEqual([...shown].sort((a, b) => a - b));
    const more = similar.getByRole('button', { name: /^\d+ maç daha göster$/ });
    await more.click();
    expect((await distances()).length).toBeGreaterThan(50);

    await similar.getByText('Benzer maçların ölçüsünü değiştir').click();
    await similar.getByRole('radio', { name: '20', exact: true }).check();
    await expect(similar.getByRole('heading', { name: 'En yakın 20 maçta ne oldu?' })).toBeVisible();
    await similar.getByRole('radio', { name: 'Açılış' }).check();
    await similar.getByRole('checkbox', { name: 'Karşılıklı Gol' }).check();
    await expect(similar.getByRole('columnheader', { name: 'KG Var' })).toBeVisible();
    expect(decodeURIComponent(calls.at(-1)!)).toMatch(
      /similar\?filter_type=1&groups=ft,uo_25,bts&limit=20&fields=id,.*,bts_no_odd$/,
    );
    await similar.getByRole('switch', { name: 'Yalnız bu lig' }).click();
    const league = row.competition_name;
    const leagues = similar
      .locator('tbody tr')
      .filter({ has: page.getByRole('link') })
      .locator('td:last-child');
    await expect(leagues.filter({ hasNotText: league })).toHaveCount(0);
    await expect(leagues.first()).toContainText(league);
    await expect(page).toHaveURL(/\?lig=bu&sayi=20&tur=acilis&gruplar=ft,uo_25,bts$/);
    await page.goBack();
    await expect(similar.getByRole('switch', { name: 'Yalnız bu lig' })).not.toBeChecked();
    await page.reload();
    await expect(similar.getByRole('heading', { name: 'En yakın 20 maçta ne oldu?' })).toBeVisible();

    const first = similar.getByRole('region', { name: 'En yakın maçlar' }).getByRole('link').first();
    const name = await first.innerText();
    await first.click();
    await expect(page).toHaveTitle(new RegExp(name));
  });

  test('has returns at its own price only', async ({ page, request }) => {
    const row = await openPlayed(page, request);
    for (const name of ['Bu oranlarla ne oldu?', 'Benzer geçmiş maçlar']) {
      const section = page.getByRole('region', { name });
      const first = section.getByRole('table', { name: 'Maç Sonucu' }).locator('tbody tr').first();
      await expect(first.getByRole('rowheader')).toContainText(tr(row.ft_1_odd));
      const [, rate, , returned] = await first.locator('td').allInnerTexts();
      // each with its interval in the line below
      expect(percentOf(returned!)).toBeCloseTo(percentOf(rate!) * row.ft_1_odd - 100, 0);
      expect(returned).toMatch(/…/);
      await expect(section.getByText('Getiri')).toHaveCount(0);
    }
  });

  test('is reached from the home page, too', async ({ page }) => {
    await page.goto('/');
    const link = page.getByRole('region', { name: 'Oranlar Tablosu' }).getByRole('link').first();
    await link.click();
    await expect(page).toHaveURL(/\/mac\/\d+$/);
  });

  test('that does not exist says so', async ({ page }) => {
    for (const path of ['/mac/99999999', '/mac/0', '/mac/abc']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'Maç bulunamadı' }).first(), path).toBeAttached();
    }
  });

  test('is asked about without a mouse', async ({ page, request }) => {
    await openPlayed(page, request);
    const same = page.getByRole('region', { name: 'Bu oranlarla ne oldu?' });
    await same.getByText('Oranları ve yakınlığı değiştir').focus();
    await page.keyboard.press('Enter');
    await same.getByRole('radio', { name: 'Tam' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(same.getByRole('radio', { name: '±0,02' })).toBeChecked();
    await page.keyboard.press('Tab');
    await expect(same.getByRole('checkbox', { name: 'Maç Sonucu', exact: true })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(same.getByRole('checkbox', { name: /^ÇŞ 1-X/ })).toBeChecked();
  });

  for (const { width, height } of SIZES) {
    test(`answers in the first view at ${width} px, with the prices folded below`, async ({
      page,
      request,
    }) => {
      await page.setViewportSize({ width, height });
      await openPlayed(page, request);
      const answer = page.getByRole('region', { name: 'Bu oranlarla ne oldu?' });
      await expect(answer.getByRole('status')).toHaveText(/^[\d.]+ maç \(bu maç dahil\)/);
      // the menu of phones covers the lowest 56 px
      const lowest = height - (width < 768 ? 56 : 0);
      for (const part of [
        answer.getByRole('status'),
        answer.getByRole('table', { name: 'Maç Sonucu' }).getByRole('row').last(),
      ]) {
        const box = (await part.boundingBox())!;
        expect(box.y + box.height).toBeLessThanOrEqual(lowest);
      }
      const sections = page.getByRole('region', { name: 'Açılış ve kapanış oranları' }).locator('details');
      const open = await sections.evaluateAll((all) => all.filter((one) => one.hasAttribute('open')).length);
      expect(open).toBe(width < 768 ? 0 : 1);
      await page.emulateMedia({ media: 'print' });
      const count = await sections.count();
      await expect(page.locator('section[aria-labelledby=oranlar] details[open]')).toHaveCount(count);
    });

    test(`shows the nearest matches where fewer than thirty had the odds, at ${width} px`, async ({
      page,
      request,
    }) => {
      await page.setViewportSize({ width, height });
      const row = await findMatch(request, 'match_date=2025&ft_1_odd=>9&home_ft_score=0');
      await page.goto(`/mac/${row.id}`);
      const answer = page.getByRole('region', { name: 'Bu oranlarla ne oldu?' });
      await expect(answer.getByText(/^Bu oranlarla (yalnız \d+|oynanmış) başka maç/)).toBeVisible();
      await expect(answer.getByRole('heading', { name: /^En yakın \d+ maçta ne oldu\?$/ })).toBeInViewport();
      await expect(answer.getByText(/^±1 puan içinde \d+ maç/)).toBeVisible();
      await expect(page.getByRole('region', { name: 'Benzer geçmiş maçlar' })).toHaveCount(0);
      await answer.getByText('Oranları ve yakınlığı değiştir').click();
      await answer.getByRole('radio', { name: '±0,10' }).check();
      await expect(answer.getByText(/±0,10\)$/)).toBeVisible();
    });
  }

  for (const width of [1440, 390]) {
    test(`has no axe violation and does not scroll sideways at ${width} px`, async ({ page, request }) => {
      test.slow();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 844 });
      await openPlayed(page, request);
      for (const section of ['Gol sayısı', 'İlk ve ikinci yarı', 'Takım golleri', 'Skor ve ilk gol']) {
        const summary = page.locator('summary', { hasText: section });
        if (!(await summary.evaluate((one) => (one.parentElement as HTMLDetailsElement).open)))
          await summary.click();
      }
      for (const fold of ['Oranları ve yakınlığı değiştir', 'Benzer maçların ölçüsünü değiştir'])
        await page.getByText(fold).click();
      await page.getByRole('button', { name: 'Bütün bahis türleri' }).first().click();
      await expect(page.getByRole('region', { name: 'En yakın maçlar' })).toBeVisible();
      await expectNoViolations(page, 'match');
      expect(await scrollsSideways(page)).toBe(false);
    });
  }
});

test('a member without a membership is asked to buy one, and nothing is asked about the match', async ({
  page,
  signIn,
}) => {
  await signIn('bekleyen');
  const calls = recordApiCalls(page);
  await page.goto('/mac/1');
  await expect(page.getByRole('link', { name: 'Üyelik Satın Al' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(calls.filter((call) => /matches|odd-/.test(call))).toEqual([]);
});

test('an anonymous visitor of a match ends on the login page', async ({ page }) => {
  await page.goto('/mac/1');
  await expect(page).toHaveURL('/login');
});
