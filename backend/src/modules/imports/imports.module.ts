import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module';
import { OddsModule } from '../odds/odds.module';
import { PossibleDoubles } from './doubles/possible-doubles.service';
import { PriceHistoryController } from './history/price-history.controller';
import { PriceHistoryService } from './history/price-history.service';
import { SightingsReader } from './history/sightings-reader';
import { ImportHistoryService } from './http/import-history.service';
import { ImportsController } from './http/imports.controller';
import { UploadToDisk } from './http/upload';
import { UploadsService } from './http/uploads.service';
import { ArchivedNames } from './joins/archived-names';
import { ClubSponsors } from './joins/club-sponsors';
import { NameJoins } from './joins/name-joins';
import { NameJoinsController } from './joins/name-joins.controller';
import { NameJoinsService } from './joins/name-joins.service';
import { ImportWorker } from './queue/import-worker';
import { StoredFiles } from './queue/stored-files';
import { ArchiveTasks } from './thread/archive-tasks';
import { ThreadedTasks } from './thread/threaded-tasks';
import { WritingModule } from './thread/writing.module';
import { UndoService } from './undo/undo.service';
import { ArchiveKeeper } from './upkeep/archive-keeper';
import { ArchiveUpkeepController } from './upkeep/archive-upkeep.controller';
import { ArchiveUpkeepService } from './upkeep/archive-upkeep.service';
import { FixtureLooks } from './upkeep/fixture-looks';
import { StaleSources } from './upkeep/stale-sources';
import { VersionRestarter } from './upkeep/version-restarter';

/**
 * Imports on the site: uploads, the queue, history and undoing, the price histories that come of them, and what keeps the
 * archive in order and one where it has two names.
 */
@Module({
  imports: [AuditModule, OddsModule, WritingModule],
  controllers: [ArchiveUpkeepController, ImportsController, NameJoinsController, PriceHistoryController],
  providers: [
    ArchivedNames,
    ArchiveKeeper,
    ArchiveUpkeepService,
    FixtureLooks,
    ImportHistoryService,
    ImportWorker,
    ClubSponsors,
    NameJoins,
    NameJoinsService,
    PossibleDoubles,
    PriceHistoryService,
    SightingsReader,
    StaleSources,
    StoredFiles,
    UndoService,
    UploadsService,
    UploadToDisk,
    VersionRestarter,
    { provide: ArchiveTasks, useClass: ThreadedTasks },
  ],
  exports: [
    ImportWorker,
    WritingModule,
    PossibleDoubles,
    ClubSponsors,
    StaleSources,
    StoredFiles,
    VersionRestarter,
  ],
})
export class ImportsModule {}
