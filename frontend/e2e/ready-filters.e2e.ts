import type { Page } from '@playwright/test';
import { expectNoViolations } from './support/axe';
import { expect, scrollsSideways, test } from './support/site';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

const line = (page: Page) => page.getByRole('group', { name: 'Maç ve kayıtlı filtre' });
const recipe = (page: Page, label: string) =>
  line(page).getByRole('button', { name: `${label} hazır filtresi`, exact: true });

/** On phones the picker folds once a match was filled in. */
async function unfold(page: Page, phone: boolean) {
  const button = page.getByRole('button', { name: 'Maç ve kayıtlı filtre' });
  if (!phone) return;
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.click();
}

/** Opens a screen's picker and chooses the first match of today; its prices, or what they say, fill the boxes. */
async function chooseMatch(page: Page, phone: boolean) {
  await unfold(page, phone);
  await line(page).getByRole('combobox', { name: 'Tarih' }).selectOption({ label: 'Bugün' });
  await line(page).getByRole('combobox', { name: 'Maç Seçin' }).click();
  await page.getByRole('listbox').getByRole('option').first().click();
}

test.beforeEach(async ({ signIn }) => {
  await signIn('uye');
});

for (const size of SIZES) {
  test.describe(`ready filters at ${size.width} px`, () => {
    const phone = size.width < 768;
    test.use({ viewport: size });

    for (const { path, over } of [
      { path: '/kapanisoran', over: 'over_25_odd' },
      { path: '/acilisoran', over: 'over_25_odd' },
      { path: '/bulten', over: 'uo_25_over_odd' },
    ])
      test(`fill ${path} as soon as a match is chosen, and again when another one is`, async ({ page }) => {
        await page.goto(path);
        await chooseMatch(page, phone);
        const asked = (text: string) =>
          new RegExp(
            ['ft_1_odd', 'ft_2_odd', 'ft_x_odd'].map((column) => `${column}=${text}`).join('&') + '$',
          );
        await expect(page).toHaveURL(asked(String.raw`%25\d+\.\d(±|%C2%B1)1`));
        await expect(page.getByText(/^Başarı: Filtre .* maçının olasılıklarıyla dolduruldu/)).toBeVisible();
        const note = page.getByText('Olasılıkla dolduruldu: bültenin payı arşivinkinden farklı.');
        await expect(note).toBeInViewport();
        // the bulletin has no total: more than a page of them is so many loaded
        const found = /^[1-9][\d.]* maç (bulundu|yüklendi)/;
        await expect(page.getByRole('status').filter({ hasText: found })).toBeAttached();
        await unfold(page, phone);
        await expect(recipe(page, 'MS')).toHaveAttribute('aria-pressed', 'true');
        await recipe(page, 'MS + 2,5').click();
        await expect(page).toHaveURL(new RegExp(`${over}=%25`));
        await unfold(page, phone);
        await recipe(page, 'İY + MS').click();
        await expect(page).toHaveURL(/ht_1_odd=%25\d/);
        await unfold(page, phone);
        await recipe(page, 'MS').click();
        await expect(page).toHaveURL(asked(String.raw`%25\d+\.\d(±|%C2%B1)1`));

        await page.getByRole('button', { name: 'Oranla doldur' }).click();
        await expect(page).toHaveURL(asked(String.raw`\d+\.\d\d`));
        await expect(page.getByText('Oranla dolduruldu.', { exact: true })).toBeInViewport();
        await expect(page.getByText(/^Başarı: Filtre .* maçının oranlarıyla dolduruldu/)).toBeVisible();
        await unfold(page, phone);
        await recipe(page, 'MS ±0,02').click();
        await expect(page).toHaveURL(/ft_1_odd=\d+\.\d\d(±|%C2%B1)0\.02/);
        await expect(page.getByRole('list', { name: 'Etkin filtreler' })).toContainText(/MS 1:\d+,\d\d±0,02/);
        await expect(page.getByRole('button', { name: 'Olasılıkla doldur' }).first()).toBeVisible();
        expect(await scrollsSideways(page)).toBe(false);
        await expectNoViolations(page, `ready filters on ${path}`);
      });

    test('begin with the one that was used last', async ({ page }) => {
      await page.goto('/kapanisoran');
      if (phone) await page.getByRole('button', { name: 'Maç ve kayıtlı filtre' }).click();
      await recipe(page, 'MS + 2,5').click();
      await expect(
        page.getByText('MS + 2,5 seçildi. Bir maç seçin; oranları kutulara yazılacak.'),
      ).toBeVisible();
      await page.goto('/bulten');
      await chooseMatch(page, phone);
      await expect(page).toHaveURL(/uo_25_over_odd=/);
    });
  });
}
