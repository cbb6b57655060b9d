import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import { Database } from '../../src/platform/database/database';
import { SharedFiles } from '../../src/platform/database/files/shared-files';
import { Clock } from '../../src/platform/time/clock';
import type { Settings } from '../../src/platform/config/settings';
import { insertDemoMatches } from '../../src/demo/insert-matches';
import { ImportStore } from '../../src/modules/imports/queue/import-store';
import { ImportsService } from '../../src/modules/imports/imports.service';
import { openLocally } from '../../src/modules/imports/source/local-source';
import { type Markets, writeSnapshot } from '../support/bulletin-snapshot';
import { readerOf } from '../support/site-archive';
import { createTestPlace, DATABASE_NAME, openTestDatabase, type TestPlace } from '../support/test-database';

const RESULT: Markets = { '1': [[1.9, 3.4, 4.2]] };
const MARKETS: Markets = { ...RESULT, '268': [[2.58, 3.29, 1.85], 1] };
const SEASON = 'Div,Date,Time,HomeTeam,AwayTeam,B365H,B365D,B365A,B365CH,B365CD,B365CA';
const WIDE = 'match_date,match_time,tournament,homeTeam,awayTeam,Karşılıklı Gol :: KG Var';
const NATIVE =
  'match_date,match_time,country_name,competition_name,home_team,away_team,filter_type,observed_at,ft_1_odd';

const [BET365, SEASON_FILE, BULLETIN, SNAPSHOT, OWN, DEMO] = [1, 16, 32, 64, 128, 256];

