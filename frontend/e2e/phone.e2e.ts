import { expect, scrollsSideways, test } from './support/site';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('the menu stands at the bottom and its submenus open and close', async ({ page, signIn }) => {
  await signIn('uye');
  await page.goto('/oranlar');
  const dock = page.getByRole('navigation', { name: 'Ana menü' });
  const box = await dock.boundingBox();
  expect(box!.y + box!.height).toBe(844);
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
  await page.goto('/kapanisoran');
  const grid = page.getByRole('grid');
  const teams = grid.locator('[role="gridcell"][aria-colindex="1"]').first();
  await teams.scrollIntoViewIfNeeded();
  expect((await teams.boundingBox())!.width).toBeLessThanOrEqual(96);
  const names = (await teams.innerText()).split('\n');
  expect(names).toHaveLength(2);
  await grid.locator('xpath=../..').evaluate((box) => (box.scrollLeft = 3000));
  await expect(grid.getByRole('columnheader', { name: 'Maç Sonucu 1', exact: true })).toHaveCount(0);
  expect((await teams.boundingBox())!.x).toBe(0);
  await expect(teams).toBeInViewport();
});

test('filters are set in a sheet', async ({ page, signIn }) => {
  await signIn('uye');
  await page.goto('/kapanisoran');
  await page.getByRole('button', { name: 'Filtreler', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Filtreler' });
  await sheet.getByLabel('Ev Sahibi filtresi', { exact: true }).fill('spor');
  await sheet.getByLabel('Sütun ara').fill('2,5 alt');
  await sheet.getByLabel('2,5 Alt/Üst Üst filtresi', { exact: true }).fill('1,7');
  await sheet.getByRole('button', { name: 'Sonuçları göster' }).click();
  await expect(page).toHaveURL(/home_team=spor/);
  await expect(page).toHaveURL(/over_25_odd=/);
  await expect(page.getByRole('button', { name: 'Filtreler (2)' })).toBeVisible();
  await expect(page.getByRole('grid').locator('[role="gridcell"][aria-colindex="1"]').first()).toContainText(
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
