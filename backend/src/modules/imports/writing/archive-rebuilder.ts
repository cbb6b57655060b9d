import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/time/clock';
import { lockArchive } from '../../../platform/database/archive-revision';
import { Database } from '../../../platform/database/database';
import { repeatable } from '../../../platform/database/embedded/durability';
import { fittingMatches, nextTurn, SMALL_BATCHES } from './batch';
import { type FoldContext, loadFoldContext } from './fold-context';
import { rebuildMatches, type Rebuilt } from './rebuild';
import { retireFixtures, retireNow } from './retire';

/** Rebuilds many matches, in small transactions, so that visitors hardly wait. Repeating it changes nothing. */
@Injectable()
export class ArchiveRebuilder {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * All matches of these competitions, demo matches that no import has described left out.
   * @param signal stops it after the batch that is being written
   */
  async ofCompetitions(competitionIds: readonly number[], signal?: AbortSignal): Promise<Rebuilt> {
    const sum: Rebuilt = { parted: 0, merged: 0, deleted: 0 };
    for (const competition of new Set(competitionIds)) {
      const rows = (await this.database.manager.query(
        'SELECT id FROM matches WHERE competition_id = ? AND is_demo = 0 ORDER BY id',
        [competition],
      )) as { id: number }[];
      const ids = rows.map(({ id }) => id);
      addTo(sum, await this.ofMatches(ids, signal));
    }
    if (!signal?.aborted) await retireNow(this.database, this.clock, competitionIds);
    return sum;
  }

  /**
   * These matches; ids that are gone are left out.
   * @param signal stops it after the batch that is being written
   */
  async ofMatches(ids: readonly number[], signal?: AbortSignal): Promise<Rebuilt> {
    const sum: Rebuilt = { parted: 0, merged: 0, deleted: 0 };
    let context: FoldContext | undefined;
    for (let from = 0; from < ids.length && !signal?.aborted;) {
      const { count, rebuilt } = await repeatable(() =>
        this.database.transaction(async () => {
          const { manager } = this.database;
          await lockArchive(manager);
          context = await loadFoldContext(manager, context);
          const wanted = ids.slice(from, from + SMALL_BATCHES.rows);
          const batch = await fittingMatches(manager, wanted, SMALL_BATCHES);
          const done = await rebuildMatches(manager, batch, { ...context, now: this.clock.now() });
          return { count: batch.length, rebuilt: done };
        }),
      );
      addTo(sum, rebuilt);
      from += count;
      await nextTurn();
    }
    return sum;
  }

  /**
   * Looks at all leagues for fixtures that were played on another day, each in a transaction of its own.
   * @param today Istanbul's, `YYYY-MM-DD`
   * @returns how many have changed; null when it was stopped
   */
  async retireAll(today: string, stop: AbortSignal): Promise<number | null> {
    const leagues = (await this.database.manager.query('SELECT id FROM competitions ORDER BY id')) as {
      id: number;
    }[];
    let changed = 0;
    for (const { id } of leagues) {
      if (stop.aborted) return null;
      changed += await repeatable(() =>
        this.database.transaction(() => retireFixtures(this.database.manager, [Number(id)], today)),
      );
      await nextTurn();
    }
    return changed;
  }
}

function addTo(sum: Rebuilt, { parted, merged, deleted }: Rebuilt): void {
  sum.parted += parted;
  sum.merged += merged;
  sum.deleted += deleted;
}
