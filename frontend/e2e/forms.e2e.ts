import type { Page } from '@playwright/test';
import { expect, test } from './support/site';

const FIELDS = {
  'Ad Soyad': 'Ayşe Kaya',
  Telefon: '0555 111 22 33',
  'E-posta': 'ayse@ornek.com',
  Konu: 'Soru',
  Mesaj: 'Merhaba,\nbir sorum var.',
};

const main = (page: Page) => page.getByRole('main');
const footer = (page: Page) => page.getByRole('contentinfo');

async function fillContact(page: Page) {
  for (const [label, text] of Object.entries(FIELDS))
    await main(page).getByLabel(label, { exact: true }).fill(text);
}

test('a message is sent without a mouse; the form gives way to thanks and the way home', async ({ page }) => {
  await page.goto('/contact');
  await expect(main(page).getByRole('link', { name: 'destek@example.com' })).toBeVisible();
  await main(page).getByLabel('Ad Soyad').focus();
  for (const text of Object.values(FIELDS)) {
    await page.keyboard.insertText(text);
    await page.keyboard.press('Tab');
  }
  // The trap for robots is not on the way.
  await expect(main(page).getByRole('link', { name: 'KVKK aydınlatma metninden' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(main(page).getByRole('heading', { name: 'Teşekkürler!' })).toBeFocused();
  await expect(main(page).getByLabel('Mesaj')).toBeHidden();
  await main(page).getByRole('link', { name: 'Ana sayfaya dön' }).click();
  await expect(page).toHaveURL('/login');
});

test('an incomplete message says what is missing, and one that can not be sent is kept', async ({
  page,
  context,
}) => {
  await page.goto('/contact');
  await main(page).getByRole('button', { name: 'Gönder' }).click();
  await expect(main(page).getByText('Ad zorunlu.')).toBeVisible();
  await expect(main(page).getByLabel('Ad Soyad')).toBeFocused();
  await fillContact(page);
  await main(page).getByLabel('E-posta', { exact: true }).fill('ayse');
  await main(page).getByRole('button', { name: 'Gönder' }).click();
  await expect(main(page).getByText('Yanlış Mail Formatı')).toBeVisible();
  await fillContact(page);
  await context.setOffline(true);
  await main(page).getByRole('button', { name: 'Gönder' }).click();
  await expect(main(page).getByRole('alert')).toContainText('Sunucuya ulaşılamadı.');
  for (const [label, text] of Object.entries(FIELDS)) {
    await expect(main(page).getByLabel(label, { exact: true })).toHaveValue(text);
  }
});

test('the newsletter is subscribed to with a consent of its own', async ({ page }) => {
  await page.goto('/about');
  const consent = footer(page).getByRole('checkbox');
  await expect(consent).not.toBeChecked();
  await footer(page).getByLabel('E-posta adresiniz').fill(`bulten${Date.now()}@ornek.com`);
  await footer(page).getByLabel('Telefon numaranız').fill('0555');
  await footer(page).getByRole('button', { name: 'Bültene Abone Ol' }).click();
  await expect(footer(page).getByText('Bülten için onay vermelisiniz.')).toBeVisible();
  await consent.check();
  await footer(page).getByRole('button', { name: 'Bültene Abone Ol' }).click();
  await expect(footer(page).getByLabel('Telefon numaranız')).toHaveAccessibleDescription(
    'Telefon numarası okunamadı. Örnek: 0555 111 22 33',
  );
  await expect(consent).toBeChecked();
  await footer(page).getByLabel('Telefon numaranız').fill('0555 111 22 33');
  await footer(page).getByRole('button', { name: 'Bültene Abone Ol' }).click();
  await expect(footer(page).getByRole('status')).toHaveText('Teşekkürler! Abonelik başarıyla tamamlandı.');
});

test('an unsubscribe link that is none says so', async ({ page }) => {
  await page.goto('/abonelik-iptal?token=uydurma');
  await main(page).getByRole('button', { name: 'Abonelikten çık' }).click();
  await expect(main(page).getByRole('alert')).toHaveText('Abonelikten çıkma bağlantısı geçersiz.');
});
