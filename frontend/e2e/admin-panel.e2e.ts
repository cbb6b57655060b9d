import { expectNoViolations } from './support/axe';
import { registered } from './support/members';
import { drawnPdf, fill, openTab, rowWith, save, searchFor, TABS } from './support/panel';
import { confirmSession, expect, login, scrollsSideways, test } from './support/site';

let made = 0;
const word = (kind: string) => `${kind}${Date.now().toString(36)}${process.pid}n${(made += 1)}`;

test.beforeEach(async ({ signIn }) => signIn('admin'));

test('an account is added, found, given time, blocked, changed and deleted, with a way back', async ({
  page,
}) => {
  const name = word('hesap');
  await openTab(page, 'kullanicilar');
  await page.getByRole('button', { name: 'Yeni kayıt' }).click();
  await fill(page, { 'Kullanıcı adı': name, 'E-posta': `${name}@ornek` });
  await page.getByRole('dialog').getByRole('button', { name: 'Ekle' }).click();
  await expect(page.getByText('Yanlış Mail Formatı')).toBeVisible();
  await fill(page, { 'E-posta': 'uye@demo.local' });
  await page.getByRole('dialog').getByRole('button', { name: 'Ekle' }).click();
  await expect(page.getByLabel('E-posta', { exact: true })).toHaveAccessibleDescription(/zaten kayıtlı/);
  await fill(page, { 'E-posta': `${name}@ornek.com` });
  await save(page, 'Ekle');

  await searchFor(page, name);
  await expect(rowWith(page, name)).toContainText('Üyeliği yok');
  await page.getByRole('button', { name: `${name}: 1 Ay üyelik ver` }).click();
  const alert = page.getByRole('alertdialog', { name: 'Subscription purchased successfully!' });
  await alert.getByRole('button', { name: 'Tamam' }).click();
  await expect(rowWith(page, name)).toContainText('Üye');

  await page.getByRole('button', { name: `“${name}” kullanıcısı: diğer işlemler` }).click();
  await page.getByRole('menuitem', { name: 'Yorum yapmasını engelle' }).click();
  await page.getByRole('alertdialog').getByLabel('Sebep').fill('hakaret');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yorum yapmasını engelle' }).click();
  await expect(rowWith(page, name)).toContainText('hakaret');

  await page.getByRole('button', { name: `“${name}” kullanıcısı: düzenle` }).click();
  await fill(page, { Rol: 'Editör' });
  await save(page, 'Kaydet');
  await expect(rowWith(page, name)).toContainText('Editör');

  await page.getByRole('button', { name: `“${name}” kullanıcısı: sil` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sil', exact: true }).click();
  await expect(rowWith(page, name)).toHaveCount(0);
  await page.getByRole('button', { name: `“${name}” kullanıcısı: geri al` }).click();
  await expect(rowWith(page, name)).toBeVisible();

  await page.getByRole('button', { name: `“${name}” kullanıcısı: sil` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sil', exact: true }).click();
  // leaving the panel is not taking back
  await page.getByRole('link', { name: 'Ana Sayfa' }).first().click();
  await expect(async () => {
    await openTab(page, 'kullanicilar', `&ara=${name}`);
    await expect(page.getByText(`“${name}” aramasına uyan kayıt yok.`)).toBeVisible({ timeout: 500 });
  }).toPass();
});

const FORMS = [
  ['iletisim', { Ad: '', Telefon: '0555', 'E-posta': 'a@ornek.com', Mesaj: 'Merhaba' }, 'Ad'],
  ['bloglar', { Başlık: '', 'Alt metin': 'Kısa metin', Yazar: 'editor' }, 'Başlık'],
  ['kazananlar', { Başlık: '', 'Alt metin': 'Kısa metin', Yazar: 'editor' }, 'Başlık'],
] as const;

for (const [slug, values, naming] of FORMS) {
  test(`a row of ${slug} is added, changed and deleted`, async ({ page }) => {
    const name = word('kayit');
    await openTab(page, slug);
    await page.getByRole('button', { name: 'Yeni kayıt' }).click();
    await fill(page, { ...values, [naming]: name });
    await save(page, 'Ekle');
    await searchFor(page, name);
    await rowWith(page, name)
      .getByRole('button', { name: /düzenle/ })
      .click();
    await fill(page, { [naming]: `${name} yeni` });
    await save(page, 'Kaydet');
    await expect(rowWith(page, `${name} yeni`)).toBeVisible();
    await rowWith(page, name)
      .getByRole('button', { name: /: sil$/ })
      .click();
    const deleted = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sil', exact: true }).click();
    expect((await deleted).status()).toBe(200);
    await expect(page.getByText(`“${name}” aramasına uyan kayıt yok.`)).toBeVisible();
  });
}

test('subscribers, comments and subscriptions are added with rows chosen by searching', async ({ page }) => {
  const name = word('abone');
  await openTab(page, 'abonelik');
  await page.getByRole('button', { name: 'Yeni kayıt' }).click();
  await fill(page, { Telefon: '0555 111 22 33', 'E-posta': `${name}@ornek.com` });
  await save(page, 'Ekle');
  await expect(rowWith(page, name)).toContainText('+905551112233');

  await openTab(page, 'yorumlar');
  await page.getByRole('button', { name: 'Yeni kayıt' }).click();
  await page.getByRole('combobox', { name: 'Gönderi' }).fill('Akşam maçları');
  await page.getByRole('option', { name: /Akşam maçları/ }).click();
  await fill(page, { Yorum: `${name} yazdı`, Yazar: name });
  await save(page, 'Ekle');
  await expect(rowWith(page, `${name} yazdı`)).toBeVisible();

  await openTab(page, 'uyelik-tarih');
  await page.getByRole('button', { name: 'Yeni kayıt' }).click();
  await page.getByRole('combobox', { name: 'Kullanıcı' }).fill('uye@demo');
  await expect(page.getByRole('option', { name: 'uye (uye@demo.local)' })).toBeVisible();
  await page.keyboard.press('Enter');
  await fill(page, { 'Süre (dakika)': '90' });
  await save(page, 'Ekle');
  await expect(rowWith(page, 'uye').first()).toContainText('90');
});

test('a receipt is read inside the page, approved, and another one rejected', async ({
  page,
  request,
  browser,
}) => {
  const send = async () => {
    const other = await browser.newPage();
    const member = await registered(request, other);
    await other.goto('/');
    const token = await other.evaluate(() => localStorage.getItem('sessionToken'));
    const answer = await request.post('/api/receipts', {
      headers: { Authorization: `Bearer ${token}` },
      multipart: {
        duration_type: '3_month',
        file: { name: 'dekont.pdf', mimeType: 'application/pdf', buffer: drawnPdf('HAVALE 3500 TL') },
      },
    });
    expect(answer.status()).toBe(201);
    await other.close();
    return member.username;
  };
  const [good, bad] = [await send(), await send()];
  const broken: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) broken.push(message.text());
  });

  await openTab(page, 'odemeler', `&ara=${good}`);
  await page.getByRole('button', { name: `${good}: dekontu incele` }).click();
  const sheet = page.getByRole('dialog');
  const drawing = sheet.getByRole('img', { name: 'Dekont, sayfa 1 / 1' });
  await expect(sheet.getByText('HAVALE 3500 TL')).toBeAttached();
  const dark = await drawing.evaluate((canvas: HTMLCanvasElement) => {
    const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
    let count = 0;
    for (let at = 0; at < data.length; at += 4) if (data[at]! < 100 && data[at + 3]! > 200) count += 1;
    return count;
  });
  expect(dark).toBeGreaterThan(1000);
  expect(broken).toEqual([]);
  await sheet.getByLabel('Verilecek paket').selectOption({ label: '1 Ay' });
  await sheet.getByRole('button', { name: 'Onayla ve üyelik ver' }).click();
  await expect(sheet).toHaveCount(0);
  await expect(page.getByText(`“${good}” aramasına uyan kayıt yok.`)).toBeVisible();

  await openTab(page, 'odemeler', `&ara=${bad}`);
  await page.getByRole('button', { name: `${bad}: dekontu incele` }).click();
  await sheet.getByRole('button', { name: 'Reddet' }).click();
  const prompt = page.getByRole('alertdialog', { name: 'Dekont reddedilsin mi?' });
  await prompt.getByRole('button', { name: 'Reddet' }).click();
  await expect(prompt.getByText('Reddetme sebebini yazın.')).toBeVisible();
  await prompt.getByLabel('Sebep').fill('Tutar eksik');
  await prompt.getByRole('button', { name: 'Reddet' }).click();
  await expect(sheet).toHaveCount(0);
  await openTab(page, 'odemeler', `&durum=rejected&ara=${bad}`);
  await expect(rowWith(page, bad)).toContainText('Tutar eksik');
  await openTab(page, 'kayitlar', '&tablo=receipts');
  await expect(rowWith(page, 'Reddetti').first()).toContainText('Durum: Bekliyor → Reddedildi');
  await openTab(page, 'kullanicilar', `&ara=${good}`);
  await expect(rowWith(page, good)).toContainText('Üye');
});

test('match files are imported, reported and taken back; an alias and a sponsor are added', async ({
  page,
}) => {
  const league = word('Lig');
  const rows = [
    'country_name,competition_name,match_date,home_team,away_team,home_ft_score,away_ft_score,filter_type,ft_1_odd',
    `Deneme,${league},2020-05-17,${league} A,${league} B,2,1,2,1.85`,
    `Deneme,${league},2020-13-40,${league} C,${league} D,2,1,2,1.85`,
  ];
  const file = { name: `${league}.csv`, mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) };
  await openTab(page, 'veri');
  await page.getByRole('button', { name: 'Yükle ve içe aktar' }).click();
  await expect(page.getByText('Bir dosya seçin.').first()).toBeVisible();
  await page.getByLabel('Dosya', { exact: true }).setInputFiles(file);
  await page.getByRole('button', { name: 'Yükle ve içe aktar' }).click();
  await expect(rowWith(page, file.name)).toContainText('Tamamlandı');
  await expect(rowWith(page, file.name)).toContainText('native');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: `${file.name}: raporu indir` }).click();
  expect((await download).suggestedFilename()).toContain('.csv');

  await page.getByRole('link', { name: 'Ligler' }).click();
  await searchFor(page, league);
  await rowWith(page, league)
    .getByRole('button', { name: /düzenle/ })
    .click();
  await fill(page, { Ad: `${league} Süper` });
  await save(page, 'Kaydet');
  await expect(rowWith(page, `${league} Süper`)).toBeVisible();
  await page.getByRole('link', { name: 'Takım takma adları' }).click();
  await page.getByRole('button', { name: 'Yeni kayıt' }).click();
  await fill(page, { 'Takma ad': `${league} kısa`, 'Takımın asıl adı': `${league} A` });
  await save(page, 'Ekle');
  await searchFor(page, league.toLowerCase());
  await expect(rowWith(page, `${league} A`)).toBeVisible();
  await page.getByRole('link', { name: 'Sponsorlar' }).click();
  await page.getByRole('button', { name: 'Yeni kayıt' }).click();
  await fill(page, { Sponsor: `${league} Holding` });
  await save(page, 'Ekle');
  await searchFor(page, league.toLowerCase());
  await page.getByRole('button', { name: `“${league} Holding” sponsoru: sil` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sil', exact: true }).click();
  await expect(rowWith(page, `${league} Holding`)).toHaveCount(0);

  await page.getByRole('link', { name: 'İçe aktarma' }).click();
  await page.getByRole('button', { name: `${file.name}: içe aktarmayı geri al` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'İçe aktarmayı geri al' }).click();
  await expect(page.getByText('İçe aktarma geri alınıyor.')).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  // without a reload: the panel looks again while something goes on
  await expect(rowWith(page, file.name)).toContainText('Geri alındı');
  await expect(page.getByRole('button', { name: `${file.name}: içe aktarmayı geri al` })).toHaveCount(0);
});

