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
import { ArchiveKeeper } from './upkeep/archive-keeper';
import { ArchiveUpkeepController } from './upkeep/archive-upkeep.controller';
import { ArchiveUpkeepService } from './upkeep/archive-upkeep.service';
import { FixtureLooks } from './upkeep/fixture-looks';
import { ReadAgain } from './upkeep/read-again';
import { StaleSources } from './upkeep/stale-sources';
import { UpkeepStore } from './upkeep/upkeep-store';
import { DEFAULT_UPKEEP_TIMES, UPKEEP_TIMES } from './upkeep/upkeep-times';
import { VersionRestarter } from './upkeep/version-restarter';
import { ArchiveRebuilder } from './writing/archive-rebuilder';

/**
 * Imports on the site: uploads, the queue, history and undoing, the price histories that come of them, and what keeps the
 * archive in order.
 */
@Module({
  imports: [AuditModule, ImportsModule],
  controllers: [ArchiveUpkeepController, ImportsController, PriceHistoryController],
  providers: [
    ArchiveKeeper,
    ArchiveRebuilder,
    ArchiveUpkeepService,
    FixtureLooks,
    ImportHistoryService,
    ImportWorker,
    PriceHistoryService,
    ReadAgain,
    StaleSources,
    StoredFiles,
    UndoRunner,
    UndoService,
    UpkeepStore,
    UploadsService,
    UploadToDisk,
    VersionRestarter,
    { provide: UPKEEP_TIMES, useValue: DEFAULT_UPKEEP_TIMES },
  ],
  exports: [ImportWorker, ImportsModule, StaleSources, StoredFiles, VersionRestarter],
})
export class SiteImportsModule {}
