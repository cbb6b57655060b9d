import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expectNoViolations } from './support/axe';
import { expectRows } from './support/match-table';
import { expect, freshLogin, keepSession, openSummary, scrollsSideways, test } from './support/site';

const summary = (page: Page) => page.getByRole('region', { name: 'Ne oldu?' });
const number = (text: string) => Number(text.replaceAll('.', ''));

/** How many matches the table says that it found. */
async function foundIn(page: Page): Promise<number> {
  const said = page.getByRole('status').filter({ hasText: /^[\d.]+ maç bulundu/ });
  await expect(said).toBeVisible();
  return number(/^[\d.]+/.exec(await said.innerText())![0]);
}

/** Follows a number of the summary, and goes back. @returns the matches that it says it shows, and those that are found */
async function follow(page: Page, link: Locator): Promise<[said: number, found: number]> {
  const said = number(/[\d.]+/.exec((await link.getAttribute('title'))!)![0]);
  const before = page.url();
  await link.click();
  await expect(page).not.toHaveURL(before);
  await expectRows(page);
  await expect(summary(page).getByText(/^Filtrelere uyan/)).toContainText(
    `${said.toLocaleString('tr-TR')} maç`,
  );
  const found = await foundIn(page);
  await page.goBack();
  await expect(page).toHaveURL(before);
  await expectRows(page);
  await expect(summary(page).getByRole('link').first()).toBeVisible();
  return [said, found];
}

test('numbers of a summary lead to exactly the matches that they count', async ({ page, signIn }) => {
  await signIn('uye');
  test.slow();
  // of a year to which no other journey adds matches
  await page.goto('/kapanisoran?match_date=2025&ft_1_odd=1.8');
  await expectRows(page);
  const links = summary(page).getByRole('link', { name: /\d/ });
  await expect(links.first()).toBeVisible();
  const bars = await links.count();
  // the settled ones, and three markets
  expect(bars).toBe(8);
  for (let at = 0; at < bars; at++) {
    const [said, found] = await follow(page, links.nth(at));
    expect(found, `number ${at}`).toBe(said);
  }
  await page.getByRole('tab', { name: 'Bütün seçenekler' }).click();
  await expect.poll(() => links.count()).toBeGreaterThan(300);
  const all = await links.count();
  for (let at = 3; at < all; at += Math.floor(all / 14)) {
    const [said, found] = await follow(page, links.nth(at));
    expect(found, `number ${at} of the list`).toBe(said);
  }
});

test('cells of the pictures lead to their matches', async ({ page, signIn }) => {
  await signIn('uye');
  await page.goto('/acilisoran?over_25_odd=1.7-1.9');
  await expectRows(page);
  await page.getByRole('tab', { name: 'İY/MS ve skor' }).click();
  const cell = page
    .getByRole('table', { name: 'İlk yarı / maç sonucu' })
    .getByRole('cell')
    .filter({ has: page.getByRole('link') })
    .first();
  const title = (await cell.getAttribute('title'))!;
  await cell.getByRole('link').click();
  await expectRows(page);
  await expect.poll(() => foundIn(page)).toBe(number(/^[\d.]+/.exec(title)![0]));
});

test('the summary is shared as a picture', async ({ page, signIn }) => {
  await signIn('uye');
  await page.goto('/kapanisoran?ft_1_odd=1.85&home_team=spor');
  await expectRows(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Resim olarak paylaş' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^ozet-\d{4}-\d\d-\d\d\.png$/);
  const bytes = await readFile(await file.path());
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1080, 1080]);
  expect(bytes.length).toBeGreaterThan(20_000);
});

test('a device that shares files is given the picture', async ({ page, signIn }) => {
  await signIn('uye');
  await page.addInitScript(() => {
    Object.assign(navigator, {
      canShare: () => true,
      share: ({ files }: { files: File[] }) => {
        Object.assign(window, { shared: files.map(({ name, type }) => `${name} ${type}`) });
        return Promise.resolve();
      },
    });
  });
  await page.goto('/kapanisoran?ft_1_odd=1.85');
  await page.getByRole('button', { name: 'Resim olarak paylaş' }).click();
  await expect
    .poll(() => page.evaluate(() => (window as Window & { shared?: string[] }).shared))
    .toEqual([expect.stringMatching(/^ozet-.*\.png image\/png$/)]);
});

/** The head of the file that a press downloads. */
async function headOf(page: Page, press: () => Promise<void>): Promise<string[]> {
  const download = page.waitForEvent('download');
  await press();
  const text = await readFile(await (await download).path(), 'utf8');
  return text.slice(1).split('\r\n')[0]!.split(';');
}

