import type { Page } from '@playwright/test';
import { expectNoViolations } from './support/axe';
import { signInNewMember } from './support/members';
import { expect, login, recordApiCalls, scrollsSideways, test } from './support/site';

async function save(page: Page, phone: boolean, name: string, selection?: string) {
  if (phone) await page.getByRole('button', { name: 'Maç ve kayıtlı filtre' }).click();
  const line = page.getByRole('group', { name: 'Maç ve kayıtlı filtre' });
  await line.getByRole('button', { name: 'Filtreyi Kaydet' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Filtreyi Kaydet' });
  await dialog.getByRole('textbox', { name: 'Filtre adı' }).fill(name);
  if (selection) {
    const choice = dialog.getByRole('combobox', { name: 'İleri test için seçim' });
    // the only column of odds with a condition is chosen beforehand
    if ((await choice.inputValue()) !== selection) {
      await choice.fill(selection);
      await dialog.getByRole('option', { name: selection, exact: true }).click();
    }
  }
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByText('Başarı: Filtre kaydedildi.')).toBeVisible();
}

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  const phone = viewport.width === 390;

  test.describe(`one's own filters at ${viewport.width} px`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    test.beforeEach(async ({ page, request }) => {
      test.slow();
      await signInNewMember(request, page, (await login(request, 'admin')).session_token);
    });

    test('are empty at first, and say how to make one', async ({ page }) => {
      await page.goto('/oranlar');
      await page
        .getByRole('main')
        .getByRole('link', { name: /Filtrelerim/ })
        .click();
      await expect(page).toHaveURL('/filtrelerim');
      await expect(page).toHaveTitle(/^Filtrelerim · /);
      await expect(page.getByText('Kayıtlı filtreniz yok')).toBeVisible();
      await expectNoViolations(page, 'no filters');
      await page.getByRole('link', { name: 'Kapanış oranlarına git' }).click();
      await expect(page).toHaveURL('/kapanisoran');
    });

    test('of every type stand with their record, matches and way to the table', async ({ page }) => {
      await page.goto('/acilisoran?ft_1_odd=1.50-1.80');
      await save(page, phone, 'Ev favori', 'Maç Sonucu · 1');
      await page.goto('/bulten?ft_1_odd=1.');
      await save(page, phone, 'Bültenden', '2,5 Alt/Üst · Üst');
      await page.goto('/kapanisoran?ft_1_odd=>1&ft_x_odd=>3');
      await save(page, phone, 'Seçimsiz');

      const calls = recordApiCalls(page);
      await page.goto('/filtrelerim');
      const card = (name: string) => page.getByRole('region', { name });
      const favourite = card('Ev favori');
      await expect(favourite.getByText(/^Açılış · /)).toBeVisible();
      await expect(favourite.getByRole('list', { name: 'Koşullar' })).toHaveText('MS 1: 1,50-1,80');
      const figures = favourite.getByRole('table', { name: 'Ev favori: kaydetmeden önce ve sonra' });
      await expect(figures).toHaveAttribute('aria-busy', 'false');
      await expect(figures.getByRole('row', { name: /^Bahis/ })).toHaveText(/^Bahis[1-9][\d.]*-$/);
      await expect(figures.getByRole('row', { name: /^%95 aralık/ })).toContainText(' … ');
      // tomorrow's fixtures are there at any hour
      await expect(favourite.getByRole('list', { name: /uyan maçları$/ })).toBeVisible();
      await expect(favourite.getByText(/^MS 1: 1,[5-8]\d$/).first()).toBeVisible();

      await card('Seçimsiz').scrollIntoViewIfNeeded();
      await expect(card('Seçimsiz').getByText('Seçim belirtilmemiş')).toBeVisible();
      await card('Bültenden').scrollIntoViewIfNeeded();
      await expect(card('Bültenden').getByRole('table')).toHaveAttribute('aria-busy', 'false');
      expect(calls.filter((call) => call.startsWith('/api/filter-record/'))).toHaveLength(2);

      const later = card('Seçimsiz');
      await later.getByRole('combobox', { name: 'Seçimsiz filtresinin seçimi' }).fill('Maç Sonucu · X');
      await later.getByRole('option', { name: 'Maç Sonucu · X', exact: true }).click();
      await later.getByRole('button', { name: 'Seçimsiz filtresinin kaydını başlat' }).click();
      await expect(later.getByText('Seçim: Maç Sonucu X')).toBeVisible();
      await expect(later.getByRole('table', { name: /kaydetmeden önce ve sonra$/ })).toHaveAttribute(
        'aria-busy',
        'false',
      );

      await favourite.getByText('Eğri, sezonlar ve yarılar').click();
      await expect(favourite.getByRole('figure', { name: /^Kâr eğrisi/ }).first()).toBeVisible();
      await expectNoViolations(page, 'filters with a curve');
      expect(await scrollsSideways(page)).toBe(false);

      await favourite.getByRole('link', { name: 'Ev favori filtresini tabloda aç' }).click();
      await expect(page).toHaveURL('/acilisoran?ft_1_odd=1.50-1.80');
    });

    test('alert, are deleted after a question, and show their matches at home', async ({ page }) => {
      await page.goto('/kapanisoran?ft_1_odd=>1');
      await save(page, phone, 'Hepsi', 'Maç Sonucu · X');
      await page.goto('/');
      const home = page.getByRole('region', { name: 'Filtrelerinize bugün uyan maçlar' });
      // late in the evening all of today's matches have begun
      await expect(
        home.getByRole('list', { name: 'Hepsi' }).or(home.getByText(/henüz başlamamış maç yok/)),
      ).toBeVisible();
      await expectNoViolations(page, '/');
      await home.getByRole('link', { name: 'Filtrelerim' }).click();

      const card = page.getByRole('region', { name: 'Hepsi' });
      const more = card.getByRole('button', { name: /maç daha göster$/ });
      await more.click();
      await expect(more).toHaveCount(0);
      await card.getByRole('switch', { name: 'Uyan maçı haber ver' }).focus();
      await page.keyboard.press('Space');
      await expect(card.getByRole('switch')).toBeChecked();
      await page.reload();
      await expect(card.getByRole('switch')).toBeChecked();

      await page.goto('/profile');
      const settings = page.getByRole('region', { name: 'Bildirimler' });
      await settings.getByRole('checkbox', { name: /^E-posta/ }).uncheck();
      await settings.getByLabel('Bitiş').fill('7.30');
      await settings.getByRole('button', { name: 'Kaydet' }).click();
      await expect(settings.getByText('Bildirim ayarlarınız kaydedildi.')).toBeVisible();
      await expect(settings.getByLabel('Bitiş')).toHaveValue('07:30');
      await expectNoViolations(page, '/profile');
      expect(await scrollsSideways(page)).toBe(false);
      await settings.getByRole('link', { name: 'Filtrelerim sayfasına git' }).click();
      await expect(card.getByRole('link', { name: 'Bildirim ayarları' })).toBeVisible();

      await card.getByRole('button', { name: 'Hepsi filtresini sil' }).click();
      const question = page.getByRole('alertdialog', {
        name: 'Bu filtreyi silmek istediğinize emin misiniz?',
      });
      await expectNoViolations(page, 'question');
      await question.getByRole('button', { name: 'Sil' }).click();
      await expect(page.getByText('Kayıtlı filtreniz yok')).toBeVisible();
    });
  });
}

