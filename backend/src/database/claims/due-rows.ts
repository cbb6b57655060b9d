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

/** The row that has been due longest goes first. */
const ORDER = ['next_attempt_at', 'id'] as const;

/** A queue in a table, from which several processes send. */
export class DueRows<Row extends DueRow> {
  readonly claims: Claims<Row>;

  constructor(
    private readonly entity: EntityTarget<Row>,
    private readonly database: Database,
  ) {
    this.claims = new Claims(entity, database);
  }

  /** `next_attempt_at` of a row that is due in so many milliseconds, for INSERT and UPDATE. */
  dueIn(milliseconds: number): { next_attempt_at: Computed } {
    return { next_attempt_at: this.database.clock.in(milliseconds) };
  }

  /** SQL of whether a row is due that no process holds. @param condition on its columns */
  hasDue(condition = '1 = 1'): string {
    const { tableName } = this.database.manager.dataSource.getMetadata(this.entity);
    return `EXISTS (SELECT 1 FROM ${tableName} due WHERE due.status = 'queued' AND ${condition} AND ${this.isDue('due')})`;
  }

  /** Takes the row that goes first of those due for one attempt; null when none is due. */
  async claimDue(): Promise<Row | null> {
    for (;;) {
      const found = await this.firstDue(1);
      if (found.length === 0) return null;
      const [row] = await this.takeAll(found);
      if (row !== undefined) return row;
    }
  }

  /** Takes up to so many of the rows that go first of those due; fewer also where another process was quicker. */
  async claimSome(limit: number, where: FindOptionsWhere<Row> = {}): Promise<Row[]> {
    return limit <= 0 ? [] : this.takeAll(await this.firstDue(limit, where));
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

  /** The queue may be long: only as many rows are read as are wanted, in the order of an index. */
  private firstDue(limit: number, where: FindOptionsWhere<Row> = {}): Promise<Row[]> {
    const query = this.database.manager
      .createQueryBuilder(this.entity, 'row')
      .where({ ...where, status: 'queued' })
      .andWhere(this.isDue('row'));
    for (const column of ORDER) query.addOrderBy(`row.${column}`);
    return query.limit(limit).getMany();
  }

  private isDue(row: string): string {
    const now = this.database.clock.instant();
    return `${row}.next_attempt_at <= ${now} AND (${row}.claimed_by IS NULL OR ${row}.claimed_until <= ${now})`;
  }

  private async takeAll(rows: readonly Row[]): Promise<Row[]> {
    const taken: Row[] = [];
    for (const row of rows) {
      const { id, attempts } = row;
      const seen = { id, attempts, status: 'queued' } as FindOptionsWhere<Row>;
      const counted = { attempts: attempts + 1 } as Partial<Row>;
      if (await this.claims.take(seen, counted)) taken.push({ ...row, ...counted });
    }
    return taken;
  }
}
