import { setTimeout as sleep } from 'node:timers/promises';
import { createMigratedPlace, DATABASE_NAME, type TestPlace } from '../support/test-database';
import { SiteProcess } from '../support/site-process';
import { TestTelegram } from '../support/telegram';

/** Half a minute: what happens once in a minute happens at most once. */
const SECONDS = 30;
const PER_SECOND = 2;

jest.setTimeout(120_000);

describe(`a site that nobody asks anything, on the ${DATABASE_NAME}`, () => {
  const telegram = new TestTelegram();
  let place: TestPlace;
  let site: SiteProcess;

  beforeAll(async () => {
    await telegram.start();
    place = await createMigratedPlace();
    site = await SiteProcess.start({ settings: place }, telegram.settings);
  });
  afterAll(async () => {
    await site?.stop();
    place?.remove();
    await telegram.stop();
  });

  /** What all statements so far come to; reading them makes some itself. */
  async function statements(): Promise<number> {
    const metrics = await (await fetch(`${site.address}/api/metrics`)).text();
    const counts = metrics.matchAll(/^database_query_duration_seconds_count\{.*\} (\d+)$/gm);
    return Array.from(counts, ([, count]) => Number(count)).reduce((sum, count) => sum + count, 0);
  }

  /** Those that it makes in a time. */
  async function madeIn(seconds: number): Promise<number> {
    const before = await statements();
    const ofReading = (await statements()) - before;
    await sleep(seconds * 1000);
    return (await statements()) - before - 2 * ofReading;
  }

  it(`asks its database at most ${PER_SECOND} times a second, with all that it does by itself`, async () => {
    // what the start has set off comes to its end
    while ((await madeIn(3)) > 3 * PER_SECOND);
    const made = await madeIn(SECONDS);
    expect(made).toBeGreaterThan(0);
    expect(made).toBeLessThanOrEqual(PER_SECOND * SECONDS);
  });
});
