import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expectNoViolations } from './support/axe';
import { expect, login, recordApiCalls, scrollsSideways, test } from './support/site';

interface Totals {
  settled: number;
  won: number;
  return_rate: number;
}

interface Figures extends Totals {
  author: string;
  picks: number;
  plays: 'coupons' | 'singles';
  coupons: Totals;
}

interface Bounds {
  n: number;
  mean: number;
  against_price: number;
}

interface MembersFigures extends Figures {
  evidence: { value: number; needed: number };
  closing_line: Bounds;
}

const count = (value: number) => value.toLocaleString('tr-TR');

/** `-%100,0` */
const rate = (value: number) =>
  `${value > 0 ? '+' : value < 0 ? '-' : ''}%${Math.abs(value * 100).toLocaleString('tr-TR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })}`;

/** What followers of an editor play. */
const played = ({ plays, coupons, ...singles }: Figures): Totals => (plays === 'coupons' ? coupons : singles);

const NAMES = { coupons: 'Kupon getirisi', singles: 'Tek seçim getirisi' } as const;

/** The figures of a list, each with its name and notes. */
const figures = (page: Page, label: RegExp | string): Locator => page.getByLabel(label).locator('> div');

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
      await expect(row).toContainText(first!.plays === 'coupons' ? 'kuponlar' : 'tek seçimler');
      await expect(row).toContainText(count(played(first!).settled));
      await expect(row).toContainText(rate(played(first!).return_rate));
      await expectNoViolations(page, '/editorler');
      expect(await scrollsSideways(page)).toBe(false);
      await row.getByRole('link').click();
      await expect(page).toHaveURL(`/editorler/${first!.author}`);
      await expect(page).toHaveTitle(new RegExp(`^${first!.author}: editör sicili`));
      // the first figure is the return of what followers play, and both have their name
      const sums = figures(page, /^Sicil, /);
      await expect(sums.first()).toContainText(NAMES[first!.plays]);
      await expect(sums.first()).toContainText(rate(played(first!).return_rate));
      for (const name of Object.values(NAMES))
        await expect(sums.getByText(name, { exact: true })).toBeVisible();
      const { won, settled } = first!.coupons;
      await expect(
        page.getByText(`${count(settled)} sonuçlanan kupondan ${count(won)} kazanan`),
      ).toBeVisible();
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

    test('tells members whether luck explains it, and how the prices stand to the closing ones', async ({
      page,
      request,
      signIn,
    }) => {
      const [first] = await editors(request);
      const { session_token } = await login(request, 'uye');
      const answer = await request.get(`/api/editors/${first!.author}/record`, {
        headers: { Authorization: `Bearer ${session_token}` },
      });
      const { evidence, closing_line } = (await answer.json()) as MembersFigures;
      await signIn('uye');
      await page.goto(`/editorler/${first!.author}`);
      const verdict = page.getByRole('region', { name: 'Ne anlama geliyor?' });
      const words = evidence.value < evidence.needed ? 'Şansla açıklanabilir' : 'Şans bunu seyrek verir';
      const said = `Kanıt: 1’e ${count(Math.floor(evidence.value))}`;
      await expect(verdict).toContainText(`${words} · ${said}.`);
      await expect(verdict).not.toContainText(/\bp [=<] /);
      await expect(verdict).not.toContainText(`1’e ${count(evidence.needed)} olması`);
      await verdict.getByText('ayrıntı').click();
      await expect(verdict).toContainText(`1’e ${count(evidence.needed)} olması yirmide birden seyrektir.`);
      await expect(verdict).toContainText(`editör sayısı: ${evidence.needed / 20};`);

      const [fair, closing] = await figures(page, 'Kapanış oranları').all();
      const of = `${count(closing_line.n)} seçim`;
      await expect(fair!).toHaveText(
        new RegExp(
          `^Adil kapanışa göre${rate(closing_line.mean).replace('+', '\\+')}\\s*%95 aralık .* … .*${of}$`,
        ),
      );
      await expect(closing!).toHaveText(
        new RegExp(
          `^Kapanış oranına göre${rate(closing_line.against_price).replace('+', '\\+')}\\s*%95 aralık .* … .*${of}$`,
        ),
      );
      await expect(page.getByText(/^Adil kapanışa göre: alınan oranın/)).toBeVisible();
      await expect(page.getByText(/^Kupon: farklı maçlardan birden çok seçimli gönderi/)).toBeVisible();
      await expectNoViolations(page, 'evidence and closing prices');
      expect(await scrollsSideways(page)).toBe(false);
    });

    test('shows members the months and every selection, the lost ones too', async ({
      page,
      request,
      signIn,
    }) => {
      test.slow();
      const [first] = await editors(request);
      await signIn('uye');
      await page.goto(`/editorler/${first!.author}`);
      await expect(page.getByRole('table', { name: 'Aylar' })).toBeVisible();
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
      await expect(settled.first()).toContainText(
        /oran kilidi \d+ \S+ \d{4} \d\d:\d\d · oran \d+ \S+ \d{4} \d\d:\d\d görüldü\s*sicil no [\d.]+/,
      );
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
      await expect(line).toContainText(
        `${NAMES[few.plays].toLocaleLowerCase('tr')} ${rate(played(few).return_rate)}`,
      );
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
