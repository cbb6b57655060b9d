import type { Locator } from '@playwright/test';
import { pdf } from './support/members';
import { openTab, rowWith, searchFor } from './support/panel';
import { expect, preferTable, scrollsSideways, test } from './support/site';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('the menu stands at the bottom and its submenus open and close', async ({ page, signIn }) => {
  await signIn('uye');
  await page.goto('/oranlar');
  const dock = page.getByRole('navigation', { name: 'Ana menü' });
  const box = await dock.boundingBox();
  expect(box!.y + box!.height).toBeCloseTo(844, 1);
  await dock.getByRole('button', { name: 'Menü' }).click();
  const menu = page.getByRole('dialog', { name: 'Menü' });
  const submenu = menu.getByRole('button', { name: 'Oranlar' });
  await expect(submenu).toHaveAttribute('aria-expanded', 'true');
  await submenu.click();
  await expect(menu.getByRole('link', { name: 'Kapanış Oranları' })).toBeHidden();
  await submenu.click();
  await menu.getByRole('link', { name: 'Kapanış Oranları' }).click();
  await expect(page).toHaveURL('/kapanisoran');
  await expect(menu).toBeHidden();
});

test('the teams stay in view, home over away, while the odds scroll', async ({ page, signIn }) => {
  await signIn('uye');
  await preferTable(page);
  await page.goto('/kapanisoran');
  const grid = page.getByRole('grid');
  const teams = grid.locator('[role="gridcell"][aria-colindex="1"]').first();
  await teams.scrollIntoViewIfNeeded();
  expect((await teams.boundingBox())!.width).toBeLessThanOrEqual(96);
  const names = (await teams.innerText()).split('\n');
  expect(names).toHaveLength(2);
  await grid.locator('xpath=../..').evaluate((box) => (box.scrollLeft = 3000));
  await expect(grid.getByRole('columnheader', { name: 'Maç Sonucu 1', exact: true })).toHaveCount(0);
  expect((await teams.boundingBox())!.x).toBeCloseTo(0, 1);
  await expect(teams).toBeInViewport();
});

test('Enter in the sheet of filters applies at once', async ({ page, signIn }) => {
  await signIn('uye');
  await page.goto('/kapanisoran?ft_1_odd=1,8');
  await page.getByRole('button', { name: 'Filtreler (1)' }).click();
  const box = page
    .getByRole('dialog', { name: 'Filtreler' })
    .getByLabel('Maç Sonucu 1 filtresi', { exact: true });
  await box.fill('1,85');
  const asked = page.waitForRequest(/odd-list-full-view\?.*ft_1_odd=1(,|%2C)85/);
  const pressed = Date.now();
  await box.press('Enter');
  await asked;
  expect(Date.now() - pressed).toBeLessThan(900);
});

