import type { Locator } from '@playwright/test';
import { adminApi, newMember } from './support/members';
import { openTab, rowWith, searchFor } from './support/panel';
import { expect, keepSession, login, test } from './support/site';

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`a notice covers neither menu nor heading nor the way to undo, at ${width} px`, async ({
    page,
    request,
  }) => {
    // two accounts that no other test finds or changes
    const { username, email, password } = newMember();
    const { addUser } = await adminApi(request);
    await addUser({ username, email, password });
    await addUser({ username: `${username}b`, email: `b${email}`, password });
    await keepSession(page, await login(request, 'admin'));
    await page.setViewportSize({ width, height });
    await openTab(page, 'kullanicilar');
    await searchFor(page, username);
    const row = rowWith(page, `b${email}`);
    const count = page.getByText(/kayıttan \d+-\d+ arası/);
    await expect(count).toHaveText(/^2 kayıttan/);
    const before = await count.innerText();
    const remove = async () => {
      if (width < 768) {
        await row.getByRole('button', { name: /diğer işlemler/ }).click();
        await page.getByRole('menuitem', { name: 'Sil' }).click();
      } else await row.getByRole('button', { name: new RegExp(`${username}.*sil`) }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Sil', exact: true }).click();
    };

    await remove();
    const bar = page.getByRole('region', { name: 'Silinen kayıtlar' });
    const sentence = bar.getByText(/siliniyor\.$/);
    await expect(sentence).toBeVisible();
    expect(await sentence.evaluate((text) => text.scrollWidth <= text.clientWidth)).toBe(true);
    const rows = await page.getByRole('table').getByRole('row').count();
    await expect(count).toHaveText(new RegExp(`^${rows - 1} kayıttan 1-${rows - 1} arası`));

    await bar.getByRole('button', { name: /geri al/ }).click();
    const notice = page.locator('[data-notice]');
    await expect(notice).toHaveText(/silinmedi\./);
    await expect(count).toHaveText(before);
    expect(await notice.evaluate((box) => getComputedStyle(box).fontFamily)).toContain('Inter Variable');
    const inside = await boxOf(notice.getByRole('button', { name: 'Kapat' }));
    const outside = await boxOf(notice);
    expect(inside.y).toBeGreaterThan(outside.y);
    expect(inside.x + inside.width).toBeLessThan(outside.x + outside.width);

    await remove();
    await expect(sentence).toBeVisible();
    await expect
      .poll(async () => {
        const { y, height: high } = await boxOf(notice);
        return y + high - (await boxOf(sentence.locator('..'))).y;
      })
      .toBeLessThanOrEqual(0);
    const heading = await boxOf(page.getByRole('heading', { level: 1 }));
    expect((await boxOf(notice)).y).toBeGreaterThan(heading.y + heading.height);
    await bar.getByRole('button', { name: /geri al/ }).click();
    const last = await boxOf(notice.last());
    const menu = await boxOf(page.getByRole('navigation', { name: 'Ana menü' }));
    expect(last.y >= menu.y + menu.height || last.y + last.height <= menu.y).toBe(true);
  });
}

async function boxOf(element: Locator) {
  return (await element.first().boundingBox())!;
}
