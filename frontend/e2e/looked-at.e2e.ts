import { openTab } from './support/panel';
import { expect, recordApiCalls, test } from './support/site';

test('a panel in the background asks nothing again and again', async ({ page, signIn }) => {
  await signIn('admin');
  await page.route('**/api/imports?*', async (route) => {
    const answer = await route.fetch();
    const rows = (await answer.json()) as object[];
    const running = {
      id: 9_999,
      file_name: 'uzun.csv',
      format: 'native',
      status: 'running',
      progress: 0.4,
      origin: 'upload',
      error: null,
      notice: null,
      has_report: false,
      created_at: new Date().toISOString(),
    };
    await route.fulfill({ response: answer, json: [running, ...rows.slice(0, 3)] });
  });
  await openTab(page, 'veri');
  await expect(page.getByText('uzun.csv')).toBeVisible();
  const calls = recordApiCalls(page);
  const asked = () => calls.filter((call) => call.startsWith('/api/imports')).length;
  await expect.poll(asked).toBeGreaterThan(1);

  const look = (visibility: 'visible' | 'hidden') =>
    page.evaluate((state) => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    }, visibility);
  await look('hidden');
  await page.waitForTimeout(500);
  const before = asked();
  await page.waitForTimeout(8_000);
  expect(asked()).toBe(before);
  await look('visible');
  await expect.poll(asked).toBeGreaterThan(before);
});

test('a list that failed without a connection loads by itself once it is back', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('uye');
  await page.goto('/kapanisoran');
  await expect(page.getByRole('gridcell').nth(20)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByLabel('Maç Sonucu 1 filtresi', { exact: true }).fill('1,8');
  await page.getByLabel('Maç Sonucu 1 filtresi', { exact: true }).press('Enter');
  await expect(page.getByText(/Sunucuya ulaşılamadı/).first()).toBeVisible();
  const calls = recordApiCalls(page);
  await page.waitForTimeout(1_000);
  await context.setOffline(false);
  await expect(page.getByRole('status').filter({ hasText: /^[\d.]+ maç bulundu/ })).toBeVisible();
  await expect(page.getByText(/Sunucuya ulaşılamadı/)).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  // each question once, and none that was answered before
  expect(new Set(calls).size).toBe(calls.length);
  expect(calls.filter((call) => call.includes('odd-list') && !call.includes('ft_1_odd'))).toEqual([]);
});
