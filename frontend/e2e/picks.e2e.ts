import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { png, storedImages } from './support/files';
import { expect, login, recordApiCalls, test } from './support/site';

const NOT_AN_IMAGE = 'Görsel JPEG, PNG veya WebP biçiminde olmalı.';

const upload = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer });

const main = (page: Page) => page.getByRole('main');

async function fillPick(page: Page, title: string) {
  await main(page).getByLabel('Başlık').fill(title);
  await main(page).getByLabel('Alt metin').fill('Deneme metni');
}

const choose = (page: Page, file: ReturnType<typeof upload>) =>
  main(page).getByLabel('Görsel', { exact: true }).setInputFiles(file);

const send = (page: Page) => main(page).getByRole('button', { name: 'Gönder' }).click();

test('picks are paged in the address, and the list comes into view with each page', async ({
  page,
  signIn,
}) => {
  await signIn('uye');
  await page.goto('/editor');
  const cards = main(page).getByRole('article');
  await expect(cards).toHaveCount(12);
  const first = await cards.first().getByRole('heading').innerText();
  await page.getByRole('link', { name: 'Sonraki sayfa' }).click();
  await expect(page).toHaveURL('/editor?sayfa=2');
  await expect(cards.first().getByRole('heading')).not.toHaveText(first);
  const list = page.getByRole('region', { name: 'Gönderiler' });
  await expect(list).toBeFocused();
  await expect.poll(async () => (await list.boundingBox())!.y).toBeLessThan(120);
  await page.goBack();
  await expect(page).toHaveURL('/editor');
  await expect(cards.first().getByRole('heading')).toHaveText(first);
});

test('another author starts at the first page', async ({ page, signIn }) => {
  await signIn('uye');
  await page.goto('/editor?sayfa=2');
  await expect(main(page).getByRole('article').first()).toBeVisible();
  await main(page).getByLabel('Yazar').selectOption('admin');
  await expect(page).toHaveURL('/editor?yazar=admin');
  const names = main(page).getByRole('article').locator('p span');
  // the page before may begin with that author as well
  await expect.poll(async () => [...new Set(await names.allInnerTexts())]).toEqual(['admin']);
});

