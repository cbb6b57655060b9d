import type { APIRequestContext, Page } from '@playwright/test';
import { registered } from './support/members';
import { expect, login, test } from './support/site';

// One after the other: a test looks at the newest comments, another writes many.
test.describe.configure({ mode: 'default' });

const main = (page: Page) => page.getByRole('main');
const box = (page: Page) => main(page).getByLabel('Yorumunuz', { exact: true });
const send = (page: Page) => main(page).getByRole('button', { name: 'Yorum Yap' });

/** A new member with an active membership; comments are counted per member. */
async function subscribed(request: APIRequestContext, page: Page) {
  const member = await registered(request, page);
  const { session_token } = await login(request, 'admin');
  const headers = { Authorization: `Bearer ${session_token}` };
  const users = await request.get(`/api/users?q=${member.username}&per_page=1`, { headers });
  const [{ id }] = (await users.json()) as [{ id: number }];
  const data = { user_id: id, duration_type: '1_day' };
  expect((await request.post('/api/purchase_subscription', { headers, data })).status()).toBe(200);
  // The membership began after the session: the browser learns of it as it would at the next role check.
  await page.addInitScript(() => localStorage.setItem('userRole', 'user'));
  return { ...member, id, headers };
}

test('markup in a comment is text; an answer stands below it; the newest comments lead there', async ({
  page,
  request,
}) => {
  const { username } = await subscribed(request, page);
  const markup = `<img src=x onerror="document.title='çalındı'"> <b>${Date.now()}</b> & <script>alert(1)</script>`;
  await page.goto('/blog/2');
  await box(page).fill(markup);
  await send(page).click();
  const comment = main(page).getByRole('article').filter({ hasText: markup });
  await expect(comment.last()).toBeVisible();
  await expect(comment.last()).toBeFocused();
  await expect(box(page)).toHaveValue('');
  expect(await page.title()).not.toContain('çalındı');
  expect(await comment.last().locator('img, b, script').count()).toBe(0);

  await comment.last().getByRole('button', { name: 'Yanıtla' }).click();
  const reply = main(page).getByLabel(`${username} adlı üyeye yanıtınız`);
  await expect(reply).toBeFocused();
  await page.keyboard.type('Kendime yanıt');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(reply).toBeHidden();
  const answer = main(page).locator('ul ul article').filter({ hasText: 'Kendime yanıt' });
  await expect(answer).toContainText(`${username} adlı üyeye yanıt`);

  await page.goto('/commentsection');
  const card = main(page).getByRole('article').filter({ hasText: markup });
  await card.getByRole('link').click();
  await expect(page).toHaveURL(/\/blog\/2#yorum-\d+$/);
  await expect(comment.last()).toBeFocused();
  await expect(comment.last()).toBeInViewport();
});

test('a comment that can not be sent stays in its box', async ({ page, request, context }) => {
  await subscribed(request, page);
  await page.goto('/blog/2');
  await box(page).fill('Uzun emekle yazılmış bir yorum');
  await context.setOffline(true);
  await send(page).click();
  await expect(main(page).getByRole('alert')).toContainText('Sunucuya ulaşılamadı.');
  await expect(box(page)).toHaveValue('Uzun emekle yazılmış bir yorum');
  await context.setOffline(false);
  await page.route('**/api/blogs/2/comments', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 503, json: {} }) : route.fallback(),
  );
  await send(page).click();
  await expect(main(page).getByRole('alert')).toContainText('Bir hata oluştu.');
  await expect(box(page)).toHaveValue('Uzun emekle yazılmış bir yorum');
});

test('the twenty-first comment in five minutes has to wait, and stays in its box', async ({
  page,
  request,
}) => {
  const { email, password } = await subscribed(request, page);
  const session = await request.post('/api/login', { data: { email, password } });
  const headers = {
    Authorization: `Bearer ${((await session.json()) as { session_token: string }).session_token}`,
  };
  for (let count = 0; count < 20; count++) {
    const answer = await request.post('/api/blogs/5/comments', { headers, data: { content: `${count}` } });
    expect(answer.status()).toBe(201);
  }
  await page.goto('/blog/5');
  await box(page).fill('Bir tane daha');
  await send(page).click();
  await expect(main(page).getByRole('alert')).toContainText('Çok fazla deneme yaptınız.');
  await expect(box(page)).toHaveValue('Bir tane daha');
});

test('a blocked member reads why and finds no box', async ({ page, request }) => {
  const { id, headers } = await subscribed(request, page);
  await page.goto('/blog/2');
  await box(page).fill('Engelden önce yazılmaya başlandı');
  const blocked = await request.put(`/api/users/${id}/block`, { headers, data: { reason: 'Hakaret' } });
  expect(blocked.status()).toBe(200);
  await send(page).click();
  await expect(main(page).getByRole('alert')).toContainText('Yorum yapma yetkiniz kaldırıldı.');
  await expect(box(page)).toHaveValue('Engelden önce yazılmaya başlandı');
  await page.reload();
  await expect(main(page).getByText('Sebep: Hakaret')).toBeVisible();
  await expect(box(page)).toBeHidden();
  await expect(main(page).getByRole('button', { name: /^Yanıtla/ })).toHaveCount(0);
});

test('replies are indented four levels and no further, and a deleted comment keeps its place', async ({
  page,
  signIn,
}) => {
  await signIn('uye');
  await page.goto('/blog/1');
  const levels = main(page)
    .getByRole('article')
    .filter({ hasText: /^(?=.*Örnek yanıt)/s });
  await expect(levels.first()).toBeVisible();
  const left = async (text: string) => (await main(page).getByText(text).boundingBox())!.x;
  const deepest = await left('dördüncü basamak');
  expect(await left('daha derindeki yanıtlar bu hizada kalır')).toBe(deepest);
  expect(await left('ikisi arasındaki fark')).toBeLessThan(deepest);
  await page.goto('/blog/2');
  await expect(main(page).getByText('[silindi]', { exact: true })).toBeVisible();
  await expect(main(page).getByText('silinen bir yoruma yazılmış yanıt')).toBeVisible();
});
