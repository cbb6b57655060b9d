import { join } from 'node:path';
import type { DataSourceOptions } from 'typeorm';
import { serverAddress, type ServerAddress } from '../config/server-address';
import { openServerConnection } from './server/server-connection';
import { serverDriver } from './server/server-pool';

/**
 * Options that differ between the databases: embedded, MySQL, MariaDB. Nothing outside this folder asks which one the
 * site is on; entities and migrations are the same on all.
 */
export async function connectionOptions(
  databaseUrl: string | null,
  dataDir: string,
): Promise<DataSourceOptions> {
  if (databaseUrl === null) return embeddedOptions(embeddedFile(dataDir));
  const { url, ssl, pool } = serverAddress(databaseUrl);
  return {
    // with the wrong one of the two the drift check reports changes that are none
    type: await serverKind(url, ssl),
    url,
    ssl,
    charset: 'utf8mb4',
    timezone: 'Z',
    dateStrings: ['DATE'],
    supportBigNumbers: true,
    poolSize: pool,
    driver: await serverDriver(),
    // mysql2's generated row parser never finishes compiling for rows as wide as the odds tables
    extra: { disableEval: true },
  };
}

/** The id that the database gave a row, of what its driver answers to the INSERT. */
export const insertedId = (raw: unknown): number =>
  Number(typeof raw === 'object' ? (raw as { insertId: number }).insertId : raw);

/** What kind of database it is. */
export type DatabaseType = DataSourceOptions['type'];

/** Where the embedded database lies. */
export const embeddedFile = (dataDir: string): string => join(dataDir, 'site.sqlite');

/** Milliseconds for which a connection sleeps while another process has the file locked; see `serializeConnection`. */
const LOCK_PATIENCE = 10_000;

function embeddedOptions(file: string): DataSourceOptions {
  return {
    type: 'better-sqlite3',
    database: file,
    enableWAL: true,
    // an import alone has more than TypeORM's hundred, and wide ones take long to prepare
    statementCacheSize: 400,
    timeout: LOCK_PATIENCE,
    prepareDatabase: (connection: { exec(sql: string): void }) => {
      // what is answered with success is on the disk
      connection.exec('PRAGMA synchronous = FULL');
      connection.exec('PRAGMA cache_size = -65536');
    },
  };
}

async function serverKind(url: string, ssl: ServerAddress['ssl']): Promise<'mysql' | 'mariadb'> {
  const connection = await openServerConnection({ uri: url, ssl });
  try {
    const [rows] = await connection.query('SELECT VERSION() AS version');
    return /mariadb/i.test((rows as { version: string }[])[0]!.version) ? 'mariadb' : 'mysql';
  } finally {
    await connection.end();
  }
}

/**
 * Statements that make a fresh schema compare text by code point, as the embedded database does. The folding of
 * the site decides what is equal, not a collation.
 */
export function schemaPreparation(type: DataSourceOptions['type']): string[] {
  return isServer(type) ? ['ALTER DATABASE CHARACTER SET utf8mb4 COLLATE utf8mb4_bin'] : [];
}

/** Suffix of a SELECT that locks the rows it reads until the end of the transaction. */
export function rowLock(type: DataSourceOptions['type']): string {
  // the embedded database locks as a whole when the transaction begins
  return isServer(type) ? ' FOR UPDATE' : '';
}

/** Statements that begin a transaction in which all reads see the database as it is now. */
export function snapshotStatements(type: DataSourceOptions['type']): string[] {
  return isServer(type)
    ? ['SET TRANSACTION ISOLATION LEVEL REPEATABLE READ', 'START TRANSACTION WITH CONSISTENT SNAPSHOT']
    : ['BEGIN DEFERRED'];
}

/** Statements that let a connection write rows before those they refer to, and end that. */
export function foreignKeyChecks(type: DataSourceOptions['type']): { off: string; on: string } {
  return isServer(type)
    ? { off: 'SET foreign_key_checks = 0', on: 'SET foreign_key_checks = 1' }
    : { off: 'PRAGMA foreign_keys = OFF', on: 'PRAGMA foreign_keys = ON' };
}

/** SQLite's functions take at most 127 arguments. */
const MOST_ARGUMENTS = 120;

const SERVER_MARK = 0xf8_00_00_00;

/**
 * A SELECT's value that holds numbers (up to 1,114,111; null counts as 0) as characters, in bytes. The embedded database
 * writes them in UTF-8, a server in three bytes after one that UTF-8 doesn't have.
 */
export function charactersOf(type: DataSourceOptions['type'], numbers: readonly string[]): string {
  const written = numbers.map((number) =>
    // a server leaves out what is null, where the embedded database writes a zero
    isServer(type) ? `IFNULL((${number}) + ${SERVER_MARK}, ${SERVER_MARK})` : number,
  );
  const parts = Array.from({ length: Math.ceil(written.length / MOST_ARGUMENTS) }, (_, part) => {
    const from = part * MOST_ARGUMENTS;
    return `CHAR(${written.slice(from, from + MOST_ARGUMENTS).join(', ')})`;
  });
  const text = `CONCAT(${parts.join(', ')})`;
  // the embedded driver takes twice as long for a text
  return isServer(type) ? text : `CAST(${text} AS BLOB)`;
}

