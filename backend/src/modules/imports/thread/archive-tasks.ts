import type { Import } from '../entities/import.entity';
import type { ImportSummary } from '../run/import-summary';
import type { Rebuilt } from '../writing/rebuild';

/** The reason of a stop after which an import doesn't wait for another turn. */
export const CANCELLED = 'cancelled';

/**
 * All work that folds many matches and writes them: what it takes and gives is plain data, so that a thread of its own can
 * do it. Each can be stopped after the batch that is being written.
 */
export interface Tasks {
  /** Imports a file that has waited: see `ImportsService.runQueued`. */
  importFile(stop: AbortSignal, row: Import): Promise<ImportSummary>;
  /** Takes an import back: see `UndoRunner`. @returns false when it was stopped */
  takeBack(stop: AbortSignal, row: Import): Promise<boolean>;
  /** Rebuilds the matches of competitions: see `ArchiveRebuilder`. */
  rebuildCompetitions(stop: AbortSignal, ids: readonly number[]): Promise<Rebuilt>;
  rebuildMatches(stop: AbortSignal, ids: readonly number[]): Promise<Rebuilt>;
  /**
   * Looks through the whole archive for fixtures that were played on another day.
   * @param today Istanbul's, `YYYY-MM-DD`
   * @returns how many have changed; null when it was stopped
   */
  retireFixtures(stop: AbortSignal, today: string): Promise<number | null>;
  /** Brings the archive to the rules of now: see `ArchiveMender`. */
  mend(stop: AbortSignal): Promise<void>;
  lookAgain(stop: AbortSignal): Promise<void>;
}

export type TaskName = keyof Tasks;
export type TaskArguments<T extends TaskName> =
  Parameters<Tasks[T]> extends [AbortSignal, ...infer Rest] ? Rest : never;

/** Has {@link Tasks} done, in whatever thread. */
export abstract class ArchiveTasks {
  abstract run<T extends TaskName>(
    task: T,
    stop: AbortSignal,
    ...args: TaskArguments<T>
  ): ReturnType<Tasks[T]>;
}
