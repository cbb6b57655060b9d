import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DataSource, EntityManager } from 'typeorm';
import { createDataSource } from '../data-source';
import { inTransaction } from '../transaction';
import { repeatable } from './durability';

const FULL = 2;
const NORMAL = 1;

describe('the embedded database', () => {
  let dataDir: string;
  let database: DataSource;

  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'oran-durable-'));
    database = await (await createDataSource({ databaseUrl: null, dataDir })).initialize();
  });
  afterEach(async () => {
    await database.destroy();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const syncing = async (manager: EntityManager) =>
    (await manager.query<{ synchronous: number }[]>('PRAGMA synchronous'))[0]!.synchronous;

  it('is an SQLite in which a checkpoint beside a commit loses nothing', async () => {
    // https://sqlite.org/wal.html, "the WAL-reset bug": mended in 3.51.3
    const [{ version }] = (await database.query('SELECT sqlite_version() AS version')) as [
      { version: string },
    ];
    const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
    expect(major * 1_000_000 + minor * 1_000 + patch).toBeGreaterThanOrEqual(3_051_003);
  });

  it('syncs each transaction before it is answered', async () => {
    expect(await syncing(database.manager)).toBe(FULL);
    expect(await inTransaction(database, syncing)).toBe(FULL);
  });

  it.each<[string, boolean]>([
    ['was committed', false],
    ['was rolled back', true],
  ])('leaves that out for work that can be repeated, and syncs again once it %s', async (_, fails) => {
    const work = repeatable(() =>
      inTransaction(database, async (manager) => {
        expect(await syncing(manager)).toBe(NORMAL);
        if (fails) throw new Error('the work failed');
      }),
    );
    const [other] = await Promise.all([inTransaction(database, syncing), work.catch(() => undefined)]);
    expect([other, await syncing(database.manager)]).toEqual([FULL, FULL]);
  });
});
