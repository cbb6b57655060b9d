import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { archiveImage, type MatchImage } from './archive-image';
import { ImportPlace } from './import-place';
import { openTestDatabase, type TestPlace } from './test-database';

const newPlace = (): TestPlace => {
  const dataDir = mkdtempSync(join(tmpdir(), 'oran-fresh-'));
  return { databaseUrl: null, dataDir, remove: () => rmSync(dataDir, { recursive: true, force: true }) };
};

/** What an archive shows into which nothing but the given files was ever imported: what every other way must lead to. */
export class FreshArchives {
  private constructor(
    /** An empty embedded database with all tables, of which each archive is a copy. */
    private readonly template: TestPlace,
    private readonly now: Date,
  ) {}

  /** @param now what the clock shows */
  static async open(now: Date): Promise<FreshArchives> {
    const template = newPlace();
    await (await openTestDatabase(template)).destroy();
    return new FreshArchives(template, now);
  }

  /**
   * Imports files one after the other into an archive of their own, whichever database the suite runs on.
   * @throws Error when one of them can't be imported
   */
  async imageOf(files: readonly string[]): Promise<MatchImage[]> {
    const place = newPlace();
    cpSync(this.template.dataDir, place.dataDir, { recursive: true });
    const here = await ImportPlace.on(place, this.now);
    try {
      for (const file of files) {
        const { status, error } = await here.imports.importFile(file);
        if (status !== 'done') throw new Error(`${file}: ${error}`);
      }
      return await archiveImage(here.database);
    } finally {
      await here.close();
    }
  }

  close(): void {
    this.template.remove();
  }
}
