import { Injectable } from '@nestjs/common';
import { tr } from '../../../common/locale/tr';
import { lockArchive } from '../../../database/archive-revision';
import { Database } from '../../../database/database';
import { repeatable } from '../../../database/embedded/durability';
import { SharedFiles } from '../../../database/files/shared-files';
import { updateRow } from '../../../database/update-row';
import type { Import } from '../entities/import.entity';
import { ImportStore } from '../queue/import-store';
import { isOutage } from '../run/outage';
import { reportName } from '../run/report-file';
import { PacedBatches } from '../writing/batch-size';
import { loadTeamNames } from '../writing/team-names';
import { countUndoable, undoBatch } from './undo-batch';

/** Takes back the imports that wait for it. */
@Injectable()
export class UndoRunner {
  constructor(
    private readonly database: Database,
    private readonly store: ImportStore,
    private readonly shared: SharedFiles,
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
      const isWhole = await this.store.hold(id, (lost) =>
        this.takeBack(row, AbortSignal.any([signal, lost])),
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
    const batches = new PacedBatches();
    const all = await countUndoable(this.database.manager, id);
    const teams = await this.database.transaction(async () => {
      await lockArchive(this.database.manager);
      return loadTeamNames(this.database.manager);
    });
    for (let done = 0; !stop.aborted;) {
      const { rows } = await batches.measure(
        () =>
          repeatable(() =>
            this.database.transaction(async () => {
              const { manager } = this.database;
              const batch = await undoBatch(manager, id, batches, teams);
              const share = Math.min(1, (done + batch.rows) / Math.max(1, all));
              await updateRow(manager, 'imports', 'id', id, { progress: before + (1 - before) * share });
              return batch;
            }),
          ),
        ({ matches }) => matches,
      );
      if (rows === 0) return true;
      done += rows;
      // the embedded database never leaves the thread by itself
      await new Promise((resolve) => setImmediate(resolve));
    }
    return false;
  }
}
