import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { basename } from 'node:path';
import { DataSource, In, LessThan } from 'typeorm';
import { tr } from '../../common/locale/tr';
import { Clock } from '../../common/time/clock';
import { SETTINGS, type Settings } from '../../config/settings';
import { Import } from './entities/import.entity';
import { type ImportOptions, ImportRun } from './import-run';
import type { ImportSummary } from './import-summary';
import { FileProblem } from './reading/file-problem';
import { ReportFile } from './report/report-file';

const HEARTBEAT = 5_000;
/** A running import without a sign of life for so long has lost its process. */
const LIFELESS_AFTER = 60_000;
const LONGEST_FILE_NAME = 255;

/** Imports match files into the archive and keeps the book of imports. */
@Injectable()
export class ImportsService implements OnModuleInit {
  private readonly logger = new Logger(ImportsService.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.failAbandoned();
  }

  /**
   * Imports one file from beginning to end. A file that can't be imported ends as a `failed` summary; only what
   * nobody expects (the database is gone) is thrown, after the import has been marked as failed where possible.
   * @param options.fileName the name to keep in the book of imports, when it is not that of the path
   */
  async importFile(
    path: string,
    { fileName = basename(path), ...options }: ImportOptions & { fileName?: string } = {},
  ): Promise<ImportSummary> {
    await this.failAbandoned();
    const startedAt = performance.now();
    const importId = await this.begin(fileName.slice(-LONGEST_FILE_NAME), options);
    const report = await ReportFile.create(this.settings.dataDir, importId, fileName);
    const heart = setInterval(() => void this.beat(importId), HEARTBEAT);
    const run = new ImportRun(this.dataSource, this.clock, importId, report, options);
    let status: ImportSummary['status'] = 'failed';
    let error: string | null = tr.imports.unexpected;
    try {
      const complete = await run.run(path);
      status = complete ? 'done' : 'interrupted';
      error = complete ? null : tr.imports.interrupted;
    } catch (problem) {
      if (!(problem instanceof FileProblem)) throw problem;
      error = problem.message;
    } finally {
      clearInterval(heart);
      await report.close();
      await this.finish(importId, run, status === 'done' ? 'done' : 'failed', error);
    }
    return {
      importId,
      fileName,
      format: run.format?.name ?? null,
      encoding: run.encoding,
      status,
      error,
      ...run.counts,
      skippedBy: run.skippedBy,
      warnedOf: run.warnedOf,
      reportPath: report.path,
      milliseconds: performance.now() - startedAt,
    };
  }

  /** Whether matches of the demo archive are present. */
  async hasDemoMatches(): Promise<boolean> {
    const rows = (await this.dataSource.query(
      'SELECT id FROM matches WHERE is_demo = 1 LIMIT 1',
    )) as unknown[];
    return rows.length > 0;
  }

  /** Marks imports as failed whose process has died. */
  async failAbandoned(): Promise<void> {
    const now = this.clock.now();
    await this.dataSource.manager.update(
      Import,
      {
        status: In(['queued', 'running']),
        heartbeat_at: LessThan(new Date(now.getTime() - LIFELESS_AFTER)),
      },
      { status: 'failed', error: tr.imports.abandoned, finished_at: now },
    );
  }

  private async begin(fileName: string, { format, bookmaker }: ImportOptions): Promise<number> {
    const now = this.clock.now();
    const { identifiers } = await this.dataSource.manager.insert(Import, {
      file_name: fileName,
      format: format ?? null,
      bookmaker: bookmaker ?? null,
      status: 'running',
      progress: 0,
      rows_read: 0,
      inserted: 0,
      updated: 0,
      unchanged: 0,
      skipped: 0,
      warnings: 0,
      error: null,
      created_at: now,
      heartbeat_at: now,
      finished_at: null,
    });
    return (identifiers[0] as { id: number }).id;
  }

  private async beat(importId: number): Promise<void> {
    await this.dataSource.manager
      .update(Import, { id: importId }, { heartbeat_at: this.clock.now() })
      .catch((error: unknown) => this.logger.warn({ err: error, import_id: importId }));
  }

  private async finish(
    importId: number,
    { counts: { rowsRead, ...counts }, format }: ImportRun,
    status: 'done' | 'failed',
    error: string | null,
  ): Promise<void> {
    const now = this.clock.now();
    await this.dataSource.manager.update(
      Import,
      { id: importId },
      {
        ...counts,
        rows_read: rowsRead,
        format: format?.name ?? null,
        status,
        error,
        heartbeat_at: now,
        finished_at: now,
        ...(status === 'done' ? { progress: 1 } : {}),
      },
    );
  }
}
