import type { APIRequestContext, Page } from '@playwright/test';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Screen, SCREENS } from '../src/app/routes/screens';
import { trAdmin } from '../src/locale/tr-admin';
import { type Account, expect, login, test } from './support/site';

const FOLDER = fileURLToPath(new URL('../../docs/screens/', import.meta.url));
const BACKEND = fileURLToPath(new URL('../../backend/package.json', import.meta.url));

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;

interface Shot {
  /** Of the file, before the width. */
  name: string;
  path: string;
  account: Account | null;
  dark?: true;
}

/** Addresses that show more of a screen than its bare path; `:id` is filled in from the demo data. */
const EXAMPLES: Record<string, string> = {
  '/acilisoran': '/acilisoran?over_25_odd=1.70-1.80',
  '/kapanisoran': '/kapanisoran?ft_1_odd=1.85',
  '/sifre-sifirla': '/sifre-sifirla#token=ornek',
  '/abonelik-iptal': '/abonelik-iptal#token=ornek',
  '/editorler/:author': '/editorler/editor',
};

const BACKTEST = '/kapanisoran?ft_1_odd=1.85&gorunum=donem&secim=over_25_odd';

function accountFor({ access }: Screen): Account | null {
  if (access === 'public' || access === 'guest') return null;
  if (access === 'login' || access.includes('user')) return 'uye';
  return access.includes('editor') ? 'editor' : 'admin';
}

const nameOf = (path: string): string =>
  path === '/'
    ? 'home'
    : path
        .slice(1)
        .replace(/\/:id$/, '')
        .replace('/:', '-');

const SHOTS: Shot[] = [
  ...SCREENS.map((screen) => ({
    name: nameOf(screen.path),
    path: EXAMPLES[screen.path] ?? screen.path,
    account: accountFor(screen),
  })),
  ...Object.values(trAdmin.slugs).map((slug) => ({
    name: `admin-${slug}`,
    path: `/admin?sekme=${slug}`,
    account: 'admin' as const,
  })),
  { name: 'donem-testi', path: BACKTEST, account: 'uye' },
  { name: 'purchase-prompt', path: '/kapanisoran', account: 'bekleyen' },
  { name: 'not-found', path: '/boyle-bir-sayfa-yok', account: null },
  { name: 'home-dark', path: '/', account: 'uye', dark: true },
  { name: 'kapanisoran-dark', path: EXAMPLES['/kapanisoran']!, account: 'uye', dark: true },
  { name: 'donem-testi-dark', path: BACKTEST, account: 'uye', dark: true },
  { name: 'mac-dark', path: '/mac/:id', account: 'uye', dark: true },
  { name: 'login-dark', path: '/login', account: null, dark: true },
];

const sharp = createRequire(BACKEND)('sharp') as (png: Buffer) => {
  png(options: { palette: true; quality: number; effort: number }): { toBuffer(): Promise<Buffer> };
};

for (const shot of SHOTS) {
  for (const size of SIZES) {
    const file = `${shot.name}-${size.width}.png`;
    test(file, async ({ page, request, signIn }) => {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme: shot.dark ? 'dark' : 'light', reducedMotion: 'reduce' });
      if (shot.account) await signIn(shot.account);
      await page.goto(await filledIn(shot.path, request));
      await settled(page);
      const picture = sharp(await page.screenshot()).png({ palette: true, quality: 90, effort: 8 });
      mkdirSync(FOLDER, { recursive: true });
      writeFileSync(join(FOLDER, file), await picture.toBuffer());
    });
  }
}

/** The address with the newest played match of 2025, or the newest pick, in place of `:id`. */
async function filledIn(path: string, request: APIRequestContext): Promise<string> {
  if (path === '/blog/:id') return '/blog/1';
  if (!path.endsWith('/:id')) return path;
  const { session_token } = await login(request, 'admin');
  const answer = await request.get('/api/odd-list-full-view?per_page=1&match_date=2025&ft_1_odd=1.8', {
    headers: { Authorization: `Bearer ${session_token}` },
  });
  const { items } = (await answer.json()) as { items: { id: number }[] };
  return path.replace(':id', String(items[0]!.id));
}

/** Waits until a screen shows what it is going to show. */
async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await page.waitForLoadState('networkidle');
  await expect.poll(() => busyInView(page)).toBe(0);
  await expect(page.getByText('Loading...')).toHaveCount(0);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
  });
}

/** What is below the view may wait until it is scrolled to. */
const busyInView = (page: Page): Promise<number> =>
  page
    .locator('[aria-busy="true"]')
    .evaluateAll(
      (busy) => busy.filter((element) => element.getBoundingClientRect().top < innerHeight).length,
    );
