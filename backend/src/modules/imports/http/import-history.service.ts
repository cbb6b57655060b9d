import { Inject, Injectable } from '@nestjs/common';
import { createReadStream, type ReadStream } from 'node:fs';
import { AppError } from '../../../platform/errors/app-error';
import { readTable } from '../../../platform/http/table-list';
import type { TablePage } from '../../../platform/http/table-page';
import { SETTINGS, type Settings } from '../../../platform/config/settings';
import { Database } from '../../../platform/database/database';
import { SharedFiles } from '../../../platform/database/files/shared-files';
import { pick } from '../../../platform/pick';
import { Import } from '../entities/import.entity';
import { reportName, reportPath } from '../run/report-file';
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
    private readonly shared: SharedFiles,
  ) {}

  async list(query: ImportsQuery): Promise<TablePage<ImportRow>> {
    const builder = this.database.manager.createQueryBuilder(Import, 'import');
    if (query.status !== undefined) builder.andWhere('import.status = :status', { status: query.status });
    if (query.origin !== undefined) builder.andWhere('import.origin = :origin', { origin: query.origin });
    return (await readTable(builder, COLUMNS, query)).map((rows) => this.toRows(rows));
  }

  /** @throws AppError NOT_FOUND */
  async read(id: number): Promise<ImportRow> {
    const [row] = await this.toRows([await this.database.require(Import, id)]);
    return row!;
  }

  /**
   * The report of an import: every row left out and every warning.
   * @throws AppError NOT_FOUND when there is none
   */
  async openReport(id: number): Promise<ReadStream> {
    await this.database.require(Import, id);
    if (!(await this.shared.fetch(reportName(id)))) throw new AppError('NOT_FOUND');
    return createReadStream(reportPath(this.settings.dataDir, id));
  }

  private async toRows(rows: readonly Import[]): Promise<ImportRow[]> {
    const telling = rows.filter(({ skipped, warnings }) => skipped + warnings > 0);
    const reports = await this.shared.present(telling.map(({ id }) => reportName(id)));
    return rows.map((row) => toRow(row, reports.has(reportName(row.id))));
  }
}

const toRow = (row: Import, hasReport: boolean): ImportRow => ({
  ...pick(row, 'id', 'file_name', 'format', 'bookmaker', 'status', 'progress', 'source', 'notice', 'error'),
  ...pick(row, 'rows_read', 'inserted', 'updated', 'unchanged', 'skipped', 'warnings'),
  ...pick(row, 'old_copies', 'awarded', 'doubles'),
  origin: row.origin ?? 'cli',
  has_report: hasReport,
  created_at: row.created_at.toISOString(),
  finished_at: row.finished_at?.toISOString() ?? null,
});
