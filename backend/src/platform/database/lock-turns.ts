import type { EntityManager } from 'typeorm';
import { isServer } from './dialects';

/**
 * Writes down that the calling transaction has had its turn with each of these names. A row lock holds on one server
 * only; two transactions that write the same row on two nodes of a cluster can't both commit. Where one process has the
 * database for itself there is nothing to write.
 * @param names of at most 64 characters
 */
export async function writeTurns(manager: EntityManager, names: readonly string[]): Promise<void> {
  if (names.length === 0 || !isServer(manager.dataSource.options.type)) return;
  await manager.query(
    `INSERT INTO lock_turns (name, turn) VALUES ${names.map(() => '(?, 1)').join(', ')}
      ON DUPLICATE KEY UPDATE turn = turn + 1`,
    [...names],
  );
}