for (const path of ['/editor', '/blog/1', '/commentsection', '/kazananlar']) {
  test(`a member without a membership is asked to buy one on ${path}, and nothing is asked for`, async ({
    page,
    signIn,
  }) => {
    await signIn('bekleyen');
    const calls = recordApiCalls(page);
    await page.goto(path);
    await expect(main(page).getByRole('link', { name: 'Üyelik Satın Al' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(calls.filter((call) => /blogs|authors|comments|winners/.test(call))).toEqual([]);
    await main(page).getByRole('link', { name: 'Üyelik Satın Al' }).click();
    await expect(page).toHaveURL('/satinal');
  });
}

test('a PNG that is called .jpg is posted, shown first, edited and kept', async ({ page, signIn }) => {
  await signIn('editor');
  const title = `Deneme ${Date.now()}`;
  await page.goto('/editorgiris');
  await fillPick(page, title);
  await expect(page.getByText('12/190')).toBeVisible();
  await choose(page, upload('kupon.jpg', 'image/jpeg', png(80, 100)));
  await expect(page.getByRole('img', { name: 'Seçilen görselin önizlemesi' })).toBeVisible();
  const reloaded = page.waitForEvent('load');
  await send(page);
  await expect(page.getByText('Teşekkürler! Blog başarıyla eklenmiştir.')).toBeVisible();
  await expect(main(page).getByLabel('Başlık')).toHaveValue('');
  await reloaded;
  await expect(page.getByText('Teşekkürler! Blog başarıyla eklenmiştir.')).toBeHidden();

  await page.goto('/editor');
  await main(page).getByRole('link', { name: title }).click();
  await expect(page).toHaveTitle(new RegExp(title));
  const image = page.getByRole('img', { name: `${title} görseli` });
  await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  expect(await fileWidth(image)).toBe(80);

  await page.getByRole('button', { name: 'Düzenle' }).click();
  const stored = main(page).getByRole('img', { name: 'Gönderinin görseli' });
  await expect.poll(() => fileWidth(stored)).toBe(80);
  await expect(main(page).getByText(/\.webp/)).toHaveCount(0);
  await main(page).getByLabel('Başlık').fill('Vazgeçilecek');
  await page.getByRole('button', { name: 'İptal' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await page.getByRole('button', { name: 'Düzenle' }).click();
  await main(page).getByLabel('Başlık').fill(`${title} yeni`);
  await main(page)
    .getByLabel('Görsel', { exact: true })
    .setInputFiles(upload('yeni.png', 'image/png', png(64, 48)));
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${title} yeni` })).toBeVisible();
  const changed = page.getByRole('img', { name: `${title} yeni görseli` });
  await expect.poll(() => fileWidth(changed)).toBe(64);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: `${title} yeni` })).toBeVisible();
});

test('what is no image, too many pixels or too large is refused with its sentence, and nothing is lost or left', async ({
  page,
  request,
  signIn,
}) => {
  await signIn('editor');
  await page.goto('/editorgiris');
  await fillPick(page, 'Reddedilecek');
  const before = storedImages();
  const html = Buffer.from('<!doctype html><script>alert(1)</script>');
  for (const [file, sentence] of [
    [upload('sayfa.png', 'image/png', html), NOT_AN_IMAGE],
    [upload('bomba.png', 'image/png', png(20_000, 20_000)), 'Görsel en fazla 40 megapiksel olabilir.'],
    [upload('büyük.png', 'image/png', Buffer.alloc(6 * 1024 * 1024)), 'Görsel en fazla 5 MB olabilir.'],
    [upload('hareketli.gif', 'image/gif', Buffer.from('GIF89a')), NOT_AN_IMAGE],
  ] as const) {
    await choose(page, file);
    await expect(main(page).getByText(file.name)).toBeVisible();
    await send(page);
    const field = main(page).getByLabel('Görsel', { exact: true });
    await expect(field).toHaveAccessibleDescription(sentence);
    await expect(main(page).getByRole('button', { name: 'Gönder' })).toBeEnabled();
    await expect(main(page).getByLabel('Başlık')).toHaveValue('Reddedilecek');
    await expect(main(page).getByLabel('Alt metin')).toHaveValue('Deneme metni');
  }
  // other journeys post meanwhile
  const left = async () => {
    const named = await postedImages(request);
    return storedImages().filter((name) => !before.includes(name) && !named.includes(name));
  };
  await expect.poll(left).toEqual([]);
});

test('a post that can not be sent stays in the form', async ({ page, signIn, context }) => {
  await signIn('editor');
  await page.goto('/editorgiris');
  await fillPick(page, 'Bağlantısız');
  await choose(page, upload('kupon.png', 'image/png', png(40, 50)));
  await context.setOffline(true);
  await send(page);
  await expect(main(page).getByRole('alert')).toContainText('Sunucuya ulaşılamadı.');
  await expect(main(page).getByLabel('Başlık')).toHaveValue('Bağlantısız');
  await expect(main(page).getByText('kupon.png')).toBeVisible();
  await context.setOffline(false);
  await send(page);
  await expect(page.getByText('Teşekkürler! Blog başarıyla eklenmiştir.')).toBeVisible();
});

test('a post that is not there says so', async ({ page, signIn }) => {
  await signIn('uye');
  await page.goto('/blog/999999');
  await expect(page.getByRole('heading', { name: 'Gönderi bulunamadı' })).toBeVisible();
  await page.getByRole('link', { name: 'Editörlerin seçimine dön' }).click();
  await expect(page).toHaveURL('/editor');
});

test('members find neither the form for posts nor the way to edit', async ({ page, signIn }) => {
  await signIn('uye');
  await page.goto('/editorgiris');
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Bu sayfa için yetkiniz yok.')).toBeVisible();
  await page.goto('/blog/1');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Düzenle' })).toBeHidden();
});

/** The images of the newest posts. */
async function postedImages(request: APIRequestContext): Promise<(string | null)[]> {
  const { session_token } = await login(request, 'uye');
  const answer = await request.get('/api/blogs', {
    headers: { Authorization: `Bearer ${session_token}` },
    params: { per_page: 100 },
  });
  const { blogs } = (await answer.json()) as { blogs: { image_filename: string | null }[] };
  return blogs.map(({ image_filename }) => image_filename);
}

/** Width of an image's file in pixels; the image's own counts in pixels of its frame. */
const fileWidth = (image: Locator) =>
  image.evaluate(async (img: HTMLImageElement) => {
    const file = new Image();
    file.src = img.src;
    await file.decode();
    return file.naturalWidth;
  });
