import type { APIRequestContext, Page } from '@playwright/test';
import { expectNoViolations } from './support/axe';
import { cellsOf, expectRows, filterBox, heading, KICK_OFF, scroller } from './support/match-table';
import { hasRealSeasons, REAL_SEASONS, test } from './support/real-data';
import { drawnMatches, expect, login, preferTable, scrollsSideways } from './support/site';
import { answer, askByMouse, askByTouch, cards, expectAnswerInView } from './support/two-prices';

// one after the other: a second worker would start a second site
test.describe.configure({ mode: 'default' });
test.skip(!hasRealSeasons, 'no real files');

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

const TEAMS_TO_COME = 'fields=id,match_date,match_time,home_team,away_team';

interface Row {
  id: number;
  match_date: string;
  home_team: string;
  away_team: string;
  ft_1_odd: number;
}

/** What the API answers a member. */
async function ask<Answer>(request: APIRequestContext, path: string): Promise<Answer> {
  const { session_token } = await login(request, 'uye');
  const got = await request.get(`/api/${path}`, { headers: { Authorization: `Bearer ${session_token}` } });
  if (!got.ok()) throw new Error(`${path}: ${got.status()} ${await got.text()}`);
  return (await got.json()) as Answer;
}

const list = async (request: APIRequestContext, query: string): Promise<Row[]> =>
  (await ask<{ items: Row[] }>(request, `odd-list-full-view?${query}`)).items;

const count = async (request: APIRequestContext, query: string): Promise<number> =>
  (await ask<{ total: number }>(request, `odd-summary?${query}`)).total;

const tr = (price: number) => price.toFixed(2).replace('.', ',');

const chips = (page: Page) => page.getByRole('list', { name: 'Etkin filtreler' }).getByRole('listitem');

/** The names of the first match drawn, home and away, in a table or on a card. */
async function expectFirst(page: Page, { home_team, away_team }: Row): Promise<void> {
  const first = page.locator('[aria-rowindex="4"]').or(cards(page).first()).filter({ visible: true });
  await expect(first).toContainText(home_team);
  await expect(first).toContainText(away_team);
}

