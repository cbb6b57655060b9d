import { expectNoViolations } from './support/axe';
import {
  drawnMatches,
  expect,
  openSummary,
  preferTable,
  recordApiCalls,
  scrollsSideways,
  test,
} from './support/site';

test.beforeEach(async ({ signIn }) => {
  await signIn('uye');
});

test('the summary is over all matches found, and follows the filters', async ({ page, request }) => {
  // prices that no other journey brings matches with
  await page.goto('/kapanisoran?ft_1_odd=1.7');
  const panel = page.getByRole('region', { name: 'Ne oldu?' });
  const ft = panel.getByRole('table', { name: 'Maç sonucu' });
  await expect(ft).toBeVisible();
  const token = await page.evaluate(() => localStorage.getItem('sessionToken'));
  const answer = await request.get('/api/odd-summary?played=true&ft_1_odd=1.7', {
    headers: { Authorization: `Bearer ${token}` },
  });
  const { total, selections } = (await answer.json()) as {
    total: number;
    selections: { column: string; settled: number; compared: number; compared_rate: number }[];
  };
  expect(total).toBeGreaterThan(50);
  const written = total.toLocaleString('tr-TR');
  await expect(
    page.getByRole('status').filter({
      hasText: new RegExp(`^${written.replaceAll('.', '\\.')} maç bulundu, (15|30) maç yüklendi$`),
    }),
  ).toBeVisible();
  const home = selections.find(({ column }) => column === 'ft_1_odd')!;
  expect(home.compared).toBe(home.settled);
  await expect(ft).toContainText(`${home.settled.toLocaleString('tr-TR')} maç`);
  await expect(ft.getByRole('row', { name: /^1 / })).toContainText(
    `%${(home.compared_rate * 100).toFixed(1).replace('.', ',')}`,
  );

  await page.getByLabel('Ev Sahibi filtresi', { exact: true }).fill('spor');
  await expect(page.getByText(`Filtrelere uyan ${written} maçın tamamı`)).toBeHidden();
  await expect(panel.getByText(/^Filtrelere uyan [\d.]+ maçın tamamı$/)).toBeVisible();
});

test('typing asks for no summary until the pause is over', async ({ page }) => {
  await page.goto('/kapanisoran');
  await expect(page.getByRole('table', { name: 'Maç sonucu' })).toBeVisible();
  const calls = recordApiCalls(page);
  const summaries = () => calls.filter((call) => call.includes('odd-summary'));
  const box = page.getByLabel('Maç Sonucu 1 filtresi', { exact: true });
  await box.pressSequentially('1,85', { delay: 150 });
  expect(summaries()).toEqual([]);
  await expect.poll(summaries).toHaveLength(1);
  expect(decodeURIComponent(summaries()[0]!)).toContain('ft_1_odd=1,85');
});

test('nothing moves while the summary loads', async ({ page }) => {
  let release!: () => void;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/odd-summary**', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/kapanisoran');
  const grid = page.getByRole('grid');
  await expect(grid.getByRole('gridcell', { name: /\d{4}/ }).first()).toBeVisible();
  const before = (await grid.boundingBox())!.y;
  release();
  await expect(page.getByRole('table', { name: 'Maç sonucu' })).toBeVisible();
  expect(Math.abs((await grid.boundingBox())!.y - before)).toBeLessThanOrEqual(2);
});

test('each view of the panel asks for its own markets, once', async ({ page }) => {
  const calls = recordApiCalls(page);
  const groups = () =>
    calls
      .filter((call) => call.includes('odd-summary'))
      .map((call) => /groups=([^&]*)/.exec(decodeURIComponent(call))?.[1] ?? 'all');
  await page.goto('/kapanisoran');
  await expect(page.getByRole('table', { name: 'Maç sonucu' })).toBeVisible();
  expect(groups()).toEqual(['ft,uo_25,bts']);
  await page.getByRole('tab', { name: 'İY/MS ve skor' }).click();
  await expect(page.getByRole('table', { name: 'Maç skoru' })).toBeVisible();
  await page.getByRole('tab', { name: 'Sonuçlar' }).click();
  await expect(page.getByRole('table', { name: 'Karşılıklı gol' })).toBeVisible();
  expect(groups()).toEqual(['ft,uo_25,bts', 'htft,cs']);
});

