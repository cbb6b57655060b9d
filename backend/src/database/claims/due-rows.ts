import type { EntityTarget, FindOptionsWhere } from 'typeorm';
import type { Database } from '../database';
import type { Computed } from '../database-clock';
import { type Changes, Claims } from './claims';
import type { DueRow } from './due-row';

/** What has become of a row in an attempt. */
export type Outcome<Row extends DueRow> = Partial<Omit<Row, 'next_attempt_at'>> & {
  /** Milliseconds until the next attempt. */
  dueIn?: number;
};

/** A queue in a table, from which several processes send. */
export class DueRows<Row extends DueRow> {
  readonly claims: Claims<Row>;

  /** @param order columns that decide which of the due rows goes first */
  constructor(
    private readonly entity: EntityTarget<Row>,
    private readonly database: Database,
    private readonly order: readonly (keyof Row & string)[] = ['next_attempt_at', 'id'],
  ) {
    this.claims = new Claims(entity, database);
  }

  /** `next_attempt_at` of a row that is due in so many milliseconds, for INSERT and UPDATE. */
  dueIn(milliseconds: number): { next_attempt_at: Computed } {
    return { next_attempt_at: this.database.clock.in(milliseconds) };
  }

  /** Takes the row that goes first of those due for one attempt; null when none is due. */
  async claimDue(): Promise<Row | null> {
    for (;;) {
      const now = this.database.clock.instant();
      const query = this.database.manager
        .createQueryBuilder(this.entity, 'row')
        .where(`row.status = :status AND row.next_attempt_at <= ${now}`, { status: 'queued' })
        .andWhere(`(row.claimed_by IS NULL OR row.claimed_until <= ${now})`);
      for (const column of this.order) query.addOrderBy(`row.${column}`);
      const row = await query.getOne();
      if (!row) return null;
      const { id, attempts } = row;
      const seen = { id, attempts, status: 'queued' } as FindOptionsWhere<Row>;
      const counted = { attempts: attempts + 1 } as Partial<Row>;
      if (await this.claims.take(seen, counted)) return { ...row, ...counted };
    }
  }

  /** Takes a row that is due, whatever its state; false when it isn't, or another process was quicker. */
  takeDue(where: FindOptionsWhere<Row>): Promise<boolean> {
    return this.claims.take({ ...where, next_attempt_at: this.database.clock.isReached() });
  }

  /** Keeps other processes from a claimed row while it is being sent, and writes the outcome. */
  async settle(id: number, send: (lost: AbortSignal) => Promise<Outcome<Row>>): Promise<void> {
    const where = { id } as FindOptionsWhere<Row>;
    const { dueIn, ...outcome } = await this.claims.during(where, send);
    const due = dueIn === undefined ? {} : this.dueIn(dueIn);
    await this.claims.release(where, { ...outcome, ...due } as Changes<Row>);
  }
}
