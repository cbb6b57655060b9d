import { Injectable } from '@nestjs/common';
import { ImportsService } from '../imports.service';
import { UndoRunner } from '../undo/undo-runner';
import { ArchiveMender } from '../upkeep/archive-mender';
import { ArchiveRebuilder } from '../writing/archive-rebuilder';
import { ArchiveTasks, CANCELLED, type TaskArguments, type TaskName, type Tasks } from './archive-tasks';

/** Does the tasks in the thread that it is called in. */
@Injectable()
export class LocalTasks implements ArchiveTasks {
  private readonly tasks: Tasks;

  constructor(imports: ImportsService, undo: UndoRunner, rebuilder: ArchiveRebuilder, mender: ArchiveMender) {
    this.tasks = {
      importFile: (stop, row) => imports.runQueued(row, stop, () => stop.reason !== CANCELLED),
      takeBack: (stop, row) => undo.run(row, stop),
      rebuildCompetitions: (stop, ids) => rebuilder.ofCompetitions(ids, stop),
      rebuildMatches: (stop, ids) => rebuilder.ofMatches(ids, stop),
      retireFixtures: (stop, today) => rebuilder.retireAll(today, stop),
      mend: (stop) => mender.mend(stop),
      lookAgain: (stop) => mender.lookAgain(stop),
    };
  }

  run<T extends TaskName>(task: T, stop: AbortSignal, ...args: TaskArguments<T>): ReturnType<Tasks[T]> {
    const run = this.tasks[task] as (stop: AbortSignal, ...args: unknown[]) => ReturnType<Tasks[T]>;
    return run(stop, ...args);
  }
}