test('one sentence says how many of the compared selections stand out, and how many would by chance', async ({
  page,
}) => {
  const panel = page.getByRole('region', { name: 'Ne oldu?' });
  const said = panel.getByText(/ karşılaştırmadan .* beklenenden ayrışıyor; yalnız şans olsa /);
  const answerOf = async (groups: string | null) => {
    const response = await page.waitForResponse(
      (answer) =>
        answer.url().includes('/api/odd-summary?') &&
        new URL(answer.url()).searchParams.get('groups') === groups,
    );
    return (await response.json()) as Record<
      'compared_selections' | 'standing_out' | 'expected_by_chance',
      number
    >;
  };
  const sentence = ({
    compared_selections,
    standing_out,
    expected_by_chance,
  }: Awaited<ReturnType<typeof answerOf>>) =>
    new RegExp(
      `^${compared_selections} karşılaştırmadan ${standing_out}’\\p{L}+ beklenenden ayrışıyor; yalnız şans olsa yaklaşık ${Math.round(expected_by_chance)} beklenirdi\\.$`,
      'u',
    );
  const main = answerOf('ft,uo_25,bts');
  await page.goto('/kapanisoran?ft_1_odd=1.8');
  // the draw and both sides, and two markets of two selections
  expect((await main).compared_selections).toBe(5);
  await expect(said).toHaveText(sentence(await main));
  const all = answerOf(null);
  await page.getByRole('tab', { name: 'Bütün seçenekler' }).click();
  expect((await all).compared_selections).toBeGreaterThan(5);
  expect((await all).compared_selections).toBeLessThanOrEqual(104);
  await expect(said).toHaveText(sentence(await all));
});

test('the panel says where the prices come from, and keeps to a source on demand', async ({ page }) => {
  await page.goto('/kapanisoran?ft_1_odd=1.8');
  const panel = page.getByRole('region', { name: 'Ne oldu?' });
  await expect(panel.getByText(/^Oranlar: örnek veri [\d.]+ maç/)).toBeVisible();
  await panel.getByLabel('Kaynak').selectOption('demo');
  await expect(page).toHaveURL('/kapanisoran?ft_1_odd=1.8&source=demo');
  await expect(page.getByRole('list', { name: 'Etkin filtreler' })).toContainText('Kaynak:örnek veri');
  await page.getByRole('button', { name: 'Kaynak filtresini kaldır' }).click();
  await expect(page).toHaveURL('/kapanisoran?ft_1_odd=1.8');
});

