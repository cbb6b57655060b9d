import type { Page } from '@playwright/test';
import { expectNoViolations } from './support/axe';
import { registered } from './support/members';
import { oneTimeCode } from './support/one-time-code';
import { fill, openTab, rowWith } from './support/panel';
import { emailOf, expect, freshLogin, keepSession, PASSWORD, scrollsSideways, test } from './support/site';

const PHONE = { width: 390, height: 844 };
const WIDE = { width: 1440, height: 900 };

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Siz olduğunuzu doğrulayın' });
const answer = (page: Page) => question(page).getByRole('button', { name: 'Doğrula ve sürdür' });

/** A picture of the dialog for a person to look at, and what a machine can say of it. */
async function looksGood(page: Page, name: string): Promise<void> {
  for (const [size, view] of [
    ['phone', PHONE],
    ['wide', WIDE],
  ] as const) {
    await page.setViewportSize(view);
    await expect(answer(page)).toBeInViewport();
    expect(await scrollsSideways(page), `${name}, ${size}`).toBe(false);
    await page.screenshot({ path: test.info().outputPath(`${name}-${size}.png`) });
  }
  await expectNoViolations(page, name);
}

test('an admin confirms other bank details with the password, or keeps what was typed', async ({
  page,
  request,
}) => {
  await keepSession(page, await freshLogin(request, 'admin'));
  await openTab(page, 'ayarlar');
  const bank = page.getByLabel('Banka', { exact: true });
  const other = `Banka ${Date.now().toString(36)}`;
  await bank.fill(other);
  const save = page.getByRole('button', { name: 'Ayarları kaydet' });
  await save.click();
  await expect(question(page).getByLabel('Şifreniz')).toBeFocused();
  await looksGood(page, 'password');

  await page.keyboard.press('Escape');
  await expect(question(page)).toHaveCount(0);
  await expect(page.getByText('şifrenizi ya da doğrulama kodunuzu yeniden girmelisiniz')).toBeVisible();
  await expect(bank).toHaveValue(other);

  await save.click();
  const box = question(page).getByLabel('Şifreniz');
  await box.fill('yanlış şifre');
  await page.keyboard.press('Enter');
  await expect(box).toHaveAccessibleDescription('Şifreniz yanlış.');
  await box.fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(question(page)).toHaveCount(0);
  await expect(page.getByText('Bütün değişiklikler kayıtlı.')).toBeVisible();
  await openTab(page, 'posta', `&ara=${emailOf('admin')}`);
  await expect(rowWith(page, 'Yöneticilere değişiklik bildirimi').first()).toBeVisible();
});

test('a form over the page waits for the confirmation, and the account becomes admin', async ({
  page,
  request,
}) => {
  const { username } = await registered(
    request,
    await (await page.context().browser()!.newContext()).newPage(),
  );
  await keepSession(page, await freshLogin(request, 'admin'));
  await openTab(page, 'kullanicilar', `&ara=${username}`);
  const edit = () => page.getByRole('button', { name: `“${username}” kullanıcısı: düzenle` }).click();
  await edit();
  await fill(page, { Rol: 'Yönetici' });
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await question(page).getByRole('button', { name: 'Vazgeç' }).click();
  await expect(form.getByText('yeniden girmelisiniz')).toBeVisible();
  await expect(form.getByLabel('Rol')).toHaveValue('admin');

  await form.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await question(page).getByLabel('Şifreniz').fill(PASSWORD);
  await answer(page).click();
  await expect(form).toHaveCount(0);
  await expect(rowWith(page, username)).toContainText('Yönetici');

  // within ten minutes nothing is asked again
  await edit();
  await fill(page, { Rol: 'Editör' });
  await form.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(form).toHaveCount(0);
  await expect(rowWith(page, username)).toContainText('Editör');
});

test('an admin with a second factor is asked for a code', async ({ page, request }) => {
  const desk = await freshLogin(request, 'admin');
  const headers = { Authorization: `Bearer ${desk.session_token}` };
  const member = await registered(request, await (await page.context().browser()!.newContext()).newPage());
  const { username, email, password } = member;
  const [row] = (await (await request.get(`/api/users?q=${username}`, { headers })).json()) as {
    id: number;
  }[];
  await request.post('/api/confirm', { headers, data: { password: PASSWORD } });
  const promoted = await request.put(`/api/users/${row!.id}`, {
    headers,
    data: { username, email, role: 'admin' },
  });
  expect(promoted.status()).toBe(200);

  const login = await request.post('/api/login', { data: { email, password } });
  const session = (await login.json()) as Parameters<typeof keepSession>[1];
  const own = { Authorization: `Bearer ${session.session_token}` };
  const begun = await request.post('/api/second-factor', { headers: own, data: { password } });
  const { secret } = (await begun.json()) as { secret: string };
  const confirmed = await request.post('/api/second-factor/confirm', {
    headers: own,
    data: { code: oneTimeCode(secret) },
  });
  expect(confirmed.status()).toBe(200);

  await keepSession(page, session);
  await openTab(page, 'ayarlar');
  await page.getByLabel('Hesap sahibi').fill(`Sahip ${Date.now().toString(36)}`);
  await page.getByRole('button', { name: 'Ayarları kaydet' }).click();
  const code = question(page).getByLabel('Uygulamanızdaki 6 haneli kod');
  await expect(code).toBeFocused();
  await looksGood(page, 'code');
  await question(page).getByRole('button', { name: 'Bunun yerine şifremi gir' }).click();
  await expect(question(page).getByLabel('Şifreniz')).toBeFocused();
  await question(page).getByRole('button', { name: 'Bunun yerine doğrulama kodu gir' }).click();
  // the code of the step in which it was turned on has been used
  await code.fill(oneTimeCode(secret, 1));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Bütün değişiklikler kayıtlı.')).toBeVisible();
  const demotion = { username, email, role: 'wait' };
  await request.put(`/api/users/${row!.id}`, { headers, data: demotion });
});