for (const size of SIZES) {
  const phone = size.width < 768;

  test.describe(`${REAL_SEASONS} at ${size.width} px`, () => {
    test.use({ viewport: size, hasTouch: phone, reducedMotion: 'reduce' });

    test('begin with played matches; those to come are all there, with their kick-off', async ({
      page,
      request,
      signIn,
    }) => {
      await signIn('uye');
      await page.goto('/kapanisoran');
      await expectFirst(page, (await list(request, 'played=true&per_page=1'))[0]!);
      await page.getByRole('group', { name: 'Hangi maçlar' }).getByText('Yaklaşan').click();
      await expect(page).toHaveURL('/kapanisoran?played=false');
      const toCome = await list(request, `played=false&${TEAMS_TO_COME}`);
      expect(toCome.length).toBeGreaterThan(0);
      await expect(page.getByText(KICK_OFF).filter({ visible: true })).toHaveCount(toCome.length);
    });

    test('are sorted over all hits, not the loaded ones', async ({ page, request, signIn }) => {
      await signIn('uye');
      await page.goto('/kapanisoran?match_date=2022&sort=ft_1_odd&order=desc');
      const [highest] = await list(
        request,
        'match_date=2022&played=true&per_page=1&sort=ft_1_odd&order=desc',
      );
      expect(await count(request, `match_date=2022&played=true&ft_1_odd=>${highest!.ft_1_odd}`)).toBe(0);
      await expectFirst(page, highest!);
      await expect(
        drawnMatches(page)
          .filter({ hasText: tr(highest!.ft_1_odd) })
          .first(),
      ).toBeVisible();
    });

    test('answer for days that are written in words', async ({ page, request, signIn }) => {
      await signIn('uye');
      await page.goto('/kapanisoran?match_date=2022');
      if (phone) await page.getByRole('button', { name: 'Filtreler (1)' }).click();
      await filterBox(page, 'Tarih').fill('12 Kasım 2022 - 13 kasim 2022');
      await expect(page).toHaveURL(/match_date=12/);
      if (phone) await page.getByRole('button', { name: /göster$/ }).click();
      await expect(chips(page).filter({ hasText: 'Tarih:' })).toContainText('12 Kas – 13 Kas 2022');
      const asked = 'match_date=2022-11-12..2022-11-13&played=true';
      const total = (await count(request, asked)).toLocaleString('tr-TR');
      await expect(
        page.getByRole('button', { name: new RegExp(`^Ne oldu\\?.* ${total} maç`) }),
      ).toBeVisible();
      await expectFirst(page, (await list(request, `${asked}&per_page=1`))[0]!);
    });

    test('fill the boxes with the prices of a match of tomorrow', async ({ page, request, signIn }) => {
      await signIn('uye');
      const [match] = await list(request, 'played=false&per_page=1&fields=id,home_team,away_team,ft_1_odd');
      await page.goto('/kapanisoran');
      if (phone) await page.getByRole('button', { name: 'Maç ve kayıtlı filtre' }).click();
      const picker = page.getByRole('group', { name: 'Maç ve kayıtlı filtre' });
      await picker.getByRole('combobox', { name: 'Tarih' }).selectOption({ label: 'Yarın' });
      await picker.getByRole('combobox', { name: 'Maç Seçin' }).fill(match!.home_team);
      await page.getByRole('option', { name: `${match!.home_team} - ${match!.away_team}` }).click();
      await expect(page).toHaveURL(new RegExp(`ft_1_odd=${match!.ft_1_odd.toFixed(2)}`));
      if (phone) await page.getByRole('button', { name: 'Maç ve kayıtlı filtre' }).click();
      await picker.getByRole('button', { name: 'MS ±0,02 hazır filtresi', exact: true }).click();
      await expect(chips(page).filter({ hasText: 'MS 1:' })).toContainText(`${tr(match!.ft_1_odd)}±0,02`);
      expect(await scrollsSideways(page)).toBe(false);
    });

    test('are found by how a price moved from opening to closing', async ({ page, request, signIn }) => {
      await signIn('uye');
      const movement = 'movement=ft_1_odd:-10';
      await page.goto(`/kapanisoran?${movement}`);
      await expect(chips(page)).toContainText('MS 1 %10’dan fazla düştü');
      const found = await list(request, `played=true&per_page=3&${movement}`);
      await expectFirst(page, found[0]!);
      for (const { id } of found) {
        const { opening, closing } = await ask<Record<'opening' | 'closing', Row>>(request, `matches/${id}`);
        expect(closing.ft_1_odd).toBeLessThan(opening.ft_1_odd * 0.9);
      }
      expect(found).toHaveLength(3);
    });

    test('answer on the screen of a match, with the nearest ones where its odds are rare', async ({
      page,
      request,
      signIn,
    }) => {
      await signIn('uye');
      const [match] = await list(request, 'played=true&per_page=1&ft_1_odd=>15');
      await page.goto(`/mac/${match!.id}`);
      const region = page.getByRole('region', { name: 'Bu oranlarla ne oldu?' });
      await expect(region.getByText(/^Bu oranlarla (yalnız \d+|oynanmış) başka maç/)).toBeVisible();
      await expect(region.getByRole('heading', { name: /^En yakın \d+ maçta ne oldu\?$/ })).toBeInViewport();
      const prices = page.getByRole('region', { name: 'Açılış ve kapanış oranları' });
      await expect(prices).toContainText('Bet365');
      if (phone) await expectNoViolations(page, 'a real match');
      expect(await scrollsSideways(page)).toBe(false);
    });

    test('show a stranger one real match of yesterday and what happened where odds said the same', async ({
      page,
      request,
    }) => {
      const { example } = (await (await request.get('/api/daily-example')).json()) as {
        example: { match: Row; past_matches: number };
      };
      await page.goto('/login');
      const shown = page.getByRole('region', { name: 'Bu olasılıklarla ne olmuştu?' });
      await expect(shown).toContainText('Günün örneği');
      await expect(shown).toContainText(`${example.match.home_team} - ${example.match.away_team}`);
      await expect(shown).toContainText(`${example.past_matches.toLocaleString('tr-TR')} maç`);
      if (phone) await expectNoViolations(page, '/login with a real match');
      expect(await scrollsSideways(page)).toBe(false);
    });

    test('stand on the home page with their winners, and no empty strip', async ({ page, signIn }) => {
      await signIn('uye');
      await page.goto('/');
      const table = page.getByRole('region', { name: 'Oranlar Tablosu' }).getByRole('table');
      await expect(table.getByRole('row').locator('td:last-child')).toHaveText(
        Array.from({ length: 5 }, () => /^[1X2]$/),
      );
      await expect(page.getByRole('region', { name: 'Logolar' })).toHaveCount(0);
      await expect(page.getByText(/henüz eklenmedi/)).toHaveCount(0);
      expect(await scrollsSideways(page)).toBe(false);
    });

    test('have the code of their country before the competition', async ({ page, signIn }) => {
      await signIn('uye');
      for (const [competition, country, code] of [
        ['süper lig', 'Türkiye', 'TR'],
        ['championship', 'İngiltere', 'ENG'],
        ['premiership', 'İskoçya', 'SCO'],
      ] as const) {
        await page.goto(`/kapanisoran?competition_name=${competition}`);
        const chip = page.getByRole('main').locator(`[title="${country}"]`).filter({ visible: true }).first();
        await expect(chip).toHaveText(code);
      }
    });
  });
}

