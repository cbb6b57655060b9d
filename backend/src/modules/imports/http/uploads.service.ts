import { Injectable } from '@nestjs/common';
import { basename } from 'node:path';
import type { Identity } from '../../../platform/access/role';
import { AppError } from '../../../platform/errors/app-error';
import { syncFile } from '../../../platform/files/write-new-file';
import { tr } from '../../../platform/locale/tr';
import { plainLine } from '../../../platform/text/plain-text';
import { AuditService } from '../../audit/audit.service';
import { bookmakerCode } from '../formats/football-data/bookmakers';
import { ImportStore } from '../queue/import-store';
import { ImportWorker } from '../queue/import-worker';
import { StoredFiles } from '../queue/stored-files';
import type { NewImportDto } from '../dto/imports.dto';
import type { UploadedMatchFile } from './upload';

/** Lets uploaded files wait for their import. */
@Injectable()
export class UploadsService {
  constructor(
    private readonly store: ImportStore,
    private readonly files: StoredFiles,
    private readonly worker: ImportWorker,
    private readonly audit: AuditService,
  ) {}

  /**
   * @returns the id of the import that waits now
   * @throws AppError VALIDATION_FAILED without a file or with an empty one
   */
  async accept(who: Identity, file: UploadedMatchFile | undefined, wish: NewImportDto): Promise<number> {
    if (file === undefined || file.size === 0) {
      const message = file === undefined ? tr.imports.fileRequired : tr.imports.emptyFile;
      throw new AppError('VALIDATION_FAILED', { fields: { file: message } });
    }
    const fileName = plainLine(basename(file.originalname.replaceAll('\\', '/'))) || 'dosya';
    const { format, bookmaker, replace_demo: replaceDemo = false } = wish;
    const storedFile = this.files.nameOf(file.path);
    await syncFile(file.path);
    await this.files.keep(storedFile);
    const { entityId } = await this.audit.write({ who, action: 'create', entity: 'imports' }, async () => ({
      entityId: await this.store.add(
        {
          fileName,
          origin: 'upload',
          storedFile,
          format,
          bookmaker: bookmaker === undefined ? undefined : bookmakerCode(bookmaker)!,
          replaceDemo,
        },
        {},
      ),
      after: { file_name: fileName, bytes: file.size, format, bookmaker, replace_demo: replaceDemo },
    }));
    this.worker.wake();
    return entityId;
  }
}
