import { Logger } from '@nestjs/common';
import type { DataSource, QueryRunner } from 'typeorm';
import { MendedJson1764010000000 } from '../../src/platform/database/migrations/1764010000000-mended-json';
import { createTestPlace, openTestDatabase, type TestPlace } from '../support/test-database';

const SERVER = process.env.TEST_DATABASE_URL;
const onServer = SERVER ? describe : describe.skip;

const PAYLOAD = JSON.stringify({ a: 'say "1,85"', b: 'C:\\odds\nşut', c: '\t\0\b\x1a\r', d: ['⚽', null] });
const AT = '2025-03-01 12:00:00.123';

onServer(
  `JSON that a server stored with the driver's backslashes${SERVER ? '' : ' (skipped: the embedded database never does)'}`,
  () => {
    let place: TestPlace;
    let database: DataSource;
    let runner: QueryRunner;

    beforeAll(async () => {
      place = await createTestPlace();
      database = await openTestDatabase(place);
      runner = database.createQueryRunner();
      await insertAs('NO_BACKSLASH_ESCAPES', 1);
      await insertAs('', 2);
      await runner.query('INSERT INTO site_settings (name, value, updated_at) VALUES (?, ?, ?)', [
        'lost',
        '{\\"cut',
        AT,
      ]);
      await runner.query('INSERT INTO site_settings (name, value, updated_at) VALUES (?, ?, ?)', [
        'twice',
        '[\\\\\\"a\\\\\\"]',
        AT,
      ]);
    });
    afterAll(async () => {
      await runner?.release();
      await database?.destroy();
      place?.remove();
    });

    /** Writes rows in a mode as the site does; the connection has the site's own mode afterwards. */
    async function insertAs(mode: string, number: number): Promise<void> {
      const [before] = await runner.manager.query<{ mode: string }[]>('SELECT @@SESSION.sql_mode AS mode');
      await runner.query(`SET SESSION sql_mode = '${mode}'`);
      await runner.query('SET SESSION foreign_key_checks = 0');
      await runner.query('INSERT INTO site_settings (name, value, updated_at) VALUES (?, ?, ?)', [
        `text ${number}`,
        '"a\\"b"',
        AT,
      ]);
      await runner.query('INSERT INTO site_settings (name, value, updated_at) VALUES (?, ?, ?)', [
        `number ${number}`,
        '12',
        AT,
      ]);
      for (const seen of [AT, '2025-03-01 12:00:00.124'])
        await runner.query(
          'INSERT INTO timed_observations (match_id, seen_at, import_id, changes) VALUES (?, ?, ?, ?)',
          [number, seen, 7, PAYLOAD],
        );
      await runner.query('SET SESSION foreign_key_checks = 1');
      await runner.query(`SET SESSION sql_mode = '${before!.mode}'`);
    }

    const changes = async () =>
      (
        await runner.manager.query<{ changes: string }[]>(
          'SELECT changes FROM timed_observations ORDER BY match_id, seen_at',
        )
      ).map((row) => row.changes);
    const settings = async () =>
      Object.fromEntries(
        (
          await runner.manager.query<{ name: string; value: string }[]>(
            'SELECT name, value FROM site_settings',
          )
        ).map(({ name, value }) => [name, value]),
      );

    it('is as it was meant to be afterwards, whatever needs no mending untouched, and what can not be mended named', async () => {
      const stored = await changes();
      expect(stored[0]).toBe(PAYLOAD.replace(/["\\]/g, '\\$&'));
      expect(stored.slice(2)).toEqual([PAYLOAD, PAYLOAD]);
      const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation();
      jest.spyOn(Logger.prototype, 'log').mockImplementation();
      await new MendedJson1764010000000().up(runner);
      expect(await changes()).toEqual([PAYLOAD, PAYLOAD, PAYLOAD, PAYLOAD]);
      expect(await settings()).toEqual({
        'text 1': '"a\\"b"',
        'text 2': '"a\\"b"',
        'number 1': '12',
        'number 2': '12',
        lost: '{\\"cut',
        twice: '["a"]',
      });
      expect(warn.mock.calls).toEqual([
        [{ table: 'site_settings', column: 'value', rows: ['{"name":"lost"}'] }, expect.any(String)],
      ]);
    });

    it('is left alone when the migration runs once more', async () => {
      const before = [await changes(), await settings()];
      await new MendedJson1764010000000().up(runner);
      expect([await changes(), await settings()]).toEqual(before);
    });
  },
);
