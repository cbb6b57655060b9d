import { Injectable, Logger } from '@nestjs/common';
import type { Job } from '../../../common/background/job';
import { Jobs } from '../../../common/background/jobs';
import type { Import } from '../entities/import.entity';
import { ImportStore } from './import-store';
import { ImportsService } from '../imports.service';
import { StoredFiles } from './stored-files';

const DAY = 24 * 60 * 60_000;

/** An import that this process runs. */
interface Running {
  id: number;
  stop: AbortController;
  ended: Promise<unknown>;
}

/**
 * Imports the files that wait, one at a time over all processes. A shutdown finishes the batch that is being written;
 * the import goes on after the next start, here or in another process with its file.
 */
@Injectable()
export class ImportWorker {
  private readonly logger = new Logger(ImportWorker.name);
  private readonly job: Job;
  private running: Running | null = null;

  constructor(
    private readonly store: ImportStore,
    private readonly imports: ImportsService,
    private readonly files: StoredFiles,
    jobs: Jobs,
  ) {
    this.job = jobs.add({ name: 'imports', pause: 2_000, work: (signal) => this.work(signal) });
    jobs.add({ name: 'left-over-files', pause: DAY, atOnce: true, work: () => files.removeLeftOvers() });
  }

  /** Looks at the queue at once instead of in a moment. */
  wake(): void {
    this.job.wake();
  }

  /** Stops an import for good that this process runs, and waits for its end; false when it runs elsewhere. */
  async cancel(id: number): Promise<boolean> {
    if (this.running?.id !== id) return false;
    this.running.stop.abort();
    await this.running.ended;
    return true;
  }

  private async work(signal: AbortSignal): Promise<void> {
    await this.store.recoverAbandoned();
    await this.files.putAway();
    while (!signal.aborted) {
      const next = await this.store.claimNext((row) => this.files.isHere(row));
      if (next === null) return;
      const stop = new AbortController();
      const ended = this.runOne(next, signal, stop.signal);
      this.running = { id: next.id, stop, ended };
      await ended;
      this.running = null;
      await this.files.putAway();
    }
  }

  /** @param cancelled aborted when an admin takes the import back: it won't wait for another turn then */
  private async runOne(row: Import, ending: AbortSignal, cancelled: AbortSignal): Promise<void> {
    try {
      await this.files.fetch(row);
      const { status, rowsRead, milliseconds } = await this.imports.runQueued(
        row,
        AbortSignal.any([ending, cancelled]),
        () => !cancelled.aborted,
      );
      this.logger.log(
        { import_id: row.id, status, rows: rowsRead, ms: Math.round(milliseconds) },
        'An import ended',
      );
    } catch (err) {
      this.logger.error({ err, import_id: row.id }, 'An import broke off');
    }
  }
}
