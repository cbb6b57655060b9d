import type { Locator, Page } from '@playwright/test';
import { expect } from './site';

/** The tabs of the panel: name in the address and label. */
export const TABS = [
  ['kullanicilar', 'Kullanıcılar'],
  ['iletisim', 'İletişim'],
  ['abonelik', 'Abonelik'],
  ['yorumlar', 'Yorumlar'],
  ['bloglar', 'Bloglar'],
  ['uyelik-tarih', 'Üyelik Tarih'],
  ['kazananlar', 'Kazananlar'],
  ['odemeler', 'Ödemeler'],
  ['veri', 'Veri'],
  ['reytingler', 'Reytingler'],
  ['ayarlar', 'Ayarlar'],
  ['kayitlar', 'Kayıtlar'],
  ['posta', 'Posta'],
] as const;

/** A tab is there when its heading is and nothing is on its way any more. */
export async function openTab(page: Page, slug: string, more = ''): Promise<void> {
  await page.goto(`/admin?sekme=${slug}${more}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Paneli' })).toBeVisible();
  await expect(page.getByText('Loading...')).toHaveCount(0);
}

export const rowWith = (page: Page, text: string): Locator => page.getByRole('row').filter({ hasText: text });

/** Fills the boxes of the form that is open, by their labels. */
export async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  const form = page.getByRole('dialog');
  for (const [label, value] of Object.entries(values)) {
    const box = form.getByLabel(label, { exact: true });
    if ((await box.evaluate((element) => element.tagName)) === 'SELECT')
      await box.selectOption({ label: value });
    else await box.fill(value);
  }
}

/** Saves the form that is open, and waits until it is gone. */
export async function save(page: Page, button: 'Ekle' | 'Kaydet'): Promise<void> {
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: button, exact: true }).click();
  await expect(form).toHaveCount(0);
}

/** Searches the tab's table. */
export async function searchFor(page: Page, text: string): Promise<void> {
  await page.getByRole('searchbox').fill(text);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`ara=${encodeURIComponent(text).replace(/%20/g, '\\+')}`));
}

/** A PDF of one page with a few words on it, as a bank's site would print it. */
export function drawnPdf(words: string): Buffer {
  const stream = `BT /F1 36 Tf 60 700 Td (${words}) Tj ET 60 500 300 80 re f`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((body, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const start = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}
