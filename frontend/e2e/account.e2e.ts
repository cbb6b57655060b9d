import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { expectNoViolations } from './support/axe';
import { adminApi, newMember, registered } from './support/members';
import { mailedLink } from './support/outbox';
import { expect, test } from './support/site';

const section = (page: Page, name: string) => page.getByRole('region', { name });

test.describe('the profile', () => {
  test('keeps a Telegram link, and says what is wrong with one', async ({ page, request, context }) => {
    await registered(request, page);
    await page.goto('/profile');
    await expect(page.getByText('Aktif Paket yok')).toBeVisible();
    const link = page.getByRole('textbox', { name: 'Telegram linki' });
    await link.fill('https://example.com/ben');
    await page.getByRole('button', { name: 'Güncelle', exact: true }).click();
    await expect(link).toHaveAccessibleDescription(
      'Telegram linki https://t.me/kullanici_adi biçiminde olmalı.',
    );
    await context.setOffline(true);
    await link.fill('t.me/deneme_hesap');
    await page.getByRole('button', { name: 'Güncelle', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('Telegram linki güncellenirken hata oluştu.');
    await expect(link).toHaveValue('t.me/deneme_hesap');
    await context.setOffline(false);
    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Güncelle', exact: true }).click();
    await expect(page.getByText('Telegram linki başarıyla güncellendi.')).toBeVisible();
    await reloaded;
    await expect(link).toHaveValue('https://t.me/deneme_hesap');
  });

  test('changes the password, which then opens the door', async ({ page, request }) => {
    const member = await registered(request, page);
    await page.goto('/profile');
    const form = section(page, 'Şifre değiştir');
    const change = async (current: string, next: string, repeat: string) => {
      await form.getByLabel('Mevcut şifre').fill(current);
      await form.getByLabel('Yeni şifre', { exact: true }).fill(next);
      await form.getByLabel('Yeni şifre (tekrar)').fill(repeat);
      await page.keyboard.press('Enter');
    };
    await change('yanlis-sifre', 'Yepyeni-55', 'Yepyeni-56');
    await expect(form.getByText('Yeni şifreler eşleşmiyor.')).toBeVisible();
    await change('yanlis-sifre', 'Yepyeni-55', 'Yepyeni-55');
    await expect(form.getByRole('alert')).toHaveText('Mevcut şifreniz yanlış.');
    await expect(form.getByLabel('Yeni şifre', { exact: true })).toHaveValue('Yepyeni-55');
    await form.getByRole('button', { name: 'Şifreyi göster' }).first().click();
    await expect(form.getByLabel('Mevcut şifre')).toHaveAttribute('type', 'text');
    const reloaded = page.waitForEvent('load');
    await change(member.password, 'Yepyeni-55', 'Yepyeni-55');
    await expect(form.getByText('Şifre başarıyla güncellendi.')).toBeVisible();
    await reloaded;
    await expect(page.getByRole('heading', { name: 'Profilim' })).toBeVisible();
    const login = (password: string) =>
      request.post('/api/login', { data: { email: member.email, password } });
    expect((await login(member.password)).status()).toBe(401);
    expect((await login('Yepyeni-55')).status()).toBe(200);
  });

  test('turns mails off and on again', async ({ page, request }) => {
    await registered(request, page);
    await page.goto('/profile');
    const reminders = page.getByRole('switch', { name: 'Üyelik bitiş hatırlatmaları' });
    const newsletter = page.getByRole('switch', { name: 'Bülten' });
    await expect(reminders).toBeChecked();
    await expect(newsletter).not.toBeChecked();
    await reminders.click();
    await expect(reminders).not.toBeChecked();
    await newsletter.focus();
    await page.keyboard.press('Space');
    await expect(newsletter).toBeChecked();
    await page.reload();
    await expect(reminders).not.toBeChecked();
    await expect(newsletter).toBeChecked();
    await reminders.click();
    await expect(reminders).toBeChecked();
  });

  test('hands out all data, and deletes the account after a question and the password', async ({
    page,
    request,
  }) => {
    const member = await registered(request, page);
    await page.goto('/profile');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Verilerimi indir' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('verilerim.json');
    const data = JSON.parse(readFileSync(await file.path(), 'utf8')) as {
      account: object;
      consents: object[];
    };
    expect(data.account).toMatchObject({ username: member.username, email: member.email, role: 'wait' });
    expect(data.consents).toEqual([expect.objectContaining({ kind: 'terms', text_version: '2026-05' })]);

    await page.getByRole('button', { name: 'Hesabımı sil' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Hesabınız silinsin mi?' });
    await expect(dialog.getByLabel('Şifreniz')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Hesabımı sil' })).toBeFocused();
    await page.keyboard.press('Enter');
    await dialog.getByLabel('Şifreniz').fill('yanlis-sifre');
    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel('Şifreniz')).toHaveAccessibleDescription('Şifreniz yanlış.');
    await dialog.getByLabel('Şifreniz').fill(member.password);
    await dialog.getByRole('button', { name: 'Kalıcı olarak sil' }).click();
    await expect(page).toHaveURL('/login');
    await expect(page.getByText('Hesabınız ve kişisel verileriniz silindi.')).toBeVisible();
    const { email, password } = member;
    expect((await request.post('/api/login', { data: { email, password } })).status()).toBe(401);
  });

  test('is reached from the menu', async ({ page, signIn }) => {
    await signIn('uye');
    await page.goto('/oranlar');
    await page.getByRole('banner').getByRole('link', { name: /uye/ }).click();
    await expect(page).toHaveURL('/profile');
    await expect(page.getByText(/gün kaldı/)).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/oranlar');
    await page.getByRole('button', { name: 'Menü' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Profilim' }).click();
    await expect(page).toHaveURL('/profile');
  });
});

test('a forgotten password is reset with the mailed link, once', async ({ page, request }) => {
  const member = await registered(request, page);
  await page.goto('/sifremi-unuttum');
  await page.getByLabel('E-posta', { exact: true }).fill(member.email);
  await page.getByRole('button', { name: 'Bağlantı gönder' }).click();
  await expect(page.getByText('Bu e-posta adresi kayıtlıysa')).toBeVisible();
  const link = await mailedLink(member.email);
  expect(link).toMatch(/^\/sifre-sifirla#token=/);

  await page.goto(link);
  await page.getByLabel('Yeni şifre', { exact: true }).fill('password');
  await page.getByLabel('Yeni şifre tekrarı').fill('password');
  await page.getByRole('button', { name: 'Şifreyi kaydet' }).click();
  await expect(page.getByLabel('Yeni şifre', { exact: true })).toHaveAccessibleDescription(/çok yaygın/);
  await page.getByLabel('Yeni şifre', { exact: true }).fill('Yepyeni-55');
  await page.getByLabel('Yeni şifre tekrarı').fill('Yepyeni-55');
  await page.getByRole('button', { name: 'Şifreyi kaydet' }).click();
  await expect(page.getByText('Yeni şifreniz kaydedildi.')).toBeVisible();

  // from elsewhere: to the same address, the page is not reloaded
  await page.goto('/login');
  await page.goto(link);
  await page.getByLabel('Yeni şifre', { exact: true }).fill('Baskabir-66');
  await page.getByLabel('Yeni şifre tekrarı').fill('Baskabir-66');
  await page.getByRole('button', { name: 'Şifreyi kaydet' }).click();
  await expect(page.getByText('Bağlantı geçersiz veya süresi dolmuş.')).toBeVisible();
  await page.getByRole('link', { name: 'Yeni bağlantı iste' }).click();
  await expect(page).toHaveURL('/sifremi-unuttum');
  // the session that this browser had is over
  await page.goto('/profile');
  await expect(page).toHaveURL('/login');
  await page.getByLabel('E-posta', { exact: true }).fill(member.email);
  await page.getByLabel('Şifre', { exact: true }).fill('Yepyeni-55');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/profile');
});

test('an account that an admin made gets its first password with the mailed link', async ({
  page,
  request,
}) => {
  const member = newMember();
  await (await adminApi(request)).addUser(member);
  const link = await mailedLink(member.email);
  await page.goto(link);
  await page.getByLabel('Yeni şifre', { exact: true }).fill(member.password);
  await page.getByLabel('Yeni şifre tekrarı').fill(member.password);
  await page.keyboard.press('Enter');
  await page.getByRole('main').getByRole('link', { name: 'Giriş Yap' }).click();
  await page.getByLabel('E-posta', { exact: true }).fill(member.email);
  await page.getByLabel('Şifre', { exact: true }).fill(member.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
});

test('the privacy notice and the agreement are open to everybody and name their terms', async ({ page }) => {
  await page.goto('/kvkk');
  await expect(page.getByRole('definition').filter({ hasText: 'Oran Arşivi' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Haklarınız' })).toBeVisible();
  await page.goto('/uyeliksozlesmesi');
  await expect(page.getByText('Sözleşme sürümü: 2026-05')).toBeVisible();
});

for (const width of [1440, 390]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });

    test('screens of accounts and memberships have no axe violation', async ({ page, request }) => {
      test.slow();
      for (const path of [
        '/urunler',
        '/kvkk',
        '/uyeliksozlesmesi',
        '/sifremi-unuttum',
        '/sifre-sifirla#token=x',
      ]) {
        await page.goto(path);
        await expectNoViolations(page, path);
      }
      await page.getByRole('button', { name: 'Şifreyi kaydet' }).click();
      await expectNoViolations(page, 'errors of the new password');
      await registered(request, page);
      await page.goto('/profile');
      await page.getByRole('button', { name: 'Şifreyi güncelle' }).click();
      await expect(page.getByText('Mevcut şifrenizi yazın.')).toBeVisible();
      await expectNoViolations(page, '/profile');
      await page.getByRole('button', { name: 'Hesabımı sil' }).click();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await expectNoViolations(page, 'the question before deletion');
      await page.goto('/satinal');
      await page.getByRole('button', { name: 'Dekontu gönder' }).click();
      await expect(page.getByText('Dekont dosyasını (PDF) seçin.')).toBeVisible();
      await expectNoViolations(page, '/satinal');
    });
  });
}
