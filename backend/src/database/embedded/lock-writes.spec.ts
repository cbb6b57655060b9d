import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../data-source';
import { inTransaction } from '../transaction';

/** Two connections to one file, as two processes have them; the second one waits for locks for a moment only. */
describe('a connection to the embedded database that found it locked by another process', () => {
  let dataDir: string;
  let first: DataSource;
  let second: DataSource;

  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'oran-locked-'));
    first = await (await createDataSource({ databaseUrl: null, dataDir })).initialize();
    second = await (await createDataSource({ databaseUrl: null, dataDir })).initialize();
    await first.query('CREATE TABLE notes (text TEXT)');
    await second.query('PRAGMA busy_timeout = 50');
  });
  afterEach(async () => {
    await first.destroy();
    await second.destroy();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const add = (database: DataSource, text: string) => database.query('INSERT INTO notes VALUES (?)', [text]);
  const seen = async (database: DataSource) =>
    (await database.query<{ text: string }[]>('SELECT text FROM notes ORDER BY text')).map(
      ({ text }) => text,
    );

  it.each<[string, () => Promise<unknown>]>([
    ['a write of its own', () => add(second, 'refused')],
    [
      'a transaction',
      () => inTransaction(second, (manager) => manager.query("DELETE FROM notes WHERE text = 'x'")),
    ],
  ])('reads on as before and writes again after %s was refused', async (_, write) => {
    await inTransaction(first, async (manager) => {
      await manager.query("INSERT INTO notes VALUES ('first')");
      await expect(write()).rejects.toThrow('database is locked');
      expect(await seen(second)).toEqual([]);
    });
    expect(await seen(second)).toEqual(['first']);
    await add(second, 'second');
    expect(await seen(first)).toEqual(['first', 'second']);
  });
});
