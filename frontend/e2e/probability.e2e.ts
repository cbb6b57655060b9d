import type { APIRequestContext, Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { expectNoViolations } from './support/axe';
import { cellsOf, expectRows, filterBox, heading } from './support/match-table';
import { expect, login, scrollsSideways, test } from './support/site';
import { cards, expectAnswerInView } from './support/two-prices';

const shows = (page: Page, what: 'Oran' | 'Olasılık') => page.getByRole('radio', { name: what, exact: true });

/** The probabilities that a column shows, in tenths of a point, from the top; missing ones left out. */
async function tenthsOf(page: Page, column: string): Promise<number[]> {
  const shown = (await cellsOf(page, column)).filter((text) => text !== '-');
  for (const text of shown) expect(text).toMatch(/^%\d{1,3},\d$/);
  return shown.map((text) => Number(text.replace(/\D/g, '')));
}

interface Margin {
  answer: number;
  coming: number;
  conditions: { column: string; probability: string }[];
}

/** What the API says of the margins where these prices are asked for. */
async function marginOf(request: APIRequestContext, prices: string): Promise<Margin> {
  const { session_token } = await login(request, 'uye');
  const got = await request.get(`/api/odd-summary?ft_1_odd=${prices}&played=true&groups=ft`, {
    headers: { Authorization: `Bearer ${session_token}` },
  });
  const { margins } = (await got.json()) as { margins: Margin[] };
  return margins[0]!;
}

const percent = (margin: number) => `%${((margin - 1) * 100).toFixed(1).replace('.', ',')}`;

test.beforeEach(async ({ signIn }) => {
  await signIn('uye');
});

test.describe('on a desk', () => {
  test('the tables show what prices say, in the order of that, also after a reload and by a link', async ({
    page,
  }) => {
    for (const path of ['/kapanisoran', '/acilisoran']) {
      await page.goto(path);
      await expectRows(page);
      for (const price of await cellsOf(page, 'Maç Sonucu 1')) expect(price).toMatch(/^(\d+,\d\d|-)$/);
      await shows(page, 'Olasılık').check();
      await expect(page).toHaveURL(`${path}?values=probability`);
      await expectRows(page);
      await expect.poll(async () => (await tenthsOf(page, 'Maç Sonucu 1')).length).toBeGreaterThan(5);
      await page.getByRole('button', { name: 'Maç Sonucu 1 sütununa göre sırala' }).click();
      await expect(heading(page, 'Maç Sonucu 1')).toHaveAttribute('aria-sort', 'ascending');
      await expectRows(page);
      const tenths = await tenthsOf(page, 'Maç Sonucu 1');
      expect(tenths).toEqual([...tenths].sort((a, b) => a - b));
      expect(tenths[0]).toBeLessThan(150);

      await page.reload();
      await expect(shows(page, 'Olasılık')).toBeChecked();
      await expectRows(page);
      expect((await tenthsOf(page, 'Maç Sonucu 1')).slice(0, 10)).toEqual(tenths.slice(0, 10));
      await expectNoViolations(page, `probabilities of ${path}`);
      await page.goBack();
      await page.goBack();
      await expect(page).toHaveURL(path);
      await expect(shows(page, 'Oran')).toBeChecked();
      await expectRows(page);
      for (const price of await cellsOf(page, 'Maç Sonucu 1')) expect(price).toMatch(/^(\d+,\d\d|-)$/);
    }
  });

  test('a number typed while they do is a probability, and the switch leaves the filters alone', async ({
    page,
  }) => {
    await page.goto('/kapanisoran?values=probability');
    await filterBox(page, 'Maç Sonucu 1').fill('57-59');
    await expect(page).toHaveURL('/kapanisoran?ft_1_odd=%2557-59&values=probability');
    await expect(filterBox(page, 'Maç Sonucu 1')).toHaveValue('%57-59');
    const chips = page.getByRole('list', { name: 'Etkin filtreler' });
    await expect(chips).toHaveText('MS 1:%57–59 olasılık');
    await expectRows(page);
    const tenths = await tenthsOf(page, 'Maç Sonucu 1');
    expect(tenths.length).toBeGreaterThan(5);
    for (const each of tenths) expect(each).toBeGreaterThanOrEqual(570);
    for (const each of tenths) expect(each).toBeLessThanOrEqual(590);

    await shows(page, 'Oran').check();
    await expect(page).toHaveURL('/kapanisoran?ft_1_odd=%2557-59');
    await expect(filterBox(page, 'Maç Sonucu 1')).toHaveValue('%57-59');
    await filterBox(page, 'Maç Sonucu 1').fill('%58');
    await expect(chips).toHaveText('MS 1:%58 olasılık');
    await filterBox(page, 'Maç Sonucu X').fill('3,2-3,6');
    await expect(chips.getByRole('listitem')).toHaveText(['MS 1:%58 olasılık', 'MS X:3,2-3,6']);
    await expectRows(page);
    for (const price of await cellsOf(page, 'Maç Sonucu X')) expect(price).toMatch(/^3,[2-6]\d$/);
  });

  test('saved filters, files and the other table keep what is shown', async ({ page }) => {
    const name = `Olasılıkla ${test.info().workerIndex}-${Date.now()}`;
    await page.goto('/kapanisoran?ft_1_odd=%2557-59&values=probability');
    await expectRows(page);
    const line = page.getByRole('group', { name: 'Maç ve kayıtlı filtre' });
    await line.getByRole('button', { name: 'Filtreyi Kaydet' }).click();
    await page.getByRole('alertdialog').getByRole('textbox', { name: 'Filtre adı' }).fill(name);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Kaydet' }).click();
    await expect(page.getByText('Başarı: Filtre kaydedildi.')).toBeVisible();

    const downloaded = page.waitForEvent('download');
    await page.getByRole('button', { name: 'CSV indir' }).click();
    const [head, first] = readFileSync(await (await downloaded).path(), 'utf8').split(/\r?\n/);
    const column = head!.split(';').indexOf('Maç Sonucu: 1 (olasılık)');
    expect(Number(first!.split(';')[column]!.replace(',', '.'))).toBeCloseTo(0.58, 1);

    await page.goto('/filtrelerim');
    const card = page.getByRole('region', { name });
    await expect(card.getByRole('list', { name: 'Koşullar' })).toContainText('MS 1: %57–59 olasılık');
    await expect(card.getByRole('list', { name: 'Koşullar' })).toContainText('Gösterilen: Olasılık');
    await card.getByRole('link', { name: `${name} filtresini tabloda aç` }).click();
    await expect(page).toHaveURL('/kapanisoran?ft_1_odd=%2557-59&values=probability');
    await page.getByRole('navigation', { name: 'Oran türü' }).getByRole('link', { name: 'Açılış' }).click();
    await expect(page).toHaveURL('/acilisoran?ft_1_odd=%2557-59&values=probability');
    await expect(shows(page, 'Olasılık')).toBeChecked();
  });

  test('prices that mean something else in fixtures say so, and are asked by probability at one press', async ({
    page,
    request,
  }) => {
    const { answer, coming, conditions } = await marginOf(request, '1.40-1.50');
    expect(coming - answer).toBeGreaterThan(0.03);
    const { probability } = conditions[0]!;
    await page.goto('/kapanisoran?ft_1_odd=1.40-1.50');
    const note = page.getByRole('note').filter({ hasText: 'başka bir payla' });
    await expect(note).toContainText(`önünüzdeki maçların payı ${percent(coming)}`);
    await expect(note).toContainText(new RegExp(`bu [\\d.]+ maçın ${percent(answer)}`));
    const [low, high] = probability.slice(1).replaceAll('.', ',').split('-');
    await expect(note).toContainText(`1,40–1,50 (MS 1) önünüzdeki maçlarda %${low}–${high} olasılık demek.`);
    await expectNoViolations(page, 'the note on margins');

    await note.getByRole('button', { name: 'Olasılıkla sor' }).click();
    await expect(page).toHaveURL(`/kapanisoran?ft_1_odd=${encodeURIComponent(probability)}`);
    await expect(note).toHaveCount(0);
    await shows(page, 'Olasılık').check();
    await expectRows(page);
    const tenths = await tenthsOf(page, 'Maç Sonucu 1');
    expect(tenths.length).toBeGreaterThan(5);
    const [least, most] = [low, high].map((end) => Math.round(Number(end!.replace(',', '.')) * 10));
    for (const each of tenths) expect(each).toBeGreaterThanOrEqual(least!);
    for (const each of tenths) expect(each).toBeLessThanOrEqual(most!);
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL('/kapanisoran?ft_1_odd=1.40-1.50');
    await expect(note).toBeVisible();
  });

  test('a question that nothing fits leads to probabilities', async ({ page }) => {
    await page.goto('/kapanisoran?ft_1_odd=1.44&ft_x_odd=4.31&ft_2_odd=5.02');
    await expect(page.getByText('Veri bulunamadı')).toBeVisible();
    await page.getByRole('button', { name: 'Olasılıkla sor' }).click();
    await expect(page).toHaveURL(/ft_1_odd=%25[\d.]+-[\d.]+&ft_2_odd=%25[^&]+&ft_x_odd=%25[^&]+$/);
    await expect(page.getByRole('list', { name: 'Etkin filtreler' }).getByRole('listitem')).toHaveCount(3);
  });

  test('a filter with an alert says so too, and opens as the question by probability', async ({
    page,
    request,
  }) => {
    const { session_token } = await login(request, 'uye');
    const headers = { Authorization: `Bearer ${session_token}` };
    const name = `Payı farklı ${test.info().workerIndex}-${Date.now()}`;
    const data = {
      filter_name: name,
      filter_type: 2,
      filter_data: { ft_1_odd: '1.40-1.50', played: 'false' },
    };
    const saved = await request.post('/api/save-filter', { headers, data });
    const { id } = (await saved.json()) as { id: number };
    await page.goto('/filtrelerim');
    const card = page.getByRole('region', { name });
    await expect(card.getByText('Bugün ve sonraki iki gün', { exact: true })).toBeVisible();
    await expect(card.getByRole('note')).toHaveCount(0);
    await card.getByRole('switch', { name: 'Uyan maçı haber ver' }).click();
    const { coming, conditions } = await marginOf(request, '1.40-1.50');
    // answers are asked for once they are in view, below the filters that other journeys save as the same member
    await card.getByText('Bugün ve sonraki iki gün', { exact: true }).scrollIntoViewIfNeeded();
    const note = `önünüzdeki maçların payı ${percent(coming)}`;
    await expect(card.getByRole('note')).toContainText(note, { timeout: 60_000 });
    // what the page's head covers half of would be too small to be pressed
    await card.evaluate((element) => element.scrollIntoView());
    await expectNoViolations(page, 'the note on margins beside a filter');
    await card.getByRole('link', { name: `${name}: tabloda olasılıkla sor` }).click();
    const { probability } = conditions[0]!;
    await expect(page).toHaveURL(`/kapanisoran?ft_1_odd=${encodeURIComponent(probability)}&played=false`);
    await request.delete(`/api/delete-filter?id=${id}`, { headers });
  });

  test('the bulletin takes a probability in its boxes', async ({ page }) => {
    await page.goto('/bulten');
    await filterBox(page, 'Maç Sonucu 1').fill('%50-60');
    await expect(page.getByRole('list', { name: 'Etkin filtreler' })).toHaveText('MS 1:%50–60 olasılık');
    await expect(page.getByRole('status').filter({ hasText: /^[1-9][\d.]* maç/ })).toBeAttached();
    await expect(shows(page, 'Olasılık')).toHaveCount(0);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the note on margins is one line that leaves answer and cards in view, and opens', async ({
    page,
  }) => {
    await page.goto('/kapanisoran?ft_1_odd=1.40-1.50');
    const line = page.getByText('Önünüzdeki maçların payı farklı');
    await expect(line).toBeVisible();
    await expectAnswerInView(page);
    await line.tap();
    await expectNoViolations(page, 'the open note on margins');
    await page.getByRole('button', { name: 'Olasılıkla sor' }).tap();
    await expect(page).toHaveURL(/\?ft_1_odd=%25[\d.]+-[\d.]+$/);
    await expect(line).toHaveCount(0);
    await expectAnswerInView(page);
  });

  test('a match that was filled in folds the picker: its answer and cards are in view', async ({ page }) => {
    await page.goto('/kapanisoran');
    const picker = page.getByRole('button', { name: 'Maç ve kayıtlı filtre' });
    await picker.tap();
    await page.getByRole('combobox', { name: 'Tarih' }).selectOption({ label: 'Bugün' });
    await page.getByRole('combobox', { name: 'Maç Seçin' }).tap();
    await page.getByRole('listbox').getByRole('option').first().tap();
    await expect(page.getByText(/^Olasılıkla dolduruldu/)).toBeInViewport();
    await expect(picker).toHaveAttribute('aria-expanded', 'false');
    await expect(picker).toBeFocused();
    await page.getByRole('button', { name: 'Mesajı kapat' }).tap();
    await expectAnswerInView(page);
    expect(await scrollsSideways(page)).toBe(false);
  });

  test('the sheet of filters switches, its boxes take the sign, and the cards show probabilities', async ({
    page,
  }) => {
    await page.goto('/kapanisoran');
    await page.getByRole('button', { name: 'Filtreler', exact: true }).tap();
    const sheet = page.getByRole('dialog', { name: 'Filtreler' });
    const box = sheet.getByLabel('Maç Sonucu 1 filtresi', { exact: true });
    await box.tap();
    await sheet.getByRole('button', { name: 'Maç Sonucu 1: % ekle' }).tap();
    await page.keyboard.type('58');
    await sheet.getByRole('button', { name: 'Maç Sonucu 1: ± ekle' }).tap();
    await page.keyboard.type('1');
    await expect(box).toHaveValue('%58±1');
    await expect(page).toHaveURL(/ft_1_odd=%2558(±|%C2%B1)1$/);
    await sheet.getByText('Olasılık', { exact: true }).tap();
    await expect(page).toHaveURL(/values=probability$/);
    await sheet.getByLabel('Maç Sonucu X filtresi', { exact: true }).fill('20-30');
    await expect(page).toHaveURL(/ft_x_odd=%2520-30/);
    await sheet.getByRole('button', { name: /göster$/ }).tap();
    await expect(cards(page).first()).toContainText(/MS 1 %5[789],\d/);
    await expect(cards(page).first()).toContainText(/MS X %[23]\d,\d/);
    await expectAnswerInView(page);
    expect(await scrollsSideways(page)).toBe(false);
    await expectNoViolations(page, 'cards with probabilities');

    await page.getByRole('button', { name: 'Diğer araçlar' }).tap();
    await page.getByText('Oran', { exact: true }).tap();
    await expect(cards(page).first()).toContainText(/MS 1 1,\d\d/);
    expect(await scrollsSideways(page)).toBe(false);
  });
});
