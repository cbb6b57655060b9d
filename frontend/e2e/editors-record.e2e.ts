import type { APIRequestContext } from '@playwright/test';
import { expectNoViolations } from './support/axe';
import { expect, login, recordApiCalls, scrollsSideways, test } from './support/site';

interface Figures {
  author: string;
  picks: number;
  settled: number;
  won: number;
}

const count = (value: number) => value.toLocaleString('tr-TR');

async function editors(request: APIRequestContext): Promise<Figures[]> {
  return ((await (await request.get('/api/editors')).json()) as { editors: Figures[] }).editors;
}

const editorsCalls = (calls: readonly string[]) => calls.filter((call) => call.startsWith('/api/editors'));
for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test.describe(`the editors’ record at ${width} px`, () => {
    test.use({ viewport: { width, height }, reducedMotion: 'reduce' });

    test('is open to a visitor from the login page on: all editors, then one of them', async ({
      page,
      request,
    }) => {
      test.slow();
      const [first] = await editors(request);
      const calls = recordApiCalls(page);
      await page.goto('/login');
      await page.getByRole('main').getByRole('link', { name: 'Editörlerin Sicili' }).click();
      await expect(page).toHaveURL('/editorler');
      await expect(page).toHaveTitle(/^Editörlerin Sicili/);
      const row = page.getByRole('row', { name: new RegExp(`^${first!.author} `) });
      await expect(row).toContainText(count(first!.settled));
      await expectNoViolations(page, '/editorler');
      expect(await scrollsSideways(page)).toBe(false);
      await row.getByRole('link').click();
      await expect(page).toHaveURL(`/editorler/${first!.author}`);
      await expect(page).toHaveTitle(new RegExp(`^${first!.author}: editör sicili`));
      await expect(page.getByText(`${count(first!.won)}/${count(first!.settled)} seçim`)).toBeVisible();
      await expect(page.getByText(/^%95 aralık /).first()).toBeVisible();
      await expect(page.getByRole('figure', { name: /^Kâr eğrisi/ })).toBeVisible();
      await expect(page.getByRole('main').getByText(/bahse teşvik etmez/)).toBeVisible();
      await expect(page.getByRole('table', { name: 'Aylar' })).toHaveCount(0);
      await expectNoViolations(page, 'record for visitors');
      expect(await scrollsSideways(page)).toBe(false);
      await page.getByRole('link', { name: 'Üyelik paketleri' }).click();
      await expect(page).toHaveURL('/urunler');
      await page.getByRole('link', { name: /^Editörlerin sicilini görün/ }).click();
      await expect(page).toHaveURL('/editorler');
      expect(editorsCalls(calls).filter((call) => !/^\/api\/editors(\/[^/]+\/summary)?$/.test(call))).toEqual(
        [],
      );
    });

    test('is the same for a waiting member, who is led to the packages', async ({
      page,
      request,
      signIn,
    }) => {
      const [first] = await editors(request);
      await signIn('bekleyen');
      const calls = recordApiCalls(page);
      await page.goto(`/editorler/${first!.author}`);
      await expect(page.getByRole('figure', { name: /^Kâr eğrisi/ })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Üyelik paketleri' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Giriş yapın' })).toHaveCount(0);
      expect(editorsCalls(calls)).toEqual([`/api/editors/${first!.author}/summary`]);
    });

    test('shows members the months, the closing prices and every selection, the lost ones too', async ({
      page,
      request,
      signIn,
    }) => {
      test.slow();
      const [first] = await editors(request);
      await signIn('uye');
      await page.goto(`/editorler/${first!.author}`);
      await expect(page.getByRole('table', { name: 'Aylar' })).toBeVisible();
      await expect(page.getByText(/^Kapanışa göre: alınan oranın/)).toBeVisible();
      const list = page.getByRole('region', { name: 'Editörün bütün seçimleri' });
      await expect(list.getByRole('status')).toContainText(`${count(first!.picks)} seçim`);
      await expect(list.getByRole('listitem')).toHaveCount(Math.min(25, first!.picks));
      await expect(list.getByText('kaybetti', { exact: true }).first()).toBeVisible();
      await expectNoViolations(page, 'record for members');
      expect(await scrollsSideways(page)).toBe(false);
      await page
        .getByRole('navigation', { name: 'Seçim sayfaları' })
        .getByRole('link', { name: 'Sayfa 2' })
        .click();
      await expect(page).toHaveURL(`/editorler/${first!.author}?sayfa=2`);
      const settled = list.getByRole('listitem').filter({ hasText: /kazandı|kaybetti/ });
      await expect(settled.first()).toContainText(/oran \d+,\d\d\s*skor \d+ - \d+/);
      await expect(settled.first()).toContainText(/oran kilidi \d+ \S+ \d{4} \d\d:\d\d\s*sicil no [\d.]+/);
      await settled
        .first()
        .getByRole('link', { name: /^Gönderiyi aç/ })
        .click();
      await expect(page).toHaveURL(/\/blog\/\d+$/);
      await expect(page.getByRole('region', { name: 'Editörün sicili' })).toContainText(
        `${count(first!.picks)} seçim, ${count(first!.settled)} sonuçlandı`,
      );
      await page.goBack();
      await settled.first().getByRole('link').first().click();
      await expect(page).toHaveURL(/\/mac\/\d+$/);
    });

    test('stands beside the choice of an author on the page of the picks', async ({
      page,
      request,
      signIn,
    }) => {
      const all = await editors(request);
      const few = all.find(({ settled }) => settled < 30)!;
      await signIn('uye');
      await page.goto('/editor');
      await expect(page.getByRole('link', { name: /^Editörlerin sicilini görün/ })).toBeVisible();
      await page.getByLabel('Yazar').selectOption(few.author);
      const line = page.getByRole('group', { name: `${few.author}: sicil özeti` });
      await expect(line).toContainText(`${count(few.picks)} seçim, ${count(few.settled)} sonuçlandı`);
      await expect(line).toContainText('Az örnek');
      await expectNoViolations(page, 'picks of an author');
      expect(await scrollsSideways(page)).toBe(false);
      await line.getByRole('link', { name: `Bütün sicil: ${few.author}` }).click();
      await expect(page).toHaveURL(`/editorler/${few.author}`);
      await expect(page.getByText(/^Yalnız \d+ seçim sonuçlandı\./)).toBeVisible();
    });
  });
}

test('the record fits on a phone of 360 px', async ({ page, request, signIn }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const all = await editors(request);
  await signIn('uye');
  for (const path of ['/editorler', ...all.map(({ author }) => `/editorler/${author}`), '/sicil-denetimi']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(await scrollsSideways(page), path).toBe(false);
    const cutOff = await page
      .getByRole('table')
      .evaluateAll((tables) => tables.filter((table) => table.getBoundingClientRect().right > 360).length);
    expect(cutOff, `tables cut off on ${path}`).toBe(0);
  }
});

test('members read what visitors may not, and the server refuses these', async ({ request }) => {
  const [first] = await editors(request);
  const { session_token: waiting } = await login(request, 'bekleyen');
  for (const path of ['record', 'picks']) {
    const address = `/api/editors/${first!.author}/${path}`;
    expect((await request.get(address)).status()).toBe(401);
    const headers = { Authorization: `Bearer ${waiting}` };
    expect((await request.get(address, { headers })).status()).toBe(403);
  }
});

test('a name that no editor has leads on to all editors', async ({ page }) => {
  await page.goto('/editorler/boyle-biri-yok');
  await expect(page.getByText('Bu adla bir editör yok')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Bütün editörler' }).last().click();
  await expect(page).toHaveURL('/editorler');
});
