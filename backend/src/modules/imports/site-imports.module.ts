import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module';
import { PossibleDoubles } from './doubles/possible-doubles.service';
import { PriceHistoryController } from './history/price-history.controller';
import { PriceHistoryService } from './history/price-history.service';
import { ImportHistoryService } from './http/import-history.service';
import { ImportsController } from './http/imports.controller';
import { UploadToDisk } from './http/upload';
import { UploadsService } from './http/uploads.service';
import { ArchivedNames } from './joins/archived-names';
import { JoinStore } from './joins/join-store';
import { JoinWorker } from './joins/join-worker';
import { NameJoinsController } from './joins/name-joins.controller';
import { NameJoinsService } from './joins/name-joins.service';
import { ImportsModule } from './imports.module';
import { ImportWorker } from './queue/import-worker';
import { StoredFiles } from './queue/stored-files';
import { UndoRunner } from './undo/undo-runner';
import { UndoService } from './undo/undo.service';
import { ArchiveRebuilder } from './writing/archive-rebuilder';

/**
 * Imports on the site: uploads, the queue, history and undoing, the price histories that come of them, and what turns
 * out to be one under two names.
 */
@Module({
  imports: [AuditModule, ImportsModule],
  controllers: [ImportsController, NameJoinsController, PriceHistoryController],
  providers: [
    ArchivedNames,
    ArchiveRebuilder,
    ImportHistoryService,
    ImportWorker,
    JoinStore,
    JoinWorker,
    NameJoinsService,
    PossibleDoubles,
    PriceHistoryService,
    StoredFiles,
    UndoRunner,
    UndoService,
    UploadsService,
    UploadToDisk,
  ],
  exports: [ImportWorker, ImportsModule, PossibleDoubles, StoredFiles],
})
export class SiteImportsModule {}
