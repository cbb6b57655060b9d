import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { archiveRevision, nextRevision } from '../../src/platform/database/archive-revision';
import { deleteMatches } from '../../src/platform/database/delete-matches';
import { insertDemoMatches } from '../../src/demo/insert-matches';
import { removeDemo } from '../support/remove-demo';
import { ImportsService } from '../../src/modules/imports/imports.service';
import { Archive, type ArchiveStatus } from '../../src/archive/client';
import type { OddsSummary } from '../../src/archive/statistics/summary/odds-summary';
import { Follower } from '../../src/archive/follower';
import { createTestSite, type TestSite } from '../support/create-test-site';
import { addMatches } from '../support/matches';
import { archiveCaughtUp, until } from '../support/site-archive';
import { DATABASE_NAME } from '../support/test-database';

const LIST = '/api/odd-list-full-view';
const SUMMARY = '/api/odd-summary';
/** More than a follower takes to look by itself, so that a look that was asked for shows. */
const CHANGED = 500;

const HEADER = 'match_date,match_time,country_name,competition_name,home_team,away_team,filter_type,ft_1_odd';

const imports = (site: TestSite) => site.app.get(ImportsService);

/** A native file with a number of matches, all with one price; the same matches again with another one. */
function writeMatches(site: TestSite, season: string, price: string): string {
  const path = join(site.settings.dataDir, `${season}.csv`);
  const rows = Array.from(
    { length: CHANGED },
    (_, n) => `2024-05-17,20:00,Türkiye,Süper Lig,Ev ${season} ${n},Konuk ${n},2,${price}`,
  );
  writeFileSync(path, [HEADER, ...rows].join('\n'));
  return path;
}

async function health(site: TestSite): Promise<ArchiveStatus> {
  return ((await site.http().get('/api/health')).body as { index: ArchiveStatus }).index;
}

