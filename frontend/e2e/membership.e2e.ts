import { adminApi, comeBack, newMember, pdf, registered } from './support/members';
import { drawnMatches, expect, recordApiCalls, scrollsSideways, test } from './support/site';

const fileBox = 'Dekont (PDF, en fazla 5 MB)';

for (const width of [1440, 390]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('from the registration to open odds, without logging in again', async ({ page, request }) => {
      test.slow();
      const member = newMember();
      await page.goto('/register');
      await page.getByLabel('Kullanıcı adı').fill(member.username);
      await page.getByLabel('E-posta', { exact: true }).fill(member.email);
      await page.getByLabel('Şifre', { exact: true }).fill(member.password);
      await page.getByLabel('Şifre tekrarı').fill(member.password);
      await expect(page.getByRole('checkbox', { name: /isteğe bağlı/ })).not.toBeChecked();
      await page.getByRole('checkbox', { name: /sözleşmesini/ }).check();
      await page.getByRole('main').getByRole('button', { name: 'Kayıt Ol' }).click();
      await expect(page).toHaveURL('/login');

      await page.getByLabel('E-posta', { exact: true }).fill(member.email);
      await page.getByLabel('Şifre', { exact: true }).fill(member.password);
      await page.getByRole('main').getByRole('button', { name: 'Giriş Yap' }).click();
      await expect(page).toHaveURL('/');
      expect(await page.evaluate(() => localStorage.getItem('userRole'))).toBe('wait');

      await page.goto('/kapanisoran');
      await page.getByRole('link', { name: 'Üyelik Satın Al' }).click();
      await expect(page).toHaveURL('/satinal');
      await page.getByRole('radio', { name: /30 Gün/ }).check();
      await page.getByLabel(fileBox).setInputFiles(pdf('mayıs dekontu.pdf'));
      await page.getByRole('button', { name: 'Dekontu gönder' }).click();
      await expect(page.getByText('Dekontunuz alındı.')).toBeVisible();
      await expect(page.getByText('mayıs dekontu.pdf')).toBeVisible();
      await expect(page.getByText('İnceleniyor')).toBeVisible();
      const token = await page.evaluate(() => localStorage.getItem('sessionToken'));

      await page.goto('/kapanisoran');
      await expect(page.getByRole('link', { name: 'Üyelik Satın Al' })).toBeVisible();
      const calls = recordApiCalls(page);
      await (await adminApi(request)).approve(member);
      await comeBack(page);
      await expect(page.getByText('Üyeliğiniz başladı: oran tabloları açıldı.')).toBeVisible();
      await expect(drawnMatches(page).first()).toBeVisible();
      await expect(page).toHaveURL('/kapanisoran');
      expect(calls).not.toContain('/api/login');
      expect(await page.evaluate(() => localStorage.getItem('sessionToken'))).toBe(token);
      expect(await page.evaluate(() => localStorage.getItem('userRole'))).toBe('user');
    });

    test('a member who waits on the purchase page gets in there, or sees why not', async ({
      page,
      request,
    }) => {
      const member = await registered(request, page);
      const admin = await adminApi(request);
      await page.goto('/satinal?paket=3_month');
      await expect(page.getByRole('radio', { name: /90 Gün/ })).toBeChecked();
      await page.getByLabel(fileBox).setInputFiles(pdf());
      await page.getByRole('button', { name: 'Dekontu gönder' }).click();
      await expect(page.getByText('İnceleniyor')).toBeVisible();
      await admin.reject(member, 'Tutar eksik: 3.500 TL bekleniyordu.');
      await comeBack(page);
      await expect(page.getByText('Sebep: Tutar eksik: 3.500 TL bekleniyordu.')).toBeVisible();
      await expect(page.getByText('Dekontunuz reddedildi.')).toBeVisible();

      await page.getByLabel(fileBox).setInputFiles(pdf('ikinci.pdf'));
      await page.getByRole('button', { name: 'Dekontu gönder' }).click();
      await expect(page.getByText('İnceleniyor')).toBeVisible();
      await admin.approve(member);
      await comeBack(page);
      await expect(page.getByText('Onaylandı', { exact: true })).toBeVisible();
      await expect(page.getByText('Verilen paket: 30 gün')).toBeVisible();
      await expect(page.getByText(/tarihine kadar aktif/)).toBeVisible();

      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'ikinci.pdf dosyasını indir' }).click();
      expect((await download).suggestedFilename()).toBe('ikinci.pdf');
    });
  });
}

test('a receipt that can not be sent stays chosen: wrong files, no connection, a broken server', async ({
  page,
  request,
  context,
}) => {
  await registered(request, page);
  await page.goto('/satinal');
  const box = page.getByLabel(fileBox);
  const send = page.getByRole('button', { name: 'Dekontu gönder' });
  await send.click();
  await expect(box).toHaveAccessibleDescription('Dekont dosyasını (PDF) seçin.');

  await box.setInputFiles({ name: 'resim.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html>') });
  await expect(box).toHaveAccessibleDescription('Dekont geçerli bir PDF dosyası olmalı.');
  const large = Buffer.concat([pdf().buffer, Buffer.alloc(6 * 1024 * 1024)]);
  await box.setInputFiles({ name: 'buyuk.pdf', mimeType: 'application/pdf', buffer: large });
  await expect(box).toHaveAccessibleDescription('Dekont dosyası en fazla 5 MB olabilir.');
  // begins like a PDF and isn't one: only the server finds out
  const fake = { name: 'sahte.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 <script>') };
  await box.setInputFiles(fake);
  await send.click();
  await expect(box).toHaveAccessibleDescription('Dekont geçerli bir PDF dosyası olmalı.');
  await expect(page.getByText('sahte.pdf')).toBeVisible();

  await box.setInputFiles(pdf());
  await context.setOffline(true);
  await send.click();
  await expect(box).toHaveAccessibleDescription(/Sunucuya ulaşılamadı/);
  await expect(page.getByText('dekont.pdf', { exact: true }).first()).toBeVisible();
  await context.setOffline(false);

  await page.route('**/api/receipts', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 503, body: 'kaput' }) : route.continue(),
  );
  await send.click();
  await expect(box).toHaveAccessibleDescription('Bir hata oluştu. Lütfen daha sonra tekrar deneyin.');
  await page.unroute('**/api/receipts');
  await send.click();
  await expect(page.getByText('Dekontunuz alındı.')).toBeVisible();
});

