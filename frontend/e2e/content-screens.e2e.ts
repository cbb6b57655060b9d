import type { Page } from '@playwright/test';
import { expectNoViolations } from './support/axe';
import { OwnSite } from './support/own-site';
import { expect, freshLogin, scrollsSideways, test } from './support/site';

const PUBLIC = ['/about', '/contact', '/abonelik-iptal?token=x'];
const MEMBERS = ['/editor', '/editor?sayfa=2', '/blog/1', '/commentsection', '/kazananlar'];
const EDITORS = ['/editorgiris', '/yonetim'];

async function open(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

for (const width of [1440, 390]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 }, reducedMotion: 'reduce' });

    test('the content screens have no axe violation and never scroll sideways', async ({ page, signIn }) => {
      test.slow();
      for (const path of PUBLIC) {
        await open(page, path);
        await expectNoViolations(page, path);
        expect(await scrollsSideways(page), path).toBe(false);
      }
      await signIn('editor');
      for (const path of [...MEMBERS, ...EDITORS]) {
        await open(page, path);
        await expectNoViolations(page, path);
        expect(await scrollsSideways(page), path).toBe(false);
      }
    });

    test('forms with errors, edit mode and reply forms have no axe violation', async ({ page, signIn }) => {
      await signIn('editor');
      await open(page, '/editorgiris');
      await page.getByRole('main').getByRole('button', { name: 'Gönder' }).click();
      await expect(page.getByText('Görsel zorunlu.')).toBeVisible();
      await expectNoViolations(page, 'post form with errors');
      await open(page, '/blog/1');
      await page.getByRole('button', { name: 'Düzenle' }).click();
      await page
        .getByRole('button', { name: /^Yanıtla/ })
        .first()
        .click();
      await expectNoViolations(page, 'edit mode and reply form');
      await page.getByRole('contentinfo').getByRole('button', { name: 'Bültene Abone Ol' }).click();
      await expect(page.getByText('Bülten için onay vermelisiniz.')).toBeVisible();
      await expectNoViolations(page, 'newsletter with errors');
    });
  });
}

test('no content screen scrolls sideways at 360 px', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await signIn('editor');
  for (const path of [...PUBLIC, ...MEMBERS, ...EDITORS]) {
    await open(page, path);
    expect(await scrollsSideways(page), path).toBe(false);
  }
});

test('the home page shows the latest picks and odds with their ways on', async ({ page, signIn }) => {
  await signIn('uye');
  await page.goto('/');
  const picks = page.getByRole('region', { name: 'Editörlerimizin Seçtikleri' });
  await expect(picks.getByRole('article')).toHaveCount(3);
  const dates = await picks
    .locator('time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime')));
  expect(dates).toEqual([...dates].sort().reverse());
  const odds = page.getByRole('region', { name: 'Oranlar Tablosu' }).last();
  await expect(odds.getByRole('columnheader')).toHaveText([
    'Tarih',
    'Ülke',
    'Lig',
    'Yıl',
    'Kod',
    'Maç',
    'Ev Sahibi',
    'Deplasman',
    'Kazanan',
  ]);
  await expect(page.getByRole('main').getByRole('link', { name: 'Kapanış Oranları' })).toHaveAttribute(
    'href',
    '/kapanisoran',
  );
  await expect(page.getByRole('main').getByRole('link', { name: 'Açılış Oranları' })).toHaveAttribute(
    'href',
    '/acilisoran',
  );
  await picks.getByRole('link', { name: /^Tümünü gör/ }).click();
  await expect(page).toHaveURL('/editor');
});

