import type { EntityManager } from 'typeorm';
import { loadArchiveNames } from './archive-names';
import type { FoldContext } from './match-state';
import { loadRestarts } from './version-restarts';

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
