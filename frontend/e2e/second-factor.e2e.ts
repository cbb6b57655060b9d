import type { Page } from '@playwright/test';
import { expectNoViolations } from './support/axe';
import { type NewMember, registered } from './support/members';
import { oneTimeCode } from './support/one-time-code';
import { openTab, rowWith } from './support/panel';
import { confirmSession, expect, keepSession, login, scrollsSideways, test } from './support/site';

const PHONE = { width: 390, height: 844 };
const WIDE = { width: 1440, height: 900 };

const card = (page: Page) => page.getByRole('region', { name: 'İki adımlı giriş' });
const main = (page: Page) => page.getByRole('main');

async function fitsEverywhere(page: Page, where: string): Promise<void> {
  await expectNoViolations(page, where);
  await page.setViewportSize(PHONE);
  // the page is laid out anew some frames after the resize
  await expect.poll(() => scrollsSideways(page), where).toBe(false);
  await page.setViewportSize(WIDE);
}

/** Turns it on over the profile; the secret and the recovery codes as the page shows them. */
async function turnOn(page: Page, { password }: NewMember): Promise<{ secret: string; codes: string[] }> {
  await page.goto('/profile');
  await card(page).getByRole('button', { name: 'İki adımlı girişi aç' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('Şifreniz').fill(password);
  await dialog.getByRole('button', { name: 'Sürdür' }).click();
  await expect(card(page).getByRole('img', { name: /karekod/ })).toBeVisible();
  const [shown] = await card(page)
    .getByText(/^([A-Z2-7]{4} ?){8}$/)
    .allInnerTexts();
  const secret = shown!.replaceAll(' ', '');
  await fitsEverywhere(page, 'the picture');
  await card(page)
    .getByLabel(/6 haneli/)
    .fill(oneTimeCode(secret));
  await card(page).getByRole('button', { name: 'Doğrula ve aç' }).click();
  const items = card(page).getByRole('list', { name: 'Kurtarma kodları' }).getByRole('listitem');
  await expect(items).toHaveCount(10);
  const codes = await items.allInnerTexts();
  await fitsEverywhere(page, 'the recovery codes');
  await card(page).getByRole('button', { name: 'Kodları sakladım' }).click();
  await expect(card(page).getByText('10 kurtarma kodunuz kaldı.')).toBeVisible();
  return { secret, codes };
}

async function logIn(page: Page, { email, password }: NewMember): Promise<void> {
  await page.goto('/login');
  await main(page).getByLabel('E-posta').fill(email);
  await page.getByLabel('Şifre', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

test('a member turns the second factor on, logs in with code and recovery code, and turns it off', async ({
  page,
  request,
}) => {
  const member = await registered(request, page);
  const { secret, codes } = await turnOn(page, member);
  await page.getByRole('button', { name: 'Çıkış Yap' }).click();
  await expect(page).toHaveURL('/login');

  await logIn(page, member);
  const box = page.getByLabel('Doğrulama kodu');
  await expect(box).toBeFocused();
  await expect(main(page).getByLabel('E-posta')).toHaveValue(member.email);
  await expect(page.getByLabel('Şifre', { exact: true })).toHaveValue(member.password);
  await fitsEverywhere(page, 'the login with a code');
  await box.fill('000000');
  await page.keyboard.press('Enter');
  await expect(box).toHaveAccessibleDescription('Doğrulama kodu yanlış ya da daha önce kullanılmış.');
  // the code of the step in which it was turned on has been used
  await box.fill(oneTimeCode(secret, 1));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');

  await page.getByRole('button', { name: 'Çıkış Yap' }).click();
  await logIn(page, member);
  await page.getByRole('button', { name: 'Telefonum yanımda değil' }).click();
  await page.getByLabel('Kurtarma kodu').fill(codes[0]!.toLowerCase());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await page.goto('/profile');
  await expect(card(page).getByText('9 kurtarma kodunuz kaldı.')).toBeVisible();

  await card(page).getByRole('button', { name: 'İki adımlı girişi kapat' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('Şifreniz').fill(member.password);
  await dialog.getByRole('button', { name: 'Kapat' }).click();
  await expect(card(page).getByRole('button', { name: 'İki adımlı girişi aç' })).toBeVisible();
  await page.getByRole('button', { name: 'Çıkış Yap' }).click();
  await logIn(page, member);
  await expect(page).toHaveURL('/');
});

test('an admin lets a member in again who has lost phone and codes', async ({ page, request, browser }) => {
  const member = await registered(request, page);
  await turnOn(page, member);
  await page.getByRole('button', { name: 'Çıkış Yap' }).click();

  const desk = await (await browser.newContext()).newPage();
  const session = await login(request, 'admin');
  await confirmSession(request, session);
  await keepSession(desk, session);
  await openTab(desk, 'kullanicilar', `&ara=${member.username}`);
  await rowWith(desk, member.username)
    .getByRole('button', { name: /diğer işlemler/ })
    .click();
  await desk.getByRole('menuitem', { name: 'İki adımlı girişini kaldır' }).click();
  await desk.getByRole('alertdialog').getByRole('button', { name: 'İki adımlı girişini kaldır' }).click();
  await expect(desk.getByText('Kullanıcının iki adımlı girişi kaldırıldı.')).toBeVisible();
  await openTab(desk, 'kayitlar');
  await expect(desk.getByText('İki adımlı girişini kaldırdı').first()).toBeVisible();
  await desk.context().close();

  await logIn(page, member);
  await expect(page).toHaveURL('/');
});
