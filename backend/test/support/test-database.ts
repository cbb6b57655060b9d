import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import { openDatabase } from '../../src/platform/database/data-source';
import { dropEverything, emptyOrMigrate } from './server-database';

/** Where a suite keeps its data: a folder of its own and, with TEST_DATABASE_URL, an emptied database there. */
export interface TestPlace {
  databaseUrl: string | null;
  dataDir: string;
  remove(): void;
}

/** `SQLite`, or the server that TEST_DATABASE_URL points to: for the names of suites. */
export const DATABASE_NAME = process.env.TEST_DATABASE_URL ? 'database server' : 'embedded database';

/** A fresh, empty place for one suite. On a server the database of TEST_DATABASE_URL is made if needed and emptied. */
export function createTestPlace(): Promise<TestPlace> {
  return placeOn(dropEverything);
}

/** The same, for suites to which it is all one whether the tables on a server are there already: that is quicker. */
export function createMigratedPlace(): Promise<TestPlace> {
  return placeOn(emptyOrMigrate);
}

async function placeOn(prepare: (databaseUrl: string) => Promise<void>): Promise<TestPlace> {
  const dataDir = mkdtempSync(join(tmpdir(), 'oran-test-'));
  const databaseUrl = process.env.TEST_DATABASE_URL || null;
  if (databaseUrl) await prepare(databaseUrl);
  return { databaseUrl, dataDir, remove: () => rmSync(dataDir, { recursive: true, force: true }) };
}

/** Opens and migrates the database of a place. */
export function openTestDatabase(place: TestPlace): Promise<DataSource> {
  return openDatabase(place);
}