test('views and state of the panel are remembered, and work without a mouse', async ({ page }) => {
  await page.goto('/kapanisoran');
  const panel = page.getByRole('region', { name: 'Ne oldu?' });
  const tab = (name: string) => panel.getByRole('tab', { name });
  await expect(panel.getByRole('table', { name: 'Maç sonucu' })).toBeVisible();
  await tab('Sonuçlar').focus();
  await page.keyboard.press('ArrowRight');
  // the tabs hand the focus on a moment after the key
  await expect(tab('İY/MS ve skor')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('table', { name: 'Maç skoru' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(tab('Bütün seçenekler')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(panel.getByRole('rowheader', { name: '1/X', exact: true })).toBeAttached();
  await panel.getByRole('searchbox').fill('iy/ms');
  await panel.getByRole('button', { name: /Ne oldu/ }).focus();
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('tablist')).toBeHidden();
  await page.reload();
  await expect(panel.getByRole('button', { name: /Ne oldu/ })).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Escape');
  await panel.getByRole('button', { name: /Ne oldu/ }).click();
  await expect(tab('Bütün seçenekler')).toHaveAttribute('aria-selected', 'true');
});

test('the winning selections of a played match are marked for eye and ear', async ({ page, request }) => {
  await page.goto('/kapanisoran?match_date=2025&total_goals=3');
  const token = await page.evaluate(() => localStorage.getItem('sessionToken'));
  const answer = await request.get(
    '/api/odd-list-full-view?match_date=2025&total_goals=3&per_page=1&fields=winners,ft_1_odd,ft_x_odd,ft_2_odd',
    { headers: { Authorization: `Bearer ${token}` } },
  );
  const { items } = (await answer.json()) as { items: ({ winners: string[] } & Record<string, number>)[] };
  const [first] = items;
  const row = page.getByRole('grid').locator('[aria-rowindex="4"]');
  for (const [column, title] of [
    ['ft_1_odd', 'Maç Sonucu 1'],
    ['ft_x_odd', 'Maç Sonucu X'],
    ['ft_2_odd', 'Maç Sonucu 2'],
  ] as const) {
    const index = await page
      .getByRole('columnheader', { name: title, exact: true })
      .getAttribute('aria-colindex');
    const price = first![column]!.toFixed(2).replace('.', ',');
    const won = first!.winners.includes(column);
    const cell = row.locator(`[aria-colindex="${index}"]`);
    await expect(cell).toHaveAccessibleName(won ? `${price}, kazandı` : price);
    const mark = await cell.evaluate((element) => getComputedStyle(element, '::before').content);
    expect(mark.includes('✓')).toBe(won);
  }
  await expect(page.getByText('kazanan seçenek')).toBeVisible();
});

test('Enter on a team opens the match, and back returns to the same search', async ({ page }) => {
  await page.goto('/kapanisoran?ft_1_odd=1.8&match_date=2025');
  const team = page.getByRole('grid').locator('[aria-rowindex="4"] [aria-colindex="1"] a');
  const name = await team.innerText();
  await page.getByLabel('Ev Sahibi filtresi', { exact: true }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(team).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/mac\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  await page.goBack();
  await expect(page).toHaveURL('/kapanisoran?ft_1_odd=1.8&match_date=2025');
  await expect(page.getByLabel('Maç Sonucu 1 filtresi', { exact: true })).toHaveValue('1,8');
});

test('on a phone the whole summary is one tap away, and the table one scroll', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await preferTable(page);
  await page.goto('/kapanisoran?match_date=2025');
  await page.getByRole('button', { name: /^Ne oldu\?/ }).click();
  await expect(page.getByRole('table', { name: 'Maç sonucu' })).toBeInViewport();
  await expect(page.getByRole('grid')).toBeAttached();
  expect(await scrollsSideways(page)).toBe(false);
  await page.getByRole('tab', { name: 'İY/MS ve skor' }).click();
  await expect(page.getByRole('table', { name: 'Maç skoru' })).toBeVisible();
  expect(await scrollsSideways(page)).toBe(false);
  await page.getByRole('tab', { name: 'Bütün seçenekler' }).click();
  expect(await scrollsSideways(page)).toBe(false);
  await page.getByRole('gridcell').first().scrollIntoViewIfNeeded();
  await page.getByRole('gridcell').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/mac\/\d+$/);
});

for (const width of [1440, 390]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 }, reducedMotion: 'reduce' });

    test('every view of the summary is without an axe violation', async ({ page }) => {
      test.slow();
      await page.goto('/kapanisoran?ft_1_odd=1.8&match_date=2025-11');
      await openSummary(page);
      for (const view of ['Sonuçlar', 'İY/MS ve skor', 'Bütün seçenekler']) {
        await page.getByRole('tab', { name: view }).click();
        await expect(drawnMatches(page).first()).toBeVisible();
        await expectNoViolations(page, view);
      }
      await page.getByRole('button', { name: 'Bu sayılar nasıl okunur?' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNoViolations(page, 'help');
    });
  });
}

test('every figure stands in one line at twice the size, its interval in another', async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 450 });
  await page.goto('/kapanisoran?ft_1_odd=1.8');
  await openSummary(page);
  const panel = page.getByRole('region', { name: 'Ne oldu?' });
  await expect(panel.getByRole('table', { name: 'Maç sonucu' })).toBeVisible();
  for (const figure of await panel.getByRole('cell').all()) {
    expect((await figure.boundingBox())!.height, await figure.innerText()).toBeLessThan(40);
  }
  expect(await scrollsSideways(page)).toBe(false);
});

test('on a low screen the table has the room, and the main rates stand in one row', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  // by probability: no word on margins stands below
  await page.goto('/kapanisoran?ft_1_odd=%2552-56');
  const panel = page.getByRole('region', { name: 'Ne oldu?' });
  await expect(panel.getByText(/^Karşılıklı Gol:.*Var %\d.*Yok %\d/)).toBeInViewport({ ratio: 1 });
  expect((await panel.boundingBox())!.height).toBeLessThan(50);
  const row = (await page.getByRole('grid').getByRole('row').nth(12).boundingBox())!;
  expect(row.y + row.height).toBeLessThanOrEqual(720);
  await panel.getByRole('button', { name: /Ne oldu/ }).click();
  await expect(panel.getByRole('table', { name: 'Maç sonucu' })).toBeVisible();
  await page.reload();
  await expect(panel.getByRole('table', { name: 'Maç sonucu' })).toBeVisible();
});
