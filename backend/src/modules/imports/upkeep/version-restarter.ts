import { Injectable } from '@nestjs/common';
import { BackgroundWork } from '../../../platform/background/background-work';
import { Clock } from '../../../platform/time/clock';
import { addDays, istanbulDate } from '../../../platform/time/istanbul';
import { SteadyTime } from '../../../platform/time/steady-time';
import { Database } from '../../../platform/database/database';
import { storedInstant } from '../../../platform/database/stored-instant';
import { VersionRestart } from '../entities/archive-upkeep.entity';
import { ArchiveTasks } from '../thread/archive-tasks';
import { VERSIONED_SOURCE } from '../writing/fold-context';

/** Declares that the source of the bulletins counts its versions from the beginning again. */
@Injectable()
export class VersionRestarter {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly time: SteadyTime,
    private readonly background: BackgroundWork,
    private readonly tasks: ArchiveTasks,
  ) {}

  /**
   * From now on, in the caller's transaction. Matches with snapshots from after now (their clock is ahead of this one) are
   * rebuilt in the background; normally there are none.
   * @param feedKey null: the inbox
   * @returns the instant from which on versions count
   * @throws AppError UNAVAILABLE in the minute after a jump of the clock
   */
  async restart(feedKey: string | null, username: string): Promise<Date> {
    this.time.requireSteady();
    const at = this.clock.now();
    await this.database.insert(VersionRestart, {
      ...{ source: VERSIONED_SOURCE, at },
      ...{ feed_key: feedKey ?? undefined, created_by: username },
    });
    await this.database.afterCommit(() => this.background.runAfterResponse(() => this.rebuildSince(at)));
    return at;
  }

  private async rebuildSince(at: Date): Promise<void> {
    const rows = await this.database.manager.query<{ match_id: number }[]>(
      // bulletins have matches that are still to be played: no need to look at all snapshots there are
      `SELECT DISTINCT match_id FROM matches JOIN timed_observations ON match_id = matches.id AND seen_at > ?
         WHERE match_date >= ?`,
      [storedInstant(at.getTime()), addDays(istanbulDate(at), -1)],
    );
    const ids = rows.map((row) => Number(row.match_id));
    if (ids.length > 0) await this.tasks.run('rebuildMatches', new AbortController().signal, ids);
  }
}
