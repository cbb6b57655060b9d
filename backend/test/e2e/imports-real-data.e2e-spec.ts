import { shownName } from '../support/shown-name';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { DataSource } from 'typeorm';
import { ODD_FIELDS } from '../../src/archive/catalogue/columns';
import { archiveFingerprint, dumpArchive, type DumpedMatch } from '../support/archive-dump';
import { createTestSite } from '../support/create-test-site';
import { ImportCommand, runImport } from '../support/import-command';
import { describeWithRealData, seasonFiles } from '../support/real-data';
import { readSeasonFile } from '../support/season-file-oracle';
import { createTestPlace, DATABASE_NAME, openTestDatabase, type TestPlace } from '../support/test-database';
import { readWideFile, WIDE_HEADERS, widePrices } from '../support/wide-file-oracle';

/** The price columns that season files fill. */
const SEASON_FIELDS = ['ft_1_odd', 'ft_x_odd', 'ft_2_odd', 'under_25_odd', 'over_25_odd'];

describeWithRealData('football-data', `season files on the ${DATABASE_NAME}`, (folder) => {
  const files = seasonFiles(folder);
  const oneSeason = files.filter((file) => file.includes('2122') && /[\\/](E|SP|T|I)\d\.csv$/.test(file));
  let place: TestPlace;
  let database: DataSource;

  beforeEach(async () => {
    place = await createTestPlace();
    database = await openTestDatabase(place);
  });

  afterEach(async () => {
    await database.destroy();
    place.remove();
  });

  const total = (output: string): number[] =>
    /^Toplam\s+(.*)$/m
      .exec(output)![1]!
      .trim()
      .split(/\s{2,}/)
      .map((text) => Number(text.replaceAll('.', '')));

  it('all of them add up, hold what a plain reading of the files finds, and change nothing when imported again', async () => {
    const first = await runImport(place, ...files);
    expect(first.code).toBe(0);
    const [read, inserted, updated, unchanged, skipped] = total(first.output);
    expect(inserted! + updated! + unchanged! + skipped!).toBe(read);
    // one spreadsheet error instead of a match
    expect([updated, unchanged, skipped]).toEqual([0, 0, 1]);

    const dump = await dumpArchive(database, SEASON_FIELDS);
    const stored = new Map(dump.map((match) => [keyOf(match), shortForm(match)]));
    expect(stored.size).toBe(inserted);
    let compared = 0;
    for (const file of files.filter((each) => basename(each) !== 'EC.csv')) {
      for (const match of readSeasonFile(file).filter(({ home }) => home !== '')) {
        const { date, country, competition, home, away, half, full, prices } = match;
        compared += 1;
        const teams = [home, away].map((team) => shownName(country, team));
        expect(stored.get([date, country, competition, ...teams].join('|'))).toEqual({
          half,
          full,
          prices,
        });
      }
    }
    expect(compared).toBeGreaterThan(30_000);

    const second = await runImport(place, ...files);
    expect(second.code).toBe(0);
    expect(total(second.output).slice(0, 5)).toEqual([read, 0, 0, inserted, skipped]);
    expect(second.output).toContain('Hiçbir şey değişmedi');
    expect(isDeepStrictEqual(await dumpArchive(database, SEASON_FIELDS), dump)).toBe(true);
  });

  it('survive a kill in the middle: a second run ends with the data of one clean run', async () => {
    await runImport(place, ...oneSeason);
    const clean = await archiveFingerprint(database, SEASON_FIELDS);
    const matches = await countMatches(database);
    await database.query('DELETE FROM matches');

    const killed = new ImportCommand(place, oneSeason);
    await killed.printed('[4/');
    killed.signal('SIGKILL');
    expect((await killed.end()).code).toBeNull();
    const left = await countMatches(database);
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(matches);
    const [running] = (await database.query(
      "SELECT COUNT(*) AS n FROM imports WHERE status = 'running'",
    )) as {
      n: number | string;
    }[];
    expect(Number(running!.n)).toBeLessThanOrEqual(1);

    expect((await runImport(place, ...oneSeason)).code).toBe(0);
    expect(await archiveFingerprint(database, SEASON_FIELDS)).toBe(clean);
  });

  it('stop at Ctrl-C after the part that is being written, and say so', async () => {
    const stopped = new ImportCommand(place, oneSeason);
    await stopped.printed('[2/');
    stopped.signal('SIGINT');
    const { code, output } = await stopped.end();
    expect(code).toBe(130);
    expect(output).toContain('Durduruluyor');
    expect(output).toMatch(/Durduruldu: .* aynı komut kalanını tamamlar/);
    const [row] = (await database.query("SELECT COUNT(*) AS n FROM imports WHERE status = 'running'")) as {
      n: number | string;
    }[];
    expect(Number(row!.n)).toBe(0);
  });

  it('never double a match when two processes import them at once', async () => {
    await runImport(place, ...oneSeason);
    const clean = await archiveFingerprint(database, SEASON_FIELDS);
    await database.query('DELETE FROM matches');

    const both = await Promise.all([
      runImport(place, ...oneSeason),
      runImport(place, ...[...oneSeason].reverse()),
    ]);
    expect(both.map(({ code }) => code)).toEqual([0, 0]);
    const [[read, ...one], [, ...other]] = both.map(({ output }) => total(output)) as [number[], number[]];
    expect(one[0]! + other[0]!).toBe(await countMatches(database));
    expect(one[0]! + one[2]!).toBe(read);
    expect(await archiveFingerprint(database, SEASON_FIELDS)).toBe(clean);
  });
});