test.describe(`${REAL_SEASONS} in the wide table`, () => {
  test.beforeEach(({ signIn }) => signIn('uye'));

  test('answer two prices three clicks away from the menu', async ({ page }) => {
    await page.goto('/oranlar');
    await askByMouse(page, '1,85');
  });

  test('fold the groups that no match has a price of, and open them', async ({ page }) => {
    await page.goto('/kapanisoran');
    await expectRows(page);
    const folded = page.getByRole('button', { name: /^\d+ boş grup$/ });
    await expect(folded).toHaveAttribute('aria-expanded', 'false');
    const columns = async () => Number(await page.getByRole('grid').getAttribute('aria-colcount'));
    const few = await columns();
    await expect(heading(page, '2,5 Alt/Üst Üst')).toBeInViewport({ ratio: 1 });
    await expect(heading(page, 'Çifte Şans 1-X')).toHaveCount(0);
    await expectNoViolations(page, 'folded groups');
    await folded.click();
    await expect(heading(page, 'Çifte Şans 1-X')).toBeVisible();
    expect(await columns()).toBeGreaterThan(few + 50);
    await folded.click();
    await expect(heading(page, 'Çifte Şans 1-X')).toHaveCount(0);

    // nothing moves while more rows come or are on their way
    await scroller(page).evaluate((element) => (element.scrollTop = element.scrollHeight));
    await expect(page.getByRole('status').filter({ hasText: /(60|120) maç yüklendi/ })).toBeVisible();
    expect(await columns()).toBe(few);

    // on the next visit they are folded before the rows are there: no title moves, nor for the summary
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(
      '**/api/odd-list-full-view**',
      async (route) => {
        await released;
        await route.continue();
      },
      { times: 1 },
    );
    await page.reload();
    await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
    expect(await columns()).toBe(few);
    const before = await heading(page, '2,5 Alt/Üst Üst').boundingBox();
    release();
    await expectRows(page);
    expect(await columns()).toBe(few);
    await expect(page.getByRole('table', { name: 'Maç sonucu' })).toBeVisible();
    expect(await heading(page, '2,5 Alt/Üst Üst').boundingBox()).toEqual(before);

    // a folded group opens for the search of one of its columns, and stays open with its filter
    await page.keyboard.type('/çifte şans 1-x');
    await page.keyboard.press('Enter');
    await expect(filterBox(page, 'Çifte Şans 1-X')).toBeFocused();
    await page.keyboard.type('boş');
    await expect(page).toHaveURL(/ft_1x_odd=/);
    await expectRows(page);
    await expect(heading(page, 'Çifte Şans 1-X')).toBeVisible();
    await page.reload();
    await expectRows(page);
    await expect(heading(page, 'Çifte Şans 1-X')).toBeAttached();
  });

  test('stay in order while more of them load', async ({ page }) => {
    await page.goto('/kapanisoran?match_date=2022&sort=ft_1_odd');
    await expectRows(page);
    const prices = async () =>
      (await cellsOf(page, 'Maç Sonucu 1')).map((text) => Number(text.replace(',', '.')));
    const first = await prices();
    await expect(async () => {
      await scroller(page).evaluate((element) => (element.scrollTop = element.scrollHeight));
      const later = await prices();
      expect(later).toEqual([...later].sort((a, b) => a - b));
      expect(later[0]).toBeGreaterThan(first.at(-1)!);
    }).toPass();
  });

  test('narrow the scan of tomorrow to prices that fell', async ({ page }) => {
    await page.goto('/tarama?ayrisan=0');
    await page.getByRole('radio', { name: 'Yarın' }).check();
    await page.getByLabel('Hareket').selectOption('%5’ten fazla düşen');
    await expect(page).toHaveURL(/hareket=-5/);
    const moved = page.getByRole('list', { name: 'Açılıştan kapanışa' });
    await expect(moved.first()).toContainText(/\d+,\d\d → \d+,\d\d.*düştü, -%\d/);
  });
});

