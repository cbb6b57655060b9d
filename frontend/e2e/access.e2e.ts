import { expect, recordApiCalls, test } from './support/site';

for (const path of ['/', '/oranlar', '/acilisoran', '/kapanisoran', '/satinal']) {
  test(`an anonymous visitor of ${path} ends on the login page`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveURL('/login');
    await expect(page.getByText('aynı oranlarla oynanmış bütün maçları')).toBeVisible();
  });
}

for (const path of ['/register', '/uyeliksozlesmesi']) {
  test(`${path} is open to everybody`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('the agreement has eight numbered declarations', async ({ page }) => {
  await page.goto('/uyeliksozlesmesi');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(8);
});

for (const [path, title] of [
  ['/acilisoran', 'Açılış Oranları'],
  ['/kapanisoran', 'Kapanış Oranları'],
] as const) {
  test(`a member without a membership is asked to buy one on ${path}, and no odds are asked for`, async ({
    page,
    signIn,
  }) => {
    await signIn('bekleyen');
    const calls = recordApiCalls(page);
    await page.goto(path);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    const purchase = page.getByRole('link', { name: 'Üyelik Satın Al' });
    await expect(purchase).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(calls.filter((call) => call.startsWith('/api/odd-'))).toEqual([]);
    await purchase.click();
    await expect(page).toHaveURL('/satinal');
  });
}

test('the home page of a member without a membership asks for no odds either', async ({ page, signIn }) => {
  await signIn('bekleyen');
  const calls = recordApiCalls(page);
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('link', { name: 'Abone Ol' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(calls.filter((call) => call.startsWith('/api/odd-'))).toEqual([]);
});

test('a role that was tampered with is found out by the server', async ({ page, signIn }) => {
  await signIn('bekleyen');
  await page.goto('/login');
  await page.evaluate(() => localStorage.setItem('userRole', 'admin'));
  await page.goto('/kapanisoran');
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Üyelik durumunuz değişti.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('isLoggedIn'))).toBe('false');
});

test('an unknown address says so', async ({ page }) => {
  await page.goto('/boyle-bir-sayfa-yok');
  await expect(page.getByRole('heading', { name: 'Sayfa bulunamadı' })).toBeVisible();
  await expect(page).toHaveTitle(/Sayfa Bulunamadı/);
});

test('every page shows the badge while the odds are made up', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByText('DEMO VERİSİ')).toBeVisible();
});
