import type { APIRequestContext, Page } from '@playwright/test';
import { signInNewMember } from './support/members';
import { answered, EVERY_SCREEN, filledIn } from './support/screens';
import { expect, login, test } from './support/site';
import { isCode, listed, recordTransfers, sum } from './support/transfers';

/**
 * The most that each screen may fetch of the site's code until it stands, at 1440 px, by name: scripts and style sheets,
 * and their kilobytes (1,024 bytes) as they come over the wire. The groups of vite.config.ts name folders, so a file
 * that moves can leave its group without a word; here it shows.
 */
const CEILINGS: Readonly<Record<string, readonly [files: number, kilobytes: number]>> = {
  home: [17, 162],
  login: [13, 156],
  register: [9, 134],
  oranlar: [12, 154],
  acilisoran: [28, 255],
  kapanisoran: [28, 255],
  tarama: [17, 173],
  guvenilirlik: [12, 163],
  bulten: [19, 228],
  filtrelerim: [18, 189],
  reytingler: [11, 151],
  acilisreyting: [18, 226],
  kapanisreyting: [18, 226],
  mac: [21, 202],
  'sifremi-unuttum': [10, 151],
  'sifre-sifirla': [8, 131],
  profile: [13, 179],
  urunler: [17, 157],
  kvkk: [8, 134],
  satinal: [12, 158],
  uyeliksozlesmesi: [8, 132],
  editor: [21, 165],
  blog: [20, 171],
  editorler: [16, 162],
  'editorler-author': [19, 167],
  'sicil-denetimi': [10, 156],
  editorgiris: [14, 159],
  commentsection: [14, 155],
  kazananlar: [13, 155],
  yonetim: [13, 178],
  admin: [21, 218],
  about: [10, 153],
  contact: [10, 153],
  'abonelik-iptal': [8, 131],
};

for (const { name, path, account } of EVERY_SCREEN) {
  if (path.startsWith('/admin?')) continue;
  test(`${path} fetches no more files and kilobytes of code than it did`, async ({
    page,
    request,
    signIn,
  }) => {
    if (name === 'filtrelerim') await signInWithFilter(request, page);
    else if (account) await signIn(account);
    const transfers = await recordTransfers(page);
    await page.goto(await filledIn(path, request));
    await answered(page);
    const code = transfers.filter(isCode);
    const [files, kilobytes] = CEILINGS[name] ?? [0, 0];
    expect.soft(code.length, listed(code)).toBeLessThanOrEqual(files);
    expect(Math.ceil(sum(code) / 1024), listed(code)).toBeLessThanOrEqual(kilobytes);
  });
}

/**
 * Signs in somebody who has saved one filter, with a selection: other journeys save filters without one as the shared
 * member, and the form for it is fetched where it is needed only.
 */
async function signInWithFilter(request: APIRequestContext, page: Page): Promise<void> {
  const { session_token } = await login(request, 'admin');
  const token = await signInNewMember(request, page, session_token);
  const data = {
    filter_name: 'Ev sahibi',
    filter_type: 2,
    filter_data: { ft_1_odd: '1.85' },
    selection: 'ft_1_odd',
  };
  const saved = await request.post('/api/save-filter', {
    headers: { Authorization: `Bearer ${token}` },
    data,
  });
  expect(saved.status(), await saved.text()).toBe(201);
}

test('/login fetches at most 152 kB of script', async ({ page }) => {
  const transfers = await recordTransfers(page);
  await page.goto('/login');
  await answered(page);
  const script = transfers.filter(({ path }) => path.endsWith('.js'));
  expect(sum(script), listed(script)).toBeLessThanOrEqual(152 * 1024);
});

test('/kapanisoran asks at most 36 times until its first rows stand', async ({ page, signIn }) => {
  await signIn('uye');
  await watchFirstRows(page);
  await page.goto('/kapanisoran');
  await expect(page.getByRole('gridcell').nth(20)).toBeVisible();
  await page.waitForLoadState('networkidle');
  const asked = await page.evaluate(() => {
    const { firstRows } = window as Window & { firstRows?: number };
    return performance
      .getEntries()
      .filter(
        ({ entryType, startTime }) => /^(navigation|resource)$/.test(entryType) && startTime < firstRows!,
      )
      .map(({ name }) => name);
  });
  expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(36);
});

/** Keeps when the first cell of a match is in the page, in milliseconds since the page was opened. */
const watchFirstRows = (page: Page) =>
  page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.querySelector('[role="gridcell"]') === null) return;
      observer.disconnect();
      Object.assign(window, { firstRows: performance.now() });
    }).observe(document, { childList: true, subtree: true });
  });
