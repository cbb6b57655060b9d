import type { APIRequestContext, Page } from '@playwright/test';
import { expectNoViolations } from './support/axe';
import { importMatches, kickOff } from './support/import-matches';
import { OwnSite } from './support/own-site';
import { publishPost } from './support/publish-post';
import { expect, freshLogin, keepSession, scrollsSideways, test } from './support/site';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const OVER =
  'Seçimler yayından sonra 15 dakika ve ilk maç başlayana kadar değiştirilebilir: artık değiştirilemez.';

/** The day in Istanbul. */
const tomorrow = () => kickOff(DAY).slice(0, 10);

const main = (page: Page) => page.getByRole('main');
const part = (page: Page) => main(page).getByRole('group', { name: 'Seçimler (isteğe bağlı)' });
const chosen = (page: Page) =>
  main(page).getByRole('list', { name: 'Eklenen seçimler' }).getByRole('listitem');
const selections = (page: Page) => main(page).getByRole('list', { name: 'Seçimler' }).getByRole('listitem');

type Headers = Readonly<Record<string, string>>;

const signedIn = async (request: APIRequestContext, account: 'admin' | 'editor' | 'uye') => {
  const session = await freshLogin(request, account);
  return { session, headers: { Authorization: `Bearer ${session.session_token}` } };
};

/** A post with these selections of fixtures of tomorrow, each by its home side. */
const publish = (
  request: APIRequestContext,
  headers: Headers,
  post: Omit<Parameters<typeof publishPost>[2], 'day'>,
): Promise<number> => publishPost(request, headers, { ...post, day: tomorrow() });

test.describe('the selections of a published post', () => {
  test.describe.configure({ mode: 'serial', timeout: 300_000 });
  let site: OwnSite;

  test.beforeAll(async () => {
    test.setTimeout(240_000);
    site = await OwnSite.create();
    await site.start();
  });
  test.afterAll(() => site?.remove());

  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ])
    test(`are locked a quarter of an hour later, the form says so, and they stay in the record, at ${viewport.width} px`, async ({
      browser,
      playwright,
    }) => {
      const request = await playwright.request.newContext({ baseURL: site.address });
      const { headers: admin } = await signedIn(request, 'admin');
      const { session, headers } = await signedIn(request, 'editor');
      const [first, second] = [`Kilitspor ${viewport.width}`, `Anahtarspor ${viewport.width}`];
      await importMatches(
        request,
        admin,
        [first, second].map((home) => ({ kickOff: kickOff(DAY), home, away: 'Rakip' })),
      );
      const title = `Kilitlenen ${viewport.width}`;
      const picks = [
        [first, 'ft_1_odd'],
        [second, 'ft_x_odd'],
      ] as const;
      const id = await publish(request, headers, { title, picks });

      const context = await browser.newContext({ baseURL: site.address, viewport, reducedMotion: 'reduce' });
      const page = await context.newPage();
      await keepSession(page, session);
      await page.goto(`/blog/${id}`);
      await page.getByRole('button', { name: 'Düzenle' }).click();
      await chosen(page)
        .first()
        .getByRole('button', { name: /^Seçimi çıkar/ })
        .click();
      await expect(chosen(page)).toHaveCount(1);

      await site.stop();
      site.agePicks(15 * MINUTE);
      await site.start();

      // what was open in time is refused, and nothing of it is lost
      await page.getByRole('button', { name: 'Kaydet' }).click();
      await expect(part(page)).toHaveAccessibleDescription(new RegExp(OVER));
      await expect(chosen(page)).toHaveCount(1);
      await expectNoViolations(page, 'locked selections, refused');

      await page.reload();
      await page.getByRole('button', { name: 'Düzenle' }).click();
      await expect(
        main(page).getByText(/^Seçimler yayından sonra 15 dakika.* artık değiştirilemez\.$/),
      ).toBeVisible();
      await expect(part(page)).toBeHidden();
      await expect(selections(page)).toHaveCount(2);
      await expectNoViolations(page, 'locked selections');
      expect(await scrollsSideways(page)).toBe(false);
      await main(page).getByLabel('Başlık').fill(`${title} yeni`);
      await page.getByRole('button', { name: 'Kaydet' }).click();
      await expect(main(page).getByText(/^düzenlendi/)).toBeVisible();
      await expect(selections(page)).toHaveCount(2);

      // admins can't take them out of the record either: the post goes, they stay
      const empty = await request.put(`/api/blogs/${id}`, {
        headers: admin,
        data: { blogname: title, feedback: 'Metin', selections: [] },
      });
      expect(empty.status()).toBe(409);
      expect(await empty.json()).toMatchObject({ code: 'PICK_LOCKED', error: OVER });
      expect((await request.delete(`/api/blogs/${id}`, { headers: admin })).status()).toBe(200);
      await page.goto('/editorler/editor');
      const list = page.getByRole('region', { name: 'Editörün bütün seçimleri' });
      for (const home of [first, second]) {
        const row = list.getByRole('listitem').filter({ hasText: `${home} - Rakip` });
        await expect(row).toContainText(/bekliyor/);
        await expect(row).toContainText(/sicil no [\d.]+\s*gönderisi silindi/);
      }
      await context.close();
      await request.dispose();
    });

  test('are no coupon where two are of one match, and what an editor published before counts once', async ({
    browser,
    playwright,
  }) => {
    const request = await playwright.request.newContext({ baseURL: site.address });
    const { headers: admin } = await signedIn(request, 'admin');
    const { headers } = await signedIn(request, 'editor');
    // a fixture of its own: of the demo's the editor may have published selections already
    const home = 'Tekspor';
    await importMatches(request, admin, [{ kickOff: kickOff(DAY), home, away: 'Rakip', goals: [1.9, 1.9] }]);
    const first = await publish(request, headers, { title: 'Tek', picks: [[home, 'ft_1_odd']] });
    const picks = [
      [home, 'ft_1_odd'],
      [home, 'over_25_odd'],
    ] as const;
    const second = await publish(request, headers, { title: 'İkili', picks });

    const context = await browser.newContext({ baseURL: site.address, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await keepSession(page, (await signedIn(request, 'uye')).session);
    await page.goto('/editor');
    const none = '2 seçim · aynı maçtan seçimler var: kupon sayılmaz';
    await expect(main(page).getByRole('article').filter({ hasText: 'İkili' }).getByText(none)).toBeVisible();
    await page.goto(`/blog/${second}`);
    await expect(main(page).getByText(none)).toBeVisible();
    await expect(main(page).getByText(/toplam oran/)).toBeHidden();
    await expect(selections(page).first()).toContainText(/ · yinelenen$/);
    await expect(selections(page).last()).not.toContainText('yinelenen');
    await expectNoViolations(page, 'selections of one match');
    await page.goto(`/blog/${first}`);
    await expect(selections(page)).not.toContainText('yinelenen');
    await page.goto('/editorler/editor');
    await expect(main(page).getByText(/^Ayrıca: .*1 seçim yinelenen \(tek seçim sayılmaz\)/)).toBeVisible();
    await context.close();
    await request.dispose();
  });
});
