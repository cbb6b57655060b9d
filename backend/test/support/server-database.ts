import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Connection, RowDataPacket } from 'mysql2/promise';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../src/platform/database/data-source';
import { openServerConnection } from '../../src/platform/database/server/server-connection';

const MIGRATIONS = join(__dirname, '..', '..', 'src', 'platform', 'database', 'migrations');

/** What the migrations leave in a database. */
interface Migrated {
  readonly structure: string;
  /** Rows that they put in, by table. */
  readonly rows: Readonly<Record<string, Record<string, unknown>[]>>;
}

/** Makes the database of an address if needed, and drops all its tables. */
export async function dropEverything(databaseUrl: string): Promise<void> {
  await onDatabase(databaseUrl, async (connection) => {
    const tables = await tablesOf(connection);
    if (tables.length > 0) await unchecked(connection, () => connection.query('DROP TABLE ??', [tables]));
  });
}

/**
 * Leaves a database as its migrations do: where the tables are exactly as they made them these are emptied, ids
 * starting at 1 again, otherwise they are dropped and made again.
 */
export async function emptyOrMigrate(databaseUrl: string): Promise<void> {
  const note = join(tmpdir(), `oran-migrated-${hash(databaseUrl + migrationSources())}.json`);
  const known = existsSync(note) ? (JSON.parse(readFileSync(note, 'utf8')) as Migrated) : null;
  const done = await onDatabase(databaseUrl, async (connection) => {
    if (known === null || (await structureOf(connection)) !== known.structure) return false;
    await unchecked(connection, () => empty(connection, known));
    return true;
  });
  if (done) return;
  await dropEverything(databaseUrl);
  const database = await openDatabase({ databaseUrl, dataDir: tmpdir() });
  await database.destroy();
  writeFileSync(note, JSON.stringify(await onDatabase(databaseUrl, migratedOf)));
}

async function empty(connection: Connection, { rows }: Migrated): Promise<void> {
  // MySQL otherwise gives the next id of some minutes ago; MariaDB, which takes this for a comment, never does
  await connection.query('/*!80000 SET SESSION information_schema_stats_expiry = 0 */');
  const tables = await tablesOf(connection, 'AND table_name <> "migrations"');
  const counted = await tablesOf(connection, 'AND table_name <> "migrations" AND auto_increment > 1');
  const filled = await query(
    connection,
    tables.map(() => 'SELECT ? AS name FROM DUAL WHERE EXISTS (SELECT 1 FROM ??)').join(' UNION ALL '),
    tables.flatMap((table) => [table, table]),
  );
  for (const table of new Set([...counted, ...filled.map(({ name }) => name as string)])) {
    await connection.query('TRUNCATE TABLE ??', [table]);
    for (const row of rows[table] ?? []) await connection.query('INSERT INTO ?? SET ?', [table, row]);
  }
}

async function migratedOf(connection: Connection): Promise<Migrated> {
  const rows: Record<string, Record<string, unknown>[]> = {};
  for (const table of await tablesOf(connection, 'AND table_name <> "migrations"')) {
    rows[table] = await query(connection, 'SELECT * FROM ??', [table]);
  }
  return { structure: await structureOf(connection), rows };
}

/** Columns, indices, foreign keys and finished migrations as one short text. */
async function structureOf(connection: Connection): Promise<string> {
  const parts = [
    `SELECT table_name, column_name, ordinal_position, column_default, is_nullable, column_type, collation_name, extra
       FROM information_schema.columns WHERE table_schema = DATABASE() ORDER BY 1, 3`,
    `SELECT table_name, index_name, seq_in_index, column_name, non_unique, sub_part
       FROM information_schema.statistics WHERE table_schema = DATABASE() ORDER BY 1, 2, 3`,
    `SELECT constraint_name, table_name, referenced_table_name, update_rule, delete_rule
       FROM information_schema.referential_constraints WHERE constraint_schema = DATABASE() ORDER BY 1, 2`,
  ];
  if ((await tablesOf(connection)).includes('migrations'))
    parts.push('SELECT name FROM migrations ORDER BY name');
  const found: unknown[] = [];
  for (const part of parts) found.push(await query(connection, part));
  return hash(JSON.stringify(found));
}

async function tablesOf(connection: Connection, condition = ''): Promise<string[]> {
  const statement = `SELECT table_name AS name FROM information_schema.tables
                      WHERE table_schema = DATABASE() AND table_type = 'BASE TABLE' ${condition} ORDER BY 1`;
  return (await query(connection, statement)).map(({ name }) => name as string);
}

async function query(
  connection: Connection,
  statement: string,
  values: unknown[] = [],
): Promise<RowDataPacket[]> {
  const [rows] = await connection.query<RowDataPacket[]>(statement, values);
  return rows;
}

async function unchecked(connection: Connection, work: () => Promise<unknown>): Promise<void> {
  await connection.query('SET foreign_key_checks = 0');
  await work();
  await connection.query('SET foreign_key_checks = 1');
}

async function onDatabase<T>(databaseUrl: string, work: (connection: Connection) => Promise<T>): Promise<T> {
  const url = new URL(databaseUrl.replace(/^mariadb:/, 'mysql:'));
  const name = decodeURIComponent(url.pathname.slice(1));
  url.pathname = '/';
  const connection = await openServerConnection({ uri: url.toString(), dateStrings: true });
  try {
    await connection.query('CREATE DATABASE IF NOT EXISTS ?? CHARACTER SET utf8mb4 COLLATE utf8mb4_bin', [
      name,
    ]);
    await connection.query('USE ??', [name]);
    return await work(connection);
  } finally {
    await connection.end();
  }
}

const migrationSources = (): string =>
  readdirSync(MIGRATIONS)
    .sort()
    .map((file) => readFileSync(join(MIGRATIONS, file), 'utf8'))
    .join();

const hash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32);
