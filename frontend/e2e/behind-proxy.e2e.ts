import { pdf, registered } from './support/members';
import { noProxy, Proxy } from './support/proxy';
import { expect, scrollsSideways, test } from './support/site';

const MEGABYTE = 1024 * 1024;

test.describe(`behind a proxy that takes less than the site${noProxy ? ` (${noProxy})` : ''}`, () => {
  test.skip(noProxy !== null, noProxy ?? '');
  let proxy: Proxy;

  test.beforeAll(async ({ baseURL }) => {
    proxy = await Proxy.start(baseURL!, '/api/contact');
  });
  test.afterAll(() => proxy?.stop());

  for (const width of [1440, 390])
    test(`a receipt that it refuses is explained to the member, at ${width} px`, async ({
      page,
      request,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await registered(request, page);
      await page.goto(`${proxy.address}/satinal`);
      const box = page.getByLabel('Dekont (PDF, en fazla 5 MB)');
      const { buffer, ...file } = pdf('buyuk.pdf');
      await box.setInputFiles({ ...file, buffer: Buffer.concat([buffer, Buffer.alloc(3 * MEGABYTE, '\n')]) });
      await page.getByRole('button', { name: 'Dekontu gönder' }).click();
      await expect(box).toHaveAccessibleDescription(
        /sunucunun kabul ettiğinden büyük.*Daha küçük bir dosya gönderin/,
      );
      await expect(box).toHaveAccessibleDescription(/\(3 MB\)/);
      expect(await scrollsSideways(page)).toBe(false);
      await box.setInputFiles(pdf());
      await page.getByRole('button', { name: 'Dekontu gönder' }).click();
      await expect(page.getByText('Dekontunuz alındı.')).toBeVisible();
    });

  test('a match file that it refuses, also while it is being sent, tells the admin what to set', async ({
    page,
    signIn,
  }) => {
    await signIn('admin');
    await page.goto(`${proxy.address}/admin?sekme=veri`);
    const box = page.getByLabel('Dosya', { exact: true });
    await expect(box).toBeAttached();
    const line = await page.context().newCDPSession(page);
    await line.send('Network.enable');
    for (const uploadThroughput of [-1, 2 * MEGABYTE]) {
      await line.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput,
      });
      const buffer = Buffer.alloc(8 * MEGABYTE, 'maç,oran\n');
      await box.setInputFiles({ name: 'sezonlar.csv', mimeType: 'text/csv', buffer });
      await page.getByRole('button', { name: 'Yükle ve içe aktar' }).click();
      await expect(page.getByRole('alert')).toHaveText(
        /\(8 MB\).*client_max_body_size \(docs\/importing\.md\)/,
        { timeout: 60_000 },
      );
      await expect(page.getByText('sezonlar.csv')).toBeVisible();
    }
  });

  test('a site that is gone behind it is told apart from an error of the site', async ({ page }) => {
    await page.goto(`${proxy.address}/contact`);
    const main = page.getByRole('main');
    await main.getByLabel('Ad Soyad').fill('Deneme Üyesi');
    await main.getByLabel('Telefon').fill('05551112233');
    await main.getByLabel('E-posta').fill('deneme@example.com');
    await main.getByLabel('Konu').fill('Soru');
    await main.getByLabel('Mesaj').fill('Merhaba');
    await main.getByRole('button', { name: 'Gönder' }).click();
    await expect(page.getByRole('alert')).toHaveText(/^Site şu anda yanıt vermiyor/);
  });
});
