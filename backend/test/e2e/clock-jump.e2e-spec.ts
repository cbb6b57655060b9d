import { setTimeout as sleep } from 'node:timers/promises';
import { Jobs } from '../../src/platform/background/jobs';
import { istanbulParts } from '../../src/platform/time/istanbul';
import { PickRecordRow } from '../../src/modules/blogs/picks/entities/pick-record-row.entity';
import { PickSelection } from '../../src/modules/blogs/picks/entities/pick-selection.entity';
import { createTestSite, TEST_PASSWORD, type TestMember, type TestSite } from '../support/create-test-site';
import { HAS_FAKETIME, MovableClock } from '../support/fake-time';
import { DAY, PickDesk } from '../support/pick-desk';
import { until } from '../support/site-archive';
import { SiteProcess } from '../support/site-process';
import { storePost } from '../support/stored-picks';
import { DATABASE_NAME } from '../support/test-database';

const HOUR = 60 * 60_000;
const PATIENCE = 60_000;

jest.setTimeout(3 * PATIENCE);

const withFaketime = HAS_FAKETIME ? describe : describe.skip;

withFaketime(
  `a machine whose clock is three hours ahead for six seconds (faketime), on the ${DATABASE_NAME}`,
  () => {
    let site: TestSite;
    let desk: PickDesk;
    let member: TestMember;
    let clock: MovableClock;
    let process: SiteProcess;

    beforeAll(async () => {
      // it only prepares what the process does
      site = await createTestSite();
      desk = await PickDesk.open(site);
      await site.app.get(Jobs).stop('alerts', 'mail', 'newsletters', 'imports', 'old-sessions');
      await desk.at(new Date());
      member = await site.member('user', { end: new Date(Date.now() + 30 * DAY) });
      clock = new MovableClock(site.settings.dataDir);
      process = await SiteProcess.start(site, clock.environment);
    });
    afterAll(async () => {
      await process?.stop();
      await site?.close();
    });

    /** A post with a selection whose match kicks off so much later. */
    async function post(home_team: string, later: number): Promise<number> {
      const { date: match_date, time: match_time } = istanbulParts(new Date(Date.now() + later));
      const [match_id] = await desk.add({ home: home_team, date: match_date, time: match_time });
      const pick = { match_id: match_id!, odds_column: 'ft_1_odd', odd: 185, match_date, match_time };
      return site.database.transaction((manager) =>
        storePost(manager, { author: 'editor', date: new Date() }, [
          { ...pick, home_team, away_team: 'Göztepe' },
        ]),
      );
    }
    const sealed = () => site.database.getRepository(PickRecordRow).count();
    const open = () => site.database.getRepository(PickSelection).count();
    const statusFor = async ({ token }: TestMember) =>
      (await fetch(`${process.address}/api/check_role`, { headers: { authorization: `Bearer ${token}` } }))
        .status;
    async function login({ email }: TestMember): Promise<string> {
      const answer = await fetch(`${process.address}/api/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password: TEST_PASSWORD }),
      });
      return ((await answer.json()) as { session_token: string }).session_token;
    }
    /** Puts the clock to another offset; resolves once the process has noticed. */
    async function jump(offset: string): Promise<void> {
      const jumps = () => process.output().split('The clock jumped').length;
      const before = jumps();
      clock.set(offset);
      await until('the jump in the log', () => jumps() > before, PATIENCE);
    }

    it('seals what has kicked off, and after the jump only that', async () => {
      await post('Altay', -60_000);
      await until('the first row of the record', async () => (await sealed()) === 1, PATIENCE);
      const later = await post('Bursaspor', 2 * HOUR);
      expect([await statusFor(desk.admin), await statusFor(member)]).toEqual([200, 200]);

      await jump('+3h');
      // the match has kicked off, as far as the wrong clock goes
      await sleep(6_000);
      expect([await sealed(), await open()]).toEqual([1, 1]);
      // an admin who did nothing for an hour is out, and nobody's session is deleted
      expect([await statusFor(desk.admin), await statusFor(member)]).toEqual([401, 200]);
      const deletion = await fetch(`${process.address}/api/blogs/${later}`, {
        method: 'DELETE',
        headers: { authorization: `Bearer ${await login(desk.admin)}` },
      });
      expect([deletion.status, Number(deletion.headers.get('retry-after')) > 0]).toEqual([503, true]);

      await jump('+0');
      await sleep(3_000);
      expect([await sealed(), await open()]).toEqual([1, 1]);
      expect([await statusFor(desk.admin), await statusFor(member)]).toEqual([200, 200]);
    });
  },
);
