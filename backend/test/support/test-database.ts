import { createConnection } from 'mysql2/promise';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import { openDatabase } from '../../src/database/data-source';

/** Where a suite keeps its data: a folder of its own and, with TEST_DATABASE_URL, an emptied database there. */
export interface TestPlace {
  databaseUrl: string | null;
  dataDir: string;
  remove(): void;
}

/** `SQLite`, or the server that TEST_DATABASE_URL points to: for the names of suites. */
export const DATABASE_NAME = process.env.TEST_DATABASE_URL ? 'database server' : 'embedded database';

/** A fresh, empty place for one suite. On a server the database of TEST_DATABASE_URL is made if needed and emptied. */
export async function createTestPlace(): Promise<TestPlace> {
  const dataDir = mkdtempSync(join(tmpdir(), 'oran-test-'));
  const databaseUrl = process.env.TEST_DATABASE_URL || null;
  if (databaseUrl) await emptyServerDatabase(databaseUrl);
  return { databaseUrl, dataDir, remove: () => rmSync(dataDir, { recursive: true, force: true }) };
}

/** Opens and migrates the database of a place. */
export function openTestDatabase(place: TestPlace): Promise<DataSource> {
  return openDatabase(place);
}

async function emptyServerDatabase(databaseUrl: string): Promise<void> {
  const url = new URL(databaseUrl);
  const name = url.pathname.slice(1);
  url.pathname = '/';
  const connection = await createConnection({ uri: url.toString(), multipleStatements: true });
  try {
    await connection.query(
      `CREATE DATABASE IF NOT EXISTS \`${name}\` CHARACTER SET utf8mb4 COLLATE utf8mb4_bin; USE \`${name}\``,
    );
    const [rows] = await connection.query(
      'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = ?',
      [name],
    );
    const tables = (rows as { name: string }[]).map((row) => `\`${row.name}\``);
    if (tables.length > 0) {
      await connection.query(
        `SET foreign_key_checks = 0; DROP TABLE ${tables.join(', ')}; SET foreign_key_checks = 1`,
      );
    }
  } finally {
    await connection.end();
  }
}
