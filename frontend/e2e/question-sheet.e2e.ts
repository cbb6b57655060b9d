import type { Page } from '@playwright/test';
import { expectNoViolations } from './support/axe';
import { filterBox } from './support/match-table';
import { drawnMatches, expect, login, scrollsSideways, test } from './support/site';

const LAYOUTS = {
  'a desk': { width: 1440, height: 900 },
  'a phone': { width: 390, height: 844 },
};

interface Competition {
  id: number;
  country_name: string;
  competition_name: string;
  matches: number;
}

interface Row {
  country_name: string;
  competition_name: string;
  match_date: string;
  home_team: string;
  away_team: string;
  home_ft_score: number;
  away_ft_score: number;
  ft_1_odd: number;
  under_25_odd: number;
}

const chips = (page: Page) => page.getByRole('list', { name: 'Etkin filtreler' });
const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'Soru' });
const search = (page: Page) => decodeURIComponent(new URL(page.url()).search);

/** The rows that come after something was done. */
async function rowsAfter(page: Page, act: () => Promise<unknown>): Promise<Row[]> {
  const answer = page.waitForResponse(/odd-list-full-view\?/);
  await act();
  const { items } = (await (await answer).json()) as { items: Row[] };
  expect(items.length).toBeGreaterThan(0);
  return items;
}

/** Changes a question in its sheet, which applies all of it at once. */
async function ask(page: Page, change: () => Promise<unknown>): Promise<Row[]> {
  await page.getByRole('button', { name: 'Soru', exact: true }).click();
  await change();
  return rowsAfter(page, () => sheetOf(page).getByRole('button', { name: 'Uygula' }).click());
}

const unfold = (page: Page, part: string) => sheetOf(page).getByText(part, { exact: true }).first().click();

