import type { EntityManager } from 'typeorm';
import { rowLock } from './dialects';
import { writeTurns } from './lock-turns';

/** Number of the archive's last change, as SQL of one value. */
export const SELECT_REVISION = 'SELECT revision FROM archive_revision WHERE id = 1';

/**
 * Keeps all other writers of the archive out until the transaction ends. It should be the first statement there.
 * @returns the revision as it is
 */
export async function lockArchive(manager: EntityManager): Promise<number> {
  const [row] = (await manager.query(`${SELECT_REVISION}${rowLock(manager.dataSource.options.type)}`)) as {
    revision: number;
  }[];
  await writeTurns(manager, ['archive']);
  return row!.revision;
}

/** Number of the archive's last change. */
export async function archiveRevision(manager: EntityManager): Promise<number> {
  const [row] = await manager.query<[{ revision: number }]>(SELECT_REVISION);
  return row.revision;
}

/** Counts this transaction as a change of the archive; from here to its end no other writer gets in. */
export async function nextRevision(manager: EntityManager): Promise<number> {
  await manager.query('UPDATE archive_revision SET revision = revision + 1 WHERE id = 1');
  return archiveRevision(manager);
}
