import type { EntityManager } from 'typeorm';

/** SQLite takes at most 32,766 parameters in one statement. */
const MOST_PARAMETERS = 32_000;

type Value = string | number | null;

/**
 * Inserts rows with as few statements as the databases allow, past the entities: an entity with 160 columns costs
 * more to hydrate than to store.
 * @param columns names from code, never from input
 */
export async function bulkInsert(
  manager: EntityManager,
  table: string,
  columns: readonly string[],
  rows: readonly (readonly Value[])[],
): Promise<void> {
  const rowsAtOnce = Math.floor(MOST_PARAMETERS / columns.length);
  const one = `(${columns.map(() => '?').join(', ')})`;
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    const chunk = rows.slice(from, from + rowsAtOnce);
    const values = new Array(chunk.length).fill(one).join(', ');
    await manager.query(`INSERT INTO ${table} (${columns.join(', ')}) VALUES ${values}`, chunk.flat());
  }
}
