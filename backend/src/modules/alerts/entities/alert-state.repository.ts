import { Injectable } from '@nestjs/common';
import { SELECT_REVISION } from '../../../platform/database/archive-revision';
import { Leases } from '../../../platform/background/leases';
import { Database } from '../../../platform/database/database';
import { epochOfStored } from '../../../platform/database/stored-instant';
import { AlertState } from './alert-state.entity';

/** SQL of an instant without its seconds. */
const minuteOf = (instant: string): string => `SUBSTR(${instant}, 1, 16)`;

/** How far the search for fitting matches has come; one process searches at a time. */
@Injectable()
export class AlertStateRepository {
  constructor(
    private readonly database: Database,
    private readonly leases: Leases,
  ) {}

  /** SQL of whether the archive has changed since the last search, or the minute. */
  isDue(): string {
    return `EXISTS (SELECT 1 FROM alert_state WHERE id = 1 AND (revision <> (${SELECT_REVISION})
      OR looked_at IS NULL OR ${minuteOf('looked_at')} <> ${minuteOf(this.database.clock.instant())}))`;
  }

  /**
   * Searches where a search is due, unless another process does.
   * @param search answers which revision it saw
   */
  async whenDue(search: (leaseLost: AbortSignal) => Promise<number>): Promise<void> {
    const { clock, manager } = this.database;
    await this.leases.alone('alerts', async (leaseLost) => {
      const [{ due, read_at: at }] = await manager.query<[{ due: number; read_at: string | Date }]>(
        `SELECT ${this.isDue()} AS due, ${clock.instant()} AS read_at`,
      );
      if (!due) return;
      const revision = await search(leaseLost);
      if (leaseLost.aborted) return;
      await manager.update(AlertState, { id: 1 }, { revision, looked_at: new Date(epochOfStored(at)) });
    });
  }
}
