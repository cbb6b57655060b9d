import type { EntityManager } from 'typeorm';

/** Counts this transaction as a change of the archive; from here to its end no other writer gets in. */
export async function nextRevision(manager: EntityManager): Promise<number> {
  await manager.query('UPDATE archive_revision SET revision = revision + 1 WHERE id = 1');
  const [row] = (await manager.query('SELECT revision FROM archive_revision WHERE id = 1')) as {
    revision: number;
  }[];
  return row!.revision;
}
