import { expect, type Page, type Response } from '@playwright/test';

export const heading = (page: Page, name: string) => page.getByRole('columnheader', { name, exact: true });

/** The box above a column that filters it. */
export const filterBox = (page: Page, column: string) =>
  page.getByLabel(`${column} filtresi`, { exact: true });

/** What scrolls the table. */
export const scroller = (page: Page) => page.getByRole('grid').locator('xpath=../..');

/** The kick-off of a match to come, e.g. `22 Kas 21:45`. */
export const KICK_OFF = /^\d{1,2} \p{Lu}\p{Ll}{2} \d\d:\d\d$/u;

/** The matches of an answer stand in order of kick-off. */
export async function expectSoonestFirst(answer: Response): Promise<void> {
  const { items } = (await answer.json()) as { items: { match_date: string; match_time: string | null }[] };
  const kickOffs = items.map(({ match_date, match_time }) => `${match_date} ${match_time ?? ''}`);
  expect(kickOffs).toEqual([...kickOffs].sort());
  const asked = new URL(answer.url()).searchParams;
  expect([asked.get('sort'), asked.get('order')]).toEqual([null, 'asc']);
}

/** Waits until the rows are those that were asked for last. */
export async function expectRows(page: Page): Promise<void> {
  await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'false');
  await expect(page.getByRole('gridcell', { name: /^\d\d\.\d\d\.\d{4}$|\d\d:\d\d$/ }).first()).toBeVisible();
}

/** Texts of a column's drawn cells, from the top. */
export async function cellsOf(page: Page, column: string): Promise<string[]> {
  const index = await heading(page, column).getAttribute('aria-colindex');
  return page
    .getByRole('grid')
    .locator(`[role="gridcell"][aria-colindex="${index}"]:not(:has(input))`)
    .allInnerTexts();
}
