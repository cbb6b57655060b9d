import { Injectable } from '@nestjs/common';
import { tr } from '../../../platform/locale/tr';
import { Clock } from '../../../platform/time/clock';
import { lockArchive } from '../../../platform/database/archive-revision';
import { Database } from '../../../platform/database/database';
import { repeatable } from '../../../platform/database/embedded/durability';
import { SharedFiles } from '../../../platform/database/files/shared-files';
import { updateRow } from '../../../platform/database/update-row';
import type { Import } from '../entities/import.entity';
import { ImportStore } from '../queue/import-store';
import { isOutage } from '../../../platform/errors/to-app-error';
import { reportName } from '../run/report-file';
import { nextTurn, SMALL_BATCHES } from '../writing/batch';
import { type FoldContext, loadFoldContext } from '../writing/fold-context';
import { retireNow } from '../writing/retire';
import { countUndoable, undoBatch } from './undo-batch';

/** Takes back the imports that wait for it. */
@Injectable()
export class UndoRunner {
  constructor(
    private readonly database: Database,
    private readonly store: ImportStore,
    private readonly shared: SharedFiles,
    private readonly clock: Clock,
  ) {}

  /**
   * Takes back, batch by batch, an import that this process has claimed. Stopped or cut off in the middle it goes on
   * there in its next turn, in whichever process.
   * @param signal stops it after the batch that is being written
   * @returns false when it was stopped
   * @throws what broke it off: the import has failed then, unless the database was gone, and can be taken back again
   */
  async run(row: Import, signal: AbortSignal): Promise<boolean> {
    const { id } = row;
    try {
      const isWhole = await this.store.hold(id, (claimLost) =>
        this.takeBack(row, AbortSignal.any([signal, claimLost])),
      );
      if (isWhole) await this.shared.remove(reportName(id));
      await this.store.endUndoing(id, isWhole ? { status: 'undone', progress: 1 } : {});
      return isWhole;
    } catch (error) {
      await this.store.endUndoing(
        id,
        isOutage(error) ? {} : { status: 'failed', error: tr.imports.undoBrokeOff },
      );
      throw error;
    }
  }

  private async takeBack({ id, progress: before }: Import, stop: AbortSignal): Promise<boolean> {
    const all = await countUndoable(this.database.manager, id);
    const competitions = await this.competitionsOf(id);
    let context: FoldContext | undefined;
    for (let done = 0; !stop.aborted;) {
      const rows = await repeatable(() =>
        this.database.transaction(async () => {
          const { manager } = this.database;
          await lockArchive(manager);
          context = await loadFoldContext(manager, context);
          const batch = await undoBatch(manager, id, SMALL_BATCHES, { ...context, now: this.clock.now() });
          const share = Math.min(1, (done + batch) / Math.max(1, all));
          await updateRow(manager, 'imports', 'id', id, { progress: before + (1 - before) * share });
          return batch;
        }),
      );
      if (rows === 0) {
        await retireNow(this.database, this.clock, competitions);
        return true;
      }
      done += rows;
      await nextTurn();
    }
    return false;
  }

  /** Competitions of which the import said something. */
  private async competitionsOf(importId: number): Promise<number[]> {
    const said = (table: string) => `SELECT match_id FROM ${table} WHERE import_id = ${importId}`;
    const rows = await this.database.manager.query<{ competition_id: number }[]>(
      `SELECT DISTINCT competition_id FROM matches WHERE id IN (${said('match_observations')} UNION ${said('timed_observations')})`,
    );
    return rows.map((row) => row.competition_id);
  }
}
