import type { Page } from '@playwright/test';
import { filterBox } from './support/match-table';
import { drawnMatches, expect, test } from './support/site';

const LAYOUTS = {
  'a desk': { width: 1440, height: 900 },
  'a phone': { width: 390, height: 844 },
};

const chips = (page: Page) => page.getByRole('list', { name: 'Etkin filtreler' });
const played = (page: Page, which: string) => page.getByRole('radio', { name: which, exact: true });
const hidden = (page: Page) =>
  page.getByRole('region', { name: 'Gizlenen Sütunlar' }).getByText('Maç Sonucu', { exact: true });

for (const [layout, viewport] of Object.entries(LAYOUTS)) {
  test.describe(`the steps of a table on ${layout}`, () => {
    const phone = viewport.width < 768;
    test.use({ viewport });
    test.beforeEach(async ({ signIn }) => {
      await signIn('uye');
    });

    /** Opens the sheet in which phones have filters, order and groups; on wide screens they are in the table. */
    const inSheet = async (page: Page, act: () => Promise<unknown>) => {
      if (phone) await page.getByRole('button', { name: /^Filtreler( \(\d+\))?$/ }).click();
      await act();
      if (phone)
        await page
          .getByRole('button', { name: /göster$/ })
          .last()
          .click();
    };
    const type = (page: Page, column: string, text: string) =>
      inSheet(page, async () => {
        await filterBox(page, column).fill(text);
        await filterBox(page, column).press('Enter');
      });
    const sortByHome = (page: Page) =>
      inSheet(page, async () => {
        if (!phone) return page.getByRole('button', { name: 'Maç Sonucu 1 sütununa göre sırala' }).click();
        await page.getByRole('combobox', { name: 'Sırala' }).click();
        await page.getByRole('option', { name: 'Maç Sonucu · 1', exact: true }).click();
      });
    const hideResult = (page: Page) =>
      inSheet(page, () =>
        phone
          ? page.getByLabel('Tabloda göster').first().click()
          : page.getByRole('checkbox', { name: 'Maç Sonucu sütunlarını göster' }).click(),
      );

    test('undo one change per press and do it again', async ({ page }) => {
      await page.goto('/kapanisoran');
      await expect(drawnMatches(page).first()).toBeVisible();
      const steps: [string, () => Promise<unknown>][] = [
        ['?ft_1_odd=1,8', () => type(page, 'Maç Sonucu 1', '1,8')],
        ['?ft_1_odd=1,8&sort=ft_1_odd', () => sortByHome(page)],
        ['?ft_1_odd=1,8&played=all&sort=ft_1_odd', () => played(page, 'Tümü').check()],
        ['?ft_1_odd=1,8&played=all&sort=ft_1_odd&gizli=ft', () => hideResult(page)],
        [
          '?played=all&sort=ft_1_odd&gizli=ft',
          () => page.getByRole('button', { name: 'MS 1 filtresini kaldır' }).click(),
        ],
      ];
      const addresses = ['', ...steps.map(([address]) => address)].map((search) => `/kapanisoran${search}`);
      for (const [search, change] of steps) {
        await change();
        await expect(page).toHaveURL(`/kapanisoran${search}`);
      }
      await expect(hidden(page)).toBeVisible();

      for (const address of addresses.slice(0, -1).reverse()) {
        await page.goBack();
        await expect(page).toHaveURL(address);
      }
      await expect(chips(page)).toBeHidden();
      await expect(hidden(page)).toBeHidden();
      await expect(played(page, 'Oynanmış')).toBeChecked();
      await expect(drawnMatches(page).first()).toBeVisible();
      for (const address of addresses.slice(1)) {
        await page.goForward();
        await expect(page).toHaveURL(address);
      }
      await expect(hidden(page)).toBeVisible();
      await expect(played(page, 'Tümü')).toBeChecked();
    });

    test('undo a filled match, and clearing', async ({ page }) => {
      await page.goto('/kapanisoran?home_team=an');
      if (phone) await page.getByRole('button', { name: 'Maç ve kayıtlı filtre' }).click();
      const line = page.getByRole('group', { name: 'Maç ve kayıtlı filtre' });
      await line.getByRole('combobox', { name: 'Tarih' }).selectOption({ label: 'Bugün' });
      await line.getByRole('combobox', { name: 'Maç Seçin' }).click();
      await page.getByRole('listbox').getByRole('option').first().click();
      await expect(page).toHaveURL(/\?ft_1_odd=%25[^&]+&ft_2_odd=%25[^&]+&ft_x_odd=%25[^&]+$/);
      const filled = page.url();
      if (phone) await page.getByRole('button', { name: 'Maç ve kayıtlı filtre' }).click();
      await line.getByRole('button', { name: 'Filtreleri Temizle' }).click();
      await expect(page).toHaveURL('/kapanisoran');
      await expect(line.getByRole('combobox', { name: 'Maç Seçin' })).toHaveValue('');
      await page.goBack();
      await expect(page).toHaveURL(filled);
      await expect(chips(page).getByRole('listitem')).toHaveCount(3);
      await page.goBack();
      await expect(page).toHaveURL('/kapanisoran?home_team=an');
      await expect(chips(page)).toHaveText(/Ev Sahibi:an/);
      await page.goForward();
      await expect(page).toHaveURL(filled);
    });

    test('are none where the server refuses a text', async ({ page }) => {
      await page.goto('/kapanisoran');
      await expect(drawnMatches(page).first()).toBeVisible();
      await type(page, 'Maç Sonucu 2', '2,1');
      await expect(page).toHaveURL('/kapanisoran?ft_2_odd=2,1');
      await type(page, 'Maç Sonucu 1', '1,95-1,80');
      await expect(page.getByRole('alert').first()).toContainText('Aralığın başı sonundan büyük olamaz.');
      await expect(page).toHaveURL('/kapanisoran?ft_2_odd=2,1');
      await page.goBack();
      await expect(page).toHaveURL('/kapanisoran');
      await expect(page.getByRole('alert')).toHaveCount(0);
    });

    test('end with the table: a match and its way back are no changes', async ({ page }) => {
      await page.goto('/kapanisoran');
      await expect(drawnMatches(page).first()).toBeVisible();
      await type(page, 'Maç Sonucu 1', '1,8');
      await expect(page).toHaveURL('/kapanisoran?ft_1_odd=1,8');
      await expect(page.getByText(/^Filtrelere uyan|bulundu/).first()).toBeAttached();
      const matches = phone ? page.getByRole('list', { name: 'Bulunan maçlar' }) : page.getByRole('grid');
      const match = matches.getByRole('link').nth(1);
      await match.click();
      await expect(page).toHaveURL(/\/mac\/\d+/);
      const length = () => page.evaluate(() => history.length);
      const before = await length();
      await page.goBack();
      await expect(page).toHaveURL('/kapanisoran?ft_1_odd=1,8');
      await expect(chips(page)).toHaveText(/MS 1:1,8/);
      await expect(match).toBeVisible();
      expect(await length()).toBe(before);
      await page.goBack();
      await expect(page).toHaveURL('/kapanisoran');
      await expect(chips(page)).toBeHidden();
    });
  });
}
