import { Injectable } from '@nestjs/common';
import type { Import } from '../entities/import.entity';
import { ImportsService } from '../imports.service';
import type { ImportSummary } from '../run/import-summary';
import { UndoRunner } from '../undo/undo-runner';
import { ArchiveMender } from '../upkeep/archive-mender';
import { ArchiveRebuilder } from '../writing/archive-rebuilder';
import type { Rebuilt } from '../writing/rebuild';
import { ArchiveTasks, CANCELLED } from './archive-tasks';

/** Does the tasks in the thread that it is called in. */
@Injectable()
export class LocalTasks implements ArchiveTasks {
  constructor(
    private readonly imports: ImportsService,
    private readonly undo: UndoRunner,
    private readonly rebuilder: ArchiveRebuilder,
    private readonly mender: ArchiveMender,
  ) {}

  importFile(row: Import, stop: AbortSignal): Promise<ImportSummary> {
    return this.imports.runQueued(row, stop, () => stop.reason !== CANCELLED);
  }

  takeBack(row: Import, stop: AbortSignal): Promise<boolean> {
    return this.undo.run(row, stop);
  }

  rebuildCompetitions(ids: readonly number[], stop: AbortSignal): Promise<Rebuilt> {
    return this.rebuilder.ofCompetitions(ids, stop);
  }

  rebuildMatches(ids: readonly number[], stop: AbortSignal): Promise<Rebuilt> {
    return this.rebuilder.ofMatches(ids, stop);
  }

  retireFixtures(today: string, stop: AbortSignal): Promise<number | null> {
    return this.rebuilder.retireAll(today, stop);
  }

  mend(stop: AbortSignal): Promise<void> {
    return this.mender.mend(stop);
  }

  lookAgain(stop: AbortSignal): Promise<void> {
    return this.mender.lookAgain(stop);
  }
}