describe(`the odds engine on the ${DATABASE_NAME}`, () => {
  let site: TestSite;
  let neighbour: TestSite;
  let database: TestSite;
  let token: string;

  beforeAll(async () => {
    site = await createTestSite({ ODDS_ENGINE: 'index' });
    neighbour = await createTestSite({ ODDS_ENGINE: 'index' }, site);
    database = await createTestSite({ ODDS_ENGINE: 'sql' }, site);
    token = (await site.member('user')).token;
    await addMatches(site.database, [
      {
        home: 'Beşiktaş',
        full: [2, 1],
        half: [0, 1],
        closing: { ft_1_odd: 1.85, ft_x_odd: 3.4, ft_2_odd: 4 },
      },
      { home: 'Göztepe', full: [0, 0], half: [0, 0], closing: { ft_1_odd: 2.85 } },
    ]);
    await archiveCaughtUp(site);
    await archiveCaughtUp(neighbour);
  });
  afterAll(async () => {
    await database?.close();
    await neighbour?.close();
    await site?.close();
  });

  const get = async (on: TestSite, url: string, params: Record<string, string> = {}) => {
    const answer = await on.http(token).get(url).query(params);
    if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`);
    return answer.body as unknown;
  };
  const total = async (on: TestSite, params: Record<string, string>): Promise<number> =>
    ((await get(on, SUMMARY, params)) as OddsSummary).total;

  it('says in its health how the archive is', async () => {
    const [{ rows }] = (await site.database.query('SELECT COUNT(*) AS rows_ FROM matches')).map(
      (row: { rows_: number | string }) => ({ rows: Number(row.rows_) }),
    ) as [{ rows: number }];
    const state = await health(site);
    expect(state).toMatchObject({ state: 'ready', rows });
    expect(state.bytes).toBeGreaterThan(0);
    expect(state.seconds).toBeGreaterThan(0);
    expect(await health(database)).toEqual({ state: 'off', rows: null, bytes: null, seconds: null });
  });

  it.each<Record<string, string>>([
    {},
    { filter_type: '1' },
    { ft_1_odd: '1.8' },
    { home_team: 'goz' },
    { ft_1_odd: '99' },
  ])('lists and sums up the same as the database: %j', async (params) => {
    expect(await get(site, LIST, params)).toEqual(await get(database, LIST, params));
    expect(await get(site, SUMMARY, params)).toEqual(await get(database, SUMMARY, params));
  });

  it('finds digits in the shown name of a team only, as the database does', async () => {
    const path = join(site.settings.dataDir, 'digits.csv');
    const row = '2024-03-01,20:00,İtalya,Serie B,AS Avellino 1912,Schalke 04,2,1.95';
    writeFileSync(path, [HEADER, row].join('\n'));
    await imports(site).importFile(path);
    await archiveCaughtUp(site);
    for (const on of [site, database]) {
      const found = async (params: Record<string, string>) =>
        ((await get(on, LIST, params)) as { items: object[] }).items.length;
      expect(await found({ home_team: 'as avellino 1912' })).toBe(1);
      expect(await found({ home_team: '1912' })).toBe(0);
      expect(await found({ away_team: '04' })).toBe(1);
      expect(await found({ home_team: 'avellino', away_team: '04' })).toBe(1);
    }
  });

  it('shows a match as its state has it until the next change is committed', async () => {
    const [id] = await addMatches(site.database, [{ home: 'Rizespor', closing: { ft_1_odd: 2.1 } }]);
    await archiveCaughtUp(site);
    const price = async () => {
      const found = (await get(site, LIST, { home_team: 'rizespor' })) as { items: { ft_1_odd: number }[] };
      return found.items.map(({ ft_1_odd }) => ft_1_odd);
    };
    await site.database.transaction(async (manager) => {
      const revision = await nextRevision(manager);
      await manager.query('UPDATE closing_odds SET ft_1_odd = 220 WHERE match_id = ?', [id]);
      await manager.query('UPDATE matches SET revision = ? WHERE id = ?', [revision, id]);
    });
    await archiveCaughtUp(site);
    expect(await price()).toEqual([2.2]);
    await site.database.transaction(async (manager) => {
      await deleteMatches(manager, await nextRevision(manager), 'id = ?', [id!]);
    });
    await archiveCaughtUp(site);
    expect(await price()).toEqual([]);
  });

  it('refuses in the summary what it refuses in the list', async () => {
    const answer = await site.http(token).get(SUMMARY).query({ ft_1_odd: 'abc', nope: '1' });
    expect([answer.status, Object.keys((answer.body as { fields: object }).fields)]).toEqual([
      400,
      ['ft_1_odd', 'nope'],
    ]);
  });

  it(`finds ${CHANGED} changed matches soon, here and in another process, while searches go on`, async () => {
    const params = (price: string) => ({ ft_1_odd: price, home_team: 'ev hizli' });
    await imports(site).importFile(writeMatches(site, 'Hızlı', '1.50'));
    await archiveCaughtUp(site);
    await archiveCaughtUp(neighbour);
    expect(await total(site, params('1.50'))).toBe(CHANGED);

    let answered = 0;
    let searching = true;
    const searches = (async () => {
      while (searching) {
        await get(site, LIST, { ft_1_odd: '1.', page: String(1 + (answered % 5)) });
        await get(neighbour, SUMMARY, { home_team: 'ev' });
        answered += 1;
      }
    })();
    expect(await imports(site).importFile(writeMatches(site, 'Hızlı', '1.60'))).toMatchObject({
      status: 'done',
    });
    const found = (on: TestSite) =>
      until('all changed matches', async () => (await total(on, params('1.60'))) === CHANGED);
    const [here, there] = await Promise.all([found(site), found(neighbour)]);
    searching = false;
    await searches;
    expect(answered).toBeGreaterThan(0);
    expect(await total(site, params('1.50'))).toBe(0);
    process.stdout.write(
      `${CHANGED} changed matches found after ${here.toFixed(0)} ms in this process, ${there.toFixed(0)} ms in another;` +
        ` ${answered * 2} searches meanwhile on the ${DATABASE_NAME}\n`,
    );
  });

  it('forgets deleted matches, and finds those that take over their ids', async () => {
    const range = { from: '2025-03-01', to: '2025-03-05', today: '2025-03-04' };
    await insertDemoMatches(site.database, range);
    await archiveCaughtUp(site);
    await archiveCaughtUp(neighbour);
    const day = { match_date: '2025-03' };
    const count = await total(neighbour, day);
    expect(count).toBeGreaterThan(10);
    expect(await removeDemo(site)).toMatchObject({ matches: count });
    await archiveCaughtUp(neighbour);
    expect(await total(neighbour, day)).toBe(0);
    await insertDemoMatches(site.database, range);
    await removeDemo(site);
    await insertDemoMatches(site.database, range);
    await archiveCaughtUp(neighbour);
    expect(await get(neighbour, LIST, day)).toEqual(await get(database, LIST, day));
    expect(await total(neighbour, day)).toBe(count);
  });

  it('goes on from the state it has while the database cannot be read, and follows again after that', async () => {
    const look = jest.spyOn(Follower.prototype, 'look');
    look.mockResolvedValue({ kind: 'trouble', message: 'gone' });
    const before = await total(site, {});
    await addMatches(site.database, [{ home: 'Sivasspor', closing: { ft_1_odd: 2.1 } }]);
    expect(await total(site, {})).toBe(before);
    look.mockRestore();
    await archiveCaughtUp(site);
    expect(await total(site, {})).toBe(before + 1);
  });

  it('loads again when the archive has been put back to an older state', async () => {
    const archive = neighbour.app.get(Archive);
    await addMatches(site.database, [{ home: 'Rizespor', closing: { ft_1_odd: 2.2 } }]);
    // sooner than it looks by itself
    await archive.reach(await archiveRevision(site.database.manager), 30_000);
    const before = archive.state!;
    await site.database.query('UPDATE archive_revision SET revision = revision - 1');
    await until(
      'a new state',
      () => archive.state !== null && archive.state.vocabulary !== before.vocabulary,
    );
    await site.database.query('UPDATE archive_revision SET revision = revision + 1');
    await archiveCaughtUp(neighbour);
    expect(await total(neighbour, {})).toBe(await total(database, {}));
  });
});
