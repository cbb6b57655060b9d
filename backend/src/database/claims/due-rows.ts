import type { EntityTarget, FindOptionsWhere } from 'typeorm';
import type { Clock } from '../../common/time/clock';
import type { Database } from '../database';
import { Claims } from './claims';
import type { DueRow } from './due-row';

/** A queue in a table, from which several processes send. */
export class DueRows<Row extends DueRow> {
  readonly claims: Claims<Row>;

  /** @param order columns that decide which of the due rows goes first */
  constructor(
    private readonly entity: EntityTarget<Row>,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly order: readonly (keyof Row & string)[] = ['next_attempt_at', 'id'],
  ) {
    this.claims = new Claims(entity, database, clock);
  }

  /** Takes the row that goes first of those due for one attempt; null when none is due. */
  async claimDue(): Promise<Row | null> {
    for (;;) {
      const now = this.clock.now();
      const query = this.database.manager
        .createQueryBuilder(this.entity, 'row')
        .where('row.status = :status AND row.next_attempt_at <= :now', { status: 'queued', now })
        .andWhere('(row.claimed_by IS NULL OR row.claimed_until <= :now)');
      for (const column of this.order) query.addOrderBy(`row.${column}`);
      const row = await query.getOne();
      if (!row) return null;
      const { id, attempts } = row;
      const seen = { id, attempts, status: 'queued' } as FindOptionsWhere<Row>;
      const counted = { attempts: attempts + 1 } as Partial<Row>;
      if (await this.claims.take(seen, counted)) return { ...row, ...counted };
    }
  }

  /** Keeps other processes from a claimed row while it is being sent, and writes the outcome. */
  async settle(id: number, send: (lost: AbortSignal) => Promise<Partial<Row>>): Promise<void> {
    const where = { id } as FindOptionsWhere<Row>;
    const outcome = await this.claims.during(where, send);
    await this.claims.release(where, outcome);
  }
}
