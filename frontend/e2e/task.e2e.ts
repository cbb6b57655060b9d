import { askByMouse, expectAnswer, expectPrices } from './support/two-prices';
import { expect, test } from './support/site';

test.describe('the answer on a desktop', () => {
  test.beforeEach(({ signIn }) => signIn('uye'));

  test('to two prices is three clicks away from the menu', async ({ page }) => {
    await page.goto('/oranlar');
    await askByMouse(page, '1,8');
  });

  test('to two prices is there without a mouse', async ({ page }) => {
    await page.goto('/kapanisoran');
    await expect(page.getByRole('combobox', { name: 'Sütun ara' })).toBeVisible();
    await page.keyboard.type('/ms 1');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Maç Sonucu 1 filtresi', { exact: true })).toBeFocused();
    await page.keyboard.type('1,8/üst 2,5');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('2,5 Alt/Üst Üst filtresi', { exact: true })).toBeFocused();
    await page.keyboard.type('1,70-1,80');
    await expectAnswer(page, '1,8');
    await expectPrices(page, '1,8');
  });

  test('may begin before the table is there', async ({ page }) => {
    let send = () => {};
    const held = new Promise<void>((resolve) => (send = resolve));
    await page.route('**/assets/data-grid-*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/kapanisoran');
    await page.getByRole('combobox', { name: 'Sütun ara' }).fill('ms 1');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('combobox', { name: 'Sütun ara' })).toHaveValue('');
    send();
    await expect(page.getByLabel('Maç Sonucu 1 filtresi', { exact: true })).toBeFocused();
  });
});
