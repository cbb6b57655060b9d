import { type EntityTarget, type FindOptionsWhere, IsNull, type QueryDeepPartialEntity } from 'typeorm';
import type { Database } from '../database/database';
import type { Computed } from '../database/database-clock';
import { hasEnded, THIS_PROCESS } from './process-name';
import { TERM, whileRenewed } from './while-renewed';

/** A row that processes take for work. */
export interface Claimable {
  /** The process that works on the row; null = none does. */
  claimed_by: string | null;
  /** From then on that process is taken for dead. */
  claimed_until: Date | null;
}

/** New values of some columns; instants that processes compare are computed by the database. */
export type Changes<E> = { [Name in keyof E]?: E[Name] | (Date extends E[Name] ? Computed : never) };

/**
 * Rows of a table of which at most one process works on each at a time. A process that dies loses its claims; when, the
 * database's clock decides.
 */
export class Claims<E extends Claimable> {
  constructor(
    private readonly entity: EntityTarget<E>,
    private readonly database: Database,
  ) {}

  /** The columns of a row that this process holds from now on. */
  held(): { claimed_by: string; claimed_until: Computed } {
    return { claimed_by: THIS_PROCESS, claimed_until: this.database.clock.in(TERM) };
  }

  /** Those of the rows that no process holds, or one that has surely ended. */
  async unheld(where: FindOptionsWhere<E>): Promise<E[]> {
    const { manager } = this.database;
    const rows = await manager.findBy(this.entity, where);
    const dead = rows.filter(({ claimed_by: by }) => isDead(by));
    if (dead.length === rows.length) return dead;
    const free = await manager.findBy(this.entity, this.free(where));
    return [...dead, ...free.filter(({ claimed_by: by }) => !isDead(by))];
  }

  /**
   * Changes a row that no process holds.
   * @param row as {@link unheld} gave it
   * @returns false when a process holds it by now
   */
  changeUnheld(where: FindOptionsWhere<E>, row: Claimable, changes: Changes<E>): Promise<boolean> {
    const { claimed_by: by } = row;
    return this.update(isDead(by) ? [{ ...where, claimed_by: by }] : this.free(where), changes);
  }

  /**
   * Takes a row that no process holds; the same statement makes the changes.
   * @param where which row, and what must still be true of it
   * @returns false when another process was quicker, or `where` is no longer true
   */
  take(where: FindOptionsWhere<E>, changes: Changes<E> = {}): Promise<boolean> {
    return this.update(this.free(where), { ...changes, ...this.held() });
  }

  /**
   * Renews the claim on a row while `work` goes on.
   * @param work its signal is aborted when the row turns out to be lost to another process
   */
  during<T>(where: FindOptionsWhere<E>, work: (claimLost: AbortSignal) => Promise<T>): Promise<T> {
    return whileRenewed(() => this.update(this.mine(where), this.held()), work);
  }

  /** Lets others take a row, and makes changes with it; does nothing when it is lost to another process. */
  async release(where: FindOptionsWhere<E>, changes: Changes<E> = {}): Promise<void> {
    await this.update(this.mine(where), { ...changes, claimed_by: null });
  }

  private free(where: FindOptionsWhere<E>): FindOptionsWhere<E>[] {
    const isFree = [{ claimed_by: IsNull() }, { claimed_until: this.database.clock.isReached() }];
    return isFree.map((condition) => ({ ...where, ...condition }));
  }

  private mine(where: FindOptionsWhere<E>): FindOptionsWhere<E>[] {
    return [{ ...where, claimed_by: THIS_PROCESS }];
  }

  private async update(where: object[], changes: object): Promise<boolean> {
    const { affected } = await this.database.manager.update(
      this.entity,
      where as FindOptionsWhere<E>[],
      changes as QueryDeepPartialEntity<E>,
    );
    return affected === 1;
  }
}

const isDead = (by: string | null): by is string => by !== null && hasEnded(by);