/**
 * A SELECT of `texts` and of bytes as `numbers` whose rows may come as one: texts with line breaks between, then the
 * bytes of all. The embedded driver takes a third longer for many rows; a server limits the length of such a value.
 */
export function joinedRows(type: DataSourceOptions['type'], select: string): string {
  if (isServer(type)) return select;
  const columns = "GROUP_CONCAT(texts, '\n') AS texts, CAST(GROUP_CONCAT(numbers, '') AS BLOB) AS numbers";
  return `SELECT ${columns} FROM (${select}) HAVING COUNT(*) > 0`;
}

/** The database's clock inside a statement, in UTC; each statement has one "now". */
export function now(type: DataSourceOptions['type']): string {
  return isServer(type) ? 'UTC_TIMESTAMP(3)' : "'now'";
}

/** An instant so many milliseconds after another one, as columns store it. */
export function intervalFrom(type: DataSourceOptions['type'], from: string, milliseconds: number): string {
  const whole = Math.round(milliseconds);
  return isServer(type)
    ? `(${from} + INTERVAL ${whole * 1000} MICROSECOND)`
    : `strftime('%Y-%m-%d %H:%M:%f', ${from}, '${(whole / 1000).toFixed(3)} seconds')`;
}

/** A statement that changes nothing, and that a server which takes no writes refuses. */
export function harmlessWrite(type: DataSourceOptions['type']): string {
  // the embedded database would have it wait for other writers, and is writable as long as its file is
  return isServer(type) ? "UPDATE leases SET owner = owner WHERE name = ''" : 'SELECT 1';
}

/** Whether several processes, perhaps on several machines, may be at work on the database at once. */
export function isServer(type: DataSourceOptions['type']): boolean {
  return type === 'mysql' || type === 'mariadb';
}

interface DriverError {
  code?: unknown;
  errno?: unknown;
  message?: unknown;
}

/**
 * Codes with which a server gives up a transaction in favour of another one, so that nothing of it has happened: a
 * deadlock or, at the commit in a cluster, a write of the same row on another node (1213); a row that has changed since
 * the transaction read it (1020, MariaDB); a node that has lost its cluster, or hasn't joined it yet (1047).
 */
const CONFLICTS = new Set<unknown>([1213, 1020, 1047]);

/** The same work may well succeed a moment later. */
export function isConflict(error: unknown): boolean {
  const { code, errno } = driverError(error);
  return code === 'ER_LOCK_DEADLOCK' || CONFLICTS.has(errno);
}

const LOST =
  /^(PROTOCOL_CONNECTION_LOST|PROTOCOL_ENQUEUE_AFTER_FATAL_ERROR|ER_(SERVER_SHUTDOWN|CONNECTION_KILLED|QUERY_INTERRUPTED)|ECONNRESET|EPIPE)$/;

/** The connection ended in the middle: what was being done on it happened wholly or not at all, and no one says which. */
export function isConnectionLost(error: unknown): boolean {
  const { code, message } = driverError(error);
  return (
    (typeof code === 'string' && LOST.test(code)) ||
    // mysql2 says this one without a code
    (typeof message === 'string' && /connection is in closed state/.test(message))
  );
}

/** Another process has the file of the embedded database locked. */
export function isLocked(error: unknown): boolean {
  const { code } = driverError(error);
  return typeof code === 'string' && /^SQLITE_(BUSY|LOCKED)/.test(code);
}

/** A row with the same unique value is there already. */
export function isDuplicateKey(error: unknown): boolean {
  const { code } = driverError(error);
  return (
    code === 'ER_DUP_ENTRY' || code === 'SQLITE_CONSTRAINT_UNIQUE' || code === 'SQLITE_CONSTRAINT_PRIMARYKEY'
  );
}

/** Codes of broken pages, tables and indices: SQLite, and the storage engines of MySQL and MariaDB. */
const DAMAGE =
  /^(SQLITE_(CORRUPT|NOTADB)|ER_(NOT_KEYFILE|OLD_KEYFILE|CRASHED_ON_(USAGE|REPAIR)|(INNODB_)?INDEX_CORRUPT|(TABLE|FILE)_CORRUPT)$)/;

/** What is stored is broken: no repetition of the work will help. */
export function isDamage(error: unknown): boolean {
  const { code } = driverError(error);
  return typeof code === 'string' && DAMAGE.test(code);
}

function driverError(error: unknown): DriverError {
  const { driverError: inner } = (error ?? {}) as { driverError?: DriverError };
  return inner ?? (error as DriverError | null) ?? {};
}
