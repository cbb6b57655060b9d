import { expectNoViolations } from './support/axe';
import { importMatches, kickOff } from './support/import-matches';
import { expect, login, preferTable, scrollsSideways, test } from './support/site';

/** Others look for the usual prices in the shared archive, and count on whole markets there. */
const PRICES = [1.37, 4.8, 8.5] as const;
const DAY = 24 * 60 * 60_000;

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

for (const viewport of SIZES)
  test.describe(`a match whose result was awarded at ${viewport.width} px`, () => {
    test.use({ viewport });
    const home = `Hükmenspor ${viewport.width}`;

    test.beforeEach(async ({ request, signIn }) => {
      const { session_token } = await login(request, 'admin');
      // a source that knows half-time scores: the result without one was not played
      const played = Array.from({ length: 12 }, (_, at) => ({
        ...{ kickOff: kickOff(-3 * DAY), home: `Oynayan ${viewport.width} ${at}`, away: 'Rakip' },
        ...{ half: [1, 0] as const, score: [2, 0] as const, prices: PRICES },
      }));
      const awarded = {
        kickOff: kickOff(-3 * DAY),
        home,
        away: 'Gelmeyen',
        score: [3, 0] as const,
        prices: PRICES,
      };
      await importMatches(request, { Authorization: `Bearer ${session_token}` }, [...played, awarded]);
      await signIn('uye');
    });

    test('has its score with a mark in the table and on its card, and no selection that won', async ({
      page,
    }) => {
      await page.goto(`/kapanisoran?home_team=${encodeURIComponent(home)}`);
      if (viewport.width < 768) {
        const card = page.getByRole('list', { name: 'Bulunan maçlar' }).getByRole('link');
        await expect(card).toContainText('3 - 0');
        await expect(card).toContainText('hükmen');
        await expect(card).not.toContainText('✓');
        await preferTable(page);
        await page.reload();
      }
      const score = page.getByRole('gridcell', { name: '3 - 0 h.', exact: true });
      await expect(score).toBeAttached();
      await score.scrollIntoViewIfNeeded();
      // nothing of it is cut
      expect(await score.evaluate((cell) => cell.scrollWidth <= cell.clientWidth)).toBe(true);
      await expect(page.getByRole('gridcell', { name: /kazandı/ })).toHaveCount(0);
    });

    test('says so on its own screen', async ({ page }) => {
      await page.goto(`/kapanisoran?home_team=${encodeURIComponent(home)}`);
      await page
        .getByRole('link', { name: new RegExp(home) })
        .first()
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('3 - 0');
      await expect(page.getByText('hükmen', { exact: true })).toBeVisible();
      await expect(page.getByRole('table', { name: /^Maç Sonucu/ }).getByText('✓')).toHaveCount(0);
      await expectNoViolations(page, 'awarded match');
      expect(await scrollsSideways(page)).toBe(false);
    });
  });
