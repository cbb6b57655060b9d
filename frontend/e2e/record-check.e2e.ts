import type { APIRequestContext, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { expectNoViolations } from './support/axe';
import { test } from './support/recorded-site';
import { expect, scrollsSideways } from './support/site';

const count = (value: number) => value.toLocaleString('tr-TR');

async function readHead(request: APIRequestContext): Promise<{ count: number; hash: string }> {
  return (await request.get('/api/pick-record/head')).json() as Promise<{ count: number; hash: string }>;
}

const run = (page: Page) => page.getByRole('button', { name: 'Sicili indir ve denetle' }).click();

async function find(page: Page, hash: string) {
  await page.getByLabel('Bültendeki parmak izi').fill(hash);
  await page.getByRole('button', { name: 'Sicilde ara' }).click();
}

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test.describe(`the record at ${width} px`, () => {
    test.use({ viewport: { width, height }, reducedMotion: 'reduce' });

    test('can be checked in the browser, from its end below the picks on', async ({
      page,
      request,
      signIn,
    }) => {
      test.slow();
      await signIn('uye');
      await page.goto('/editor');
      const end = page.getByRole('region', { name: 'Editörlerin sicili' });
      const { count: rows, hash } = await readHead(request);
      await expect(end).toContainText(`${hash.slice(0, 8)}…${hash.slice(-4)}`);
      await end.getByText('Tamamını göster').click();
      await expect(end.getByText(hash)).toBeVisible();
      await end.getByRole('link', { name: /nasıl denetlenir/ }).click();
      await expect(page).toHaveURL('/sicil-denetimi');
      await run(page);
      await expect(page.getByText(`${count(rows)} satır, hepsi tutuyor.`)).toBeVisible();
      await expect(page.getByText('Bunlardan 1 satır henüz kapalı')).toBeVisible();
      await find(page, hash);
      await expect(page.getByText(`Bu parmak izi sicilin ${count(rows)}. satırında duruyor.`)).toBeVisible();
      await find(
        page,
        hash.replace(/./g, (digit) => (digit === 'a' ? 'b' : 'a')),
      );
      await expect(page.getByText(/^Bu parmak izi sicilde yok\./)).toBeVisible();
      await expectNoViolations(page, 'check of the record');
      expect(await scrollsSideways(page)).toBe(false);
    });
  });
}

test('a price that was changed in the past is found by the browser, with its row', async ({
  page,
  request,
}) => {
  await page.route('**/api/pick-record.csv', async (route) => {
    const lines = (await (await route.fetch()).text()).split('\r\n');
    const cells = lines[2]!.split(';');
    cells[9] = '9.99';
    lines[2] = cells.join(';');
    await route.fulfill({ body: lines.join('\r\n'), contentType: 'text/csv; charset=utf-8' });
  });
  const { hash } = await readHead(request);
  await page.goto('/sicil-denetimi');
  await run(page);
  await expect(page.getByText(/^2\. satır tutmuyor/)).toBeVisible();
  await find(page, hash);
  await expect(page.getByText(/Ancak 2\. satır tutmuyor/)).toBeVisible();
});

test('the file of the record is the one that everybody may download', async ({ page, request }) => {
  await page.goto('/sicil-denetimi');
  const begun = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Sicil dosyasını indir (CSV)' }).click();
  const file = await readFile(await (await begun).path(), 'utf8');
  expect(file.trimEnd().split('\r\n')).toHaveLength((await readHead(request)).count + 1);
  expect(file).toMatch(/^\ufeffseq;post_id;author;/);
});
