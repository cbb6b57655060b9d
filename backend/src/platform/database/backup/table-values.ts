import { createHash } from 'node:crypto';
import type { RunQuery } from '../read-snapshot';
import { epochOfStored } from '../stored-instant';
import { type BackupTable, quoted, type TableCheck, type Value } from './archive';

const ROWS_PER_READ = 500;

/** Single precision: what a database keeps beyond these digits differs from one to the other. */
const FLOAT_DIGITS = 6;

type RawRow = Record<string, unknown>;

/** Rows of a table in order of its key, in batches, as a backup holds them. */
export async function* readRows(query: RunQuery, table: BackupTable): AsyncGenerator<Value[][]> {
  const columns = table.columns.map(({ name }) => quoted(name)).join(', ');
  const order = table.key.map(quoted).join(', ');
  let after: RawRow | undefined;
  for (;;) {
    const { where, params } = beyond(table.key, after);
    const rows = await query<RawRow>(
      `SELECT ${columns} FROM ${quoted(table.name)} ${where} ORDER BY ${order} LIMIT ${ROWS_PER_READ}`,
      params,
    );
    if (rows.length > 0) yield rows.map((row) => toValues(row, table));
    if (rows.length < ROWS_PER_READ) return;
    after = rows.at(-1);
  }
}

/** Count and checksum of a table's rows. */
export async function checkTable(query: RunQuery, table: BackupTable): Promise<TableCheck> {
  const check = new RowCheck();
  for await (const rows of readRows(query, table)) for (const row of rows) check.add(JSON.stringify(row));
  return check.result();
}

/** Running count and checksum of rows. */
export class RowCheck {
  private readonly hash = createHash('sha256');
  private rows = 0;

  /** @param line a row as JSON */
  add(line: string): void {
    this.rows += 1;
    this.hash.update(line).update('\n');
  }

  result(): TableCheck {
    return { rows: this.rows, sha256: this.hash.copy().digest('hex') };
  }
}

/** The condition that a row comes after another in order of the key. */
function beyond(key: readonly string[], after: RawRow | undefined): { where: string; params: unknown[] } {
  if (after === undefined) return { where: '', params: [] };
  const alternatives = key.map((column, at) =>
    [...key.slice(0, at).map((before) => `${quoted(before)} = ?`), `${quoted(column)} > ?`].join(' AND '),
  );
  return {
    where: `WHERE (${alternatives.join(') OR (')})`,
    params: key.flatMap((_, at) => key.slice(0, at + 1).map((column) => after[column])),
  };
}

const toValues = (row: RawRow, { columns }: BackupTable): Value[] =>
  columns.map(({ name, kind }) => {
    const value = row[name];
    if (value === null || value === undefined) return null;
    if (kind === 'instant') return new Date(epochOfStored(value as string | Date)).toISOString();
    if (kind === 'float') return Number(Number(value).toPrecision(FLOAT_DIGITS));
    if (typeof value === 'boolean') return Number(value);
    return value as Value;
  });