for (const width of [1440, 390])
  test(`a record since a filter was saved begins with words and its evidence, at ${width} px`, async ({
    page,
    request,
    signIn,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const { session_token } = await login(request, 'uye');
    const headers = { Authorization: `Bearer ${session_token}` };
    const saved = (await (
      await request.get('/api/get_filters', { headers, params: { filter_type: 2 } })
    ).json()) as { id: number; filter_name: string }[];
    const { id, filter_name: name } = saved.find((filter) => filter.filter_name === 'Favori ev sahibi')!;
    const record = (await (await request.get(`/api/filter-record/${id}`, { headers })).json()) as {
      since: { bets: number; evidence: { value: number; needed: number } };
    };
    const { bets, evidence } = record.since;
    expect(bets).toBeGreaterThanOrEqual(30);
    await signIn('uye');
    await page.goto('/filtrelerim');
    const card = page.getByRole('region', { name, exact: true });
    await card.scrollIntoViewIfNeeded();
    const verdict = card.getByRole('region', { name: `${name}: Ne anlama geliyor?` });
    const said = `Kanıt: 1’e ${Math.floor(evidence.value)}.`;
    await expect(verdict).toHaveText(
      new RegExp(`^(Beklenenin üstünde değil|Şansla açıklanabilir|Şans bunu seyrek verir) · ${said} Getiri `),
    );
    await expect(verdict).not.toContainText(/\bp [=<] /);
    await verdict.getByText('ayrıntı').click();
    await expect(verdict).toContainText(`1’e ${evidence.needed} olması yirmide birden seyrektir.`);
    await expect(verdict).toContainText(`filtre sayısı: ${evidence.needed / 20};`);
    await expectNoViolations(page, 'evidence of a filter');
    expect(await scrollsSideways(page)).toBe(false);
  });

test('a member who waits sees the prompt, and nothing is asked', async ({ page, signIn }) => {
  await signIn('bekleyen');
  const calls = recordApiCalls(page);
  await page.goto('/filtrelerim');
  await expect(page.getByRole('link', { name: 'Üyelik Satın Al' }).first()).toBeVisible();
  expect(calls.filter((call) => /get_filters|filter-/.test(call))).toEqual([]);
});
