import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { Claims } from '../../../database/claims/claims';
import { Database } from '../../../database/database';
import { AlertState } from './alert-state.entity';

const ONLY_ROW = { id: 1 };

/** How far the search for fitting matches has come; one process searches at a time. */
@Injectable()
export class AlertStateRepository {
  private readonly claims: Claims<AlertState>;

  constructor(private readonly database: Database) {
    this.claims = new Claims(AlertState, database);
  }

  /** With the instant at which it was read, by the clock of `looked_at`. */
  async read(): Promise<{ row: AlertState; now: Date }> {
    const query = this.database.manager.createQueryBuilder(AlertState, 'state').where(ONLY_ROW);
    return (await this.database.clock.readAt(query))!;
  }

  /**
   * Searches, unless another process does.
   * @param seen the row as it was when a search turned out to be due
   * @param search answers which revision it saw
   */
  async alone(
    seen: AlertState,
    lookedAt: Date,
    search: (lost: AbortSignal) => Promise<number>,
  ): Promise<void> {
    await this.claims.freeOfDead(ONLY_ROW, seen);
    const { revision, looked_at } = seen;
    // a search that has ended meanwhile may have made this one needless
    if (!(await this.claims.take({ ...ONLY_ROW, revision, looked_at: looked_at ?? IsNull() }))) return;
    let done: Partial<AlertState> = {};
    try {
      done = { revision: await this.claims.during(ONLY_ROW, search), looked_at: lookedAt };
    } finally {
      await this.claims.release(ONLY_ROW, done);
    }
  }
}
