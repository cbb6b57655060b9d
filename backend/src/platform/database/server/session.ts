import type { Connection, RowDataPacket } from 'mysql2/promise';

/**
 * How the site's sessions differ from what a server may have been told to begin sessions with. The driver writes values
 * into statements with backslashes: where a server takes these for letters, every form of the site is a way to inject
 * SQL. The rest would change results, or what is stored, without a word.
 */
const SETTINGS = {
  // without NO_BACKSLASH_ESCAPES, ANSI_QUOTES, NO_AUTO_VALUE_ON_ZERO, PAD_CHAR_TO_FULL_LENGTH
  sql_mode:
    "'STRICT_TRANS_TABLES,NO_ZERO_IN_DATE,NO_ZERO_DATE,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION'",
  time_zone: "'+00:00'",
  autocommit: '1',
  foreign_key_checks: '1',
  default_storage_engine: 'InnoDB',
  sql_auto_is_null: '0',
  sql_big_selects: '1',
  sql_safe_updates: '0',
  sql_select_limit: '18446744073709551615',
};

const STATEMENTS = [
  `SET ${Object.entries(SETTINGS)
    .map(([name, value]) => `SESSION ${name} = ${value}`)
    .join(', ')}`,
  // a server may ignore the character set that the driver asks for; text is compared by code point, as columns are
  'SET NAMES utf8mb4 COLLATE utf8mb4_bin',
  'SET SESSION TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ WRITE',
];

/** Modes in which what the driver sends means something else. */
const DANGEROUS = /NO_BACKSLASH_ESCAPES|ANSI_QUOTES/;

/** A server on which a session can't be set as the site needs it; `message` is what the server says. */
export class SessionRefusedError extends Error {
  readonly code = 'SESSION_REFUSED';
}

/**
 * Sets the session of a new connection. Nothing else may be sent before it, and nothing after it where it fails.
 * @throws SessionRefusedError when the server refuses, or something between only says that it has done it
 */
export async function beginSession(connection: Pick<Connection, 'query'>): Promise<void> {
  try {
    for (const statement of STATEMENTS) await connection.query(statement);
  } catch (error) {
    const { errno, fatal, message } = error as { errno?: unknown; fatal?: unknown; message: string };
    // without a number it is no answer of the server: the connection was lost
    if (fatal === true || typeof errno !== 'number') throw error;
    throw new SessionRefusedError(message, { cause: error });
  }
  const [rows] = await connection.query<RowDataPacket[]>('SELECT @@SESSION.sql_mode AS mode');
  const mode = String(rows[0]!['mode']);
  if (DANGEROUS.test(mode)) throw new SessionRefusedError(`sql_mode = ${mode}`);
}
