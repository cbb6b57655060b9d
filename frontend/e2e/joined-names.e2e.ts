import { expectNoViolations } from './support/axe';
import { importMatches, kickOff } from './support/import-matches';
import { openTab, rowWith } from './support/panel';
import { expect, login, scrollsSideways, test } from './support/site';

const DAY = 86_400_000;

for (const width of [1440, 390]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 }, reducedMotion: 'reduce' });

    test('a match that came under two names becomes one, and two again', async ({
      page,
      request,
      signIn,
    }) => {
      const word = `n${width}${Date.now().toString(36)}`;
      const [home, former, now] = [`Ev ${word}`, `Kuzey ${word}`, `Kuzeygücü ${word}`];
      const { session_token } = await login(request, 'admin');
      const headers = { Authorization: `Bearer ${session_token}` };
      const match = { kickOff: kickOff(-3 * DAY), home, score: [2, 1], prices: [1.37, 4.8, 8.5] } as const;
      await importMatches(request, headers, [{ ...match, away: former }]);
      await importMatches(request, headers, [{ ...match, away: now }]);

      await signIn('admin');
      await openTab(page, 'veri');
      await page.getByRole('link', { name: 'olası çift: 1 maç' }).first().click();
      await page.getByRole('searchbox').fill(word);
      await page.keyboard.press('Enter');
      const pair = page.getByRole('article', { name: `${home} - ${now} ve ${home} - ${former}` });
      await expect(pair).toBeVisible();
      expect(await scrollsSideways(page)).toBe(false);
      await expectNoViolations(page, 'possible doubles');

      await pair.getByRole('button', { name: `Kulüpleri birleştir: ${former} ve ${now}` }).click();
      const dialog = page.getByRole('alertdialog');
      await expect(dialog.getByText(`“${former}” adının Deneme Ülkesi liglerindeki 1 maçı`)).toBeVisible();
      await dialog.getByRole('radio', { name: former, exact: true }).check();
      await expect(dialog.getByText(`“${now}” adının`)).toBeVisible();
      await dialog.getByRole('radio', { name: now, exact: true }).check();
      await expectNoViolations(page, 'the question before a join');
      await dialog.getByRole('button', { name: 'Birleştir' }).click();
      await expect(dialog).toHaveCount(0);
      await expect(pair).toHaveCount(0);

      await page.getByRole('link', { name: 'Birleştirilen adlar' }).click();
      await expect(rowWith(page, former)).toContainText('Birleşik');
      expect(await scrollsSideways(page)).toBe(false);
      await expectNoViolations(page, 'joined names');
      await page.getByRole('button', { name: `${former} ve ${now}: ayır` }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Ayır' }).click();
      await expect(rowWith(page, former)).toHaveCount(0);

      await page.getByRole('link', { name: 'Olası çiftler' }).click();
      await page.getByRole('searchbox').fill(word);
      await page.keyboard.press('Enter');
      await expect(pair).toBeVisible();
    });
  });
}

test('names that the archive doesn’t have are refused with the reason', async ({ page, signIn }) => {
  await signIn('admin');
  await openTab(page, 'veri', '&bolum=birlestirilen-adlar');
  await page.getByLabel('Ülke', { exact: true }).fill('Atlantis');
  await page.getByLabel('Birleşecek ad').fill('Bir');
  await page.getByLabel('Kalacak ad').fill('İki');
  await page.getByRole('button', { name: 'Devam' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByText('Arşivde “Atlantis” adlı bir ülke yok.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Birleştir' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Vazgeç' }).click();
  await expect(page.getByLabel('Birleşecek ad')).toHaveValue('Bir');
});
