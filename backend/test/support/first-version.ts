import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createDataSource } from '../../src/platform/database/data-source';
import type { TestPlace } from './test-database';

/** Where what the first version left is kept. */
export const FIRST_VERSION = join(__dirname, '../fixtures/first-version');

/** Statements that made the tables, as each database printed them. */
const SCHEMAS: Readonly<Record<string, string>> = {
  'better-sqlite3': 'sqlite.sql',
  mysql: 'mysql.sql',
  mariadb: 'mariadb.sql',
};

export type Row = Record<string, unknown>;

const linesOf = (file: string) => readFileSync(join(FIRST_VERSION, file), 'utf8').trimEnd().split('\n');

/**
 * Leaves in an empty place what the first version of the site left: its tables with rows, and its files. See the README
 * beside them.
 */
export async function leaveFirstVersion(place: TestPlace): Promise<void> {
  cpSync(join(FIRST_VERSION, 'files'), place.dataDir, { recursive: true });
  const database = await createDataSource(place);
  await database.initialize();
  try {
    const runner = database.createQueryRunner();
    const check = (on: 0 | 1) =>
      runner.query(place.databaseUrl ? `SET foreign_key_checks = ${on}` : `PRAGMA foreign_keys = ${on}`);
    await check(0);
    for (const statement of linesOf(SCHEMAS[database.options.type]!)) await runner.query(statement);
    for (const [table, row] of storedRows()) {
      const columns = Object.keys(row);
      await runner.query(
        `INSERT INTO ${table} (${columns.map((name) => database.driver.escape(name)).join(', ')})
         VALUES (${columns.map(() => '?').join(', ')})`,
        Object.values(row),
      );
    }
    await check(1);
    await runner.release();
  } finally {
    await database.destroy();
  }
}

/** The rows that {@link leaveFirstVersion} leaves, by table; columns without a value are left out. */
export function rowsOfFirstVersion(): Record<string, Row[]> {
  const tables: Record<string, Row[]> = {};
  for (const [table, row] of storedRows()) (tables[table] ??= []).push(row);
  return tables;
}

const storedRows = () => linesOf('rows.jsonl').map((line) => JSON.parse(line) as [table: string, row: Row]);