test('a large receipt on a slow line shows how far it is, and can be stopped', async ({ page, signIn }) => {
  await signIn('bekleyen');
  await page.goto('/satinal');
  const line = await page.context().newCDPSession(page);
  await line.send('Network.enable');
  const speed = { offline: false, latency: 20, downloadThroughput: -1, uploadThroughput: 100_000 };
  await line.send('Network.emulateNetworkConditions', speed);
  // the comment before the end keeps it a PDF
  const { buffer, ...file } = pdf('buyuk.pdf');
  const end = buffer.indexOf('xref');
  const large = Buffer.concat([
    buffer.subarray(0, end),
    Buffer.alloc(4 * 1024 * 1024, '%'),
    buffer.subarray(end),
  ]);
  const box = page.getByLabel(fileBox);
  await box.setInputFiles({ ...file, buffer: large });
  await page.getByRole('button', { name: 'Dekontu gönder' }).click();
  const bar = page.getByRole('progressbar', { name: 'Dekont yükleniyor' });
  await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(0);
  await expect(box).toBeDisabled();
  await page.getByRole('button', { name: 'Yüklemeyi durdur' }).click();
  await expect(box).toHaveAccessibleDescription('Yükleme durduruldu; dosyanız hâlâ seçili.');
  await expect(page.getByText('buyuk.pdf')).toBeVisible();
  await expect(page.getByText('İnceleniyor')).toBeHidden();
});

test('a membership that ends in the middle of work asks to be renewed, and the login stays', async ({
  page,
  request,
}) => {
  const member = await registered(request, page);
  const takeBack = await (await adminApi(request)).grantMonth(member);
  await page.goto('/kapanisoran');
  await expect(page.getByRole('gridcell').first()).toBeVisible();
  // an answer still under way would show the end before anything is typed
  await page.waitForLoadState('networkidle');
  await takeBack();
  await page.getByLabel('Ev Sahibi filtresi', { exact: true }).fill('spor');
  await expect(page.getByRole('link', { name: 'Üyelik Satın Al' })).toBeVisible();
  await expect(page.getByRole('grid')).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('userRole'))).toBe('wait');
  expect(await page.evaluate(() => localStorage.getItem('isLoggedIn'))).toBe('true');
  await page.getByRole('link', { name: 'Üyelik Satın Al' }).click();
  await expect(page).toHaveURL('/satinal');
  await expect(page.getByText('IBAN', { exact: true })).toBeVisible();
});

test('the IBAN is copied without its blanks', async ({ page, context, signIn }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn('bekleyen');
  await page.goto('/satinal');
  await page.getByRole('button', { name: 'IBAN kopyala' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Kopyalandı' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^TR\d{24}$/);
});

test('packages and the receipt form work from the keyboard', async ({ page, signIn }) => {
  await signIn('bekleyen');
  await page.goto('/satinal');
  const month = page.getByRole('radio', { name: /30 Gün/ });
  await month.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /90 Gün/ })).toBeChecked();
  await expect(page).toHaveURL('/satinal?paket=3_month');
  const box = page.getByLabel(fileBox);
  // the package's own texts are still arriving: a box drawn again has lost its focus
  await expect(async () => {
    await box.focus();
    const chooser = page.waitForEvent('filechooser', { timeout: 2_000 });
    await page.keyboard.press('Enter');
    await (await chooser).setFiles(pdf());
  }).toPass();
  await expect(page.getByText('dekont.pdf', { exact: true }).first()).toBeVisible();
  await box.focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Dosyayı kaldır' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(box).toHaveValue('');
});

test('products are on show for everybody and lead to registration or purchase', async ({ page, signIn }) => {
  await page.goto('/urunler');
  await expect(page.getByText('1.300 TL')).toBeVisible();
  await expect(page.getByText('3.500 TL')).toBeVisible();
  await page
    .getByRole('link', { name: /Kayıt ol ve al/ })
    .first()
    .click();
  await expect(page).toHaveURL('/register');
  await signIn('bekleyen');
  await page.goto('/urunler');
  await page.getByRole('link', { name: /Bu paketi al.*90 Gün/ }).click();
  await expect(page).toHaveURL('/satinal?paket=3_month');
});

for (const width of [360, 390]) {
  test(`no screen of memberships and accounts scrolls sideways at ${width} px`, async ({ page, signIn }) => {
    await page.setViewportSize({ width, height: 800 });
    const check = async (path: string) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await scrollsSideways(page), path).toBe(false);
    };
    for (const path of ['/urunler', '/kvkk', '/sifremi-unuttum', '/sifre-sifirla?token=x', '/abonelik-iptal'])
      await check(path);
    await signIn('bekleyen');
    for (const path of ['/satinal', '/profile', '/urunler']) await check(path);
  });
}