for (const [layout, viewport] of Object.entries(LAYOUTS)) {
  test.describe(`the sheet of a question on ${layout}`, () => {
    const phone = viewport.width < 768;
    test.use({ viewport });
    test.beforeEach(async ({ signIn }) => {
      await signIn('uye');
    });

    /** Writes into the box of a column, which phones have in the sheet of filters. */
    async function write(page: Page, column: string, text: string): Promise<Row[]> {
      if (phone) {
        await page.getByRole('button', { name: /^Filtreler( \(\d+\))?$/ }).click();
        await page.getByRole('searchbox', { name: 'Sütun ara' }).fill(column);
      }
      await filterBox(page, column).fill(text);
      const rows = await rowsAfter(page, () => filterBox(page, column).press('Enter'));
      if (phone)
        await page
          .getByRole('button', { name: /göster$/ })
          .last()
          .click();
      return rows;
    }

    test('asks for leagues, also for all others, one step of the history each', async ({ page, request }) => {
      const { session_token } = await login(request, 'uye');
      const headers = { Authorization: `Bearer ${session_token}` };
      const all = (await (await request.get('/api/competitions', { headers })).json()) as Competition[];
      const league = all.find(({ country_name }) => country_name === 'Türkiye')!;
      const titled = `${league.country_name} · ${league.competition_name}`;
      const isOfLeague = (row: Row) =>
        row.country_name === league.country_name && row.competition_name === league.competition_name;

      await page.goto('/kapanisoran');
      await expect(drawnMatches(page).first()).toBeVisible();
      const found = await ask(page, async () => {
        await unfold(page, 'Lig');
        await sheetOf(page)
          .getByRole('searchbox', { name: 'Lig ara' })
          .fill(league.competition_name.toUpperCase());
        const box = sheetOf(page)
          .getByRole('checkbox', { name: new RegExp(`^${league.competition_name} [\\d.]+ maç$`) })
          .first();
        await box.check();
        await expectNoViolations(page, 'sheet of a question');
      });
      expect(found.every(isOfLeague)).toBe(true);
      expect(search(page)).toBe(`?competition=${league.id}`);
      await expect(chips(page)).toContainText(`Lig:${titled}`);

      const others = await ask(page, async () => {
        await unfold(page, 'Lig');
        await sheetOf(page).getByRole('switch', { name: 'Bunlar hariç' }).click();
      });
      expect(others.some(isOfLeague)).toBe(false);
      expect(search(page)).toBe(`?competition=!${league.id}`);
      await expect(chips(page)).toContainText(`Lig:hariç ${titled}`);
      expect(await scrollsSideways(page)).toBe(false);

      await page.goBack();
      await expect(chips(page)).toContainText(`Lig:${titled}`);
      await page.goBack();
      await expect(chips(page)).toBeHidden();
      await page.goForward();
      await page.goForward();
      await expect(chips(page)).toContainText(`Lig:hariç ${titled}`);
    });

    test('asks for days, a season and a team together, as one step', async ({ page }) => {
      await page.goto('/kapanisoran');
      const [first] = await rowsAfter(page, () => page.reload());
      const found = await ask(page, async () => {
        await unfold(page, 'Takım');
        await sheetOf(page).getByRole('textbox', { name: 'Ev sahibi veya deplasman' }).fill(first!.home_team);
        await unfold(page, 'Sezon');
        await sheetOf(page).getByRole('checkbox', { name: '2024-2025' }).check();
        await unfold(page, 'Gün');
        await sheetOf(page).getByRole('checkbox', { name: 'Cumartesi' }).check();
        await sheetOf(page).getByRole('checkbox', { name: 'Pazar', exact: true }).check();
      });
      for (const { match_date, home_team, away_team } of found) {
        expect([0, 6]).toContain(new Date(match_date).getUTCDay());
        expect(match_date >= '2024-07-01' && match_date <= '2025-06-30').toBe(true);
        expect([home_team, away_team]).toContain(first!.home_team);
      }
      await expect(chips(page)).toContainText('Gün:Cumartesi veya Pazar');
      await expect(chips(page)).toContainText('Sezon:2024-2025');
      await page.goBack();
      await expect(chips(page)).toBeHidden();
      await page.goForward();
      await expect(chips(page).getByRole('listitem')).toHaveCount(3);
    });

    test('takes several scores, and all but one, in the box of scores', async ({ page }) => {
      await page.goto('/kapanisoran');
      await expect(drawnMatches(page).first()).toBeVisible();
      const scoreOf = ({ home_ft_score, away_ft_score }: Row) => `${home_ft_score}-${away_ft_score}`;
      for (const row of await write(page, 'MS Skor', '2 - 1;1 - 2'))
        expect(['2-1', '1-2']).toContain(scoreOf(row));
      expect(search(page)).toBe('?ft_score=2-1;1-2');
      await expect(chips(page)).toContainText('MS Skor:2-1 veya 1-2');
      for (const row of await write(page, 'MS Skor', '!0-0')) expect(scoreOf(row)).not.toBe('0-0');
      await expect(chips(page)).toContainText('MS Skor:hariç 0-0');
      await page.reload();
      await expect(chips(page)).toContainText('MS Skor:hariç 0-0');
      await page.goBack();
      await expect(chips(page)).toContainText('MS Skor:2-1 veya 1-2');
      await page.goBack();
      await expect(chips(page)).toBeHidden();
    });

    test('compares a price with another one, chosen by its title', async ({ page }) => {
      await page.goto('/kapanisoran');
      await expect(drawnMatches(page).first()).toBeVisible();
      const choose = async (box: string, typed: string, name: string) => {
        await sheetOf(page).getByRole('combobox', { name: box, exact: true }).fill(typed);
        await page.getByRole('option', { name, exact: true }).click();
      };
      const found = await ask(page, async () => {
        await unfold(page, 'Oran karşılaştırma');
        await choose('Oran', 'maç sonucu 1', 'Maç Sonucu · 1');
        await choose('Karşılaştırılan oran', '2,5 alt', '2,5 Alt/Üst · Alt');
        await expectNoViolations(page, 'form of a comparison');
        await sheetOf(page).getByRole('button', { name: 'Ekle', exact: true }).click();
      });
      for (const { ft_1_odd, under_25_odd } of found) expect(ft_1_odd).toBeLessThan(under_25_odd);
      expect(search(page)).toBe('?ft_1_odd=<under_25_odd');
      await expect(chips(page)).toContainText('MS 1:< A/Ü 2,5 Alt');
      if (!phone) await expect(filterBox(page, 'Maç Sonucu 1')).toHaveValue('<A/Ü 2,5 Alt');
      await page.goBack();
      await expect(chips(page)).toBeHidden();
    });

    test('asks the bulletin for a league, too', async ({ page }) => {
      await page.goto('/bulten');
      await page.getByRole('button', { name: 'Soru', exact: true }).click();
      await unfold(page, 'Lig');
      await sheetOf(page)
        .getByRole('checkbox', { name: /^Türkiye [\d.]+ maç$/ })
        .check();
      const answer = page.waitForResponse(/bulten-data\?.*competition/);
      await sheetOf(page).getByRole('button', { name: 'Uygula' }).click();
      expect((await answer).status()).toBe(200);
      await expect(chips(page)).toContainText('Lig:Türkiye · ');
      expect(await scrollsSideways(page)).toBe(false);
    });
  });
}

test('the box of a league leads to the list of leagues, on a desk', async ({ page, signIn }) => {
  await signIn('uye');
  await page.goto('/kapanisoran');
  await page.getByRole('button', { name: 'Listeden lig seç' }).click();
  const list = page.getByRole('dialog', { name: 'Listeden lig seç' });
  await rowsAfter(page, () => list.getByRole('checkbox', { name: /^Türkiye [\d.]+ maç$/ }).check());
  await expect(chips(page)).toContainText('Lig:Türkiye · ');
  await expectNoViolations(page, 'list of leagues');
});
