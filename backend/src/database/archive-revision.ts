import type { EntityManager } from 'typeorm';
import { rowLock } from './dialects';
import { writeTurns } from './lock-turns';

/**
 * Keeps all other writers of the archive out until the transaction ends. It should be the first statement there.
 * @returns the revision as it is
 */
export async function lockArchive(manager: EntityManager): Promise<number> {
  const [row] = (await manager.query(
    `SELECT revision FROM archive_revision WHERE id = 1${rowLock(manager.dataSource.options.type)}`,
  )) as { revision: number }[];
  await writeTurns(manager, ['archive']);
  return row!.revision;
}

/** Counts this transaction as a change of the archive; from here to its end no other writer gets in. */
export async function nextRevision(manager: EntityManager): Promise<number> {
  await manager.query('UPDATE archive_revision SET revision = revision + 1 WHERE id = 1');
  const [row] = (await manager.query('SELECT revision FROM archive_revision WHERE id = 1')) as {
    revision: number;
  }[];
  return row!.revision;
}