describeWithRealData('bilyoner', `the wide bulletin on the ${DATABASE_NAME}`, (folder) => {
  const file = join(folder, 'wide.csv');

  it('fills every price column; every match agrees with the file cell by cell', async () => {
    const place = await createTestPlace();
    const database = await openTestDatabase(place);
    try {
      expect((await runImport(place, file)).code).toBe(0);
      const all = await dumpArchive(database);
      const rows = readWideFile(readFileSync(file, 'utf8'));
      expect(all).toHaveLength(rows.length);
      const filled = new Set(all.flatMap(({ closing }) => Object.keys(closing)));
      expect(ODD_FIELDS.filter((field) => !filled.has(field))).toEqual([]);

      expect([...WIDE_HEADERS.keys()].sort()).toEqual([...ODD_FIELDS].sort());
      for (const row of rows) {
        const match = all.find(
          (each) =>
            each.match.home_team === shownName(each.country, row.homeTeam!.trim()) &&
            each.match.away_team === shownName(each.country, row.awayTeam!.trim()) &&
            each.match.match_date === row.match_date,
        )!;
        expect(match.match).toMatchObject({
          match_time: row.match_time!.slice(0, 5),
          home_ht_score: goals(row.firstHalfHomeGoal),
          away_ht_score: goals(row.firstHalfAwayGoal),
          home_ft_score: goals(row.totalHomeGoal),
          away_ft_score: goals(row.totalAwayGoal),
        });
        expect(match.opening).toEqual(widePrices(row));
        expect(match.closing).toEqual(widePrices(row));
      }
      expect(all.filter(({ closing }) => closing.fg_1_odd !== undefined)).toHaveLength(222 + 15);
    } finally {
      await database.destroy();
      place.remove();
    }
  });
});

describeWithRealData('football-data', `searching during an import on the ${DATABASE_NAME}`, (folder) => {
  it('goes on without an error, and finds the matches in the end', async () => {
    const site = await createTestSite();
    try {
      const { token } = await site.member('user');
      const files = seasonFiles(folder).filter((each) => /2223[\\/](E0|T1|SP1|I1)\.csv$/.test(each));
      const place = { databaseUrl: site.settings.databaseUrl, dataDir: site.settings.dataDir };
      let running = true;
      const command = runImport(place, ...files).finally(() => (running = false));
      let searches = 0;
      while (running) {
        const answer = await site
          .http(token)
          .get('/api/odd-list-full-view?filter_type=1&home_team=besiktas&per_page=100');
        expect(answer.status).toBe(200);
        searches += 1;
      }
      expect((await command).code).toBe(0);
      expect(searches).toBeGreaterThan(3);
      const [row] = (await site.database.query(
        "SELECT COUNT(*) AS n FROM matches WHERE home_team = 'Beşiktaş'",
      )) as { n: number | string }[];
      expect(Number(row!.n)).toBe(18);
    } finally {
      await site.close();
    }
  });
});

function goals(cell: string | undefined): number | null {
  return cell ? Math.round(Number(cell)) : null;
}

async function countMatches(database: DataSource): Promise<number> {
  const [row] = (await database.query('SELECT COUNT(*) AS n FROM matches')) as { n: number | string }[];
  return Number(row!.n);
}

function keyOf({ country, competition, match }: DumpedMatch): string {
  return [match.match_date, country, competition, match.home_team, match.away_team].join('|');
}

function shortForm({ match, opening, closing }: DumpedMatch) {
  const pair = (home: string, away: string) => (match[home] === null ? null : [match[home], match[away]]);
  return {
    half: pair('home_ht_score', 'away_ht_score'),
    full: pair('home_ft_score', 'away_ft_score'),
    prices: Object.fromEntries(
      SEASON_FIELDS.map((field) => [field, [opening[field] ?? null, closing[field] ?? null]]),
    ),
  };
}
