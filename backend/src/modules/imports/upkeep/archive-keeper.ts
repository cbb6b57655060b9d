import { Injectable } from '@nestjs/common';
import { Jobs } from '../../../platform/background/jobs';
import { Database } from '../../../platform/database/database';
import { UnversionedMatch } from '../entities/archive-upkeep.entity';
import { ArchiveTasks } from '../thread/archive-tasks';
import { lastSnapshots } from './archive-matches';
import { ARCHIVE_RULES, UpkeepStore } from './upkeep-store';

/** Milliseconds between two looks whether the archive keeps to the rules. */
const INTERVAL = 30_000;

/** Has an archive that other rules have made brought to those of now, beside visitors, in one process at a time. */
@Injectable()
export class ArchiveKeeper {
  constructor(
    private readonly database: Database,
    private readonly store: UpkeepStore,
    private readonly tasks: ArchiveTasks,
    jobs: Jobs,
  ) {
    // it takes over what a dead process has left
    jobs.add({
      ...{ name: 'archive-upkeep', irreversible: true, every: INTERVAL, atOnce: true },
      run: (signal) => this.work(signal),
    });
  }

  private async work(signal: AbortSignal): Promise<void> {
    const { manager } = this.database;
    const { rules, looked_import: looked } = await this.store.read();
    if (rules < ARCHIVE_RULES) {
      await this.store.hold(rules, (leaseLost) =>
        this.tasks.run('mend', AbortSignal.any([signal, leaseLost])),
      );
    } else if (rules === ARCHIVE_RULES && (await lastSnapshots(manager)) > looked) {
      if (!(await manager.existsBy(UnversionedMatch, {}))) return;
      await this.store.hold(rules, (leaseLost) =>
        this.tasks.run('lookAgain', AbortSignal.any([signal, leaseLost])),
      );
    }
  }
}
