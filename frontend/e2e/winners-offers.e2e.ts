import { expectNoViolations } from './support/axe';
import { importMatches, kickOff, type Match } from './support/import-matches';
import { signInNewMember } from './support/members';
import { OwnSite } from './support/own-site';
import { publishPost } from './support/publish-post';
import { expect, freshLogin, keepSession, scrollsSideways, test } from './support/site';

const DAY = 24 * 60 * 60_000;

test.describe('the winners club', () => {
  test.describe.configure({ mode: 'serial', timeout: 240_000 });
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
    test(`takes a won coupon in with one click and leads to its post and its editor, at ${viewport.width} px`, async ({
      browser,
      playwright,
    }) => {
      const request = await playwright.request.newContext({ baseURL: site.address });
      const admin = await freshLogin(request, 'admin');
      const editor = await freshLogin(request, 'editor');
      const headers = { Authorization: `Bearer ${admin.session_token}` };
      const editorHeaders = { Authorization: `Bearer ${editor.session_token}` };
      const homes = ['Ev', 'Komşu'].map((name) => `${name}spor ${viewport.width}`);
      const title = `Kupon ${viewport.width}`;

      // a coupon of two fixtures, both of which are won once their results come
      const fixtures = homes.map((home): Match => ({ kickOff: kickOff(DAY), home, away: 'Rakip' }));
      await importMatches(request, headers, fixtures);
      const day = fixtures[0]!.kickOff.slice(0, 10);
      const picks = homes.map((home) => [home, 'ft_1_odd'] as const);
      const id = await publishPost(request, editorHeaders, { title, day, picks });
      await importMatches(
        request,
        headers,
        fixtures.map((match) => ({ ...match, score: [2, 1] as const })),
      );
      const state = async () => {
        const { selections: settled } = (await (
          await request.get(`/api/blogs/${id}`, { headers })
        ).json()) as {
          selections: { state: string }[];
        };
        return settled.map((each) => each.state);
      };
      await expect.poll(state, { timeout: 30_000 }).toEqual(['kazandı', 'kazandı']);

      // the admin takes it in
      const desk = await browser.newPage({ baseURL: site.address, viewport, reducedMotion: 'reduce' });
      await keepSession(desk, admin);
      await desk.goto('/admin?sekme=kazananlar');
      await desk.getByRole('link', { name: /^Kazanan kuponlar \(\d+\)$/ }).click();
      const offer = desk.getByRole('article').filter({ hasText: title });
      await expect(offer).toContainText(`${homes[0]} 2-1 Rakip · MS 1 · 1,85`);
      expect(await scrollsSideways(desk)).toBe(false);
      await expectNoViolations(desk, 'won coupons in the panel');
      await offer.getByRole('button', { name: `${title}: kulübe ekle` }).click();
      await expect(desk.getByText(`“${title}” kazananlar kulübüne eklendi.`)).toBeVisible();
      await expect(offer).toHaveCount(0);
      await desk.close();

      // a member finds it, with the way to the post and to all selections of the editor
      const page = await browser.newPage({ baseURL: site.address, viewport, reducedMotion: 'reduce' });
      await signInNewMember(request, page, admin.session_token);
      await page.goto('/kazananlar');
      const card = page.getByRole('article').filter({ hasText: title });
      await expect(card).toContainText(`${homes[1]} 2-1 Rakip · MS 1 · 1,85`);
      expect(await scrollsSideways(page)).toBe(false);
      await expectNoViolations(page, 'the winners club');
      await card.getByRole('link', { name: `${title}: gönderi ve seçimler` }).click();
      await expect(page).toHaveURL(new RegExp(`/blog/${id}$`));
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await page.goBack();
      await card.getByRole('link', { name: /adlı editörün bütün seçimleri/ }).click();
      await expect(page).toHaveURL(new RegExp(`/editorler/${encodeURIComponent(editor.username)}$`));
      await expect(page.getByRole('heading', { level: 1 })).toContainText(editor.username);
      await page.close();
    });
});
