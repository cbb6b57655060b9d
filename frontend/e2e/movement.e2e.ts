import type { Page } from '@playwright/test';
import { expectNoViolations } from './support/axe';
import { dayOfScan } from './support/scan';
import { expect, login, scrollsSideways, test } from './support/site';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

interface Details {
  opening: { ft_1_odd: number };
  closing: { ft_1_odd: number };
}

const chip = (page: Page) =>
  page.getByRole('list', { name: 'Etkin filtreler' }).getByRole('listitem').filter({ hasText: 'Hareket:' });

test.beforeEach(async ({ signIn }) => {
  await signIn('uye');
});

for (const size of SIZES) {
  test.describe(`movement at ${size.width} px`, () => {
    const phone = size.width < 768;
    test.use({ viewport: size });

    test('filters the odds table by a price that fell by more than ten percent', async ({
      page,
      request,
    }) => {
      await page.goto('/kapanisoran');
      await page.getByRole('button', { name: 'Soru', exact: true }).click();
      const form = page.getByRole('dialog', { name: 'Soru' });
      await form.getByText('Hareket', { exact: true }).click();
      await form.getByRole('combobox', { name: 'Seçenek', exact: true }).fill('maç sonucu 1');
      await page.getByRole('option', { name: 'Maç Sonucu · 1', exact: true }).click();
      await expectNoViolations(page, 'form of movement');
      const answer = page.waitForResponse(/odd-list-full-view\?.*movement/);
      await form.getByRole('button', { name: 'Ekle', exact: true }).click();
      await form.getByRole('button', { name: 'Uygula' }).click();
      await expect(page).toHaveURL(/movement=ft_1_odd(:|%3A)-10/);
      await expect(chip(page)).toContainText('MS 1 %10’dan fazla düştü');

      const { items } = (await (await answer).json()) as { items: { id: number }[] };
      expect(items.length).toBeGreaterThan(0);
      const { session_token } = await login(request, 'uye');
      for (const { id } of items.slice(0, 5)) {
        const headers = { Authorization: `Bearer ${session_token}` };
        const details = (await (await request.get(`/api/matches/${id}`, { headers })).json()) as Details;
        expect(details.closing.ft_1_odd).toBeLessThan(details.opening.ft_1_odd * 0.9);
      }
      await page.reload();
      await expect(chip(page)).toContainText('MS 1 %10’dan fazla düştü');
      expect(await scrollsSideways(page)).toBe(false);
      await page.getByRole('button', { name: 'Hareket filtresini kaldır' }).click();
      await expect(page).toHaveURL('/kapanisoran');
    });

    test('narrows the scan of a day to matches with such a price, and names it', async ({
      page,
      request,
    }) => {
      const day = await dayOfScan(request, ({ matches }) => matches.length > 0, {
        parameters: '&movement=-5',
      });
      await page.goto(`/tarama?tarih=${day}`);
      await expect(page.getByText(/karşılaştırmada/)).toBeVisible();
      if (phone) await page.getByText('Ayarlar', { exact: true }).click();
      await page.getByLabel('Hareket').selectOption('%5’ten fazla düşen');
      await expect(page).toHaveURL(/hareket=-5/);
      const moved = page.getByRole('list', { name: 'Açılıştan kapanışa' });
      await expect(moved.first()).toContainText(/\d+,\d\d → \d+,\d\d.*düştü, -%\d/);
      const matches = page.locator('main li').filter({ has: page.locator('a[href^="/mac/"]') });
      await expect(moved).toHaveCount(await matches.count());
      await expectNoViolations(page, 'scan by movement');
      expect(await scrollsSideways(page)).toBe(false);
    });
  });
}
