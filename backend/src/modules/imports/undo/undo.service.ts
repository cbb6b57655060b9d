import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import type { Identity } from '../../../platform/access/role';
import { AppError } from '../../../platform/errors/app-error';
import { tr } from '../../../platform/locale/tr';
import { Database } from '../../../platform/database/database';
import { AuditService } from '../../audit/audit.service';
import { Import } from '../entities/import.entity';
import { ImportWorker } from '../queue/import-worker';
import { StoredFiles } from '../queue/stored-files';

/** Lets imports wait for being taken back. */
@Injectable()
export class UndoService {
  constructor(
    private readonly database: Database,
    private readonly worker: ImportWorker,
    private readonly files: StoredFiles,
    private readonly audit: AuditService,
  ) {}

  /**
   * Has an import taken back in the background: matches are rebuilt from the observations of other imports, and deleted
   * where there are none; the import itself stays in the history as undone. One that waits or that this process runs is
   * stopped first.
   * @throws AppError NOT_FOUND; CONFLICT while another process runs it, and when it is or is being taken back
   */
  async request(who: Identity, id: number): Promise<void> {
    const row = await this.settled(id);
    const { file_name, format, status, rows_read, inserted, updated } = row;
    const before = { file_name, format, status, rows_read, inserted, updated };
    await this.audit.write({ who, action: 'undo', entity: 'imports' }, async () => {
      const { affected } = await this.database.manager.update(
        Import,
        { id, status: In(['done', 'failed']) },
        {
          status: 'undoing',
          progress: 0,
          claimed_by: null,
          ...(row.error === tr.imports.undoBrokeOff ? { error: null } : {}),
        },
      );
      if (affected !== 1) throw await this.refusal(id);
      return { entityId: id, before, after: { ...before, status: 'undoing' } };
    });
    this.worker.wake();
  }

  private async refusal(id: number): Promise<AppError> {
    const row = await this.database.manager.findOneBy(Import, { id });
    if (row === null) return new AppError('NOT_FOUND');
    const { alreadyUndone, alreadyUndoing, stillRunning } = tr.imports;
    const message =
      row.status === 'undone' ? alreadyUndone : row.status === 'undoing' ? alreadyUndoing : stillRunning;
    return new AppError('CONFLICT', { message });
  }

  /** The import once it neither waits nor runs any more. */
  private async settled(id: number): Promise<Import> {
    const { manager } = this.database;
    const withdrawn = { status: 'failed' as const, error: tr.imports.withdrawn };
    // before anybody takes it up
    await manager.update(Import, { id, status: 'queued' }, withdrawn);
    const row = await this.database.require(Import, id);
    if (row.status === 'running' && !(await this.worker.cancel(id))) throw await this.refusal(id);
    await this.files.putAway();
    return (await manager.findOneBy(Import, { id })) ?? row;
  }
}
