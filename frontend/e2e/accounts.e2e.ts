import { emailOf, expect, freshLogin, PASSWORD, test } from './support/site';

test.describe('the login page', () => {
  test('asks for both fields', async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('main').getByRole('button', { name: 'Giriş Yap' }).click();
    await expect(page.getByText('E Mail Zorunlu')).toBeVisible();
    await expect(page.getByText('Şifre Giriniz')).toBeVisible();
  });

  test('keeps what was typed when the password is wrong, and shows it on demand', async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('main').getByLabel('E-posta').fill(emailOf('uye'));
    await page.getByLabel('Şifre', { exact: true }).fill('yanlis-sifre');
    await page.getByRole('main').getByRole('button', { name: 'Giriş Yap' }).click();
    await expect(page.getByRole('alert')).toHaveText('E-posta veya şifre hatalı.');
    await expect(page.getByRole('main').getByLabel('E-posta')).toHaveValue(emailOf('uye'));
    await page.getByRole('button', { name: 'Şifreyi göster' }).click();
    await expect(page.getByLabel('Şifre', { exact: true })).toHaveAttribute('type', 'text');
  });

  test('leads a member in, and logging out leads back', async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('main').getByLabel('E-posta').fill(emailOf('uye'));
    await page.getByLabel('Şifre', { exact: true }).fill(PASSWORD);
    await page.getByRole('main').getByRole('button', { name: 'Giriş Yap' }).click();
    await expect(page.getByRole('heading', { name: 'Oranlar Tablosu' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Oranlar Tablosu' }).last().getByRole('row')).toHaveCount(
      6,
    );
    const stored = await page.evaluate(() => ({ ...localStorage }));
    expect(stored).toMatchObject({ isLoggedIn: 'true', userRole: 'user', username: 'uye' });
    expect(stored.sessionToken).toBe(stored.token);

    await page.getByRole('button', { name: 'Çıkış Yap' }).click();
    await expect(page).toHaveURL('/login');
    const left = await page.evaluate(() => ({ ...localStorage }));
    expect(left).toMatchObject({ isLoggedIn: 'false' });
    expect(Object.keys(left)).not.toEqual(expect.arrayContaining(['userRole']));
    await page.goto('/kapanisoran');
    await expect(page).toHaveURL('/login');
  });

  test('returns to the shared view that asked for the login', async ({ page }) => {
    await page.goto('/kapanisoran?ft_1_odd=1.8');
    await expect(page).toHaveURL('/login');
    await page.getByRole('main').getByLabel('E-posta').fill(emailOf('uye'));
    await page.getByLabel('Şifre', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/kapanisoran?ft_1_odd=1.8');
    await expect(page.getByRole('grid')).toBeVisible();
  });

  test('sends the signed-in to the home page', async ({ page, signIn }) => {
    await signIn('uye');
    await page.goto('/login');
    await expect(page).toHaveURL('/');
  });
});

test('a new member registers, is led to the login page and waits for a membership', async ({ page }) => {
  const name = `deneme${Date.now()}`;
  await page.goto('/register');
  await page.getByRole('main').getByRole('button', { name: 'Kayıt Ol' }).click();
  for (const sentence of [
    'Ad Zorunlu',
    'E Mail Zorunlu',
    'Şifre Giriniz',
    'Şifre Doğrulama Zorunlu',
    'Üyelik şartlarını kabul etmelisiniz',
  ]) {
    await expect(page.getByText(sentence, { exact: true })).toBeVisible();
  }
  await page.getByLabel('Kullanıcı adı').fill(name);
  await page.getByLabel('E-posta', { exact: true }).fill('uye@demo.local');
  await page.getByLabel('Şifre', { exact: true }).fill('Bambaska-99');
  await page.getByLabel('Şifre tekrarı').fill('Bambaska-98');
  await page.getByRole('checkbox', { name: /sözleşmesini/ }).check();
  await page.getByRole('main').getByRole('button', { name: 'Kayıt Ol' }).click();
  await expect(page.getByText('Şifreler Eşleşmiyor')).toBeVisible();

  await page.getByLabel('Şifre tekrarı').fill('Bambaska-99');
  await page.getByRole('main').getByRole('button', { name: 'Kayıt Ol' }).click();
  await expect(page.getByRole('alert')).toContainText('Bu e-posta adresi zaten kayıtlı.');
  await expect(page.getByLabel('Kullanıcı adı')).toHaveValue(name);

  await page.getByLabel('E-posta', { exact: true }).fill(`${name}@demo.local`);
  await page.getByRole('main').getByRole('button', { name: 'Kayıt Ol' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Kaydınız alındı.' })).toBeVisible();
  await expect(page).toHaveURL('/login');
  await page.getByLabel('E-posta', { exact: true }).fill(`${name}@demo.local`);
  await page.getByLabel('Şifre', { exact: true }).fill('Bambaska-99');
  await page.getByRole('main').getByRole('button', { name: 'Giriş Yap' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('main').getByRole('link', { name: 'Abone Ol' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Oranlar Tablosu', exact: true })).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('userRole'))).toBe('wait');
});

test('a session that the server ended elsewhere ends here when the visitor comes back', async ({
  page,
  request,
}) => {
  const session = await freshLogin(request, 'editor');
  await page.goto('/login');
  await page.evaluate(({ session_token, username }) => {
    localStorage.setItem('isLoggedIn', 'true');
    localStorage.setItem('userRole', 'editor');
    localStorage.setItem('username', username);
    localStorage.setItem('sessionToken', session_token);
  }, session);
  await page.goto('/oranlar');
  await expect(page.getByRole('heading', { name: 'Oranlar' })).toBeVisible();
  await request.post('/api/logout', { headers: { Authorization: `Bearer ${session.session_token}` } });
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Oturumunuz sona erdi.')).toBeVisible();
});
