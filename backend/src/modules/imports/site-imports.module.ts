import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module';
import { PriceHistoryController } from './history/price-history.controller';
import { PriceHistoryService } from './history/price-history.service';
import { ImportHistoryService } from './http/import-history.service';
import { ImportsController } from './http/imports.controller';
import { UploadToDisk } from './http/upload';
import { UploadsService } from './http/uploads.service';
import { ImportsModule } from './imports.module';
import { ImportWorker } from './queue/import-worker';
import { StoredFiles } from './queue/stored-files';
import { UndoRunner } from './undo/undo-runner';
import { UndoService } from './undo/undo.service';

/** Imports on the site: uploads, the queue, history and undoing, and the price histories that come of them. */
@Module({
  imports: [AuditModule, ImportsModule],
  controllers: [ImportsController, PriceHistoryController],
  providers: [
    ImportHistoryService,
    ImportWorker,
    PriceHistoryService,
    StoredFiles,
    UndoRunner,
    UndoService,
    UploadsService,
    UploadToDisk,
  ],
  exports: [ImportWorker, ImportsModule, StoredFiles],
})
export class SiteImportsModule {}
