import { Module } from '@nestjs/common';
import { ImportsModule } from '../imports.module';
import { UndoRunner } from '../undo/undo-runner';
import { ArchiveMender } from '../upkeep/archive-mender';
import { ReadAgain } from '../upkeep/read-again';
import { UpkeepStore } from '../upkeep/upkeep-store';
import { ArchiveRebuilder } from '../writing/archive-rebuilder';
import { LocalTasks } from './local-tasks';

/** What folds matches and writes them; needs the settings, the clock and the database from the importing module. */
@Module({
  imports: [ImportsModule],
  providers: [ArchiveMender, ArchiveRebuilder, LocalTasks, ReadAgain, UndoRunner, UpkeepStore],
  exports: [ImportsModule, LocalTasks, UpkeepStore],
})
export class WritingModule {}
