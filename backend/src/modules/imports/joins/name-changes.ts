import { type EntityTarget, type FindOptionsWhere, In } from 'typeorm';
import { type Changes, type Claimable, Claims } from '../../../database/claims/claims';
import type { Database } from '../../../database/database';

/** A row that changes which names mean one club or competition. */
export interface NameChange extends Claimable {
  id: number;
  /** `joining`, `parting`: the matches are still being brought to it; the row of the latter goes when they are. */
  state: 'joining' | 'joined' | 'parting';
}

/** Changes of names of one kind: to which of them the matches are yet to be brought, and which process does it. */
export class NameChanges<E extends NameChange> {
  private readonly claims: Claims<E>;

  constructor(
    private readonly entity: EntityTarget<E>,
    protected readonly database: Database,
  ) {
    this.claims = new Claims(entity, database);
  }

  /** Those that matches are yet to be brought to and that no process works on, the oldest first. */
  async waiting(): Promise<E[]> {
    const rows = await this.claims.unheld({ state: In(['joining', 'parting']) } as FindOptionsWhere<E>);
    return rows.sort((one, other) => one.id - other.id);
  }

  /** Takes one of them for this process; false when another was quicker. */
  async take({ id, state, claimed_by, claimed_until }: E): Promise<boolean> {
    await this.claims.freeOfDead(only<E>({ id }), { claimed_by, claimed_until });
    return this.claims.take(only<E>({ id, state }));
  }

  /** @param work its signal is aborted when another process has the change by now */
  hold(id: number, work: (lost: AbortSignal) => Promise<void>): Promise<void> {
    return this.claims.during(only<E>({ id }), work);
  }

  /** Ends what this process did for a change; undone halfway, it waits for its next turn. */
  async release({ id, state }: E, isDone: boolean): Promise<void> {
    const before = only<E>({ id, state });
    if (isDone && state === 'parting') await this.database.manager.delete(this.entity, before);
    else if (isDone) await this.claims.release(before, { state: 'joined' } as Changes<E>);
    // it may have been taken back meanwhile
    await this.claims.release(only<E>({ id }));
  }
}

const only = <E extends NameChange>(values: Partial<NameChange>): FindOptionsWhere<E> =>
  values as FindOptionsWhere<E>;
