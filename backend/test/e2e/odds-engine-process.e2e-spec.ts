import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { LearnedArchive } from '../../src/archive/statistics/calibration/calibration';
import type { ArchiveStatus } from '../../src/archive/client';
import { CalibrationKeeper } from '../../src/modules/odds/learning/calibration-keeper';
import type { OddsSummary } from '../../src/archive/statistics/summary/odds-summary';
import { lookedForFixtures } from '../support/looked-for-fixtures';
import { addArchivedMatches } from '../support/archived-matches';
import { expectSummary } from '../support/brute-summary';
import { createTestSite, type TestSite } from '../support/create-test-site';
import { runImport } from '../support/import-command';
import { storedLearning } from '../support/learned-archive';
import { naiveSearch } from '../support/naive-search';
import { type ArchivedMatch, Random, randomMatch, randomParams } from '../support/random-archive';
import { parseOddsQuery } from '../support/parse-odds-query';
import { until } from '../support/site-archive';
import { SiteProcess } from '../support/site-process';
import { DATABASE_NAME } from '../support/test-database';
import { TODAY } from '../support/today';

const SEED = 20260521;

describe(`sites in processes of their own, with the index in a thread, on the ${DATABASE_NAME}`, () => {
  let home: TestSite;
  let token: string;
  let one: SiteProcess;
  let other: SiteProcess;
  let matches: ArchivedMatch[];
  let learned: LearnedArchive;
  const random = new Random(SEED);

  const index = async (site: SiteProcess) => (await site.get<{ index: ArchiveStatus }>('/api/health')).index;
  const total = async (site: SiteProcess, query: string) =>
    (await site.get<OddsSummary>(`/api/odd-summary?${query}`, token)).total;

  beforeAll(async () => {
    home = await createTestSite();
    // the processes have the real clock
    home.clock.set(new Date());
    token = (await home.member('user')).token;
    matches = Array.from({ length: 1_300 }, (_, n) => randomMatch(random, n + 1));
    await addArchivedMatches(home.database, matches, { withRetired: false });
    await lookedForFixtures(home.database);
    one = await SiteProcess.start(home);
    other = await SiteProcess.start(home);
    for (const site of [one, other])
      await until('the index', async () => (await index(site)).state === 'ready');
    // one of the processes learns from the archive in a thread; both count with what it learned
    const keeper = home.app.get(CalibrationKeeper);
    await until('the lesson', async () => !(await keeper.state()).learning);
    learned = await storedLearning(home.database);
    // each looks for it once a second
    await sleep(2_000);
  });
  afterAll(async () => {
    await one?.stop();
    await other?.stop();
    await home?.close();
  });

  it('load the whole archive and say so in the log and in their health', async () => {
    expect(await index(one)).toMatchObject({ state: 'ready', rows: 1_300 });
    expect(one.output()).toMatch(/Archive ready: 1300 rows, \d+\.\d MB, \d+\.\d s/);
  });

  it(`list and sum up what looking at every match gives (seed ${SEED})`, async () => {
    for (let round = 0; round < 40; round++) {
      const params = randomParams(random, random.pick(matches));
      const parsed = parseOddsQuery(params, TODAY);
      if (!parsed.ok) throw new Error(JSON.stringify(params));
      const expected = naiveSearch(matches, parsed.query);
      const query = new URLSearchParams({ ...params, fields: 'id' }).toString();
      const { items } = await one.get<{ items: { id: number }[] }>(`/api/odd-list-full-view?${query}`, token);
      expect({ params, ids: items.map(({ id }) => id) }).toEqual({ params, ids: expected.ids });
      if (round > 8) continue;
      const all = new Set(naiveSearch(matches, { ...parsed.query, page: 1, perPage: matches.length }).ids);
      const passing = matches.filter(({ id }) => all.has(id));
      const summary = await other.get<OddsSummary>(`/api/odd-summary?${query}`, token);
      expectSummary(summary, passing, parsed.query.type, learned);
    }
  });

  it('both see what the import command writes, while they go on searching', async () => {
    const path = join(home.settings.dataDir, 'new.csv');
    const rows = Array.from(
      { length: 1_200 },
      (_, n) => `2024-05-17,20:00,Türkiye,Süper Lig,Yeni Takım ${n},Konuk ${n},1,1.50,2.50`,
    );
    const header =
      'match_date,match_time,country_name,competition_name,home_team,away_team,filter_type,over_25_odd,under_25_odd';
    writeFileSync(path, [header, ...rows].join('\n'));
    let searching = true;
    const searches = (async () => {
      while (searching) await total(one, 'over_25_odd=1.');
    })();
    const { code, output } = await runImport(
      { databaseUrl: home.settings.databaseUrl, dataDir: home.settings.dataDir },
      path,
    );
    expect([code, output]).toEqual([0, output]);
    const query = 'filter_type=1&home_team=yeni&over_25_odd=1.50';
    const waited = await Promise.all(
      [one, other].map((site) =>
        until('the imported matches', async () => (await total(site, query)) === 1_200),
      ),
    );
    searching = false;
    await searches;
    process.stdout.write(
      `Matches of the import command found ${waited.map((ms) => ms.toFixed(0)).join(' and ')} ms after its end on the ${DATABASE_NAME}\n`,
    );
  });

  it('end in an orderly way when asked to, threads included', async () => {
    const third = await SiteProcess.start(home);
    // in the middle of its load, most likely
    expect(await third.stop()).toBe(null);
    expect(third.output()).not.toMatch(/Error/);
  });
});
