import type { Page } from '@playwright/test';
import { expectNoViolations } from './support/axe';
import { drawnMatches, expect, test } from './support/site';

/** A screen is there when its heading is. */
async function open(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
}

for (const width of [1440, 390]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 }, reducedMotion: 'reduce' });

    test('the public screens have no axe violation', async ({ page }) => {
      for (const path of ['/login', '/register', '/uyeliksozlesmesi', '/yok']) {
        await open(page, path);
        await expectNoViolations(page, path);
      }
    });

    test('forms with errors have no axe violation', async ({ page }) => {
      await open(page, '/register');
      await page.getByRole('main').getByRole('button', { name: 'Kayıt Ol' }).click();
      await expect(page.getByText('Ad Zorunlu')).toBeVisible();
      await expectNoViolations(page, '/register with errors');
    });

    test('the members’ screens have no axe violation', async ({ page, signIn }) => {
      test.slow();
      await signIn('uye');
      for (const path of [
        '/',
        '/oranlar',
        '/satinal',
        '/acilisoran',
        '/kapanisoran?ft_1_odd=1.8&gizli=ft_dc,cs',
        '/acilisoran?ft_1_odd=1.8&gorunum=donem',
      ]) {
        await open(page, path);
        if (path.includes('oran?')) await expect(drawnMatches(page).first()).toBeVisible();
        await expectNoViolations(page, path);
      }
      await open(page, '/kapanisoran?home_team=boyletakimyok&ft_x_odd=9-1');
      await expect(page.getByText('Veri bulunamadı')).toBeVisible();
      await expectNoViolations(page, 'empty table with a wrong filter');
    });

    test('menus, sheets and the purchase prompt have no axe violation', async ({ page, signIn }) => {
      await signIn('bekleyen');
      await open(page, '/kapanisoran');
      await expectNoViolations(page, 'prompt');
      const menu = page.getByRole('navigation', { name: 'Ana menü' });
      await menu.getByRole('button', { name: width === 390 ? 'Menü' : 'Oranlar' }).click();
      await expect(page.getByRole('link', { name: 'Açılış Oranları' }).first()).toBeVisible();
      await expectNoViolations(page, 'open menu');
    });

    test('the sheets over the table have no axe violation', async ({ page, signIn }) => {
      await signIn('uye');
      await open(page, '/kapanisoran');
      if (width === 390) await page.getByRole('button', { name: 'Diğer araçlar' }).click();
      await page.getByRole('button', { name: 'Nasıl aranır?' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNoViolations(page, 'help');
      if (width !== 390) return;
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Filtreler', exact: true }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNoViolations(page, 'filters');
    });
  });
}
