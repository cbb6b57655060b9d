import { Injectable, Logger } from '@nestjs/common';
import type { Job } from '../../../platform/background/job';
import { DAILY, Jobs } from '../../../platform/background/jobs';
import { Metrics } from '../../../platform/telemetry/metrics';
import { type Note, Telemetry } from '../../../platform/telemetry/telemetry';
import type { Import } from '../entities/import.entity';
import { ImportStore } from './import-store';
import type { ImportSummary } from '../run/import-summary';
import { ArchiveTasks, CANCELLED } from '../thread/archive-tasks';
import { StoredFiles } from './stored-files';

const OUTCOMES = ['inserted', 'updated', 'unchanged', 'skipped'] as const;

/** An import that this process runs. */
interface Running {
  id: number;
  stop: AbortController;
  ended: Promise<unknown>;
}

/**
 * Imports the files that wait and takes imports back, one at a time over all processes. A shutdown finishes the batch
 * that is being written; the rest follows after the next start, here or in another process with the file.
 */
@Injectable()
export class ImportWorker {
  private readonly logger = new Logger(ImportWorker.name);
  private readonly job: Job;
  private readonly rows;
  private running: Running | null = null;

  constructor(
    private readonly store: ImportStore,
    private readonly tasks: ArchiveTasks,
    private readonly files: StoredFiles,
    private readonly telemetry: Telemetry,
    metrics: Metrics,
    jobs: Jobs,
  ) {
    this.rows = metrics.counter({
      name: 'import_rows_total',
      help: 'Rows of files that this process imported, by outcome.',
      labelNames: ['outcome'],
    });
    metrics.gauge('import_queue_files', 'Files that wait to be imported, of all processes.', () =>
      store.countWaiting(),
    );
    this.job = jobs.add({
      name: 'imports',
      irreversible: true,
      sign: () => ({ begins: 'while true', ...store.isWorkLeft() }),
      run: (signal) => this.work(signal),
    });
    jobs.add({ name: 'left-over-files', ...DAILY, run: () => this.clearUp() });
  }

  /** Looks at the queue at once instead of in a moment. */
  wake(): void {
    this.job.wake();
  }

  /** Stops an import for good that this process runs, and waits for its end; false when it runs elsewhere. */
  async cancel(id: number): Promise<boolean> {
    if (this.running?.id !== id) return false;
    this.running.stop.abort(CANCELLED);
    await this.running.ended;
    return true;
  }

  private async work(signal: AbortSignal): Promise<void> {
    await this.store.recoverAbandoned();
    await this.files.putAway();
    while (!signal.aborted) {
      const next = await this.store.claimNext((row) => this.files.isHere(row));
      if (next === null) return;
      if (next.status === 'undoing') {
        await this.takeBack(next, signal);
        continue;
      }
      const stop = new AbortController();
      const span = {
        name: 'import file',
        attributes: { 'import.id': next.id, 'import.origin': next.origin ?? 'unknown' },
      };
      const ended = this.telemetry.inSpan(span, (note) => this.runOne(next, note, signal, stop.signal));
      this.running = { id: next.id, stop, ended };
      await ended;
      this.running = null;
      await this.files.putAway();
    }
  }

  private takeBack(row: Import, ending: AbortSignal): Promise<void> {
    const span = { name: 'undo import', attributes: { 'import.id': row.id } };
    return this.telemetry.inSpan(span, async (note) => {
      const startedAt = performance.now();
      const isWhole = await this.tasks.run('takeBack', ending, row);
      note({ 'import.status': isWhole ? 'undone' : 'interrupted' });
      const ms = Math.round(performance.now() - startedAt);
      this.logger.log({ import_id: row.id, whole: isWhole, ms }, 'An import was taken back');
    });
  }

  private async clearUp(): Promise<void> {
    await this.store.giveUpUnreachable((row) => this.files.isHere(row));
    await this.files.removeLeftOvers();
  }

  /** @param cancelled aborted when an admin takes the import back: it won't wait for another turn then */
  private async runOne(row: Import, note: Note, ending: AbortSignal, cancelled: AbortSignal): Promise<void> {
    try {
      await this.files.fetch(row);
      const summary = await this.tasks.run('importFile', AbortSignal.any([ending, cancelled]), row);
      const { status, rows_read, milliseconds } = summary;
      this.count(row, summary);
      note({
        'import.status': status,
        'import.format': summary.format ?? 'unknown',
        'import.rows': rows_read,
      });
      this.logger.log(
        { import_id: row.id, status, rows: rows_read, ms: Math.round(milliseconds) },
        'An import ended',
      );
    } catch (err) {
      note({ 'import.status': 'broken off' });
      this.logger.error({ err, import_id: row.id }, 'An import broke off');
    }
  }

  /** Counts what this run has added to what earlier ones of the same import had read. */
  private count(before: Import, summary: ImportSummary): void {
    for (const outcome of OUTCOMES)
      this.rows.inc({ outcome }, Math.max(0, summary[outcome] - before[outcome]));
  }
}
