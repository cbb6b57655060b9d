import type { APIRequestContext } from '@playwright/test';
import { expectNoViolations } from './support/axe';
import { expect, login, scrollsSideways, test } from './support/site';

const SEEN = [
  ['2026-05-16T09:00:00Z', '1.90', '3.40', '4.00'],
  ['2026-05-16T15:00:00Z', '1.80', '3.40', '4.30'],
  ['2026-05-17T18:00:00Z', '1.85', '3.45', '4.20'],
] as const;
let made = 0;

/** Uploads a match of which three timed prices are known; answers its address. */
async function matchWithHistory(request: APIRequestContext, worker: number): Promise<string> {
  made += 1;
  const home = `Seyirspor ${worker}-${made}`;
  const { session_token } = await login(request, 'admin');
  const headers = { Authorization: `Bearer ${session_token}` };
  const rows = SEEN.map(
    (prices) => `2026-05-17,21:45,Türkiye,Seyir Ligi,${home},Karşıyaka Örnek,${prices.join(',')}`,
  );
  const text = [
    'match_date,match_time,country_name,competition_name,home_team,away_team,observed_at,ft_1_odd,ft_x_odd,ft_2_odd',
    ...rows,
  ].join('\n');
  const file = { name: 'seyir.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
  const sent = await request.post('/api/imports', { headers, multipart: { file } });
  expect(sent.status()).toBe(202);
  const { id } = (await sent.json()) as { id: number };
  const status = async () =>
    ((await (await request.get(`/api/imports/${id}`, { headers })).json()) as { status: string }).status;
  await expect.poll(status, { timeout: 20_000 }).toBe('done');
  const found = async () => {
    const answer = await request.get('/api/odd-list-full-view', { headers, params: { home_team: home } });
    return ((await answer.json()) as { items: { id: number }[] }).items[0]?.id;
  };
  await expect.poll(found, { timeout: 10_000 }).toBeDefined();
  return `/mac/${await found()}`;
}

test.describe('how the prices of a match went', () => {
  test.beforeEach(async ({ signIn }) => {
    await signIn('uye');
  });

  test('is drawn per selection and walked with the keys alone', async ({ page, request }, {
    parallelIndex,
  }) => {
    await page.goto(await matchWithHistory(request, parallelIndex));
    const section = page.getByRole('region', { name: 'Oranların seyri' });
    const line = section.getByRole('slider', { name: 'Maç Sonucu: 1, oranın seyri' });
    await section.getByLabel('Bahis türü').focus();
    await page.keyboard.press('Tab');
    await expect(line).toBeFocused();
    await page.keyboard.press('Home');
    await expect(line).toHaveAttribute('aria-valuetext', '16 Mayıs 2026 12:00 · 1,90');
    await page.keyboard.press('ArrowRight');
    await expect(section.getByText('16 Mayıs 2026 18:00 · 1,80')).toBeVisible();
    await expect(section.getByText('en düşük 1,80 · en yüksek 1,90')).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(section.getByRole('row', { name: /^16 Mayıs 2026 18:00 1,80 3,40 4,30/ })).toBeVisible();
    await expectNoViolations(page, 'price history');
  });

  test('fits a phone and answers to a finger', async ({ page, request }, { parallelIndex }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(await matchWithHistory(request, parallelIndex));
    const section = page.getByRole('region', { name: 'Oranların seyri' });
    const line = section.getByRole('slider', { name: 'Maç Sonucu: 2, oranın seyri' });
    await line.scrollIntoViewIfNeeded();
    await line.click({ position: { x: 2, y: 20 } });
    await expect(line).toHaveAttribute('aria-valuetext', '16 Mayıs 2026 12:00 · 4,00');
    expect(await scrollsSideways(page)).toBe(false);
  });

  test('says so for a match of which no times are known', async ({ page, request }) => {
    const { session_token } = await login(request, 'admin');
    const answer = await request.get('/api/odd-list-full-view?per_page=1&match_date=2025', {
      headers: { Authorization: `Bearer ${session_token}` },
    });
    const { items } = (await answer.json()) as { items: { id: number }[] };
    await page.goto(`/mac/${items[0]!.id}`);
    await expect(page.getByText(/ne zaman değiştiği bilinmiyor/)).toBeVisible();
  });
});
