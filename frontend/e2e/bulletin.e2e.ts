import { expectNoViolations } from './support/axe';
import { expect, login, recordApiCalls, scrollsSideways, test } from './support/site';

const SIZES = [
  { name: 'wide', width: 1440, height: 900 },
  { name: 'phone', width: 390, height: 844 },
];

test.describe('the bulletin', () => {
  test.beforeEach(async ({ signIn }) => {
    await signIn('uye');
  });

  test('is in the menu, begins with today’s matches and brings fifty more at the end', async ({ page }) => {
    await page.goto('/oranlar');
    const menu = page.getByRole('navigation', { name: 'Ana menü' });
    await menu.getByRole('button', { name: 'Oranlar' }).click();
    const calls = recordApiCalls(page);
    await menu.getByRole('link', { name: 'Bülten' }).click();
    await expect(page).toHaveURL('/bulten');
    await expect(page).toHaveTitle(/Bülten/);
    await expect(page.getByText('50 maç yüklendi')).toBeVisible();
    const grid = page.getByRole('grid', { name: 'Bülten' });
    await grid.evaluate((element) => element.parentElement!.parentElement!.scrollTo(0, 1e6));
    await expect(page.getByText('100 maç yüklendi')).toBeVisible();
    expect(calls.filter((call) => call.startsWith('/api/bulten-data'))).toEqual([
      '/api/bulten-data?page=1&per_page=50',
      '/api/bulten-data?page=2&per_page=50',
    ]);
  });

  test('finds what contains the text, hides groups and keeps both in the address', async ({ page }) => {
    await page.goto('/bulten');
    const calls = recordApiCalls(page);
    await page.getByRole('textbox', { name: 'Maç Sonucu 1 filtresi' }).fill('1,9');
    await expect(page).toHaveURL('/bulten?ft_1_odd=1,9');
    await page.getByRole('textbox', { name: 'Sonuç filtresi', exact: true }).fill('X');
    await expect(page).toHaveURL('/bulten?ft_1_odd=1,9&ft_result=X');
    await expect(page.getByRole('gridcell', { name: /^[12]?1,9\d$/ }).first()).toBeVisible();
    expect(decodeURIComponent(calls.at(-1)!)).toBe(
      '/api/bulten-data?ft_1_odd=1,9&ft_result=X&page=1&per_page=50',
    );
    // none of these matches has a price of it
    await page.getByRole('button', { name: /^\d+ boş grup$/ }).click();
    await page.getByRole('checkbox', { name: 'Handikap sütunlarını göster' }).click();
    await expect(page).toHaveURL('/bulten?ft_1_odd=1,9&ft_result=X&gizli=hnd');
    await page.reload();
    await expect(page.getByRole('button', { name: 'Handikap sütunlarını geri getir' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Maç Sonucu 1 filtresi' })).toHaveValue('1,9');
    await page.getByRole('button', { name: /Sonuç filtresini kaldır/ }).click();
    await expect(page).toHaveURL('/bulten?ft_1_odd=1,9&gizli=hnd');
  });

  test('fills a saved filter from a match of today, saves and deletes one', async ({ page, request }) => {
    const { session_token } = await login(request, 'uye');
    const headers = { Authorization: `Bearer ${session_token}` };
    const name = `Bülten yolculuğu ${Date.now()}`;
    await page.goto('/bulten');
    await page.getByRole('textbox', { name: 'Maç Sonucu 1 filtresi' }).fill('1,5');
    await expect(page).toHaveURL('/bulten?ft_1_odd=1,5');
    await page.getByRole('button', { name: 'Filtreyi Kaydet' }).click();
    await page.getByRole('textbox', { name: 'Filtre adı' }).fill(name);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Başarı: Filtre kaydedildi.')).toBeVisible();

    await page.getByRole('combobox', { name: 'Tarih' }).selectOption({ label: 'Bugün' });
    await page.getByRole('button', { name: /^Kayıtlı filtre/ }).click();
    await page.getByRole('button', { name: `${name} filtresini uygula` }).click();
    await expect(page.getByText('Hata: Lütfen önce bir maç seçin.')).toBeVisible();

    await page.keyboard.press('Escape');
    await page.getByRole('combobox', { name: 'Maç Seçin' }).click();
    // the filter that was just saved is the chosen one: the match fills it
    const populated = page.waitForResponse(/\/api\/populate-filter/);
    await page.getByRole('listbox').getByRole('option').first().click();
    const saved = page.getByRole('button', { name: /^Kayıtlı filtre/ });
    const answer = await populated;
    const { match_id } = answer.request().postDataJSON() as { match_id: number };
    const details = await request.get(`/api/matches/${match_id}`, { headers });
    const { opening } = (await details.json()) as {
      opening: Record<'ft_1_odd' | 'ft_x_odd' | 'ft_2_odd', number>;
    };
    // a bulletin's prices say less than the archive's: what is asked for is the probability
    const filled = ((await answer.json()) as { populated_filter: { ft_1_odd: string } }).populated_filter
      .ft_1_odd;
    expect(filled).toMatch(/^%\d+(\.\d)?±1$/);
    const overround = 1 / opening.ft_1_odd + 1 / opening.ft_x_odd + 1 / opening.ft_2_odd;
    expect(Math.abs(parseFloat(filled.slice(1)) - 100 / opening.ft_1_odd / overround)).toBeLessThan(3);
    await expect(page).toHaveURL((url) => url.searchParams.get('ft_1_odd') === filled);
    await expect(page.getByText(/^Başarı: /)).toBeVisible();

    await saved.click();
    await page.getByRole('button', { name: `${name} filtresini sil` }).click();
    await expect(page.getByText('Bu filtreyi silmek istediğinize emin misiniz?')).toBeVisible();
    await page.getByRole('alertdialog').getByRole('button', { name: /^Sil/ }).click();
    await expect(page.getByText('Başarı: Filtre silindi.')).toBeVisible();
    const left = await request.get('/api/get_filters?filter_type=3', { headers });
    expect(((await left.json()) as { filter_name: string }[]).map((each) => each.filter_name)).not.toContain(
      name,
    );
  });

  test('is worked with the keyboard alone', async ({ page }) => {
    await page.goto('/bulten');
    await expect(page.getByText('50 maç yüklendi')).toBeVisible();
    await page.getByRole('textbox', { name: 'Ev Sahibi filtresi', exact: true }).focus();
    const found = page.waitForResponse(/bulten-data\?.*home_team=an/);
    await page.keyboard.type('an');
    await expect(page).toHaveURL('/bulten?home_team=an');
    await found;
    await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'false');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/mac\/\d+/);
    await page.goBack();
    await expect(page.getByRole('textbox', { name: 'Ev Sahibi filtresi', exact: true })).toHaveValue('an');
  });

  for (const { name, ...viewport } of SIZES) {
    test(`has no accessibility violations and scrolls in itself, ${name}`, async ({ page }) => {
      // axe looks at every cell
      test.slow();
      await page.setViewportSize(viewport);
      await page.goto('/bulten?home_team=an');
      await expect(page.getByRole('gridcell').first()).toBeVisible();
      expect(await scrollsSideways(page)).toBe(false);
      await expectNoViolations(page, `bulletin, ${name}`);
      await page.getByRole('switch', { name: 'Koyu tablo' }).click();
      await expectNoViolations(page, `bulletin with a dark table, ${name}`);
    });
  }

  test('has its filters in a sheet on phones', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/bulten');
    await page.getByRole('button', { name: 'Filtreler' }).click();
    await page.getByText('Karşılıklı Gol', { exact: true }).click();
    await expectNoViolations(page, 'the sheet of filters');
    await page.getByRole('textbox', { name: 'Karşılıklı Gol Var filtresi' }).fill('1,7');
    await page.getByRole('button', { name: 'Sonuçları göster' }).click();
    await expect(page).toHaveURL('/bulten?btts_yes_odd=1,7');
    await expect(page.getByRole('button', { name: 'Filtreler (1)' })).toBeVisible();
  });
});

test('waiting members get the purchase prompt, and nothing of the bulletin is asked for', async ({
  page,
  signIn,
}) => {
  await signIn('bekleyen');
  const calls = recordApiCalls(page);
  await page.goto('/bulten');
  await expect(page.getByRole('link', { name: 'Üyelik Satın Al' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(calls.filter((call) => /bulten|bulletin|filter|match/.test(call))).toEqual([]);
});
