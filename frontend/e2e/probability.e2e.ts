import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { expectNoViolations } from './support/axe';
import { cellsOf, expectRows, filterBox, heading } from './support/match-table';
import { expect, scrollsSideways, test } from './support/site';
import { cards, expectAnswerInView } from './support/two-prices';

const shows = (page: Page, what: 'Oran' | 'Olasılık') => page.getByRole('radio', { name: what, exact: true });

/** The probabilities that a column shows, in tenths of a point, from the top; missing ones left out. */
async function tenthsOf(page: Page, column: string): Promise<number[]> {
  const shown = (await cellsOf(page, column)).filter((text) => text !== '-');
  for (const text of shown) expect(text).toMatch(/^%\d{1,3},\d$/);
  return shown.map((text) => Number(text.replace(/\D/g, '')));
}

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
