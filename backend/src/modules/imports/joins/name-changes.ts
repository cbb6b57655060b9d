import { type EntityTarget, type FindOptionsWhere, In } from 'typeorm';
import type { Leases } from '../../../platform/background/leases';
import type { Database } from '../../../platform/database/database';

/** A row that changes which names mean one club or competition. */
export interface NameChange {
  id: number;
  /** `joining`, `parting`: the matches are still being brought to it; the row of the latter goes when they are. */
  state: 'joining' | 'joined' | 'parting';
}

/** Changes of names of one kind: to which of them the matches are yet to be brought, and which process does it. */
export class NameChanges<E extends NameChange> {
  private readonly table: string;

  constructor(
    private readonly entity: EntityTarget<E>,
    protected readonly database: Database,
    private readonly leases: Leases,
  ) {
    this.table = database.manager.dataSource.getMetadata(entity).tableName;
  }

  /** SQL of whether matches are yet to be brought to any. */
  isAnyWaiting(): string {
    return `EXISTS (SELECT 1 FROM ${this.table} WHERE state IN ('joining', 'parting'))`;
  }

  /** Those that matches are yet to be brought to, the oldest first. */
  async waiting(): Promise<E[]> {
    const where = { state: In(['joining', 'parting']) } as FindOptionsWhere<E>;
    const rows = await this.database.manager.findBy(this.entity, where);
    return rows.sort((one, other) => one.id - other.id);
  }

  /**
   * Brings the matches to one that still waits, unless another process does.
   * @param bring its signal is aborted when another process has the change by now; false when it is not done
   */
  async bring({ id, state }: E, bring: (leaseLost: AbortSignal) => Promise<boolean>): Promise<void> {
    const { manager } = this.database;
    // it may be taken back meanwhile
    const waiting = { id, state } as FindOptionsWhere<E>;
    await this.leases.alone(`${this.table} ${id}`, async (leaseLost) => {
      if (!(await manager.existsBy(this.entity, waiting)) || !(await bring(leaseLost)) || leaseLost.aborted)
        return;
      if (state === 'parting') await manager.delete(this.entity, waiting);
      else
        await manager.query(`UPDATE ${this.table} SET state = 'joined' WHERE id = ? AND state = ?`, [
          id,
          state,
        ]);
    });
  }
}
