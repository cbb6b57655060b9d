import type { EntityManager } from 'typeorm';
import { type ArchiveNames, loadArchiveNames } from './archive-names';
import { VersionRestart } from '../entities/archive-upkeep.entity';
import type { Source } from '../record/observation';

/** What a state needs to know to fold its match. */
export interface FoldContext {
  readonly names: ArchiveNames;
  /** Instants from which bulletins count their versions anew, epoch milliseconds, ascending. */
  readonly restarts: readonly number[];
}

/** The only kind of source whose versions are counted. */
export const VERSIONED_SOURCE: Source = 'nesine-snapshot';

/**
 * The instants, epoch milliseconds ascending, from which the bulletins' versions are counted anew: what was taken before
 * one of them says nothing about whether what was taken from it on is an old copy.
 */
export async function loadRestarts(manager: EntityManager): Promise<number[]> {
  const rows = await manager.find(VersionRestart, {
    where: { source: VERSIONED_SOURCE },
    order: { at: 'ASC' },
  });
  return rows.map(({ at }) => at.getTime());
}

/**
 * Reads what matches are folded with. The transaction must hold the archive's lock.
 * @param before what was read for an earlier transaction: most of it need not be read again
 */
export async function loadFoldContext(manager: EntityManager, before?: FoldContext): Promise<FoldContext> {
  return {
    names: await loadArchiveNames(manager, before?.names),
    restarts: await loadRestarts(manager),
  };
}
