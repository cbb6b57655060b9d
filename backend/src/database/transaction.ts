import type { DataSource, EntityManager } from 'typeorm';
import { isDeadlock, rowLock } from './dialects';

/** Times a transaction is begun anew after the database chose it as a deadlock's victim. */
const DEADLOCK_RETRIES = 5;

/**
 * Runs `work` in a transaction and, when the database aborts it to resolve a deadlock, once more from the start. All
 * effects of `work` must go through the manager it gets.
 */
export async function inTransaction<T>(
  dataSource: DataSource,
  work: (manager: EntityManager) => Promise<T>,
): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await dataSource.transaction(work);
    } catch (error) {
      if (attempt >= DEADLOCK_RETRIES || !isDeadlock(error)) throw error;
    }
  }
}

/**
 * Locks rows until the end of the transaction, in the order of their ids. It should be the first statement there: a
 * plain read before it would fix an older state of the table for the rest of the transaction.
 * @param table a name from code, never from input
 */
export async function lockRows(manager: EntityManager, table: string, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const marks = ids.map(() => '?').join(', ');
  const lock = rowLock(manager.dataSource.options.type);
  await manager.query(`SELECT id FROM ${table} WHERE id IN (${marks}) ORDER BY id${lock}`, [...ids]);
}
