import type { APIRequestContext, Page } from '@playwright/test';

interface OddGroup {
  title: string;
  columns: unknown[];
}

/** The groups of the odds table with their columns, as the server lists them for the member signed in on a page. */
export async function oddGroups(page: Page, request: APIRequestContext): Promise<OddGroup[]> {
  const token = await page.evaluate(() => localStorage.getItem('sessionToken'));
  const answer = await request.get('/api/odd-columns', { headers: { Authorization: `Bearer ${token}` } });
  if (!answer.ok()) throw new Error(`${answer.status()} ${await answer.text()}`);
  return ((await answer.json()) as { groups: OddGroup[] }).groups;
}

/** How many columns these groups have in all. */
export const columnCount = (groups: readonly OddGroup[]): number =>
  groups.flatMap(({ columns }) => columns).length;