test('a file has the columns that the table shows, and all of them where that is chosen', async ({
  page,
  signIn,
}) => {
  await signIn('uye');
  const csv = page.getByRole('button', { name: 'CSV indir', exact: true });
  await page.goto('/kapanisoran?ft_1_odd=1.85');
  await expectRows(page);
  const whole = await headOf(page, () => csv.click());
  await page.goto('/kapanisoran?ft_1_odd=1.85&gizli=ft,match');
  await expectRows(page);
  const seen = await headOf(page, () => csv.click());
  expect(seen).toContain('Ev Sahibi');
  expect(seen).toContain('2,5 Alt/Üst: Üst');
  for (const hidden of ['Toplam Gol', 'MS Ev Gol', 'Maç Sonucu: 1', 'Maç Sonucu: Kod']) {
    expect(whole).toContain(hidden);
    expect(seen).not.toContain(hidden);
  }
  await page.getByRole('button', { name: 'CSV için diğer seçenek' }).click();
  expect(await headOf(page, () => page.getByRole('button', { name: 'Bütün sütunlar' }).click())).toEqual(
    whole,
  );
});

test('an example is asked at one press, and finds as many matches as it says', async ({ page, signIn }) => {
  await signIn('uye');
  test.slow();
  await page.goto('/kapanisoran');
  await expectRows(page);
  const examples = page.getByRole('list', { name: 'Örnek sorular' });
  await expect(examples).toBeHidden();
  for (let at = 0; at < 10; at++) {
    await page.getByText('Örnek sorular', { exact: true }).click();
    await expect(examples.getByRole('link')).toHaveCount(10);
    const example = examples.getByRole('link').nth(at);
    const text = await example.innerText();
    const said = number(/([\d.]+) maç$/.exec(text)![1]!);
    expect(said, text).toBeGreaterThan(0);
    await example.click();
    await expect(page).toHaveURL(/\?/);
    await expectRows(page);
    await expect.poll(() => foundIn(page), text).toBe(said);
    await expect(page.getByText('Örnek sorular', { exact: true })).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL('/kapanisoran');
    await expectRows(page);
  }
});

test('questions that were answered are kept for the account, and forgotten at its logout', async ({
  page,
  request,
}) => {
  await keepSession(page, await freshLogin(request, 'uye'));
  const kept = () =>
    page.evaluate(
      () => JSON.parse(localStorage.getItem('askedQuestions:uye') ?? '[]') as { search: string }[],
    );
  await page.goto('/kapanisoran?ft_1_odd=1.85&gizli=ft_dc');
  await expectRows(page);
  await foundIn(page);
  await page.goto('/acilisoran?home_team=spor');
  await expectRows(page);
  await foundIn(page);
  await expect
    .poll(async () => (await kept()).map(({ search }) => search))
    .toEqual(['home_team=spor', 'ft_1_odd=1.85']);
  await page.getByRole('button', { name: 'Soru', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Soru' });
  await sheet.getByText('Son sorular').click();
  const recent = sheet.getByRole('list', { name: 'Son sorular' }).getByRole('link');
  await expect(recent).toHaveText([/^Ev Sahibi: spor.*Açılış/, /^MS 1: 1,85.*Kapanış/]);
  const said = number(/sorulduğunda ([\d.]+) maç/.exec(await recent.nth(1).innerText())![1]!);
  await recent.nth(1).click();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL('/kapanisoran?ft_1_odd=1.85');
  await expectRows(page);
  await expect.poll(() => foundIn(page)).toBe(said);
  await page.getByRole('button', { name: 'Çıkış Yap' }).click();
  await expect(page).toHaveURL('/login');
  expect(await kept()).toEqual([]);
});

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test(`the line of examples and the open summary are whole at ${width} px`, async ({ page, signIn }) => {
    await signIn('uye');
    await page.setViewportSize({ width, height });
    await page.goto('/kapanisoran');
    await page.getByText('Örnek sorular', { exact: true }).click();
    await expect(page.getByRole('list', { name: 'Örnek sorular' })).toBeVisible();
    await expectNoViolations(page, 'examples');
    await page.goto('/kapanisoran?ft_1_odd=1.8');
    await openSummary(page);
    await expect(page.getByRole('button', { name: 'Resim olarak paylaş' })).toBeVisible();
    await expectNoViolations(page, 'summary');
    expect(await scrollsSideways(page)).toBe(false);
  });
