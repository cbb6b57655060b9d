import { Module } from '@nestjs/common';
import { ImportsService } from '../imports.service';
import { ImportStore } from '../queue/import-store';
import { openInThread } from '../source/open-in-thread';
import { OPEN_SOURCE } from '../source/source';
import { UndoRunner } from '../undo/undo-runner';
import { ArchiveMender } from '../upkeep/archive-mender';
import { ReadAgain } from '../upkeep/read-again';
import { UpkeepStore } from '../upkeep/upkeep-store';
import { ArchiveRebuilder } from '../writing/archive-rebuilder';
import { LocalTasks } from './local-tasks';

/**
 * What reads files, folds matches and writes them, for the site, its thread and commands; needs the settings, the clock and
 * the database from the importing module.
 */
@Module({
  providers: [
    ArchiveMender,
    ArchiveRebuilder,
    ImportsService,
    ImportStore,
    LocalTasks,
    ReadAgain,
    UndoRunner,
    UpkeepStore,
    { provide: OPEN_SOURCE, useValue: openInThread },
  ],
  exports: [ImportsService, ImportStore, LocalTasks, OPEN_SOURCE, UpkeepStore],
})
export class WritingModule {}
