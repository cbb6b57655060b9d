import { cpSync, existsSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const BACKEND = fileURLToPath(new URL('../../../backend/package.json', import.meta.url));
const DATABASE = 'site.sqlite';

export interface DatabaseFile {
  exec(sql: string): void;
  prepare(sql: string): { run(...values: unknown[]): unknown; get(): { count: number } };
  close(): void;
}

/** Opens the embedded database of a data folder. */
export function openDatabase(dataDir: string): DatabaseFile {
  const Database = createRequire(BACKEND)('better-sqlite3') as new (path: string) => DatabaseFile;
  return new Database(join(dataDir, DATABASE));
}

/** The folder of the site that all journeys share, which the configuration has made. */
const shared = (): string => process.env.E2E_DATA_DIR!;
const template = (): string => `${shared()}-template`;

/** Keeps the shared site's data as they are now; it may be running. */
export function keepAsTemplate(): void {
  mkdirSync(template());
  const isOfDatabase = (path: string): boolean => path.includes(DATABASE);
  cpSync(shared(), template(), { recursive: true, filter: (path) => !isOfDatabase(path) });
  const database = openDatabase(shared());
  database.exec(`VACUUM INTO '${join(template(), DATABASE)}'`);
  database.close();
}

/** Gives a new site the data that were kept: making and learning from demo data takes half a minute. */
export function copyTemplate(dataDir: string): void {
  if (existsSync(template())) cpSync(template(), dataDir, { recursive: true });
}
