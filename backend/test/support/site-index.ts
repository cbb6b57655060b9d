import { setTimeout as sleep } from 'node:timers/promises';
import { IndexKeeper } from '../../src/modules/odds/engine/index-keeper';
import type { TestSite } from './create-test-site';

/** So long a test waits for an index; far more than it takes, so that only an index that never comes fails. */
const LONGEST_WAIT = 300_000;

/** Asks again and again until the answer is yes; answers how many milliseconds that took. */
export async function until(
  what: string,
  answer: () => boolean | Promise<boolean>,
  longest = LONGEST_WAIT,
): Promise<number> {
  const startedAt = performance.now();
  while (!(await answer())) {
    if (performance.now() - startedAt > longest) throw new Error(`Waited in vain: ${what}`);
    await sleep(5);
  }
  return performance.now() - startedAt;
}

/** Waits until a site's index knows all that is committed; answers how many milliseconds that took. */
export async function indexCaughtUp(site: TestSite): Promise<number> {
  const keeper = site.app.get(IndexKeeper);
  const [row] = (await site.database.query('SELECT revision FROM archive_revision')) as [
    { revision: number },
  ];
  return until(`the index at revision ${row.revision}`, () => keeper.revision >= row.revision);
}
