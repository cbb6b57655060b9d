import { Logger } from '@nestjs/common';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { isServer } from '../dialects';

/** Frozen: every column that held JSON when this migration was written. */
const JSON_COLUMNS = {
  alert_hits: ['prices'],
  audit_entries: ['before_json', 'after_json'],
  idempotency_keys: ['answer'],
  learned_markets: ['learned'],
  mails: ['data'],
  match_observations: ['payload'],
  pick_changes: ['removed', 'added'],
  saved_filters: ['filter_data', 'hidden_groups'],
  site_settings: ['value'],
  telegram_messages: ['data'],
  telegram_parts: ['places'],
  timed_observations: ['changes'],
};

/** Rows that are read at once. */
const MOST_ROWS = 200;

type Row = Record<string, unknown>;

/**
 * Where a server began sessions with NO_BACKSLASH_ESCAPES, what the driver escaped was stored with its backslashes, and
 * JSON can't be read any more. Sessions are set since; what was stored so is put right here.
 */
export class MendedJson1764010000000 implements MigrationInterface {
  private readonly logger = new Logger('Migration');

  async up(runner: QueryRunner): Promise<void> {
    // the embedded database takes values beside the statement
    if (!isServer(runner.dataSource.options.type)) return;
    for (const [table, columns] of Object.entries(JSON_COLUMNS))
      for (const column of columns) await this.mend(runner, table, column);
  }

  async down(): Promise<void> {
    // what can be read fits the older program too
  }

  private async mend(runner: QueryRunner, table: string, column: string): Promise<void> {
    const found = await runner.getTable(table);
    // a later migration takes tables away, and this one may run on what it leaves
    if (!found) return;
    const keys = found.primaryColumns.map(({ name }) => name);
    const marks = `(${keys.map(() => '?').join(', ')})`;
    // the first quotation mark of JSON never follows a backslash
    const escaped = await runner.manager.query<Row[]>(
      `SELECT ${keys.join(', ')} FROM ${table} WHERE RIGHT(SUBSTRING_INDEX(${column}, '"', 1), 1) = CHAR(92) ORDER BY ${keys.join(', ')}`,
    );
    const lost: string[] = [];
    for (let from = 0; from < escaped.length; from += MOST_ROWS) {
      const part = escaped.slice(from, from + MOST_ROWS);
      const rows = await runner.manager.query<Row[]>(
        `SELECT ${keys.join(', ')}, ${column} AS json FROM ${table} WHERE (${keys.join(', ')}) IN (${part.map(() => marks).join(', ')})`,
        part.flatMap((row) => keys.map((key) => row[key])),
      );
      for (const { json, ...key } of rows) {
        const mended = mendedJson(String(json));
        if (mended === null) lost.push(JSON.stringify(key));
        else
          await runner.query(
            `UPDATE ${table} SET ${column} = ? WHERE ${keys.map((name) => `${name} = ?`).join(' AND ')}`,
            [mended, ...keys.map((name) => key[name])],
          );
      }
    }
    const summary = { table, column, mended: escaped.length - lost.length };
    if (escaped.length > lost.length)
      this.logger.log(summary, 'JSON that was stored with backslashes is mended');
    if (lost.length > 0) this.logger.warn({ table, column, rows: lost }, 'JSON that can not be read');
  }
}

/** What the driver writes for a character that it escapes. */
const ESCAPES: Readonly<Record<string, string>> = {
  '0': '\0',
  b: '\b',
  t: '\t',
  n: '\n',
  r: '\r',
  Z: '\x1a',
};

/** JSON without the escapes of the driver, of however many writes; null when it is none. */
function mendedJson(stored: string): string | null {
  for (let text = stored; ;) {
    const undone = text.replace(/\\([0btnrZ"'\\])/g, (_, letter: string) => ESCAPES[letter] ?? letter);
    if (isJson(undone)) return undone;
    if (undone === text) return null;
    text = undone;
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
