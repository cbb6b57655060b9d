import type { Browser } from '@playwright/test';
import { expectNoViolations } from './support/axe';
import { importMatches, kickOff, type Match } from './support/import-matches';
import { signInNewMember } from './support/members';
import { OwnSite } from './support/own-site';
import { expect, freshLogin, keepSession, scrollsSideways, test } from './support/site';
import { Telegram } from './support/telegram';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

test.describe('alerts', () => {
  test.describe.configure({ mode: 'serial', timeout: 600_000 });
  let telegram: Telegram;
  let site: OwnSite;

  test.beforeAll(async () => {
    test.setTimeout(240_000);
    telegram = await Telegram.start();
    site = await OwnSite.create(telegram.settings);
    await site.start();
  });
  test.afterAll(async () => {
    await site?.remove();
    await telegram?.stop();
  });

  for (const viewport of SIZES)
    test(`a filter is saved with a selection, its match is told by Telegram and the result is added, at ${viewport.width} px`, async ({
      browser,
      playwright,
    }) => {
      const request = await playwright.request.newContext({ baseURL: site.address });
      const page = await newPage(browser, site, viewport);
      const phone = viewport.width === 390;
      const { session_token } = await freshLogin(request, 'admin');
      const headers = { Authorization: `Bearer ${session_token}` };
      await signInNewMember(request, page, session_token);
      const home = `Haberspor ${viewport.width}`;

      // what was before
      const past = [1, 2, 3].map((number): Match => ({
        kickOff: kickOff((-300 - number) * DAY),
        home,
        away: `Eski Rakip ${number}`,
        score: number === 1 ? [0, 1] : [2, 0],
      }));
      await importMatches(request, headers, past);

      // a filter with a selection
      await page.goto(`/kapanisoran?ft_1_odd=1.85&home_team=${encodeURIComponent(home)}`);
      if (phone) await page.getByRole('button', { name: 'Maç ve kayıtlı filtre' }).click();
      const line = page.getByRole('group', { name: 'Maç ve kayıtlı filtre' });
      await line.getByRole('button', { name: 'Filtreyi Kaydet' }).click();
      const dialog = page.getByRole('alertdialog', { name: 'Filtreyi Kaydet' });
      await dialog.getByRole('textbox', { name: 'Filtre adı' }).fill('Haberli');
      await dialog.getByRole('combobox', { name: 'İleri test için seçim' }).fill('maç sonucu 1');
      await expectNoViolations(page, 'choosing a selection');
      await dialog.getByRole('option', { name: 'Maç Sonucu · 1', exact: true }).click();
      await dialog.getByRole('button', { name: 'Kaydet' }).click();
      await expect(page.getByText('Başarı: Filtre kaydedildi.')).toBeVisible();

      // before and since
      await page.goto('/filtrelerim');
      const card = page.getByRole('region', { name: 'Haberli' });
      const figures = card.getByRole('table', { name: 'Haberli: kaydetmeden önce ve sonra' });
      await expect(figures.getByRole('row', { name: /^Bahis/ })).toContainText('3');
      await expect(figures.getByRole('row', { name: /^Kazanan/ })).toContainText('2 (%66,7)');
      await expect(card.getByText(/^Kaydettiğinizden beri bu filtreye uyan/)).toBeVisible();
      await card.getByRole('switch', { name: 'Uyan maçı haber ver' }).click();
      await expect(card.getByRole('switch')).toBeChecked();
      await expectNoViolations(page, '/filtrelerim');
      expect(await scrollsSideways(page)).toBe(false);

      // Telegram, at any hour
      await page.goto('/profile');
      const settings = page.getByRole('region', { name: 'Bildirimler' });
      for (const name of ['Başlangıç', 'Bitiş']) await settings.getByLabel(name).fill('0:00');
      await settings.getByRole('button', { name: 'Kaydet' }).click();
      await expect(settings.getByText('Bildirim ayarlarınız kaydedildi.')).toBeVisible();
      await settings.getByRole('button', { name: 'Telegram’a bağlan' }).click();
      const link = await settings.getByRole('link', { name: 'Telegram’da aç' }).getAttribute('href');
      await expectNoViolations(page, 'waiting for Telegram');
      const chat = `9000000${viewport.width}`;
      await telegram.say(chat, `/start ${new URL(link!).searchParams.get('start')}`);
      await expect(settings.getByText('Telegram hesabınız bağlandı.')).toBeVisible();
      await expect(settings.getByRole('checkbox', { name: 'Telegram' })).toBeChecked();
      await expect(settings.getByLabel('Başlangıç')).toHaveValue('00:00');
      await expectNoViolations(page, '/profile with Telegram');
      expect(await scrollsSideways(page)).toBe(false);

      // the match that fits
      // results are entered from the day of the match on: at midnight that is minutes later
      const fixture: Match = { kickOff: kickOff(4 * MINUTE), home, away: 'Yeni Rakip' };
      await importMatches(request, headers, [fixture]);
      const told = await telegram.message(chat, new RegExp(`${home} - Yeni Rakip`));
      expect(told.text).toContain('Haberli');
      expect(told.edits).toEqual([]);
      await page.goto('/filtrelerim');
      await expect(card.getByRole('link', { name: `${home} - Yeni Rakip` })).toBeVisible();

      // its result
      await importMatches(request, headers, [{ ...fixture, score: [2, 1] }]);
      const edited = await telegram.message(chat, /Sonuç: 2\s?-\s?1/, 5 * MINUTE);
      expect(edited.edits).toEqual([told.text]);
      await page.reload();
      await expect(figures.getByRole('row', { name: /^Bahis/ })).toContainText('Az örnek 1');
      await expect(card.getByText(/Yalnız 1 bahis var/)).toBeVisible();

      await page.context().close();
      await request.dispose();
    });

  test('a bot whose token was revoked is offered to nobody, and the panel says what to do', async ({
    browser,
    playwright,
  }) => {
    const request = await playwright.request.newContext({ baseURL: site.address });
    const { session_token } = await freshLogin(request, 'uye');
    const headers = { Authorization: `Bearer ${session_token}` };
    const { url } = (await (await request.post('/api/profile/telegram', { headers })).json()) as {
      url: string;
    };
    await telegram.say('77000000001', `/start ${new URL(url).searchParams.get('start')}`);
    await telegram.message('77000000001', /bu sohbet hesabınıza bağlandı/);
    const admin = await freshLogin(request, 'admin');
    const bot = async () =>
      ((await (await request.get('/api/health')).json()) as { telegram: string }).telegram;

    await telegram.setRevoked(true);
    await expect.poll(bot, { timeout: 60_000 }).toBe('token');
    for (const viewport of SIZES) {
      const page = await newPage(browser, site, viewport);
      await keepSession(page, { session_token, role: 'user', username: 'uye' });
      await page.goto('/profile');
      const alerts = page.getByRole('region', { name: 'Bildirimler' });
      await expect(alerts.getByText(/Telegram şu anda kullanılamıyor/)).toBeVisible();
      await expect(alerts.getByRole('button', { name: /Telegram|Bağlantıyı kaldır/ })).toHaveCount(0);
      await page.context().close();

      const panel = await newPage(browser, site, viewport);
      await keepSession(panel, admin);
      await panel.goto('/admin?sekme=posta');
      await expect(panel.getByRole('alert').filter({ hasText: 'Telegram botunda sorun var' })).toContainText(
        'BotFather’dan yeni bir anahtar alıp',
      );
      expect(await scrollsSideways(panel)).toBe(false);
      await expectNoViolations(panel, `posta at ${viewport.width} px`);
      await panel.context().close();
    }

    await telegram.setRevoked(false);
    await expect.poll(bot, { timeout: 120_000 }).toBe('ok');
    await request.dispose();
  });
});

async function newPage(browser: Browser, { address }: OwnSite, viewport: (typeof SIZES)[number]) {
  const context = await browser.newContext({ baseURL: address, viewport, reducedMotion: 'reduce' });
  // the real Telegram is far away
  await context.route('https://t.me/**', (route) => route.fulfill({ body: 'Telegram' }));
  return context.newPage();
}
