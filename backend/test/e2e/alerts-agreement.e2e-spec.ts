import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { Not } from 'typeorm';
import { addAlertingMembers, type AlertingPlan, randomFixtures } from '../../bench/archive/alerting-members';
import { fixtureFile, type ImportedFixture } from '../../bench/archive/fixture-file';
import { Jobs } from '../../src/platform/background/jobs';
import { SeededRandom } from '../../src/demo/random';
import { AlertHit } from '../../src/modules/alerts/entities/alert-hit.entity';
import { OutboxMessage } from '../../src/modules/delivery/outbox/entities/outbox-message.entity';
import { ImportsService } from '../../src/modules/imports/imports.service';
import { User } from '../../src/modules/users/entities/user.entity';
import { matchesIn } from '../support/alert-desk';
import { createTestSite, type TestSite } from '../support/create-test-site';
import { DATABASE_NAME } from '../support/test-database';

const SEED = process.env.ALERTS_SEED ?? String(Date.now());
const TOMORROW = '2026-05-18';

describe.each(['index', 'sql'])(
  `a thousand alerting filters on the ${DATABASE_NAME}, searched by %s (seed ${SEED})`,
  (ODDS_ENGINE) => {
    const random = new SeededRandom(SEED, ODDS_ENGINE);
    let site: TestSite;
    let plans: AlertingPlan[];

    beforeAll(async () => {
      site = await createTestSite({ ODDS_ENGINE });
      await site.app.get(Jobs).stop('alerts', 'mail');
      const size = { members: 200, each: 5, now: site.clock.now() };
      plans = await site.database.transaction((manager) => addAlertingMembers(manager, random, size));
    });
    afterAll(() => site?.close());

    async function imported(fixtures: readonly ImportedFixture[]): Promise<void> {
      const path = join(site.settings.dataDir, 'fixtures.csv');
      writeFileSync(path, fixtureFile(fixtures, TOMORROW));
      const { status, inserted, updated } = await site.app.get(ImportsService).importFile(path);
      expect([status, inserted + updated]).toEqual(['done', fixtures.length]);
    }
    const idsByHome = async (): Promise<Map<string, number>> => {
      const rows = (await site.database.query('SELECT id, home_team FROM matches')) as {
        id: number;
        home_team: string;
      }[];
      return new Map(rows.map(({ id, home_team }) => [home_team, id]));
    };
    const hits = async (): Promise<string[]> =>
      (await site.database.getRepository(AlertHit).find())
        .map(({ filter_id, match_id }) => `${filter_id} ${match_id}`)
        .sort();

    it('tell all the right members of exactly the right matches, in one mail each', async () => {
      const fixtures = randomFixtures(random, 'Ev', 300);
      await imported(fixtures);
      const ids = await idsByHome();
      const pairs = plans.flatMap((plan) =>
        fixtures
          .filter(plan.fits)
          .map(({ home }) => ({ filterId: plan.id, userId: plan.userId, matchId: ids.get(home)! })),
      );
      expect(pairs.length).toBeGreaterThan(5_000);

      await site.run('alerts');
      expect(await hits()).toEqual(pairs.map(({ filterId, matchId }) => `${filterId} ${matchId}`).sort());

      await site.run('mail');
      const unsent = await site.database.getRepository(OutboxMessage).findBy({ status: Not('sent') });
      expect(unsent).toEqual([]);
      const outbox = join(site.settings.dataDir, 'outbox');
      const mails = await Promise.all(
        readdirSync(outbox).map((file) => PostalMime.parse(readFileSync(join(outbox, file)))),
      );
      const emails = new Map(
        (await site.database.getRepository(User).find()).map(({ id, email }) => [id, email]),
      );
      const told = mails.map((mail) => [
        (mail.to![0] as { address: string }).address,
        matchesIn(mail).sort(),
      ]);
      const wanted = new Map<string, number[]>();
      for (const { userId, matchId } of pairs)
        wanted.set(emails.get(userId)!, [...(wanted.get(emails.get(userId)!) ?? []), matchId]);
      expect(told.sort()).toEqual([...wanted].map(([email, matches]) => [email, matches.sort()]).sort());
    });

    it('tell of prices that have moved into a filter, and of nothing else', async () => {
      const before = await hits();
      const moved = randomFixtures(random, 'Ev', 300);
      await imported(moved);
      const ids = await idsByHome();
      await site.run('alerts');
      const fitting = plans.flatMap((plan) =>
        moved.filter(plan.fits).map(({ home }) => `${plan.id} ${ids.get(home)!}`),
      );
      expect(await hits()).toEqual([...new Set([...before, ...fitting])].sort());
      expect(fitting.some((pair) => before.includes(pair))).toBe(true);
      expect(fitting.some((pair) => !before.includes(pair))).toBe(true);
    });
  },
);
