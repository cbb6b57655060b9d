import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../data-source';
import { inTransaction } from '../transaction';
import { repeatable } from './durability';

/** Two connections to one file, as two processes have them. */
describe('a connection to the embedded database that finds it locked by another process', () => {
  let dataDir: string;
  let first: DataSource;
  let second: DataSource;

  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'oran-locked-'));
    first = await (await createDataSource({ databaseUrl: null, dataDir })).initialize();
    second = await (await createDataSource({ databaseUrl: null, dataDir })).initialize();
    await first.query('CREATE TABLE notes (text TEXT)');
  });
  afterEach(async () => {
    await first.destroy();
    await second.destroy();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const add = (database: DataSource, text: string) => database.query('INSERT INTO notes VALUES (?)', [text]);
  const addInTransaction = (database: DataSource, text: string) =>
    inTransaction(database, (manager) => manager.query('INSERT INTO notes VALUES (?)', [text]));
  const seen = async (database: DataSource) =>
    (await database.query<{ text: string }[]>('SELECT text FROM notes ORDER BY text')).map(
      ({ text }) => text,
    );

  it.each<[string, typeof add]>([
    ['a write of its own', add],
    ['a transaction', addInTransaction],
  ])('gives up %s after some seconds, reads on meanwhile and writes again afterwards', async (_, write) => {
    await inTransaction(first, async (manager) => {
      await manager.query("INSERT INTO notes VALUES ('first')");
      let isRefused = false;
      const refused = expect(write(second, 'refused'))
        .rejects.toThrow('database is locked')
        .then(() => (isRefused = true));
      for (let reads = 0; reads < 20; reads += 1) expect(await seen(second)).toEqual([]);
      expect(isRefused).toBe(false);
      await refused;
      expect(await seen(second)).toEqual([]);
    });
    expect(await seen(second)).toEqual(['first']);
    await write(second, 'second');
    expect(await seen(first)).toEqual(['first', 'second']);
  });

  it('never keeps the thread: timers go on while writes wait, and the writes end in their order', async () => {
    const written: string[] = [];
    let ticks = 0;
    const ticking = setInterval(() => (ticks += 1), 5);
    let waiting: Promise<unknown> = Promise.resolve();
    await inTransaction(first, async (manager) => {
      await manager.query("INSERT INTO notes VALUES ('first')");
      waiting = Promise.all(
        ['a', 'b', 'c'].map(async (text, at) => {
          await (at === 1 ? addInTransaction : add)(second, text);
          written.push(text);
        }),
      );
      await pause(500);
      expect(written).toEqual([]);
    });
    await waiting;
    clearInterval(ticking);
    expect(written).toEqual(['a', 'b', 'c']);
    expect(ticks).toBeGreaterThan(20);
  });

  it('goes before transactions of another thread that can be repeated, which come one after the other', async () => {
    let isWritten = false;
    let transactions = 0;
    let write: Promise<unknown> = Promise.resolve();
    while (!isWritten && transactions < 50) {
      await repeatable(() =>
        inTransaction(first, async (manager) => {
          await manager.query("INSERT INTO notes VALUES ('import')");
          if (transactions === 0) write = add(second, 'visitor').then(() => (isWritten = true));
          await pause(20);
        }),
      );
      transactions += 1;
    }
    await write;
    expect(transactions).toBe(2);
  });
});