describe(`an archive from before the sources of prices were kept, on the ${DATABASE_NAME}`, () => {
  let place: TestPlace;
  let database: DataSource;
  let imports: ImportsService;
  let files = 0;

  beforeAll(async () => {
    place = await createTestPlace();
    database = await openTestDatabase(place);
    const clock = new Clock();
    const store = new ImportStore(new Database(database), clock);
    imports = new ImportsService(
      database,
      clock,
      { dataDir: place.dataDir } as Settings,
      store,
      new SharedFiles({ dataDir: place.dataDir } as Settings, database),
      openLocally,
    );
  });

  afterAll(async () => {
    await database?.destroy();
    place?.remove();
  });

  async function csv(...lines: string[]) {
    const path = join(place.dataDir, `${(files += 1)}.csv`);
    writeFileSync(path, lines.join('\n'));
    return imports.importFile(path);
  }
  const seen = (home: string, kickOff: string, at: string, markets = MARKETS) =>
    imports.importFile(
      writeSnapshot(place.dataDir, String((files += 1)), {
        at,
        kickOff,
        home,
        away: 'Rakip',
        markets,
      }),
    );

  /** Takes the database back to the schema before, as it was filled by the program of that time. */
  async function goBack(): Promise<void> {
    // what names a bookmaker is younger
    await database.query(
      `UPDATE match_observations SET payload = REPLACE(payload, '"bookmaker":"B365",', '')`,
    );
    for (const has = () => hasColumn('closing_seen_at'); await has();) await database.undoLastMigration();
    for (const column of ['opening_sources', 'closing_sources', 'opening_seen_at'])
      expect(await hasColumn(column)).toBe(false);
  }
  async function hasColumn(column: string): Promise<boolean> {
    const runner = database.createQueryRunner();
    try {
      return await runner.hasColumn('matches', column);
    } finally {
      await runner.release();
    }
  }

  /** Masks and instants of a match. */
  async function stored(home: string) {
    const [row] = (await database.query(
      'SELECT id, opening_sources AS opening, closing_sources AS closing FROM matches WHERE home_team = ?',
      [home],
    )) as { id: number; opening: number; closing: number }[];
    const at = (await readerOf(database).seenAt(row!.id))!;
    return [row!.opening, row!.closing, at.opening?.toISOString() ?? null, at.closing?.toISOString() ?? null];
  }
  const all = async () => {
    const rows = (await database.query('SELECT home_team FROM matches WHERE is_demo = 0')) as {
      home_team: string;
    }[];
    return Object.fromEntries(
      await Promise.all(rows.map(async ({ home_team: home }) => [home, await stored(home)] as const)),
    ) as Record<string, unknown[]>;
  };

  it('come from what was observed of each match, the same when the migration is repeated', async () => {
    const evening = '2026-08-21T18:30:00Z';
    await seen('Hepsi', evening, '2026-08-20T15:00:00.120Z');
    await seen('Hepsi', evening, '2026-08-21T18:00:00Z');
    await seen('Hepsi', evening, '2026-08-21T18:45:00Z');
    await seen('Gece', '2026-08-21T22:30:00Z', '2026-08-20T15:00:00Z');
    await seen('Fazla', evening, '2026-08-20T15:00:00Z', RESULT);
    await csv(
      SEASON,
      'T1,21/08/2026,19:30,Hepsi,Rakip,2,3,4,,,',
      'T1,22/08/2026,19:30,Kapanan,Rakip,,,,2,3,4',
      'T1,21/08/2026,19:30,Fazla,Rakip,2,3,4,,,',
      'T1,23/08/2026,19:30,Oransiz,Rakip,,,,,,',
    );
    await csv(
      WIDE,
      '2026-08-21,21:30,Türkiye Süper Ligi,Hepsi,Rakip,1.7',
      '2026-08-24,,Türkiye Süper Ligi,Bülten,Rakip,1.6',
    );
    await csv(NATIVE, '2026-08-22,21:30,Türkiye,Süper Lig,Kapanan,Rakip,opening,,2.1');
    await insertDemoMatches(database, { from: '2024-05-18', to: '2024-05-18', today: '2024-05-19' });
    await database.query('UPDATE archive_revision SET revision = revision + 1');
    const exact = await all();
    await goBack();
    await database.runMigrations();

    const everything = SEASON_FILE! | BULLETIN! | SNAPSHOT!;
    const { Fazla: fazla, ...derived } = await all();
    expect(derived).toEqual({
      // closing 1X2 is the snapshots'
      Hepsi: [everything, BULLETIN! | SNAPSHOT!, '2026-08-20T15:00:00.120Z', '2026-08-21T18:00:00.000Z'],
      // a kick-off at half past one in the night
      Gece: [SNAPSHOT, SNAPSHOT, null, null],
      Kapanan: [OWN, SEASON_FILE, null, null],
      Oransiz: [0, 0, null, null],
      Bülten: [BULLETIN, BULLETIN, null, null],
    });
    // no opening price is the snapshot's: that it has observed something of them is all that can be known
    const at = '2026-08-20T15:00:00.000Z';
    expect(exact.Fazla).toEqual([BET365, SNAPSHOT, null, at]);
    expect(fazla).toEqual([SEASON_FILE! | SNAPSHOT!, SNAPSHOT, at, at]);
    // but for bookmakers and nights the same as the imports themselves have stored
    const withoutBookmaker = ([opening, closing, ...instants]: unknown[]) => [
      ...[opening, closing].map((mask) =>
        Number(mask) & BET365! ? Number(mask) - BET365! + SEASON_FILE! : mask,
      ),
      ...instants,
    ];
    for (const home of ['Hepsi', 'Kapanan', 'Oransiz', 'Bülten'])
      expect([home, derived[home]]).toEqual([home, withoutBookmaker(exact[home]!)]);

    const demo = (await database.query(
      'SELECT DISTINCT opening_sources AS opening, closing_sources AS closing FROM matches WHERE is_demo = 1',
    )) as unknown[];
    expect(demo).toEqual([{ opening: DEMO, closing: DEMO }]);

    await database.query("DELETE FROM migrations WHERE name LIKE 'PriceSources%'");
    await database.runMigrations();
    expect(await all()).toEqual({ ...derived, Fazla: fazla });
  });

  it('learns the bookmakers when a file is imported again', async () => {
    const again = await csv(SEASON, 'T1,22/08/2026,19:30,Kapanan,Rakip,,,,2,3,4');
    expect([again.updated, again.unchanged]).toEqual([1, 0]);
    expect(await stored('Kapanan')).toEqual([OWN, BET365, null, null]);
    const third = await csv(SEASON, 'T1,22/08/2026,19:30,Kapanan,Rakip,,,,2,3,4');
    expect([third.updated, third.unchanged]).toEqual([0, 1]);
  });
});
