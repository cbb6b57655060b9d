import type { APIRequestContext, Page } from '@playwright/test';
import { type Screen, SCREENS } from '../../src/screens';
import { trAdmin } from '../../src/locale/tr-admin';
import { type Account, expect, login } from './site';

export interface ScreenVisit {
  /** For file names. */
  name: string;
  /** Its address; `:id` is filled in by `filledIn`. */
  path: string;
  /** Who may see it; null is a guest. */
  account: Account | null;
}

/** Addresses that show more of a screen than its bare path; `:id` is filled in from the demo data. */
const EXAMPLES: Record<string, string> = {
  '/acilisoran': '/acilisoran?over_25_odd=1.70-1.80',
  '/kapanisoran': '/kapanisoran?ft_1_odd=1.85',
  '/sifre-sifirla': '/sifre-sifirla#token=ornek',
  '/abonelik-iptal': '/abonelik-iptal#token=ornek',
  '/editorler/:author': '/editorler/editor',
};

function accountFor({ access }: Screen): Account | null {
  if (access === 'public' || access === 'guest') return null;
  return access === 'editor' || access === 'admin' ? access : 'uye';
}

const nameOf = (path: string): string =>
  path === '/'
    ? 'home'
    : path
        .slice(1)
        .replace(/\/:id$/, '')
        .replace('/:', '-');

/** Every screen, and every tab of the panel. */
export const EVERY_SCREEN: readonly ScreenVisit[] = [
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
];

/** The address with the newest played match of 2025, or the newest pick, in place of `:id`. */
export async function filledIn(path: string, request: APIRequestContext): Promise<string> {
  if (path === '/blog/:id') return '/blog/1';
  if (!path.endsWith('/:id')) return path;
  const { session_token } = await login(request, 'admin');
  const answer = await request.get('/api/odd-list-full-view?per_page=1&match_date=2025&ft_1_odd=1.8', {
    headers: { Authorization: `Bearer ${session_token}` },
  });
  const { items } = (await answer.json()) as { items: { id: number }[] };
  return path.replace(':id', String(items[0]!.id));
}

/** Waits until a screen shows what it is going to show, but for pictures and letters that are still being drawn. */
export async function answered(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await page.waitForLoadState('networkidle');
  await expect.poll(() => busyInView(page)).toBe(0);
  await expect(page.getByText('Loading...')).toHaveCount(0);
}

/** Waits until a screen shows what it is going to show. */
export async function settled(page: Page): Promise<void> {
  await answered(page);
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
