import { setTimeout as sleep } from 'node:timers/promises';
import { istanbulParts } from '../../src/platform/time/istanbul';
import { PickRecordRow } from '../../src/modules/blogs/picks/entities/pick-record-row.entity';
import { PickSelection } from '../../src/modules/blogs/picks/entities/pick-selection.entity';
import { PickSettlement } from '../../src/modules/blogs/picks/entities/pick-settlement.entity';
import { chainFault } from '../support/chain-fault';
import { createTestSite, type TestSite } from '../support/create-test-site';
import { PickDesk } from '../support/pick-desk';
import { Random } from '../support/random-archive';
import { until } from '../support/site-archive';
import { SiteProcess } from '../support/site-process';
import { storePost } from '../support/stored-picks';
import { DATABASE_NAME } from '../support/test-database';

const SEED = process.env.KILL_SEED ?? String(Date.now());
const KILLS = Number(process.env.PICK_KILLS ?? 6);
/** On a server several processes share the work; an embedded database belongs to one. */
const PROCESSES = process.env.TEST_DATABASE_URL ? 3 : 1;
/** Longest time, in milliseconds, after new kick-offs at which a process dies: by then most are recorded. */
const LONGEST_LIFE = 2_500;
const PATIENCE = 120_000;

jest.setTimeout(2 * PATIENCE + KILLS * 60_000);

describe(`the record, kept by ${PROCESSES} processes under ${KILLS} kill -9, on the ${DATABASE_NAME} (seed ${SEED})`, () => {
  const random = new Random(SEED);
  const processes: SiteProcess[] = [];
  let site: TestSite;
  let desk: PickDesk;

  beforeAll(async () => {
    site = await createTestSite();
    desk = await PickDesk.open(site);
    site.clock.set(new Date());
  });
  afterAll(async () => {
    await Promise.all(processes.map((each) => each.kill()));
    await site?.close();
  });

  const start = async () => processes.push(await SiteProcess.start(site));

  it('has every selection once, in an unbroken chain, and each settled once', async () => {
    while (processes.length < PROCESSES) await start();
    const expected: string[] = [];
    for (let kill = 0; kill <= KILLS; kill++) {
      // matches that kick off in this very minute, some with a result
      const { date: match_date, time: match_time } = istanbulParts(new Date());
      const planned = Array.from({ length: 12 }, (_, at) => ({
        home: `Ev ${kill}-${at}`,
        full: random.chance(0.7) ? ([random.below(4), random.below(4)] as [number, number]) : null,
      }));
      const ids = await desk.add(...planned.map((each) => ({ ...each, date: match_date, time: match_time })));
      for (let post = 0; post < 15; post++) {
        const picks = planned
          .map((match, at) => ({ match, at }))
          .filter(() => random.chance(0.3))
          .map(({ match, at }) => ({
            match_id: ids[at]!,
            odds_column: random.pick(['ft_1_odd', 'over_25_odd', 'bts_yes_odd']),
            odd: 150 + random.below(200),
            ...{ match_date, match_time, home_team: match.home, away_team: 'Göztepe' },
          }));
        if (picks.length === 0) continue;
        const id = await site.database.transaction((manager) =>
          storePost(manager, { author: 'editor', date: new Date() }, picks),
        );
        expected.push(...picks.map(({ match_id, odds_column }) => `${id} ${match_id} ${odds_column}`));
      }
      if (kill === KILLS) break;
      await sleep(random.below(LONGEST_LIFE));
      const [victim] = processes.splice(random.below(processes.length), 1);
      await victim!.kill();
      await start();
    }
    const selections = site.database.getRepository(PickSelection);
    await until('all selections in the record', async () => (await selections.count()) === 0, PATIENCE);

    const rows = await site.database.getRepository(PickRecordRow).find({ order: { seq: 'ASC' } });
    expect(rows.map((row) => `${row.post_id} ${row.match_id} ${row.odds_column}`).sort()).toEqual(
      expected.sort(),
    );
    expect(await chainFault(site.database)).toBeNull();

    const played = (await site.database.query('SELECT id FROM matches WHERE home_ft_score IS NOT NULL')) as {
      id: number;
    }[];
    const known = new Set(played.map(({ id }) => id));
    const settled = rows.filter(({ match_id }) => known.has(match_id)).map(({ seq }) => seq);
    const settlements = site.database.getRepository(PickSettlement);
    await until('all results', async () => (await settlements.count()) >= settled.length, PATIENCE);
    const all = await settlements.find({ order: { seq: 'ASC' } });
    expect(all.map(({ seq, number }) => [seq, number])).toEqual(settled.map((seq) => [seq, 1]));
    process.stdout.write(
      `${KILLS} kills: ${rows.length} selections of ${PROCESSES} processes in one chain\n`,
    );
  });
});
