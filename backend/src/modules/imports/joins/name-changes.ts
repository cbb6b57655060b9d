import { Logger } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import { type EntityTarget, type FindOptionsWhere, In } from 'typeorm';
import type { Job } from '../../../platform/background/job';
import type { Jobs } from '../../../platform/background/jobs';
import type { Leases } from '../../../platform/background/leases';
import type { Database } from '../../../platform/database/database';
import type { ArchiveTasks } from '../thread/archive-tasks';

/** Milliseconds that a request waits for its change before it is answered that it goes on. */
const PATIENCE = 20_000;

/** A row that changes which names mean one club or competition. */
export interface NameChange {
  id: number;
  /** `joining`, `parting`: the matches are still being brought to it; the row of the latter goes when they are. */
  state: 'joining' | 'joined' | 'parting';
}

/**
 * Brings the matches to changes of names of one kind, one after the other, each in one process. One whose process died
 * goes on in another, or after the next start: rebuilding what is rebuilt already changes nothing.
 */
export abstract class NameChanges<E extends NameChange> {
  private readonly logger = new Logger(NameChanges.name);
  private readonly table: string;
  private readonly job: Job;

  /** @param name of the job */
  constructor(
    private readonly entity: EntityTarget<E>,
    private readonly name: string,
    protected readonly database: Database,
    private readonly leases: Leases,
    private readonly tasks: ArchiveTasks,
    jobs: Jobs,
  ) {
    this.table = database.manager.dataSource.getMetadata(entity).tableName;
    const sql = `EXISTS (SELECT 1 FROM ${this.table} WHERE state IN ('joining', 'parting'))`;
    this.job = jobs.add({
      name,
      irreversible: true,
      sign: () => ({ begins: 'while true', sql }),
      retryAfter: 10_000,
      run: (signal) => this.work(signal),
    });
  }

  /** Where the matches of a change may stand, before and after; stops looking at the signal. */
  protected abstract competitionsOf(row: E, stop: AbortSignal): Promise<number[]>;

  /** Begins with what waits, and resolves when it is done, has failed, or takes long; it goes on then. */
  async finish(): Promise<void> {
    const done = this.job
      .run()
      .catch((err: unknown) =>
        this.logger.error({ err, job: this.name }, 'A change of names waits for its next turn'),
      );
    await Promise.race([done, sleep(PATIENCE, undefined, { ref: false })]);
  }

  private async work(signal: AbortSignal): Promise<void> {
    const problems: unknown[] = [];
    const where = { state: In(['joining', 'parting']) } as FindOptionsWhere<E>;
    const waiting = await this.database.manager.findBy(this.entity, where);
    for (const row of waiting.sort((one, other) => one.id - other.id)) {
      if (signal.aborted) return;
      await this.bring(row, signal).catch((error: unknown) => problems.push(error));
    }
    if (problems.length > 0) throw problems[0];
  }

  /** Brings the matches to a change that still waits, unless another process does. */
  private async bring(row: E, signal: AbortSignal): Promise<void> {
    const { manager } = this.database;
    const { id, state } = row;
    // it may be taken back meanwhile
    const waiting = { id, state } as FindOptionsWhere<E>;
    await this.leases.alone(`${this.table} ${id}`, async (leaseLost) => {
      if (!(await manager.existsBy(this.entity, waiting))) return;
      const stop = AbortSignal.any([signal, leaseLost]);
      const done = await this.tasks.run('rebuildCompetitions', stop, await this.competitionsOf(row, stop));
      const whole = !stop.aborted;
      this.logger.log({ job: this.name, id, state, ...done, whole }, 'Names were changed');
      if (!whole) return;
      if (state === 'parting') await manager.delete(this.entity, waiting);
      else
        await manager.query(`UPDATE ${this.table} SET state = 'joined' WHERE id = ? AND state = ?`, [
          id,
          state,
        ]);
    });
  }
}
