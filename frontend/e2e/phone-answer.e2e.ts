import type { Page } from '@playwright/test';
import { expect, recordApiCalls, scrollsSideways, test } from './support/site';
import { answer, askByTouch, cards, expectAnswerInView } from './support/two-prices';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const ASKED = '/kapanisoran?ft_1_odd=1.8&over_25_odd=1.70-1.95';

test('a question about two prices is answered within six taps from the menu', async ({ page, signIn }) => {
  await signIn('uye');
  await askByTouch(page, '1,8', '1,70-1,95');
});

test('the signs that the keypad lacks are beside the box, and the sheet opens on the markets used last', async ({
  page,
  signIn,
}) => {
  await signIn('uye');
  await page.goto('/kapanisoran');
  await page.getByRole('button', { name: 'Filtreler', exact: true }).tap();
  const sheet = page.getByRole('dialog', { name: 'Filtreler' });
  const box = sheet.getByLabel('Maç Sonucu 2 filtresi', { exact: true });
  await expect(box).toHaveAttribute('inputmode', 'decimal');
  await box.tap();
  await page.keyboard.type('2,1');
  await sheet.getByRole('button', { name: 'Maç Sonucu 2: - ekle' }).tap();
  await expect(box).toBeFocused();
  await page.keyboard.type('2,3');
  await expect(box).toHaveValue('2,1 - 2,3');
  await expect(page).toHaveURL(/ft_2_odd=2(,|%2C)1/);
  await sheet.getByRole('button', { name: 'Filtreleri Temizle' }).tap();
  await sheet.getByRole('button', { name: 'Kapat' }).tap();
  await page.reload();
  await page.getByRole('button', { name: 'Filtreler', exact: true }).tap();
  await expect(box).toBeVisible();
  await expect(sheet.getByLabel('2,5 Alt/Üst Üst filtresi', { exact: true })).toBeHidden();
});

test('the one line opens the whole summary, and its rates come after the cards', async ({ page, signIn }) => {
  await signIn('uye');
  const calls = recordApiCalls(page);
  await page.goto(ASKED);
  await expectAnswerInView(page);
  const [rows, summary] = ['odd-list-full-view', 'odd-summary'].map((route) =>
    calls.findIndex((call) => call.includes(route)),
  );
  expect(rows).toBeGreaterThanOrEqual(0);
  expect(calls[rows!]).toContain('per_page=15');
  expect(summary).toBeGreaterThan(rows!);
  await answer(page).tap();
  await expect(page.getByRole('tab', { name: 'Sonuçlar' })).toBeVisible();
});

test('the wide table is one tap away and stays for the next visit', async ({ page, signIn }) => {
  await signIn('uye');
  await page.goto(ASKED);
  await expect(cards(page).first()).toBeVisible();
  await page.getByRole('radio', { name: 'Tablo' }).tap();
  await expect(page.getByRole('grid')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('grid')).toBeVisible();
  await page.getByRole('radio', { name: 'Kartlar' }).tap();
  await expect(cards(page).first()).toBeVisible();
});

test('cards load on scroll, and the way back from a match leads to its card', async ({ page, signIn }) => {
  await signIn('uye');
  await page.goto('/kapanisoran');
  const list = page.getByRole('region', { name: 'Kapanış Oranları' });
  await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(15);
  await expect(async () => {
    await list.evaluate((box) => (box.scrollTop = box.scrollHeight));
    expect(await cards(page).count()).toBeGreaterThanOrEqual(60);
  }).toPass();
  await list.evaluate((box) => (box.scrollTop = 2000));
  const card = cards(page).nth(26);
  await card.scrollIntoViewIfNeeded();
  const match = (await card.getAttribute('href'))!;
  const before = await list.evaluate((box) => box.scrollTop);
  await card.tap();
  await expect(page).toHaveURL(match);
  await page.goBack();
  await expect(page.locator(`a[href="${match}"]`)).toBeInViewport();
  expect(Math.abs((await list.evaluate((box) => box.scrollTop)) - before)).toBeLessThan(5);
});

