import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { basename } from 'node:path';
import { DataSource } from 'typeorm';
import { tr } from '../../platform/locale/tr';
import { Clock } from '../../platform/time/clock';
import { SETTINGS, type Settings } from '../../platform/config/settings';
import type { Import } from './entities/import.entity';
import { ImportStore } from './queue/import-store';
import { type ImportOptions, ImportRun } from './run/import-run';
import { type Counts, COUNTS, type ImportSummary } from './run/import-summary';
import { isOutage } from '../../platform/errors/to-app-error';
import { FileProblem } from './reading/text-file';
import { OPEN_SOURCE, type OpenSource, type Source, type SourceOptions } from './source/source';
import { storedImportPath } from './queue/stored-files';
import { ReportFile, reportName, reportPath } from './run/report-file';
import { removeInvented } from './invented/remove-invented';
import { pick } from '../../platform/pick';
import { SharedFiles } from '../../platform/database/files/shared-files';
import { throughOutages } from '../../platform/errors/through-outages';

interface Job {
  importId: number;
  source: Promise<Source>;
  fileName: string;
  options: ImportOptions;
  /** What an interrupted run of the same import has committed. */
  committed: Counts | null;
  /** An interrupted import waits for another turn instead of ending. */
  goesOnLater: () => boolean;
}

/** Imports match files into the archive and keeps a record of each import. */
@Injectable()
export class ImportsService implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly store: ImportStore,
    private readonly shared: SharedFiles,
    @Inject(OPEN_SOURCE) readonly open: OpenSource,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.store.recoverAbandoned();
  }

  /**
   * Imports one file from beginning to end. A file that can't be imported ends as a `failed` summary; only
   * unexpected errors (the database is gone) are thrown, after the import has been marked as failed where possible.
   * @param options.fileName the name to keep, when it is not that of the path
   * @param options.source the file, where it has been opened already with the same options
   */
  async importFile(
    path: string,
    {
      fileName = basename(path),
      source,
      ...options
    }: ImportOptions & { fileName?: string; source?: Promise<Source> } = {},
  ): Promise<ImportSummary> {
    const { format, bookmaker, replaceDemo } = options;
    const importId = await this.store.add(
      { fileName, origin: 'cli', format, bookmaker, replaceDemo },
      { status: 'running' },
    );
    return this.run({
      importId,
      source: source ?? this.open(path, options),
      fileName,
      options,
      committed: null,
      goesOnLater: () => false,
    });
  }

  /**
   * Runs an import that has waited and whose file is here, or goes on with one that was interrupted. When the database
   * goes meanwhile, the import is interrupted too.
   * @param signal stops it after the batch that is being written
   * @param goesOnLater asked after it was stopped: whether it is to wait for another turn
   */
  async runQueued(row: Import, signal: AbortSignal, goesOnLater: () => boolean): Promise<ImportSummary> {
    const options: SourceOptions = {
      format: row.format ?? undefined,
      bookmaker: row.bookmaker ?? undefined,
    };
    return this.run({
      importId: row.id,
      source: this.open(storedImportPath(this.settings.dataDir, row.stored_file!)!, options),
      fileName: row.file_name,
      options: { ...options, replaceDemo: row.replace_demo ?? false, signal, besideVisitors: true },
      committed: row.rows_read > 0 ? pick(row, ...COUNTS) : null,
      goesOnLater,
    });
  }

  private async run(job: Job): Promise<ImportSummary> {
    const { importId, fileName } = job;
    const startedAt = performance.now();
    const report = new ReportFile(reportPath(this.settings.dataDir, importId), fileName);
    const run = new ImportRun(
      ...([this.dataSource, this.clock, importId, report, job.options] as const),
      () => removeInvented(this.dataSource, this.settings, this.shared),
      job.committed,
    );
    let status: ImportSummary['status'] = 'failed';
    let error: string | null = tr.imports.unexpected;
    try {
      const complete = await this.store.hold(importId, (claimLost) => run.run(job.source, claimLost));
      status = complete ? 'done' : 'interrupted';
      error = complete ? null : tr.imports.interrupted;
    } catch (problem) {
      if (problem instanceof FileProblem) error = problem.message;
      else if (isOutage(problem) && job.goesOnLater()) status = 'interrupted';
      else throw problem;
    } finally {
      await report.close();
      if (status === 'interrupted' && job.goesOnLater()) await this.putBack(job);
      else {
        if (run.counts.skipped + run.counts.warnings > 0) await this.shared.keep(reportName(importId));
        await this.finish(importId, run, status === 'done' ? 'done' : 'failed', error);
      }
    }
    return {
      importId,
      fileName,
      format: run.format,
      encoding: run.encoding,
      status,
      error,
      ...run.counts,
      awarded: run.awarded,
      skippedBy: run.skippedBy,
      warnedOf: run.warnedOf,
      reportPath: report.path,
      milliseconds: performance.now() - startedAt,
    };
  }

  /**
   * Lets an import wait for its next turn, as soon as the database is there again: one that stays as it is counts as
   * abandoned a minute later, and the second time as its file's fault.
   */
  private putBack({ importId, options }: Job): Promise<void> {
    return throughOutages(
      () => this.store.putBack(importId),
      () => !options.signal?.aborted,
    );
  }

  private async finish(
    importId: number,
    { counts, awarded, format, halfTimes, newestAt }: ImportRun,
    status: 'done' | 'failed',
    error: string | null,
  ): Promise<void> {
    await this.store.finish(importId, {
      ...counts,
      awarded,
      ...(status === 'done' ? { knows_half_times: halfTimes.areKnown } : {}),
      ...(format === null ? {} : { format }),
      newest_at: newestAt,
      status,
      error,
    });
  }
}