test.describe(`${REAL_SEASONS} on a phone`, () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, reducedMotion: 'reduce' });
  test.beforeEach(({ signIn }) => signIn('uye'));

  test('answer two prices within six taps from the menu', ({ page }) =>
    askByTouch(page, '1,85', '1,70-1,80'));

  test('stand as cards under one line that says what the server counted', async ({ page, request }) => {
    const asked = 'ft_1_odd=1.85&over_25_odd=1.70-1.80';
    await page.goto(`/kapanisoran?${asked}`);
    await expectAnswerInView(page);
    const { total, selections } = await ask<{ total: number; selections: { rate: number }[] }>(
      request,
      `odd-summary?played=true&groups=ft&${asked}`,
    );
    const [home, draw, away] = selections.map(({ rate }) => Math.round(rate * 100));
    await expect(answer(page)).toContainText(
      `${total.toLocaleString('tr-TR')} maç · 1 %${home} · X %${draw} · 2 %${away}`,
    );
    for (const card of (await cards(page).all()).slice(0, 5))
      await expect(card).toContainText(/MS 1\s*1,85.*A\/Ü 2,5 Üst\s*1,(7\d|80)/);
    await expectNoViolations(page, 'cards of real matches');
    await page.getByRole('button', { name: 'Filtreler (2)' }).tap();
    await expect(page.getByRole('dialog', { name: 'Filtreler' })).toBeVisible();
    await expectNoViolations(page, 'the sheet over real matches');
  });

  test('have the wide table one tap away', async ({ page }) => {
    await preferTable(page);
    await page.goto('/kapanisoran?ft_1_odd=1.85');
    await expectRows(page);
    await expectNoViolations(page, 'the table of real matches on a phone');
    expect(await scrollsSideways(page)).toBe(false);
    await page.getByRole('radio', { name: 'Kartlar' }).tap();
    await expect(cards(page).first()).toBeVisible();
  });
});
