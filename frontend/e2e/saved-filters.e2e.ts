import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { expectNoViolations } from './support/axe';
import { expect, scrollsSideways, test } from './support/site';

test.beforeEach(async ({ signIn }) => {
  await signIn('uye');
});

const line = (page: Page) => page.getByRole('group', { name: 'Maç ve kayıtlı filtre' });

/** Names that no other worker uses. */
const ownName = (about: string) => `${about} ${test.info().workerIndex}-${Date.now()}`;

async function save(page: Page, name: string) {
  await line(page).getByRole('button', { name: 'Filtreyi Kaydet' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Filtreyi Kaydet' });
  await dialog.getByRole('textbox', { name: 'Filtre adı' }).fill(name);
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByText('Başarı: Filtre kaydedildi.')).toBeVisible();
}

async function openSaved(page: Page) {
  await line(page)
    .getByRole('button', { name: /^Kayıtlı filtre/ })
    .click();
}

async function remove(page: Page, name: string) {
  await openSaved(page);
  await page.getByRole('button', { name: `${name} filtresini sil` }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Bu filtreyi silmek istediğinize emin misiniz?' });
  await dialog.getByRole('button', { name: 'Sil' }).click();
  await expect(page.getByText('Başarı: Filtre silindi.')).toBeVisible();
}

test('filters are saved under a name, applied after a reload, edited and deleted', async ({ page }) => {
  const name = ownName('Ev favori');
  await page.goto('/kapanisoran?ft_1_odd=1.4&ft_score=2-1&gizli=ft_dc');
  await save(page, name);

  await page.goto('/kapanisoran');
  await openSaved(page);
  await page.getByRole('button', { name: `${name} filtresini uygula` }).click();
  await expect(page).toHaveURL('/kapanisoran?ft_1_odd=1.4&ft_score=2+-+1&gizli=ft_dc');
  await expect(page.getByLabel('MS Skor filtresi', { exact: true })).toHaveValue('2 - 1');

  await line(page).getByRole('button', { name: 'Filtreyi Kaydet' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByRole('textbox', { name: 'Filtre adı' })).toHaveValue(name);
  await expect(dialog.getByText(/kaydı şimdi baştan başlar/)).toBeVisible();
  await expectNoViolations(page, 'the dialog of an edited filter');
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByText('Başarı: Filtre kaydedildi.')).toBeVisible();

  await page.goto('/filtrelerim');
  const edited = page.getByRole('region', { name, exact: true });
  await edited.getByRole('link', { name: `${name} (1) filtresinden` }).click();
  await expect(page.getByRole('region', { name: `${name} (1)`, exact: true })).toBeInViewport();
  await expectNoViolations(page, '/filtrelerim with an origin');
  await page.goto('/kapanisoran');

  await remove(page, `${name} (1)`);
  await remove(page, name);
  await openSaved(page);
  await expect(page.getByRole('button', { name: `${name} filtresini uygula` })).toHaveCount(0);
});

test('a saved filter is filled with the probabilities of the chosen match', async ({ page }) => {
  const name = ownName('Doldur');
  await page.goto('/kapanisoran?ft_1_odd=1.4&over_25_odd=1.8');
  await save(page, name);
  await line(page).getByRole('button', { name: 'Filtreleri Temizle' }).click();
  await expect(page).toHaveURL('/kapanisoran');

  await line(page).getByRole('combobox', { name: 'Tarih' }).selectOption({ label: 'Bugün' });
  await openSaved(page);
  await page.getByRole('button', { name: `${name} filtresini uygula` }).click();
  await expect(page.getByRole('alert')).toHaveText('Hata: Lütfen önce bir maç seçin.');

  await line(page).getByRole('combobox', { name: 'Maç Seçin' }).click();
  const option = page.getByRole('option', { name: / \| / }).first();
  const label = await option.innerText();
  await option.click();
  await openSaved(page);
  const populated = page.waitForResponse(/\/api\/kapanis-populate-filter/);
  await page.getByRole('button', { name: `${name} filtresini uygula` }).click();
  await expect(page.getByText(/^Başarı: Filtre/)).toContainText(label.split(' | ').at(-1)!);

  // the match is priced by a bulletin, the archive by bookmakers: what they say is compared
  const { populated_filter: filled } = (await (await populated).json()) as {
    populated_filter: Record<'ft_1_odd' | 'over_25_odd', string>;
  };
  for (const text of [filled.ft_1_odd, filled.over_25_odd]) expect(text).toMatch(/^%\d+(\.\d)?±1$/);
  await expect(page.getByLabel('Maç Sonucu 1 filtresi', { exact: true })).toHaveValue(
    filled.ft_1_odd.replace('.', ','),
  );
  await expect(page).toHaveURL(
    ({ searchParams }) =>
      searchParams.get('ft_1_odd') === filled.ft_1_odd &&
      searchParams.get('over_25_odd') === filled.over_25_odd,
  );

  await line(page).getByRole('button', { name: 'Filtreleri Temizle' }).click();
  await expect(line(page).getByRole('combobox', { name: 'Tarih' })).toHaveValue('');
  await expect(line(page).getByRole('combobox', { name: 'Maç Seçin' })).toHaveValue('');
  await remove(page, name);
});

test('works without a mouse', async ({ page }) => {
  const name = ownName('Klavye');
  await page.goto('/acilisoran?ft_x_odd=3.2');
  await line(page).getByRole('button', { name: 'Filtreyi Kaydet' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Başarı: Filtre kaydedildi.')).toBeVisible();
  await expect(line(page).getByRole('button', { name: 'Filtreyi Kaydet' })).toBeFocused();

  await line(page)
    .getByRole('button', { name: /^Kayıtlı filtre/ })
    .focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: `${name} filtresini sil` }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByRole('button', { name: 'Vazgeç' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Başarı: Filtre silindi.')).toBeVisible();
});

test('a lost connection is named', async ({ page }) => {
  await page.goto('/kapanisoran?ft_1_odd=1.4');
  await page.route('**/api/save-filter', (route) => route.abort());
  await line(page).getByRole('button', { name: 'Filtreyi Kaydet' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('textbox').fill('Bağlantı yok');
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Hata: Network hatası');
  await expect(dialog.getByRole('textbox')).toHaveValue('Bağlantı yok');
});

test('the matches found come as a file for spreadsheets', async ({ page }) => {
  await page.goto('/kapanisoran?ft_1_odd=1.85&match_date=2025');
  const found = page.getByText(/^Filtrelere uyan [\d.]+ maçın tamamı$/);
  await expect(found).toBeVisible();
  const total = Number(/[\d.]+/.exec(await found.innerText())![0].replace('.', ''));
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV indir' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^oranlar-kapanis-\d{4}-\d\d-\d\d\.csv$/);
  const text = readFileSync(await file.path(), 'utf8');
  expect(text.startsWith('\uFEFF')).toBe(true);
  expect(text.trim().split(/\r?\n/)).toHaveLength(total + 1);
  expect(text).toContain(';1,85;');
});

for (const width of [1440, 390]) {
  test(`has no axe violation and does not scroll sideways at ${width} px`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/kapanisoran');
    if (width === 390) await page.getByRole('button', { name: 'Maç ve kayıtlı filtre' }).click();
    await line(page).getByRole('button', { name: 'Filtreyi Kaydet' }).click();
    await expect(page.getByRole('alert')).toContainText('Kaydedilecek filtre yok');
    await expectNoViolations(page, 'refused');
    await line(page).getByRole('combobox', { name: 'Tarih' }).selectOption({ label: 'Bugün' });
    await line(page).getByRole('combobox', { name: 'Maç Seçin' }).click();
    await expect(page.getByRole('option', { name: / \| / }).first()).toBeVisible();
    await expectNoViolations(page, 'matches');
    await page.keyboard.press('Escape');
    await openSaved(page);
    await expectNoViolations(page, 'saved filters');
    expect(await scrollsSideways(page)).toBe(false);
  });
}
