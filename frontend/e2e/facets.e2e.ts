import type { Locator, Page } from '@playwright/test';
import { expectNoViolations } from './support/axe';
import { drawnMatches, expect, scrollsSideways, test } from './support/site';

const LAYOUTS = {
  'a desk': { width: 1440, height: 900 },
  'a phone': { width: 390, height: 844 },
};

const search = (page: Page) => decodeURIComponent(new URL(page.url()).search);
const panelOf = (page: Page, column: string) =>
  page.getByRole('dialog', { name: `${column}: maçların dağılımı` });

/** How many matches the parts of a facet have, by what they are called. */
async function partsOf(panel: Locator): Promise<(readonly [name: string, matches: number])[]> {
  const buttons = panel.getByRole('button', { name: /: bu değer$/ });
  await expect(buttons.first()).toBeVisible();
  const labels = await buttons.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')!));
  return labels.map((label) => {
    const [, name, matches] = /^(.*), ([\d.]+) maç: bu değer$/.exec(label)!;
    return [name!, Number(matches!.replaceAll('.', ''))] as const;
  });
}

/** How many matches the summary counts after something was done. */
async function totalAfter(page: Page, act: () => Promise<unknown>): Promise<number> {
  const answer = page.waitForResponse(/odd-summary\?/);
  await act();
  return ((await (await answer).json()) as { total: number }).total;
}

for (const [layout, viewport] of Object.entries(LAYOUTS)) {
  test.describe(`what the matches divide into on ${layout}`, () => {
    const phone = viewport.width < 768;
    test.use({ viewport, hasTouch: phone });
    test.beforeEach(async ({ page, signIn }) => {
      await signIn('uye');
      await page.goto('/kapanisoran');
      await expect(drawnMatches(page).first()).toBeVisible();
    });

    /** Opens the facet of a column: from its title, on phones from its box in the sheet of filters. */
    async function open(page: Page, column: string, title = column): Promise<Locator> {
      const sheet = page.getByRole('dialog', { name: 'Filtreler', exact: true });
      if (phone && !(await sheet.isVisible()))
        await page.getByRole('button', { name: /^Filtreler( \(\d+\))?$/ }).click();
      if (phone) await sheet.getByRole('searchbox', { name: 'Sütun ara' }).fill(title);
      else await page.getByRole('columnheader', { name: column, exact: true }).hover();
      await page.getByRole('button', { name: `${column}: maçların dağılımı` }).click();
      return panelOf(page, column);
    }

    test('prices: dragging over the bars filters, keys move the ends, Back undoes each', async ({ page }) => {
      const panel = await open(page, 'Maç Sonucu 1', 'Maç Sonucu');
      const parts = await partsOf(panel);
      await expectNoViolations(page, 'the facet of a price');
      const bars = (await panel.getByRole('slider', { name: 'Alt sınır' }).locator('..').boundingBox())!;
      const at = (part: number) => bars.x + (bars.width * (part + 0.5)) / parts.length;
      const wanted = parts.slice(3, 6);
      const dragged = await totalAfter(page, async () => {
        await page.mouse.move(at(3), bars.y + bars.height / 2);
        await page.mouse.down();
        await page.mouse.move(at(5), bars.y + bars.height / 2, { steps: 4 });
        await page.mouse.up();
      });
      expect(dragged).toBe(wanted.reduce((sum, [, matches]) => sum + matches, 0));
      const low = panel.getByRole('slider', { name: 'Alt sınır' });
      await expect(low).toHaveAttribute('aria-valuetext', wanted[0]![0].split(' – ')[0]!);
      const first = search(page);
      const moved = await totalAfter(page, async () => {
        await low.press('ArrowRight');
        await low.press('Enter');
      });
      expect(moved).toBe(dragged - wanted[0]![1]);
      await page.goBack();
      await expect.poll(() => search(page)).toBe(first);
      await page.goBack();
      await expect.poll(() => search(page)).toBe('');
    });

    test('seasons and goals: a value, several, all but one find what they say', async ({ page }) => {
      const goals = await open(page, 'Toplam Gol');
      const [[most, matches], [second, more]] = (await partsOf(goals)) as [
        [string, number],
        [string, number],
      ];
      const press = (name: string) => () => goals.getByRole('button', { name }).click();
      expect(await totalAfter(page, press(`${most}, `))).toBe(matches);
      expect(await totalAfter(page, press(`${second}, `))).toBe(matches + more);
      await expect.poll(() => search(page)).toBe(`?total_goals==${most};=${second}`);
      await press(`${most} hariç`)();
      await expect.poll(() => search(page)).toBe(`?total_goals=!=${most}`);
      await press('Filtreyi kaldır')();
      await expect.poll(() => search(page)).toBe('');
      await page.keyboard.press('Escape');

      const days = await open(page, 'Tarih');
      const [[season, ofSeason]] = (await partsOf(days)) as [[string, number]];
      const pressed = () => days.getByRole('button', { name: `${season}, ` }).click();
      expect(await totalAfter(page, pressed)).toBe(ofSeason);
      expect(search(page)).toBe(`?season=${season}`);
    });

    test('leagues: what a selection came to in each, beside what was expected and what chance gives', async ({
      page,
    }) => {
      const panel = await open(page, 'Lig');
      await partsOf(panel);
      const choice = panel.getByRole('combobox', { name: 'Hangi seçenek izlensin?' });
      await choice.fill('MS 1');
      await page.getByRole('option', { name: 'Maç Sonucu · 1', exact: true }).click();
      await expect(panel.getByText(/^\d+ karşılaştırmadan .* beklenenden ayrışıyor/)).toBeVisible();
      await expect(panel.getByRole('listitem').first()).toHaveText(/%\d+,\dbeklenen %\d+,\d[\d.]+\/[\d.]+$/);
      await expectNoViolations(page, 'the facet of leagues');
      expect(await scrollsSideways(page)).toBe(false);
    });
  });
}
