import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/site';

const main = (page: Page) => page.getByRole('main');

/** The file that the browser took for an image, once it has it. */
async function loadedFile(image: Locator): Promise<string> {
  await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  return image.evaluate((img: HTMLImageElement) => new URL(img.currentSrc).pathname);
}

const SMALL = /^\/assets\/kupon\/[0-9a-f]{32}\.webp-480\.webp$/;
const WHOLE = /^\/assets\/kupon\/[0-9a-f]{32}\.webp$/;

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height }, deviceScaleFactor: 1 });

    test('cards and posts load the small size of their images, and a press opens the whole one', async ({
      page,
      signIn,
    }) => {
      await signIn('uye');
      for (const path of ['/', '/editor', '/kazananlar']) {
        await page.goto(path);
        const images = main(page).getByRole('article').locator('img');
        expect(await loadedFile(images.first()), path).toMatch(SMALL);
      }
      await page.goto('/editor');
      await main(page).getByRole('article').getByRole('link').first().click();
      const image = main(page).getByRole('img', { name: /görseli$/ });
      expect(await loadedFile(image)).toMatch(SMALL);
      await expect(main(page).getByRole('link', { name: /görseli$/ })).toHaveAttribute('href', WHOLE);
    });

    test('nothing moves when the images come', async ({ page, signIn }) => {
      await signIn('uye');
      let letThrough = () => {};
      const shown = new Promise<void>((resolve) => (letThrough = resolve));
      await page.route('**/assets/kupon/**', async (route) => {
        await shown;
        await route.continue();
      });
      await page.goto('/blog/1');
      const text = main(page).getByRole('heading', { level: 1 });
      const image = main(page).getByRole('img', { name: /görseli$/ });
      await expect(text).toBeVisible();
      const before = [await text.boundingBox(), await image.boundingBox()];
      letThrough();
      await loadedFile(image);
      expect([await text.boundingBox(), await image.boundingBox()]).toEqual(before);
    });
  });

test.describe('on a sharp phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 });

  test('a card as wide as the screen loads the whole image, a narrow one the small', async ({
    page,
    signIn,
  }) => {
    await signIn('uye');
    const image = main(page).getByRole('article').locator('img').first();
    await page.goto('/kazananlar');
    expect(await loadedFile(image)).toMatch(WHOLE);
    await page.goto('/editor');
    expect(await loadedFile(image)).toMatch(SMALL);
  });

  test('a post loads the whole image, as every line of it counts', async ({ page, signIn }) => {
    await signIn('uye');
    await page.goto('/blog/1');
    expect(await loadedFile(main(page).getByRole('img', { name: /görseli$/ }))).toMatch(WHOLE);
  });
});
