import type { Page } from '@playwright/test';
import { expectNoViolations } from './support/axe';
import { openTab } from './support/panel';
import { expect, scrollsSideways, test } from './support/site';

// a browser that writes its own date boxes as 05/17/2026
test.use({ locale: 'en-US' });

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

const day = (page: Page, name: RegExp) => page.getByRole('gridcell').getByRole('button', { name });

for (const size of SIZES) {
  test.describe(`dates at ${size.width} px`, () => {
    const phone = size.width < 768;
    test.use({ viewport: size });

    async function openSettings(page: Page) {
      await expect(page.getByText(/karşılaştırmada/)).toBeVisible();
      if (phone) await page.getByText('Ayarlar', { exact: true }).click();
    }

    test('of the scan are typed and picked in Turkish', async ({ page, signIn }) => {
      await signIn('uye');
      await page.goto('/tarama?tarih=2026-05-17');
      await page
        .getByRole('heading', { name: /17 Mayıs 2026/ })
        .or(page.getByText(/maç yok/))
        .first()
        .waitFor();
      if (phone) await page.getByText('Ayarlar', { exact: true }).click();
      const box = page.getByRole('textbox', { name: 'Tarih' });
      await expect(box).toHaveValue('17.05.2026');
      await box.fill('18 mayis 2026');
      await expect(page).toHaveURL(/tarih=2026-05-18/);
      await box.press('Enter');
      await expect(box).toHaveValue('18.05.2026');

      await box.press('Alt+ArrowDown');
      const calendar = page.getByRole('dialog', { name: 'Tarih: takvim' });
      await expect(calendar.getByRole('grid', { name: 'Mayıs 2026' })).toBeVisible();
      await expect(day(page, /18 Mayıs 2026 Pazartesi, seçili/)).toBeFocused();
      await expectNoViolations(page, 'calendar of the scan');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/tarih=2026-05-25/);
      await expect(box).toHaveValue('25.05.2026');
      await expect(calendar).toHaveCount(0);

      await box.fill('31.04.2026');
      await box.press('Enter');
      await expect(box).toHaveAccessibleDescription(/^Tarih okunamadı/);
      await expect(page).toHaveURL(/tarih=2026-05-25/);
      expect(await scrollsSideways(page)).toBe(false);
    });

    test('take today by its word', async ({ page, signIn }) => {
      await signIn('uye');
      await page.goto('/tarama');
      await openSettings(page);
      const box = page.getByRole('textbox', { name: 'Tarih' });
      const today = await box.inputValue();
      await box.fill('01.02.2026');
      await expect(page).toHaveURL(/tarih=2026-02-01/);
      await box.fill('bugün');
      await box.press('Enter');
      await expect(box).toHaveValue(today);
    });

    test('of the odds table are picked from a calendar and named in Turkish', async ({ page, signIn }) => {
      await signIn('uye');
      await page.goto('/kapanisoran?match_date=2025-03-01..2025-03-31');
      const chip = page.getByRole('list', { name: 'Etkin filtreler' }).getByRole('listitem');
      await expect(chip.filter({ hasText: 'Tarih:' })).toContainText('1 Mar – 31 Mar 2025');
      const openFilters = () => page.getByRole('button', { name: /^Filtreler( \(|$)/ }).click();
      if (phone) await openFilters();
      await page.getByRole('button', { name: 'Tarih: takvimi aç' }).click();
      await expect(page.getByRole('grid', { name: 'Mart 2025' })).toBeVisible();
      await expectNoViolations(page, 'calendar of the odds table');
      await day(page, /^20 Mart 2025/).click();
      await expect(page).toHaveURL(/match_date=20\.03\.2025/);
      await day(page, /^9 Mart 2025/).click();
      await expect(page).toHaveURL(/match_date=09\.03\.2025\.\.20\.03\.2025/);
      await page.getByRole('button', { name: 'Tamam', exact: true }).click();
      if (phone) await page.getByRole('button', { name: /göster$/ }).click();
      await expect(chip.filter({ hasText: 'Tarih:' })).toContainText('9 Mar – 20 Mar 2025');
      const dates = page.getByRole('gridcell').filter({ hasText: /^\d\d\.\d\d\.\d{4}$/ });
      if (!phone) await expect(dates.first()).toHaveText('20.03.2025');

      if (phone) await openFilters();
      await page.getByRole('button', { name: 'Tarih: takvimi aç' }).click();
      await page.getByRole('button', { name: 'Temizle', exact: true }).click();
      await expect(page).toHaveURL('/kapanisoran');
    });

    test('of a panel form are a day and a time as Turkey writes them', async ({ page, signIn }) => {
      await signIn('admin');
      await openTab(page, 'bloglar');
      await page.getByRole('button', { name: 'Yeni kayıt' }).click();
      const form = page.getByRole('dialog');
      await expect(form.getByRole('textbox', { name: 'Tarih' })).toHaveValue(/^\d\d\.\d\d\.\d{4}$/);
      await expect(form.getByRole('textbox', { name: 'Saat' })).toHaveValue(/^\d\d:\d\d$/);
      await form.getByRole('button', { name: 'Tarih: takvimi aç' }).click();
      await expect(page.getByRole('dialog', { name: 'Tarih: takvim' }).getByRole('grid')).toBeVisible();
      await expectNoViolations(page, 'calendar of a panel form');
      await page.keyboard.press('Escape');
      await expect(form).toBeVisible();
    });
  });
}
