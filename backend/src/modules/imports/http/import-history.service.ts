import { Inject, Injectable } from '@nestjs/common';
import { createReadStream, existsSync, type ReadStream } from 'node:fs';
import { AppError } from '../../../common/errors/app-error';
import { readTable, type TablePage } from '../../../common/http/table-list';
import { SETTINGS, type Settings } from '../../../config/settings';
import { Database } from '../../../database/database';
import { Import } from '../entities/import.entity';
import { reportPath } from '../run/report-file';
import type { ImportRow, ImportsQuery } from '../dto/imports.dto';

const COLUMNS = {
  id: 'import.id',
  sortable: {
    file_name: 'import.file_name',
    status: 'import.status',
    created_at: 'import.created_at',
    finished_at: 'import.finished_at',
    rows_read: 'import.rows_read',
  },
  searchable: [],
};

/** What was imported, when, with what result. */
@Injectable()
export class ImportHistoryService {
  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly database: Database,
  ) {}

  async list(query: ImportsQuery): Promise<TablePage<ImportRow>> {
    const builder = this.database.manager.createQueryBuilder(Import, 'import');
    if (query.status !== undefined) builder.andWhere('import.status = :status', { status: query.status });
    if (query.origin !== undefined) builder.andWhere('import.origin = :origin', { origin: query.origin });
    const { rows, total } = await readTable(builder, COLUMNS, query);
    return { rows: rows.map((row) => this.toRow(row)), total };
  }

  /** @throws AppError NOT_FOUND */
  async read(id: number): Promise<ImportRow> {
    return this.toRow(await this.find(id));
  }

  /**
   * The report of an import: every row left out and every warning.
   * @throws AppError NOT_FOUND when there is none
   */
  async openReport(id: number): Promise<ReadStream> {
    await this.find(id);
    const path = reportPath(this.settings.dataDir, id);
    if (!existsSync(path)) throw new AppError('NOT_FOUND');
    return createReadStream(path);
  }

  private async find(id: number): Promise<Import> {
    const row = await this.database.manager.findOneBy(Import, { id });
    if (row === null) throw new AppError('NOT_FOUND');
    return row;
  }

  private toRow(row: Import): ImportRow {
    const { id, file_name, format, bookmaker, status, progress, source, notice, error } = row;
    const { rows_read, inserted, updated, unchanged, skipped, warnings } = row;
    return {
      id,
      file_name,
      format,
      bookmaker,
      status,
      progress,
      rows_read,
      inserted,
      updated,
      unchanged,
      skipped,
      warnings,
      origin: row.origin ?? 'cli',
      source,
      notice,
      error,
      has_report: skipped + warnings > 0 && existsSync(reportPath(this.settings.dataDir, id)),
      created_at: row.created_at.toISOString(),
      finished_at: row.finished_at?.toISOString() ?? null,
    };
  }
}
