import type { Page } from '@playwright/test';
import { expectNoViolations } from './support/axe';
import { registered } from './support/members';
import { expect, recordApiCalls, scrollsSideways, test } from './support/site';

const example = (page: Page) => page.getByRole('region', { name: 'Bu olasılıklarla ne olmuştu?' });

/** The match, three prices with what they say, counts and intervals, and one of them as its result. */
async function expectExample(page: Page) {
  await expect(example(page).getByRole('rowheader')).toHaveText([/^1/, /^X/, /^2/]);
  await expect(example(page).getByText('bu maçın sonucu').first()).toBeVisible();
  await expect(
    example(page)
      .getByText(/^\d+ - \d+/)
      .first(),
  ).toBeVisible();
  for (const row of (await example(page).getByRole('row').all()).slice(1)) {
    await expect(row).toContainText(/\d,\d\d.*%\d+,\d.*[\d.]+ \/ [\d.]+ maç.*%\d+,\d.*%[\d,]+–[\d,]+/s);
  }
}

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height }, reducedMotion: 'reduce' });

    const menu = (page: Page) => page.getByRole('navigation', { name: 'Ana menü' });
    /** Where the first level of the menu stands: a bar at the bottom of phones, the header elsewhere. */
    const firstLevel = (page: Page) => (width < 768 ? menu(page) : page.getByRole('banner'));

    test('a stranger sees an example and the prices on the login page, and finds Abone Ol', async ({
      page,
    }) => {
      await page.goto('/login');
      await expect(page.getByLabel('E-posta', { exact: true })).toBeVisible();
      await expectExample(page);
      const prices = page.getByRole('region', { name: 'Üyelik paketleri' });
      await expect(prices).toContainText('1.300 TL');
      await expectNoViolations(page, '/login');
      expect(await scrollsSideways(page)).toBe(false);
      await prices.getByRole('link', { name: 'Pakete neler dahil?' }).click();
      await expect(page).toHaveURL('/urunler');
      await page.goto('/contact');
      await firstLevel(page).getByRole('link', { name: 'Abone Ol' }).click();
      await expect(page).toHaveURL('/urunler');
      await expectExample(page);
      await expectNoViolations(page, '/urunler');
      expect(await scrollsSideways(page)).toBe(false);
    });

    test('who has never bought finds the example, the prices and two ways that lead somewhere', async ({
      page,
      request,
    }) => {
      await registered(request, page);
      const calls = recordApiCalls(page);
      await page.goto('/');
      await expectExample(page);
      const main = page.getByRole('main');
      await expect(main.getByRole('link', { name: /^Bu paketi al/ })).toHaveCount(2);
      expect(calls.filter((call) => /odd-list|odd-summary|blogs/.test(call))).toEqual([]);
      await expectNoViolations(page, 'home of wait');
      expect(await scrollsSideways(page)).toBe(false);
      await main.getByRole('link', { name: 'Paketleri İncele' }).click();
      await expect(page).toHaveURL('/urunler');
      await page.goBack();
      await main.getByRole('link', { name: 'Abone Ol' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Üyelik Satın Al' })).toBeVisible();
      await page.goto('/editor');
      await firstLevel(page).getByRole('link', { name: 'Abone Ol' }).click();
      await expect(page).toHaveURL('/satinal');
      await page.goto('/profile');
      await expect(main.getByText('Üyeliği yok')).toBeVisible();
    });

    test('the prompt of the odds screens asks the server for nothing', async ({ page, request }) => {
      await registered(request, page);
      const calls = recordApiCalls(page);
      await page.goto('/kapanisoran');
      await expect(page.getByRole('link', { name: 'Üyelik Satın Al' })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(calls.filter((call) => /odd|daily|products|match/.test(call))).toEqual([]);
    });

    test('members have the example as the picture of their home, and it leads to its matches', async ({
      page,
      signIn,
    }) => {
      await signIn('uye');
      await page.goto('/');
      await expectExample(page);
      const count = /([\d.]+) maç/.exec(await example(page).innerText())![1]!;
      expect(Number(count.replaceAll('.', ''))).toBeGreaterThanOrEqual(30);
      await example(page).getByRole('link', { name: 'Aynı olasılıklı maçları aç' }).click();
      await expect(page).toHaveURL(/\/kapanisoran\?ft_1_odd=%25\d/);
      await expect(
        page
          .getByRole('main')
          .getByText(/\d+ maç/)
          .filter({ visible: true })
          .first(),
      ).toBeVisible();
    });

    for (const account of ['editor', 'admin'] as const) {
      test(`Yönetim stands at the first level for ${account}`, async ({ page, signIn }) => {
        await signIn(account);
        await page.goto('/about');
        if (width < 768) await menu(page).getByRole('link', { name: 'Yönetim' }).click();
        else {
          await menu(page).getByRole('button', { name: 'Yönetim' }).click();
          await menu(page).getByRole('link', { name: 'Yönetim Sayfası' }).click();
        }
        await expect(page).toHaveURL('/yonetim');
      });
    }
  });
}

test.describe('where the header has little room', () => {
  for (const width of [768, 900, 1024, 1280]) {
    test(`Abone Ol and Yönetim stay in view at ${width} px`, async ({ page, signIn }) => {
      await page.setViewportSize({ width, height: 800 });
      const inHeader = page.getByRole('banner');
      await page.goto('/about');
      await expect(inHeader.getByRole('link', { name: 'Abone Ol' })).toBeInViewport();
      expect(await scrollsSideways(page)).toBe(false);
      await signIn('admin');
      await page.goto('/about');
      await expect(inHeader.getByRole('button', { name: 'Yönetim' })).toBeInViewport();
      expect(await scrollsSideways(page)).toBe(false);
    });
  }
});
