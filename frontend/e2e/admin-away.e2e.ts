import { OwnSite } from './support/own-site';
import { expect, freshLogin, keepSession, test } from './support/site';

test('a form stays filled while the server is away, and works when it is back', async ({
  browser,
  playwright,
}) => {
  test.setTimeout(180_000);
  const site = await OwnSite.create();
  try {
    await site.start();
    const request = await playwright.request.newContext({ baseURL: site.address });
    const context = await browser.newContext({ baseURL: site.address });
    const page = await context.newPage();
    await keepSession(page, await freshLogin(request, 'admin'));
    await page.goto('/admin?sekme=iletisim');
    await page.getByRole('button', { name: 'Yeni kayıt' }).click();
    const form = page.getByRole('dialog');
    const texts = {
      Ad: 'Sabırlı Ziyaretçi',
      Telefon: '0555 111 22 33',
      'E-posta': 'sabir@ornek.com',
      Mesaj: 'Uzun\nbir mesaj',
    };
    for (const [label, text] of Object.entries(texts))
      await form.getByLabel(label, { exact: true }).fill(text);

    await site.stop();
    await form.getByRole('button', { name: 'Ekle' }).click();
    await expect(form.getByRole('alert')).toContainText('Sunucuya ulaşılamadı.');
    await expect(form.getByRole('alert')).toContainText('Yazdıklarınız duruyor');
    for (const [label, text] of Object.entries(texts))
      await expect(form.getByLabel(label, { exact: true })).toHaveValue(text);

    await site.start();
    await form.getByRole('button', { name: 'Ekle' }).click();
    await expect(form).toHaveCount(0);
    await expect(page.getByRole('row').filter({ hasText: 'Sabırlı Ziyaretçi' })).toHaveCount(1);
    await context.close();
    await request.dispose();
  } finally {
    await site.remove();
  }
});
