import type { Import } from '../entities/import.entity';
import type { ImportSummary } from '../run/import-summary';
import type { Rebuilt } from '../writing/rebuild';

/** The reason of a stop after which an import doesn't wait for another turn. */
export const CANCELLED = 'cancelled';

/**
 * All work that folds many matches and writes them: what it takes and gives is plain data, so that a thread of its own can
 * do it. Each can be stopped after the batch that is being written.
 */
export abstract class ArchiveTasks {
  /** Imports a file that has waited: see `ImportsService.runQueued`. */
  abstract importFile(row: Import, stop: AbortSignal): Promise<ImportSummary>;
  /** Takes an import back: see `UndoRunner`. @returns false when it was stopped */
  abstract takeBack(row: Import, stop: AbortSignal): Promise<boolean>;
  /** Rebuilds the matches of competitions: see `ArchiveRebuilder`. */
  abstract rebuildCompetitions(ids: readonly number[], stop: AbortSignal): Promise<Rebuilt>;
  abstract rebuildMatches(ids: readonly number[], stop: AbortSignal): Promise<Rebuilt>;
  /**
   * Looks through the whole archive for fixtures that were played on another day.
   * @param today Istanbul's, `YYYY-MM-DD`
   * @returns how many have changed; null when it was stopped
   */
  abstract retireFixtures(today: string, stop: AbortSignal): Promise<number | null>;
  /** Brings the archive to the rules of now: see `ArchiveMender`. */
  abstract mend(stop: AbortSignal): Promise<void>;
  abstract lookAgain(stop: AbortSignal): Promise<void>;
}

export type TaskName = keyof ArchiveTasks;
