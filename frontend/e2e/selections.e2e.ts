import type { Browser, Locator, Page } from '@playwright/test';
import { expectNoViolations } from './support/axe';
import { png } from './support/files';
import { OwnFixture } from './support/pick-matches';
import { expect, keepSession, login, scrollsSideways, test } from './support/site';

const main = (page: Page) => page.getByRole('main');
const part = (page: Page) => main(page).getByRole('group', { name: 'Seçimler (isteğe bağlı)' });
const chosen = (page: Page) =>
  main(page).getByRole('list', { name: 'Eklenen seçimler' }).getByRole('listitem');
const selections = (page: Page) => main(page).getByRole('list', { name: 'Seçimler' }).getByRole('listitem');
const send = (page: Page) => main(page).getByRole('button', { name: 'Gönder' }).click();

/** Asserted before the page reloads itself. */
const thanks = (page: Page) => main(page).getByText('Teşekkürler! Blog başarıyla eklenmiştir.');

async function fillPick(page: Page, title: string) {
  await page.goto('/editorgiris');
  await main(page).getByLabel('Başlık').fill(title);
  await main(page).getByLabel('Alt metin').fill('Deneme metni');
  await main(page)
    .getByLabel('Görsel', { exact: true })
    .setInputFiles({ name: 'kupon.png', mimeType: 'image/png', buffer: png(80, 100) });
}

/** Finds a test's own fixture in the open picker, by its day and name. */
async function findFixture(page: Page, fixture: OwnFixture) {
  await part(page).getByLabel('Gün').selectOption('Başka bir gün');
  const date = part(page).getByRole('textbox', { name: 'Tarih' });
  if ((await date.inputValue()) !== fixture.writtenDate) {
    await date.fill(fixture.writtenDate);
    await date.press('Enter');
  }
  await part(page).getByRole('combobox', { name: 'Maç' }).fill(fixture.home);
  await page.getByRole('option', { name: fixture.name }).click();
}

const odd = (page: Page, name: string): Locator => part(page).getByRole('button', { name, exact: true });

/** A post with one selection at 1,85, made over the form. */
async function postWith(page: Page, title: string, fixture: OwnFixture) {
  await fillPick(page, title);
  await part(page).getByRole('button', { name: 'Seçim ekle' }).click();
  await findFixture(page, fixture);
  await odd(page, '1 1,85').click();
  await send(page);
  await expect(thanks(page)).toBeVisible();
}

async function openPost(page: Page, title: string) {
  await page.goto('/editor');
  await main(page).getByRole('link', { name: title, exact: true }).click();
  await expect(main(page).getByRole('heading', { level: 1, name: title })).toBeVisible();
}

/** A member with a browser of their own. */
async function memberPage(browser: Browser, page: Page): Promise<Page> {
  const reader = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
  await keepSession(reader, await login(reader.request, 'uye'));
  return reader;
}

for (const [name, width, height] of [
  ['a wide screen', 1440, 900],
  ['a phone', 390, 844],
  ['a narrow phone', 360, 740],
] as const) {
  test(`an editor makes a coupon and members read it, on ${name}`, async ({
    page,
    browser,
    request,
    signIn,
  }, { parallelIndex }) => {
    await page.setViewportSize({ width, height });
    await signIn('editor');
    const first = await OwnFixture.create(request, parallelIndex, ['1.85', '3.40', '4.00']);
    const second = await OwnFixture.create(request, parallelIndex, ['2.00', '3.30', '3.60']);
    const title = `Kupon ${first.home}`;
    await fillPick(page, title);
    await part(page).getByRole('button', { name: 'Seçim ekle' }).click();
    await findFixture(page, first);
    await odd(page, '1 1,85').click();
    await expect(odd(page, '1 1,85')).toHaveAttribute('aria-pressed', 'true');
    await findFixture(page, second);
    await odd(page, 'X 3,30').click();
    await odd(page, '1 2,00').click();
    await expect(chosen(page)).toHaveCount(2);
    await expect(chosen(page).last()).toContainText('Maç Sonucu · 1');
    await expect(part(page).getByText('2 seçim · toplam oran 3,70')).toBeVisible();
    expect(await scrollsSideways(page)).toBe(false);
    await expectNoViolations(page, 'a pick with selections');
    await send(page);
    await expect(thanks(page)).toBeVisible();

    const reader = await memberPage(browser, page);
    await reader.goto('/editor');
    const card = main(reader).getByRole('article').filter({ hasText: title });
    await expect(card.getByText('2 seçim · toplam oran 3,70 · bekliyor')).toBeVisible();
    await card.getByRole('link', { name: title }).click();
    await expect(selections(reader)).toHaveCount(2);
    await expect(selections(reader).first()).toContainText('Maç Sonucu · 1 oran 1,85');
    await expect(selections(reader).first()).toContainText('bekliyor');
    await expect(selections(reader).first()).toContainText(
      /tarihinde kilitlendi · oran \d+ \S+ \d{4} \d\d:\d\d görüldü$/,
    );
    await expect(main(reader).getByText('Kupon: 2 seçim · toplam oran 3,70')).toBeVisible();
    await expect(main(reader).getByText(/^düzenlendi/)).toBeHidden();
    expect(await scrollsSideways(reader)).toBe(false);
    await expectNoViolations(reader, 'a post with selections');
    await selections(reader).first().getByRole('link').click();
    await expect(reader).toHaveURL(`/mac/${first.id}`);
    await reader.context().close();
  });
}

