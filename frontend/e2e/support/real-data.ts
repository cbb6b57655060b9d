import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, Page, PlaywrightWorkerArgs, ViewportSize } from '@playwright/test';
import { OwnSite } from './own-site';
import { freshLogin, keepSession, test } from './site';

/** Real season files, which may not be published with the project; a checkout may lack them. */
const FOLDER = fileURLToPath(new URL('../../../../shared/data/football-data/', import.meta.url));

/** The files of a season, e.g. `2223`. */
const seasonFiles = (season: string): string[] =>
  readdirSync(FOLDER + season).map((file) => `${FOLDER}${season}/${file}`);

/**
 * Declares journeys on a site of their own that holds real seasons instead of demo matches; where the files are absent
 * one skipped journey says so by its name.
 */
export function describeWithRealSeasons(
  name: string,
  seasons: readonly string[],
  journeys: (site: () => OwnSite) => void,
): void {
  if (!existsSync(FOLDER)) {
    test.skip(`${name} (skipped: no real files in ${FOLDER})`, () => undefined);
    return;
  }
  test.describe(name, () => {
    test.describe.configure({ mode: 'serial' });
    let site: OwnSite;
    test.beforeAll(async () => {
      test.setTimeout(240_000);
      site = await OwnSite.create();
      await site.start();
      await site.replaceDemo(seasons.flatMap(seasonFiles));
    });
    test.afterAll(() => site?.remove());
    journeys(() => site);
  });
}

/** A page of a member at a site of a test's own; its context is the test's to close. */
export async function memberAt(
  browser: Browser,
  playwright: PlaywrightWorkerArgs['playwright'],
  address: string,
  viewport: ViewportSize = { width: 1440, height: 900 },
): Promise<Page> {
  const request = await playwright.request.newContext({ baseURL: address });
  const session = await freshLogin(request, 'uye');
  await request.dispose();
  const context = await browser.newContext({ baseURL: address, viewport, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await keepSession(page, session);
  return page;
}
