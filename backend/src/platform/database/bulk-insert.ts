import type { EntityManager } from 'typeorm';
import { isServer } from './dialects';

/** SQLite takes at most 32,766 parameters in one statement. */
const MOST_PARAMETERS = 32_000;
/** Rows of the largest statement that the embedded database prepares: more gain nothing. */
const MOST_PREPARED = 64;
const MOST_STATEMENTS = 400;

type Value = string | number | null;

/**
 * Inserts rows with few statements, past the entities: an entity with 160 columns costs more to hydrate than to store.
 * @param columns names from code, never from input
 */
export async function bulkInsert(
  manager: EntityManager,
  table: string,
  columns: readonly string[],
  rows: readonly (readonly Value[])[],
): Promise<void> {
  const most = Math.floor(MOST_PARAMETERS / columns.length);
  const names = columns.join(', ');
  const onServer = isServer(manager.dataSource.options.type);
  for (let from = 0; from < rows.length;) {
    const left = Math.min(rows.length - from, most);
    const count = onServer ? left : preparedRows(left);
    const values: Value[] = [];
    for (let at = from; at < from + count; at += 1) for (const value of rows[at]!) values.push(value);
    await manager.query(onServer ? statement(table, names, count) : prepared(table, names, count), values);
    from += count;
  }
}

function statement(table: string, names: string, count: number): string {
  const one = `(${names.replace(/[^, ]+/g, '?')})`;
  return `INSERT INTO ${table} (${names}) VALUES ${new Array(count).fill(one).join(', ')}`;
}

const statements = new Map<string, string>();

/** The same text each time: statements of thousands of characters are looked up by it. */
function prepared(table: string, names: string, count: number): string {
  const key = `${table} ${count} ${names}`;
  let text = statements.get(key);
  if (text === undefined) {
    text = statement(table, names, count);
    if (statements.size >= MOST_STATEMENTS) statements.clear();
    statements.set(key, text);
  }
  return text;
}

/** Powers of two: statements that come again are prepared already, and preparing costs as much as inserting. */
const preparedRows = (left: number): number => Math.min(MOST_PREPARED, 2 ** Math.floor(Math.log2(left)));
