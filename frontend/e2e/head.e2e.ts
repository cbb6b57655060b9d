import { SCREENS } from '../src/screens';
import { expect, test } from './support/site';

const meta = (name: string) => `meta[name="${name}"], meta[property="${name}"]`;

test.describe('the head of the page', () => {
  test('says what a shared link shows, with a picture that is there', async ({ page, request }) => {
    await page.goto('/login');
    for (const name of ['og:title', 'og:description', 'og:type', 'og:site_name', 'og:image:alt']) {
      expect(await page.locator(meta(name)).getAttribute('content'), name).toMatch(/\S/);
    }
    const picture = (await page.locator(meta('og:image')).getAttribute('content'))!;
    const answer = await request.get(picture);
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/png']);
    const width = (await answer.body()).readUInt32BE(16);
    expect(await page.locator(meta('og:image:width')).getAttribute('content')).toBe(String(width));
    // messengers drop larger pictures
    expect((await answer.body()).length).toBeLessThan(300_000);
  });

  test('has icons for tabs, home screens and installed sites', async ({ page, request }) => {
    await page.goto('/login');
    const manifest = await request.get(
      (await page.locator('link[rel="manifest"]').getAttribute('href')) ?? '',
    );
    expect(manifest.headers()['content-type']).toMatch(/^application\/manifest\+json/);
    const { icons } = (await manifest.json()) as { icons: { src: string; type: string }[] };
    const linked = await page
      .locator('link[rel="icon"], link[rel="apple-touch-icon"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
    expect(linked).toHaveLength(2);
    for (const path of [...linked, ...icons.map(({ src }) => src)]) {
      const icon = await request.get(path);
      expect([path, icon.status(), icon.headers()['content-type']]).toEqual([
        path,
        200,
        path.endsWith('.svg') ? expect.stringMatching(/^image\/svg\+xml/) : 'image/png',
      ]);
    }
  });

  test('colours what is around the page like the header, also after a change of theme', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/login');
    const colours = () =>
      page.evaluate(() => {
        const header = getComputedStyle(document.querySelector('header')!).backgroundColor;
        const around = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map(
          ({ content }) => content,
        );
        const [red, green, blue] = header.match(/\d+/g)!.map(Number);
        const hex = [red, green, blue].map((part) => part!.toString(16).padStart(2, '0')).join('');
        return { around: [...new Set(around)], header: [`#${hex}`] };
      });
    const dark = await colours();
    expect(dark.around).toEqual(dark.header);
    await page.getByRole('banner').getByRole('button', { name: 'Açık temaya geç' }).click();
    await expect.poll(async () => (await colours()).header).toEqual(['#ffffff']);
    expect((await colours()).around).toEqual(['#ffffff']);
  });

  test('names every public screen its own way, with a description where searchers come', async ({ page }) => {
    const titles: string[] = [];
    for (const { path, access, title, namesItself, description } of SCREENS) {
      if (namesItself || (access !== 'public' && access !== 'guest')) continue;
      await page.goto(path);
      await expect(page).toHaveTitle(`${title} · Oran Arşivi`);
      titles.push(title);
      if (description)
        await expect(page.locator(meta('description'))).toHaveAttribute('content', description);
    }
    expect(new Set(titles).size).toBe(titles.length);
  });
});

test.describe('an address of nothing', () => {
  test('has status 404 and the page that says so', async ({ page }) => {
    const answer = await page.goto('/boyle-bir-sayfa-yok');
    expect(answer!.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Sayfa bulunamadı' })).toBeVisible();
    await expect(page).toHaveTitle('Sayfa Bulunamadı · Oran Arşivi');
  });

  test('is none of the screens', async ({ request }) => {
    for (const { path } of SCREENS) {
      const answer = await request.get(path.replace(':id', '1'));
      expect([path, answer.status()]).toEqual([path, 200]);
    }
  });
});
