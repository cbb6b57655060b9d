import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addDays } from '../../src/platform/time/istanbul';
import { insertDemoMatches } from '../../src/demo/insert-matches';
import { MARKET_FIELDS } from '../../src/archive/catalogue/columns';
import { type DumpedMatch, dumpArchive } from '../support/archive-dump';
import { openTestSite } from '../support/create-test-site';
import { counts, ImportPlace } from '../support/import-place';
import { describeWithRealData, seasonFiles } from '../support/real-data';
import { DATABASE_NAME } from '../support/test-database';

/** The test clock's day. */
const TODAY = '2026-05-17';
const SETS = ['1', '2'] as const;
/** What an export tells of a match; where prices come from and which spellings find it are the import's own. */
const TOLD = [
  ...['match_date', 'match_time', 'season_slug', 'code', 'home_team', 'away_team', 'first_goal'],
  ...['home_ht_score', 'away_ht_score', 'home_ft_score', 'away_ft_score'],
];

const pick = (row: Readonly<Record<string, unknown>>, fields: readonly string[]) =>
  Object.fromEntries(
    fields.filter((field) => (row[field] ?? null) !== null).map((field) => [field, row[field]]),
  );

const told = ({ country, competition, match, opening, closing }: DumpedMatch) => ({
  country,
  competition,
  ...pick(match, TOLD),
  opening: pick(opening, MARKET_FIELDS),
  closing: pick(closing, MARKET_FIELDS),
});

describe(`an export that is imported again, on the ${DATABASE_NAME}`, () => {
  let here: ImportPlace;
  beforeEach(async () => (here = await ImportPlace.open()));
  afterEach(() => here.close());

  const archive = async () => (await dumpArchive(here.database, MARKET_FIELDS)).map(told);

  /** Both sets of the whole archive as files. */
  async function exportedFiles(): Promise<string[]> {
    const site = await openTestSite({ ...here.place, remove: () => undefined }, { ODDS_ENGINE: 'sql' });
    const { token } = await site.member('user');
    const files: string[] = [];
    for (const filter_type of SETS) {
      const answer = await site.http(token).get('/api/odd-export').query({ filter_type }).buffer(true);
      expect(answer.status).toBe(200);
      const path = join(here.place.dataDir, `set-${filter_type}.csv`);
      writeFileSync(path, answer.text);
      files.push(path);
    }
    await site.close();
    return files;
  }

  async function importAll(files: readonly string[], format: string): Promise<void> {
    for (const file of files) {
      const summary = await here.imports.importFile(file);
      expect([summary.format, summary.status, summary.skipped]).toEqual([format, 'done', 0]);
    }
  }

  it('makes the same archive of the demo, in either order of the sets', async () => {
    await insertDemoMatches(here.database, {
      from: addDays(TODAY, -40),
      to: addDays(TODAY, 5),
      today: TODAY,
    });
    const before = await archive();
    expect(before.length).toBeGreaterThan(100);
    const files = await exportedFiles();
    for (const order of [files, [...files].reverse()]) {
      await here.clear();
      await importAll(order, 'site-export');
      expect(await archive()).toEqual(before);
    }
    expect(counts(await here.imports.importFile(files[0]!)).slice(1, 3)).toEqual([0, 0]);
  });

  describeWithRealData('football-data', 'of real seasons', (folder) => {
    it('changes nothing that is shown where it came from, and makes the same archive elsewhere', async () => {
      const season = seasonFiles(folder).filter((file) => /2122[\\/](?:T1|E0|SP1)\.csv$/.test(file));
      await importAll(season, 'football-data');
      const before = await archive();
      expect(before.length).toBeGreaterThan(1_000);
      const files = await exportedFiles();
      await importAll(files, 'site-export');
      expect(await archive()).toEqual(before);
      await here.clear();
      await importAll(files, 'site-export');
      expect(await archive()).toEqual(before);
    });
  });
});