test('filters are set in a sheet', async ({ page, signIn }) => {
  await signIn('uye');
  await page.goto('/kapanisoran');
  await page.getByRole('button', { name: 'Filtreler', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Filtreler' });
  await sheet.getByText('Maç Bilgileri', { exact: true }).click();
  await sheet.getByLabel('Ev Sahibi filtresi', { exact: true }).fill('spor');
  const before = (await boxOf(sheet)).height;
  await sheet.getByLabel('Sütun ara').fill('2,5 alt');
  await expect(sheet.getByLabel('2,5 Alt/Üst Üst filtresi', { exact: true })).toBeVisible();
  // at the end of its way in a sheet is some millionths of a pixel off
  expect((await boxOf(sheet)).height).toBeCloseTo(before, 1);
  await sheet.getByLabel('2,5 Alt/Üst Üst filtresi', { exact: true }).fill('1,7');
  await sheet.getByRole('button', { name: /göster$/ }).click();
  await expect(page).toHaveURL(/home_team=spor/);
  await expect(page).toHaveURL(/over_25_odd=/);
  await expect(page.getByRole('button', { name: 'Filtreler (2)' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Bulunan maçlar' }).getByRole('link').first()).toContainText(
    'spor',
  );
});

for (const width of [360, 390]) {
  test(`no page scrolls sideways at ${width} px`, async ({ page, signIn }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/login', '/register', '/uyeliksozlesmesi', '/yok']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await scrollsSideways(page), path).toBe(false);
    }
    await signIn('uye');
    for (const path of [
      '/',
      '/oranlar',
      '/satinal',
      '/kapanisoran?ft_1_odd=1.8&home_team=spor&gizli=ft_dc,cs,fg',
    ]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      await page.waitForLoadState('networkidle');
      expect(await scrollsSideways(page), path).toBe(false);
    }
  });
}

for (const width of [360, 390]) {
  test(`the scan's selections stand clear of their shares at ${width} px`, async ({ page, signIn }) => {
    await page.setViewportSize({ width, height: 800 });
    await signIn('uye');
    await page.goto('/tarama?ayrisan=0');
    await page
      .getByRole('button', { name: /: seçenekler$/ })
      .first()
      .click();
    const selection = page
      .getByRole('heading', { level: 4 })
      .first()
      .locator('xpath=following-sibling::ul/li[1]');
    const parts = selection.locator('> span');
    await expect(parts).toHaveCount(3);
    const [name, bar, figures] = await Promise.all((await parts.all()).map(boxOf));
    expect(figures!.y).toBeGreaterThanOrEqual(name!.y + name!.height);
    expect(bar!.y).toBeGreaterThanOrEqual(figures!.y + figures!.height);
    expect(await scrollsSideways(page)).toBe(false);
  });
}

test('a long file name does not make the page wider than the screen', async ({ page, signIn }) => {
  await signIn('bekleyen');
  await page.goto('/satinal');
  const name = `${'banka_havalesi_'.repeat(5)}.pdf`;
  await page.getByLabel('Dekont (PDF, en fazla 5 MB)').setInputFiles(pdf(name));
  await expect(page.getByText(name)).toBeVisible();
  expect(await scrollsSideways(page)).toBe(false);
});

for (const name of ['Çok Uzun Bir Site Adı Burada Yazılı Durur ki Görülsün Diyedir', 'W'.repeat(60)]) {
  test(`the name ${name.slice(0, 4)}… of 60 letters is cut, beside badge and theme`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.route('**/api/settings', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), site_name: name } });
    });
    await page.goto('/urunler');
    const header = page.getByRole('banner');
    const badge = await boxOf(header.getByText('DEMO VERİSİ'));
    const theme = await boxOf(header.getByRole('button').first());
    const brand = await boxOf(header.getByRole('link', { name }));
    expect(badge.x).toBeGreaterThanOrEqual(brand.x + brand.width);
    expect(theme.x).toBeGreaterThanOrEqual(badge.x + badge.width);
    expect(await scrollsSideways(page)).toBe(false);
    await expect(page.getByRole('navigation', { name: 'Ana menü' })).toBeInViewport({ ratio: 1 });
  });
}

test("a row's menu in the panel ends above the dock, and scrolls", async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 640 });
  await signIn('admin');
  await openTab(page, 'kullanicilar');
  await searchFor(page, 'admin@demo.local');
  const opener = rowWith(page, 'admin@demo.local').getByRole('button', { name: /işlemler/i });
  await opener.click();
  const menu = page.getByRole('menu');
  const dock = await boxOf(page.getByRole('navigation', { name: 'Ana menü' }));
  const box = await boxOf(menu);
  expect(box.y).toBeGreaterThanOrEqual(0);
  expect(box.y + box.height).toBeLessThanOrEqual(dock.y);
  await page.keyboard.press('End');
  await expect(menu.getByRole('menuitem').last()).toBeInViewport({ ratio: 1 });
});

/** Where an element stands, once it does. */
async function boxOf(element: Locator) {
  await expect(element).toBeVisible();
  return (await element.boundingBox())!;
}

test('a filter that can not be read says in full what is wrong and what the table shows', async ({
  page,
  signIn,
}) => {
  await signIn('uye');
  await page.goto('/kapanisoran?ft_1_odd=3/9&ft_x_odd=3.40');
  const alert = page.getByRole('main').getByRole('alert');
  for (const sentence of [/^MS 1: Oran okunamadı\./, /^Tablo bu filtre olmadan, diğer filtrelere göre/])
    await expect(alert.getByText(sentence)).toBeInViewport({ ratio: 1 });
});

test('the day and the time of a post stand inside its form', async ({ page, signIn }) => {
  await signIn('admin');
  await page.goto('/admin?sekme=bloglar');
  await rowWith(page, 'Hafta sonu kuponu').getByRole('button').first().click();
  const form = page.getByRole('dialog');
  const right = async (name: string) => {
    const box = (await form.getByLabel(name, { exact: true }).boundingBox())!;
    return box.x + box.width;
  };
  expect(await right('Saat')).toBeCloseTo(await right('Başlık'), 0);
});
