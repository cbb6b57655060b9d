import type { EntityManager } from 'typeorm';
import { epochOfStored } from '../../../database/stored-instant';
import { VersionRestart } from '../entities/version-restart.entity';
import type { Source } from '../record/observation';

/** The only kind of source whose versions are counted. */
export const VERSIONED_SOURCE: Source = 'nesine-snapshot';

/**
 * The instants, epoch milliseconds ascending, from which the bulletins' versions are counted anew: what was taken before
 * one of them says nothing about whether what was taken from it on is an old copy.
 */
export async function loadRestarts(manager: EntityManager): Promise<number[]> {
  const { tableName } = manager.dataSource.getMetadata(VersionRestart);
  const rows = (await manager.query(`SELECT at FROM ${tableName} WHERE source = ? ORDER BY at`, [
    VERSIONED_SOURCE,
  ])) as { at: string | Date }[];
  return rows.map(({ at }) => epochOfStored(at));
}