test('a price that changes while the form is open is shown before it is locked', async ({
  page,
  request,
  signIn,
}, { parallelIndex }) => {
  await signIn('editor');
  const fixture = await OwnFixture.create(request, parallelIndex, ['1.85', '3.40', '4.00']);
  const title = `Değişen ${fixture.home}`;
  await fillPick(page, title);
  await part(page).getByRole('button', { name: 'Seçim ekle' }).click();
  await findFixture(page, fixture);
  await odd(page, '1 1,85').click();
  // the form doesn't hear of it before it is sent
  await page.route('**/api/pick-fixtures/*', (route) => route.abort());
  await fixture.tell({ prices: ['1.80', '3.45', '4.10'] });
  await expect.poll(() => fixture.homePrice()).toBe(1.8);
  await page.unrouteAll();
  await send(page);
  await expect(chosen(page).getByText('Oran değişti: 1,85 yerine 1,80')).toBeAttached();
  await expect(part(page)).toHaveAccessibleDescription(/oranı değişti: 1,85 değil 1,80\..*yeniden gönderin/);
  await expect(main(page).getByLabel('Başlık')).toHaveValue(title);
  await expect(main(page).getByText('kupon.png')).toBeVisible();
  await expectNoViolations(page, 'a changed price');
  await send(page);
  await expect(thanks(page)).toBeVisible();
  await openPost(page, title);
  await expect(selections(page)).toContainText('Maç Sonucu · 1 oran 1,80');
});

test('selections change until the first kick-off, and readers see what was changed and corrected', async ({
  page,
  browser,
  request,
  signIn,
}, { parallelIndex }) => {
  await signIn('editor');
  const fixture = await OwnFixture.create(request, parallelIndex, ['1.85', '3.40', '4.00']);
  const title = `Değişiklik ${fixture.home}`;
  await postWith(page, title, fixture);
  await openPost(page, title);

  await page.getByRole('button', { name: 'Düzenle' }).click();
  await expect(chosen(page)).toContainText('kilitli oran');
  await part(page).getByRole('button', { name: 'Seçim ekle' }).click();
  await findFixture(page, fixture);
  await odd(page, '2 4,00').click();
  await expect(chosen(page)).toContainText('oran 0 dk önce görüldü');
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await expect(selections(page)).toContainText('Maç Sonucu · 2 oran 4,00');
  await main(page).getByText('Seçimlerde değişiklik (1)').click();
  await expect(main(page).getByText(`${fixture.name}, Maç Sonucu · 1, oran 1,85: çıkarıldı`)).toBeVisible();
  await expect(main(page).getByText(`${fixture.name}, Maç Sonucu · 2, oran 4,00: eklendi`)).toBeVisible();

  await fixture.tell({ score: [1, 2] });
  const reader = await memberPage(browser, page);
  await expect(async () => {
    await openPost(reader, title);
    await expect(selections(reader)).toContainText('kazandı', { timeout: 1_000 });
  }).toPass();
  await expect(selections(reader)).toContainText('1 - 2');

  await page.reload();
  await page.getByRole('button', { name: 'Düzenle' }).click();
  await expect(main(page).getByText(/ilk maç başlayana kadar .*: artık değiştirilemez\.$/)).toBeVisible();
  await expect(part(page)).toBeHidden();
  await main(page).getByLabel('Başlık').fill(`${title} yeni`);
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await expect(main(page).getByText(/^düzenlendi/)).toBeVisible();

  await fixture.tell({ score: [2, 2] });
  await expect(async () => {
    await openPost(reader, `${title} yeni`);
    await expect(selections(reader)).toContainText('kaybetti', { timeout: 1_000 });
  }).toPass();
  await main(reader).getByText('Düzeltilen sonuç (1)').click();
  await expect(main(reader).getByText(/kazandı iken kaybetti oldu/)).toBeVisible();
  await expectNoViolations(reader, 'a settled post');
  await reader.context().close();
});

test('selections are chosen with the keys alone, and wait with the texts while the editor looks elsewhere', async ({
  page,
  request,
  signIn,
}) => {
  await signIn('editor');
  const { session_token } = await login(request, 'editor');
  const headers = { Authorization: `Bearer ${session_token}` };
  const [today, tomorrow] = (await (await request.get('/api/match-dates', { headers })).json()) as string[];
  const fixtures = await request.get('/api/pick-fixtures', { headers, params: { date: tomorrow! } });
  const [demo] = (await fixtures.json()) as { home_team: string; away_team: string }[];
  await page.goto('/editorgiris');
  await part(page).getByRole('button', { name: 'Seçim ekle' }).focus();
  await page.keyboard.press('Enter');
  await expect(part(page).getByLabel('Gün')).toHaveValue(today!);
  await page.keyboard.press('Tab');
  await expect(part(page).getByLabel('Gün')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await expect(part(page).getByRole('combobox', { name: 'Maç' })).toBeFocused();
  await page.keyboard.type(`${demo!.home_team} ${demo!.away_team}`);
  await expect(page.getByRole('option', { name: `${demo!.home_team} - ${demo!.away_team}` })).toBeVisible();
  await page.keyboard.press('Enter');
  const first = part(page).getByRole('group').getByRole('button').first();
  await expect(first).toBeVisible();
  for (let step = 0; step < 6 && !(await first.evaluate((one) => one === document.activeElement)); step += 1)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(chosen(page)).toContainText(`${demo!.home_team} - ${demo!.away_team}`);
  await page.reload();
  await expect(chosen(page)).toContainText(`${demo!.home_team} - ${demo!.away_team}`);
  await chosen(page).getByRole('button').press('Enter');
  await expect(chosen(page)).toHaveCount(0);
});