test('a new screen starts at its top', async ({ page, signIn }) => {
  await signIn('uye');
  await page.goto('/editor');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Hakkımızda' }).click();
  await expect(page.getByRole('heading', { name: 'Hakkımızda' })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test.describe('the menu of editors', () => {
  test('has the way to posting under Yönetim', async ({ page, signIn }) => {
    await page.setViewportSize({ width: 1920, height: 900 });
    await signIn('editor');
    await page.goto('/about');
    const menu = page.getByRole('banner').getByRole('navigation', { name: 'Ana menü' });
    await menu.getByRole('button', { name: 'Yönetim' }).click();
    await menu.getByRole('link', { name: 'Editor Giriş' }).click();
    await expect(page.getByRole('heading', { name: 'Editör Girişi' })).toBeVisible();
  });

  for (const width of [768, 1024, 1280]) {
    test(`stays in one line at ${width} px and loses nothing`, async ({ page, signIn }) => {
      await page.setViewportSize({ width, height: 800 });
      await signIn('admin');
      await page.goto('/about');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await scrollsSideways(page)).toBe(false);
      const header = page.getByRole('banner');
      const menu = header.getByRole('navigation', { name: 'Ana menü' });
      await menu.getByRole('button', { name: 'Diğer' }).click();
      await expect(menu.getByRole('link', { name: 'İletişim' })).toBeVisible();
      const logout = (await header.getByRole('button', { name: 'Çıkış Yap' }).boundingBox())!;
      expect(logout.x + logout.width).toBeLessThanOrEqual(width);
      const rest = (await menu.getByRole('button', { name: 'Diğer' }).boundingBox())!;
      const theme = (await header.getByRole('button', { name: /temaya geç/ }).boundingBox())!;
      expect(rest.x + rest.width).toBeLessThanOrEqual(theme.x);
    });
  }
});

test.describe('the logos of the footer', () => {
  test.describe.configure({ mode: 'default' });

  /** Logos are settings: a site of its own has eight, the others none. */
  let site: OwnSite;
  test.beforeAll(async ({ playwright }) => {
    site = await OwnSite.create();
    await site.start();
    const request = await playwright.request.newContext({ baseURL: site.address });
    const { session_token } = await freshLogin(request, 'admin');
    const headers = { Authorization: `Bearer ${session_token}` };
    const answer = await request.get('/api/blogs?per_page=8', { headers });
    const { blogs } = (await answer.json()) as { blogs: { image_filename: string }[] };
    const carousel_logos = blogs.map(({ image_filename }, index) => ({
      name: `Logo ${index + 1}`,
      image_filename,
    }));
    expect((await request.put('/api/settings', { headers, data: { carousel_logos } })).status()).toBe(200);
    await request.dispose();
  });
  test.afterAll(() => site.remove());

  /** Names of the logos that stand wholly in view, from left to right. */
  const inView = (page: Page) =>
    page.getByRole('region', { name: 'Logolar' }).evaluate((region) => {
      const slides = [...region.querySelectorAll<HTMLElement>('[role="group"]')];
      const frame = slides[0]!.parentElement!.parentElement!.getBoundingClientRect();
      return slides
        .map((slide) => ({ name: slide.querySelector('img')!.alt, box: slide.getBoundingClientRect() }))
        .filter(({ box }) => box.right > frame.left + 20 && box.left < frame.right - 20)
        .sort((a, b) => a.box.left - b.box.left)
        .map(({ name }) => name);
    });

  for (const [width, count] of [
    [1440, 5],
    [700, 3],
    [390, 2],
  ] as const) {
    test(`are ${count} side by side at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(`${site.address}/about`);
      await expect(page.getByRole('region', { name: 'Logolar' })).toBeVisible();
      const names = Array.from({ length: count }, (_, index) => `Logo ${index + 1}`);
      expect(await inView(page)).toEqual(names);
    });
  }

  test('move on every three seconds, stop for the visitor, and go on from the last to the first', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto(`${site.address}/about`);
    const region = page.getByRole('region', { name: 'Logolar' });
    await expect(region).toBeVisible();
    // Logos out of sight stand still.
    await region.scrollIntoViewIfNeeded();
    // From here on time passes only where the test says so.
    await page.clock.pauseAt(Date.now() + 60_000);
    const first = async () => (await inView(page))[0];
    /** Lets time pass until another logo is the first; how many milliseconds it took. */
    const untilMoved = async () => {
      const from = await first();
      for (let passed = 100; passed <= 5_000; passed += 100) {
        await page.clock.runFor(100);
        if ((await first()) !== from) return passed;
      }
      return Infinity;
    };
    // The first move waits for its code, which no clock of the page hurries.
    await expect(async () => expect(await untilMoved()).toBeLessThan(Infinity)).toPass();
    await untilMoved();
    const before = Number((await first())!.replace('Logo ', ''));
    expect(Math.abs((await untilMoved()) - 3_000)).toBeLessThanOrEqual(200);
    const moved = await first();
    expect(moved).toBe(`Logo ${(before % 8) + 1}`);
    await region.getByRole('button', { name: 'Logo geçişini durdur' }).click();
    await page.mouse.move(0, 0);
    await page.getByRole('main').click();
    await page.clock.runFor(7_000);
    expect(await first()).toBe(moved);
    const next = region.getByRole('button', { name: 'Sonraki logo' });
    for (let press = 0; press < 8; press++) {
      await next.click();
      await page.clock.runFor(1_000);
    }
    expect(await first()).toBe(moved);
    await page.keyboard.press('ArrowLeft');
    await page.clock.runFor(1_000);
    expect(await first()).toBe(`Logo ${before}`);
  });

  test('stand still for those who prefer less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await page.goto(`${site.address}/about`);
    const region = page.getByRole('region', { name: 'Logolar' });
    await expect(region.getByRole('button', { name: 'Logo geçişini başlat' })).toBeVisible();
    await page.clock.runFor(20_000);
    expect((await inView(page))[0]).toBe('Logo 1');
  });
});
