import { Injectable } from '@nestjs/common';
import { Database } from '../database/database';
import { isDuplicateKey } from '../database/dialects';
import { withRetries } from '../database/retry';
import { hasEnded, THIS_PROCESS } from './process-name';
import { TERM, whileRenewed } from './while-renewed';

/**
 * Work that one process does at a time, by its name. A row says which one is at it and until when; the database's clock
 * decides when that is over. The table is no entity: backups don't have it.
 */
@Injectable()
export class Leases {
  constructor(private readonly database: Database) {}

  /**
   * Works unless a process does under that name, this one included; outside of transactions.
   * @param name at most 100 characters
   * @param work its signal is aborted when another process has taken over
   * @param term milliseconds after which a process that says nothing more is taken for dead
   * @returns false when another process is at it
   */
  async alone(
    name: string,
    work: (leaseLost: AbortSignal) => Promise<unknown>,
    term = TERM,
  ): Promise<boolean> {
    if (!(await withRetries(() => this.take(name, term)))) return false;
    try {
      await whileRenewed(() => this.renew(name, term), work, term);
    } finally {
      await this.release(name, THIS_PROCESS);
    }
    return true;
  }

  private async take(name: string, term: number): Promise<boolean> {
    const { clock, manager } = this.database;
    const isOver = `until <= ${clock.instant()}`;
    const [held] = await manager.query<{ owner: string; is_over: number }[]>(
      `SELECT owner, ${isOver} AS is_over FROM leases WHERE name = ?`,
      [name],
    );
    if (held !== undefined) {
      const isDead = hasEnded(held.owner);
      if (!held.is_over && !isDead) return false;
      // it may have been renewed, or taken over, meanwhile
      await this.release(name, held.owner, isDead ? '' : `AND ${isOver}`);
    }
    try {
      await manager.query(`INSERT INTO leases (name, owner, until) VALUES (?, ?, ${clock.instant(term)})`, [
        name,
        THIS_PROCESS,
      ]);
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  private async renew(name: string, term: number): Promise<boolean> {
    const { affected } = await this.database.manager
      .createQueryBuilder()
      .update('leases')
      .set({ until: this.database.clock.in(term) })
      .where({ name, owner: THIS_PROCESS })
      .execute();
    return affected === 1;
  }

  private async release(name: string, owner: string, condition = ''): Promise<void> {
    await this.database.manager.query(`DELETE FROM leases WHERE name = ? AND owner = ? ${condition}`, [
      name,
      owner,
    ]);
  }
}
