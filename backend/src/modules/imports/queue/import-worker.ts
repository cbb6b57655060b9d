import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnModuleDestroy,
  type OnModuleInit,
} from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { RepeatingJob } from '../../../common/background/repeating-job';
import type { Import } from '../entities/import.entity';
import { ImportBook } from '../import-book';
import { ImportsService } from '../imports.service';
import { StoredFiles } from './stored-files';

/** Milliseconds between two looks at the queue. */
const PAUSE = 2_000;

/** An import that this process runs. */
interface Running {
  id: number;
  stop: AbortController;
  /** An admin takes it back: it is over then and won't wait for another turn. */
  cancelled: boolean;
  ended: Promise<void>;
}

/**
 * Imports the files that wait, one at a time over all processes, while the server listens. A shutdown finishes the
 * batch that is being written; the import goes on after the next start, here or in another process with its file.
 */
@Injectable()
export class ImportWorker implements OnModuleInit, OnModuleDestroy, BeforeApplicationShutdown {
  private readonly logger = new Logger(ImportWorker.name);
  private readonly job = new RepeatingJob(
    () => this.work(),
    PAUSE,
    (err) => this.logger.error({ err }, 'The queue of imports stopped'),
  );
  private running: Running | null = null;
  private closing = false;

  constructor(
    private readonly book: ImportBook,
    private readonly imports: ImportsService,
    private readonly files: StoredFiles,
    private readonly server: HttpAdapterHost,
  ) {}

  onModuleInit(): void {
    // only a server works through the queue: commands share these modules and end soon
    this.server.listen$.subscribe(() => {
      this.files
        .removeLeftOvers()
        .catch((err: unknown) => this.logger.warn({ err }, 'Left-over files could not be removed'));
      this.job.start();
    });
  }

  /** The first thing of a shutdown: others may take their time to end what they do. */
  onModuleDestroy(): void {
    this.closing = true;
    this.running?.stop.abort();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.job.stop();
  }

  /** Works through all that waits now. */
  run(): Promise<void> {
    return this.job.run();
  }

  /** Looks at the queue at once instead of in a moment. */
  wake(): void {
    if (this.running !== null || this.closing) return;
    this.run().catch((err: unknown) => this.logger.error({ err }, 'The queue of imports stopped'));
  }

  /** Stops an import for good that this process runs, and waits for its end; false when it runs elsewhere. */
  async cancel(id: number): Promise<boolean> {
    const { running } = this;
    if (running?.id !== id) return false;
    running.cancelled = true;
    running.stop.abort();
    await running.ended;
    return true;
  }

  private async work(): Promise<void> {
    await this.book.recoverAbandoned();
    await this.files.putAway();
    while (!this.closing) {
      const next = await this.book.claimNext((row) => this.files.isHere(row));
      if (next === null) return;
      await this.runOne(next);
      await this.files.putAway();
    }
  }

  private async runOne(row: Import): Promise<void> {
    const stop = new AbortController();
    let end = (): void => undefined;
    const running: Running = {
      id: row.id,
      stop,
      cancelled: false,
      ended: new Promise((resolve) => (end = resolve)),
    };
    this.running = running;
    if (this.closing) stop.abort();
    try {
      const { status, rowsRead, milliseconds } = await this.imports.runQueued(
        row,
        stop.signal,
        () => !running.cancelled,
      );
      this.logger.log(
        { import_id: row.id, status, rows: rowsRead, ms: Math.round(milliseconds) },
        'An import ended',
      );
    } catch (err) {
      this.logger.error({ err, import_id: row.id }, 'An import broke off');
    } finally {
      this.running = null;
      end();
    }
  }
}
