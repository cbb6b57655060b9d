import { Injectable } from '@nestjs/common';
import type { Identity } from '../../../common/access/role';
import { AppError } from '../../../common/errors/app-error';
import { tr } from '../../../common/locale/tr';
import { Database } from '../../../database/database';
import { SharedFiles } from '../../../database/files/shared-files';
import { AuditService } from '../../audit/audit.service';
import { Import } from '../entities/import.entity';
import { ImportWorker } from '../queue/import-worker';
import { StoredFiles } from '../queue/stored-files';
import { reportName } from '../run/report-file';
import { undoBatch } from './undo-batch';

/** Takes imports back. */
@Injectable()
export class UndoService {
  constructor(
    private readonly database: Database,
    private readonly worker: ImportWorker,
    private readonly files: StoredFiles,
    private readonly shared: SharedFiles,
    private readonly audit: AuditService,
  ) {}

  /**
   * Takes an import back batch by batch: matches are rebuilt from the observations of other imports, and deleted where
   * there are none; the import itself stays in the history as undone. One that waits or that this process runs is stopped
   * first. Broken off in the middle it can be repeated; one that was undone stays as it is.
   * @throws AppError NOT_FOUND; CONFLICT while another process runs it
   */
  async undo(who: Identity, id: number): Promise<void> {
    const row = await this.settled(id);
    if (row.status === 'undone') return;
    while (await this.database.transaction(() => undoBatch(this.database.manager, id))) {
      // the embedded database never leaves the thread by itself
      await new Promise((resolve) => setImmediate(resolve));
    }
    await this.audit.write({ who, action: 'undo', entity: 'imports' }, async () => {
      await this.database.manager.update(Import, { id }, { status: 'undone' });
      const { file_name, format, status, rows_read, inserted, updated } = row;
      const before = { file_name, format, status, rows_read, inserted, updated };
      return { entityId: id, before, after: { ...before, status: 'undone' } };
    });
    await this.shared.remove(reportName(id));
  }

  /** The import once it neither waits nor runs any more. */
  private async settled(id: number): Promise<Import> {
    const { manager } = this.database;
    const withdrawn = { status: 'failed' as const, error: tr.imports.withdrawn };
    // before anybody takes it up
    await manager.update(Import, { id, status: 'queued' }, withdrawn);
    const row = await manager.findOneBy(Import, { id });
    if (row === null) throw new AppError('NOT_FOUND');
    if (row.status === 'running' && !(await this.worker.cancel(id))) {
      throw new AppError('CONFLICT', { message: tr.imports.stillRunning });
    }
    await this.files.putAway();
    return (await manager.findOneBy(Import, { id })) ?? row;
  }
}
