import type { EntityManager } from 'typeorm';

/**
 * Writes some columns of a row with one statement, past the entities; without columns there is nothing to write.
 * @param table and the names of columns: from code, never from input
 * @param key column that holds the row's id
 */
export async function updateRow(
  manager: EntityManager,
  table: string,
  key: string,
  id: number,
  values: Record<string, string | number | null>,
): Promise<void> {
  const columns = Object.keys(values);
  if (columns.length === 0) return;
  await manager.query(
    `UPDATE ${table} SET ${columns.map((column) => `${column} = ?`).join(', ')} WHERE ${key} = ?`,
    [...Object.values(values), id],
  );
}
