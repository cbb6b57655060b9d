import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { addDays, istanbulDate } from '../../src/platform/time/istanbul';
import { SeededRandom } from '../../src/demo/random';
import type { ImportsService } from '../../src/modules/imports/imports.service';
import { addAlertingMembers, randomFixtures } from '../archive/alerting-members';
import { fixtureFile } from '../archive/fixture-file';
import { milliseconds, type ResultTable, type Target, whole } from '../report/report';
import { median, percentile } from '../report/statistics';

const MEMBERS = 250;
const FILTERS_EACH = 4;
const FIXTURES = 300;
const ROUNDS = 10;
const LONGEST_WAIT = 120_000;

/**
 * Imports fixtures of tomorrow in this process and waits until another one, the site, has queued the mails of all
 * members whose filters they fit: milliseconds from the end of the import, which is just after its last commit.
 */
export async function measureAlerts(
  database: DataSource,
  imports: ImportsService,
  folder: string,
): Promise<{ table: ResultTable; target: Target }> {
  const random = new SeededRandom('alerts');
  const now = new Date();
  const size = { members: MEMBERS, each: FILTERS_EACH, now };
  const plans = await database.transaction((manager) => addAlertingMembers(manager, random, size));
  const tomorrow = addDays(istanbulDate(now), 1);
  const waits: number[] = [];
  let [fitting, expected] = [0, await countMails(database)];
  for (let round = 1; round <= ROUNDS; round++) {
    const fixtures = randomFixtures(random, `Tur ${round}`, FIXTURES);
    const path = join(folder, 'fixtures.csv');
    writeFileSync(path, fixtureFile(fixtures, tomorrow));
    const told = plans.filter((plan) => fixtures.some(plan.fits));
    fitting += plans.reduce((sum, plan) => sum + fixtures.filter(plan.fits).length, 0);
    const { status } = await imports.importFile(path);
    if (status !== 'done') throw new Error(`The import of fixtures ended as ${status}`);
    const endedAt = performance.now();
    let queued = expected;
    expected += new Set(told.map(({ userId }) => userId)).size;
    while (queued < expected) {
      const count = await countMails(database);
      const waited = performance.now() - endedAt;
      for (; queued < count; queued++) waits.push(waited);
      if (waited > LONGEST_WAIT) throw new Error('Alerts were never queued');
      await sleep(10);
    }
  }
  const slowest = percentile(waits, 0.95);
  return {
    table: {
      title: 'Alerts',
      note: `${whole(plans.length)} alerting filters of ${MEMBERS} members; ${ROUNDS} imports of ${FIXTURES} fixtures by one process, found by another; from the end of the import to the mail in the queue.`,
      head: ['fitting pairs', 'mails', 'median', 'p95', 'slowest'],
      rows: [
        [
          whole(fitting),
          whole(waits.length),
          milliseconds(median(waits)),
          milliseconds(slowest),
          milliseconds(Math.max(...waits)),
        ],
      ],
    },
    target: {
      what: `import of ${FIXTURES} fixtures to the queue, ${whole(plans.length)} alerting filters, p95`,
      wanted: '< 5 s',
      measured: milliseconds(slowest),
      met: slowest < 5_000,
    },
  };
}

async function countMails(database: DataSource): Promise<number> {
  const [row] = (await database.query(
    "SELECT COUNT(*) AS mails FROM outbox WHERE template = 'filter-matches' AND channel = 'mail'",
  )) as [{ mails: number | string }];
  return Number(row.mails);
}