test('a recipe is made of columns', async ({ page }) => {
  const name = word('tarif');
  await openTab(page, 'reytingler');
  await page.getByRole('button', { name: 'Yeni kayıt' }).click();
  await fill(page, { Ad: name, 'Oran türü': 'Kapanış', Tolerans: '2', Sıra: '99' });
  await page.getByRole('dialog').getByRole('button', { name: 'Ekle' }).click();
  await expect(page.getByRole('dialog').getByText('Bu alan zorunlu.')).toBeVisible();
  const columns = page.getByRole('dialog').getByRole('group', { name: 'Sütunlar' }).last();
  await columns.locator('summary').first().click();
  await columns.getByRole('checkbox').first().check();
  await save(page, 'Ekle');
  await expect(rowWith(page, name)).toContainText('Kapanış');
  await rowWith(page, name)
    .getByRole('button', { name: /: sil$/ })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sil', exact: true }).click();
  await expect(rowWith(page, name)).toHaveCount(0);
});

test('settings are checked by the server and saved; the record shows before and after', async ({
  page,
  request,
}) => {
  await confirmSession(request, await login(request, 'admin'));
  const holder = word('Banka');
  await openTab(page, 'ayarlar');
  await page.getByLabel('Banka', { exact: true }).fill(holder);
  await page.getByLabel('IBAN').fill('TR12 yanlış');
  await page.getByRole('button', { name: 'Ayarları kaydet' }).click();
  await expect(page.getByLabel('IBAN')).toHaveAccessibleDescription('Geçerli bir IBAN yazın.');
  await expect(page.getByLabel('Banka', { exact: true })).toHaveValue(holder);
  await page.getByLabel('IBAN').fill('TR330006100519786457841326');
  await page.getByRole('button', { name: 'Ayarları kaydet' }).click();
  await expect(page.getByText('Bütün değişiklikler kayıtlı.')).toBeVisible();
  await expect(page.getByLabel('IBAN')).toHaveValue('TR33 0006 1005 1978 6457 8413 26');

  await openTab(page, 'kayitlar', '&tablo=settings');
  await page
    .getByRole('button', { name: /ayrıntı/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toContainText(holder);
  await expect(page.getByRole('dialog').getByText('Önce').first()).toBeVisible();
});

test('a newsletter is previewed, tried on oneself and sent to who agreed', async ({ page, request }) => {
  const name = word('bulten');
  const consent = { email: `${name}@ornek.com`, phonenumber: '05551112233', consent: true };
  expect((await request.post('/api/subscribe', { data: consent })).status()).toBe(201);
  await openTab(page, 'posta', '&bolum=bulten');
  await page.getByLabel('Konu').fill(`Konu ${name}`);
  await page.getByLabel('Metin').fill('Merhaba\n\nİkinci paragraf');
  await expect(page.getByRole('region', { name: 'Önizleme' })).toContainText('İkinci paragraf');
  await page.getByRole('button', { name: 'Kendime deneme gönder' }).click();
  await expect(page.getByText('Deneme e-postası admin@demo.local adresine gönderiliyor.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Konu')).toHaveValue(`Konu ${name}`);
  await page.getByRole('button', { name: 'Gönder', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: /kişiye gönderilsin mi/ });
  await question.getByRole('button', { name: 'Gönder', exact: true }).click();
  const entry = page.getByRole('listitem').filter({ hasText: `Konu ${name}` });
  await expect(entry).toContainText('Gönderildi', { timeout: 30_000 });
  await expect(page.getByLabel('Konu')).toHaveValue('');
  await openTab(page, 'posta', `&ara=${name}`);
  await expect(rowWith(page, name)).toContainText('Bülten');
});

test('the panel says at its foot which version of the site answers', async ({ page, request }) => {
  const { version } = (await (await request.get('/api/health')).json()) as { version: string };
  await openTab(page, 'kullanicilar');
  await expect(page.getByText(`Sürüm ${version}`, { exact: true })).toBeVisible();
});

test('the panel is worked by keyboard alone', async ({ page }) => {
  const name = word('tus');
  await openTab(page, 'iletisim');
  await page.getByRole('button', { name: 'Yeni kayıt' }).focus();
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog');
  await expect(form).toBeVisible();
  for (const [label, text] of [
    ['Ad', name],
    ['Telefon', '0555'],
    ['E-posta', 'a@ornek.com'],
    ['Mesaj', 'Selam'],
  ] as const) {
    while (!(await form.getByLabel(label, { exact: true }).evaluate((box) => box === document.activeElement)))
      await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(form).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Yeni kayıt' })).toBeFocused();
  await expect(rowWith(page, name)).toBeVisible();
  await rowWith(page, name)
    .getByRole('button', { name: /diğer işlemler/ })
    .focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(rowWith(page, name).getByRole('button', { name: /diğer işlemler/ })).toBeFocused();
});

for (const width of [1440, 390]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 }, reducedMotion: 'reduce' });

    test('every tab stays inside the page, without axe violations', async ({ page }) => {
      test.setTimeout(240_000);
      for (const [slug, label] of TABS) {
        await openTab(page, slug);
        await expect(page.getByRole('heading', { level: 2, name: label, exact: true })).toBeVisible();
        expect([slug, await scrollsSideways(page)]).toEqual([slug, false]);
        await expectNoViolations(page, slug);
      }
      const parts = ['kaynaklar', 'takim-takma-adlari', 'sponsorlar', 'olasi-ciftler', 'birlestirilen-adlar'];
      for (const more of parts.map((part) => `&bolum=${part}`)) {
        await openTab(page, 'veri', more);
        await expectNoViolations(page, more);
      }
      await openTab(page, 'posta', '&bolum=bulten');
      await expectNoViolations(page, 'newsletter');
    });

    test('what the archive still lacks is said above the imports, and days are listed when asked for', async ({
      page,
    }) => {
      const since = '2026-08-20T15:00:00.000Z';
      const days = Array.from({ length: 40 }, (_, n) => ({
        date: `2026-0${6 + Math.floor(n / 28)}-${String(1 + (n % 28)).padStart(2, '0')}`,
        matches: 900 + n,
      }));
      let upkeep: object = { state: 'running', progress: 0.4, matches_done: 1_200, matches_total: 3_000 };
      await page.route('**/api/archive-upkeep', (route) =>
        route.fulfill({ json: { unversioned: [], ...upkeep } }),
      );
      await page.route('**/api/feeds', (route) =>
        route.fulfill({ json: { inbox: '/veri/inbox', inbox_stale_since: since, feeds: [] } }),
      );
      await openTab(page, 'veri');
      const line = page.getByRole('region', { name: 'Arşiv yeni kurallara getiriliyor' });
      await expect(line).toContainText('3.000 maçtan 1.200 tanesi bitti.');
      await expectNoViolations(page, 'running');
      const stale = page.getByRole('region', { name: 'Bülten kaynağı yalnızca eski kopya veriyor' });
      await stale.getByRole('button', { name: 'Gelen kutusu: sürümleri yeniden başlat' }).click();
      await expect(page.getByRole('alertdialog')).toContainText('Bu geri alınamaz.');
      await page.keyboard.press('Escape');

      upkeep = { state: 'done', progress: 1, matches_done: 3_000, matches_total: 3_000, unversioned: days };
      const notice = page.getByRole('region', { name: 'Sürüm numarasız okunmuş bültenler var' });
      await expect(notice).toBeVisible({ timeout: 10_000 });
      await expect(line).toHaveCount(0);
      await expect(notice.getByText('01.06.2026')).toBeHidden();
      await notice.getByText('40 gün, 36.780 maç').click();
      await expect(notice.getByText('01.06.2026')).toBeVisible();
      expect(await scrollsSideways(page)).toBe(false);
      await expectNoViolations(page, 'days');
    });

    test('forms, menus and questions have no axe violation', async ({ page }) => {
      await openTab(page, 'kullanicilar');
      await page.getByRole('button', { name: 'Yeni kayıt' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Ekle' }).click();
      await expect(page.getByText('Bu alan zorunlu.').first()).toBeVisible();
      await expectNoViolations(page, 'form with errors');
      await page.keyboard.press('Escape');
      const row = rowWith(page, 'bekleyen@demo.local');
      await row.getByRole('button', { name: /diğer işlemler/ }).click();
      await expect(page.getByRole('menu')).toBeVisible();
      await expectNoViolations(page, 'menu');
      await page.getByRole('menuitem', { name: 'Yorum yapmasını engelle' }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await expectNoViolations(page, 'prompt');
    });
  });
}
