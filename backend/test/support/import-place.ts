import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import { Clock } from '../../src/platform/time/clock';
import type { Settings } from '../../src/platform/config/settings';
import { Database } from '../../src/platform/database/database';
import { SharedFiles } from '../../src/platform/database/files/shared-files';
import { ImportStore } from '../../src/modules/imports/queue/import-store';
import { ImportsService } from '../../src/modules/imports/imports.service';
import { openLocally } from '../../src/modules/imports/source/local-source';
import type { ImportSummary } from '../../src/modules/imports/run/import-summary';
import { dumpArchive, type DumpedMatch } from './archive-dump';
import { seasonFile } from './season-rows';
import { createTestPlace, openTestDatabase, type TestPlace } from './test-database';

/** The service of imports on a database of its own, without a site. */
export class ImportPlace {
  private files = 0;

  private constructor(
    readonly place: TestPlace,
    readonly database: DataSource,
    /** What the service's clock shows. */
    readonly now: Date,
    readonly store: ImportStore,
    readonly imports: ImportsService,
  ) {}

  static async open(now?: Date): Promise<ImportPlace> {
    return ImportPlace.on(await createTestPlace(), now);
  }

  /** On a place that is there; closing removes it. */
  static async on(place: TestPlace, now = new Date('2026-05-17T12:00:00Z')): Promise<ImportPlace> {
    const database = await openTestDatabase(place);
    const clock = Object.assign(new Clock(), { now: () => now });
    const store = new ImportStore(new Database(database), clock);
    const imports = new ImportsService(
      database,
      clock,
      { dataDir: place.dataDir } as Settings,
      store,
      new SharedFiles({ dataDir: place.dataDir } as Settings, database),
      openLocally,
    );
    return new ImportPlace(place, database, now, store, imports);
  }

  /** Writes a file of these lines; answers its path. */
  file(...lines: string[]): string {
    const path = join(this.place.dataDir, `file-${(this.files += 1)}.csv`);
    writeFileSync(path, lines.join('\n'));
    return path;
  }

  season(...rows: string[]): string {
    return this.file(seasonFile(...rows));
  }

  /** The only match of the archive. */
  async only(): Promise<DumpedMatch> {
    const all = await dumpArchive(this.database);
    expect(all).toHaveLength(1);
    return all[0]!;
  }

  clear(): Promise<void> {
    return clearArchive(this.database);
  }

  async close(): Promise<void> {
    await this.database.destroy();
    this.place.remove();
  }
}

/** Rows read, inserted, updated, unchanged and skipped. */
export const counts = ({ rows_read, inserted, updated, unchanged, skipped }: ImportSummary): number[] => [
  rows_read,
  inserted,
  updated,
  unchanged,
  skipped,
];

/** The lines of an import's report, without its heading. */
export const reportOf = (summary: ImportSummary): string[] =>
  readFileSync(summary.reportPath, 'utf8')
    .replace(/^\ufeff/, '')
    .trimEnd()
    .split('\r\n')
    .slice(1);

/** Empties the archive and the history of imports. */
export async function clearArchive(database: DataSource): Promise<void> {
  const tables = ['matches', 'imports', 'competition_aliases', 'competitions', 'team_aliases'];
  // what outlives its matches
  const besides = ['match_moves', 'name_joins', 'version_restarts'];
  for (const table of [...tables, ...besides]) await database.query(`DELETE FROM ${table}`);
}