test('without a match the cards say so, and a failure can be tried again', async ({ page, signIn }) => {
  await signIn('uye');
  await page.goto('/kapanisoran?home_team=boyle-takim-yok');
  await expect(page.getByText('Veri bulunamadı')).toBeVisible();
  // the rows are asked for beside the columns and, failed, once more with them
  await page.route('**/api/odd-list-full-view**', (route) => route.abort());
  await page.goto('/kapanisoran');
  await expect(page.getByRole('alert')).toContainText('Sunucuya ulaşılamadı.');
  await page.unroute('**/api/odd-list-full-view**');
  await page.getByRole('button', { name: 'Tekrar dene' }).tap();
  await expect(cards(page).first()).toBeVisible();
});

for (const width of [390, 360])
  test(`the tools above the chips take three lines at ${width} px, the picker unfolds under them`, async ({
    page,
    signIn,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await signIn('uye');
    await page.goto(ASKED);
    await expectAnswerInView(page);
    const picker = page.getByRole('button', { name: 'Maç ve kayıtlı filtre' });
    const lines = [
      [
        page.getByRole('navigation', { name: 'Oran türü' }),
        page.getByRole('button', { name: 'Filtreler (2)' }),
      ],
      [page.getByRole('button', { name: 'Soru', exact: true }), picker],
      [page.getByRole('group', { name: 'Hangi maçlar' }), page.getByRole('group', { name: 'Görünüm' })],
      [page.getByRole('list', { name: 'Etkin filtreler' }).getByRole('listitem').first()],
    ];
    let above = 0;
    for (const line of lines) {
      const boxes = await Promise.all(line.map(async (part) => (await part.boundingBox())!));
      const bottom = Math.max(...boxes.map(({ y, height }) => y + height));
      for (const { y } of boxes) expect(y).toBeGreaterThanOrEqual(above);
      // far from a line that wraps
      expect(bottom - Math.min(...boxes.map(({ y }) => y))).toBeLessThan(48);
      above = bottom;
    }
    await picker.tap();
    const { y, height } = (await picker.boundingBox())!;
    const match = (await page.getByRole('combobox', { name: 'Maç' }).boundingBox())!;
    expect(match.y).toBeGreaterThanOrEqual(y + height);
    expect(match.width).toBeGreaterThan(width - 48);
  });

for (const width of [390, 360])
  test(`whatever can be tapped at ${width} px is at least 24 px each way, and nothing is cut off`, async ({
    page,
    signIn,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await signIn('uye');
    const look = async (where: string) => {
      await page.waitForLoadState('networkidle');
      expect(await smallTargets(page), where).toEqual([]);
      expect(await scrollsSideways(page), where).toBe(false);
    };
    await page.goto(ASKED);
    await expect(cards(page).first()).toBeVisible();
    const match = (await cards(page).first().getAttribute('href'))!;
    await look('cards');
    await page.getByRole('button', { name: 'Diğer araçlar' }).tap();
    await page.getByRole('button', { name: 'Maç ve kayıtlı filtre' }).tap();
    await look('tools and picker');
    await page.getByRole('button', { name: 'Filtreler (2)' }).tap();
    await page.getByLabel('Maç Sonucu 1 filtresi', { exact: true }).tap();
    await look('sheet');
    for (const path of [match, '/']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await look(path);
    }
  });

/** What can be tapped and is lower or narrower than 24 px, or reaches beyond the screen; links within a text apart. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const least = 24;
    const found: string[] = [];
    const inText = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      (element.parentElement?.textContent?.trim().length ?? 0) > (element.textContent?.trim().length ?? 0);
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (['auto', 'scroll'].includes(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    for (const element of document.querySelectorAll(
      'a[href], button, input, select, textarea, summary, [role=switch], [role=combobox]',
    )) {
      if (!element.checkVisibility({ visibilityProperty: true }) || inText(element)) continue;
      const target = element.matches('[type=checkbox], [type=radio]')
        ? ((element as HTMLInputElement).labels?.[0] ?? element)
        : element;
      const { width, height, left, right } = target.getBoundingClientRect();
      // only for screen readers, until it has the focus
      if (getComputedStyle(element).clipPath !== 'none') continue;
      const name = `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.trim() ?? ''}`;
      if (width < least || height < least)
        found.push(`${name}: ${Math.round(width)} × ${Math.round(height)}`);
      if (!scrolls(element.parentElement) && (left < 0 || right > window.innerWidth + 0.5))
        found.push(`${name}: ${Math.round(left)}–${Math.round(right)}`);
    }
    return found;
  });
}
