import { newMember } from './support/members';
import { expect, test } from './support/site';

const TURKISH_LETTER = 'E-posta adresinde Türkçe harf olamaz.';

test('an address typed with Caps Lock on a Turkish keyboard is the same address', async ({
  page,
  request,
}) => {
  const { username, password } = newMember();
  const email = `${username}.ilker@gmail.com`;
  expect((await request.post('/api/register', { data: { username, email, password } })).status()).toBe(201);
  await page.goto('/login');
  // as the browser hands it on: it knows another form of such a domain
  await page.getByLabel('E-posta', { exact: true }).pressSequentially(email.toLocaleUpperCase('tr'));
  await page.getByLabel('Şifre', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Giriş Yap' }).click();
  await expect(page).toHaveURL('/');
});

test('an address with a Turkish letter is refused at its field in every form for visitors', async ({
  page,
}) => {
  const { username, password } = newMember();
  const main = page.getByRole('main');

  await page.goto('/register');
  await page.getByLabel('Kullanıcı adı').fill(username);
  const email = page.getByLabel('E-posta', { exact: true });
  await email.fill('çağrı@example.com');
  await page.getByLabel('Şifre', { exact: true }).fill(password);
  await page.getByLabel('Şifre tekrarı').fill(password);
  await page.getByRole('checkbox', { name: /sözleşmesini/ }).check();
  await main.getByRole('button', { name: 'Kayıt Ol' }).click();
  await expect(email).toHaveAccessibleDescription(TURKISH_LETTER);

  await page.goto('/contact');
  await main.getByLabel('Ad Soyad').fill('Çağrı');
  await main.getByLabel('Telefon').fill('05551112233');
  await main.getByLabel('E-posta').fill('çağrı@example.com');
  await main.getByLabel('Konu').fill('Soru');
  await main.getByLabel('Mesaj').fill('Merhaba');
  await main.getByRole('button', { name: 'Gönder' }).click();
  await expect(main.getByLabel('E-posta')).toHaveAccessibleDescription(TURKISH_LETTER);
});
