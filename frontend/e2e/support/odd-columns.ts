import type { APIRequestContext, Page } from '@playwright/test';

interface OddGroup {
  title: string;
  on_request: boolean;
  columns: unknown[];
}

/** The groups that a table shows of its own accord, as the server lists them for the member signed in on a page. */
export async function oddGroups(page: Page, request: APIRequestContext): Promise<OddGroup[]> {
  const token = await page.evaluate(() => localStorage.getItem('sessionToken'));
  const answer = await request.get('/api/odd-columns', { headers: { Authorization: `Bearer ${token}` } });
  if (!answer.ok()) throw new Error(`${answer.status()} ${await answer.text()}`);
  const { groups } = (await answer.json()) as { groups: OddGroup[] };
  return groups.filter(({ on_request }) => !on_request);
}

/** How many columns these groups have in all. */
export const columnCount = (groups: readonly OddGroup[]): number =>
  groups.flatMap(({ columns }) => columns).length;
