import { Logger } from '@nestjs/common';
import type { Clock } from '../../common/time/clock';
import {
  type EntityTarget,
  type FindOptionsWhere,
  IsNull,
  LessThanOrEqual,
  type QueryDeepPartialEntity,
} from 'typeorm';
import type { Database } from '../database';
import { hasEnded, THIS_PROCESS } from './process-name';

/** Milliseconds after which a process that says nothing more has lost its claims. */
const LEASE = 60_000;
const RENEWAL = LEASE / 4;

/** A row that processes take for work. */
export interface Claimable {
  /** The process that works on the row; null = none does. */
  claimed_by: string | null;
  /** From then on that process is taken for dead. */
  claimed_until: Date | null;
}

/** Rows of a table of which at most one process works on each at a time. A process that dies loses its claims. */
export class Claims<E extends Claimable> {
  private readonly logger = new Logger(Claims.name);

  constructor(
    private readonly entity: EntityTarget<E>,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** The columns of a row that this process holds from now on. */
  held(): { claimed_by: string; claimed_until: Date } {
    return { claimed_by: THIS_PROCESS, claimed_until: new Date(this.clock.now().getTime() + LEASE) };
  }

  /** Whether a process that may be alive holds the row. */
  isHeld({ claimed_by: by, claimed_until: until }: Claimable): boolean {
    return by !== null && until !== null && until > this.clock.now() && !hasEnded(by);
  }

  /**
   * Takes a row that no process holds; the same statement makes the changes.
   * @param where which row, and what must still be true of it; of several conditions one
   * @returns false when another process was quicker, or `where` is no longer true
   */
  async take(where: FindOptionsWhere<E> | FindOptionsWhere<E>[], changes: Partial<E> = {}): Promise<boolean> {
    const isFree = [{ claimed_by: IsNull() }, { claimed_until: LessThanOrEqual(this.clock.now()) }];
    const free = (Array.isArray(where) ? where : [where]).flatMap((each) =>
      isFree.map((condition) => ({ ...each, ...condition })),
    );
    return this.update(free, { ...changes, ...this.held() });
  }

  /**
   * Lets others take a row whose process has surely ended, before its time is over.
   * @param row as it was read
   */
  async freeOfDead(where: FindOptionsWhere<E>, row: Claimable): Promise<void> {
    if (row.claimed_by === null || this.isHeld(row)) return;
    await this.update([{ ...where, claimed_by: row.claimed_by }], { claimed_by: null });
  }

  /**
   * Renews the claim on a row while `work` goes on.
   * @param work its signal is aborted when the row turns out to be lost to another process
   */
  async during<T>(where: FindOptionsWhere<E>, work: (lost: AbortSignal) => Promise<T>): Promise<T> {
    const lost = new AbortController();
    const timer = setInterval(() => {
      this.update(this.mine(where), this.held()).then(
        (isMine) => isMine || lost.abort(),
        (err: unknown) => this.logger.warn({ err }, 'A claim could not be renewed'),
      );
    }, RENEWAL).unref();
    try {
      return await work(lost.signal);
    } finally {
      clearInterval(timer);
    }
  }

  /** Lets others take a row, and makes changes with it; does nothing when it is lost to another process. */
  async release(where: FindOptionsWhere<E>, changes: Partial<E> = {}): Promise<void> {
    await this.update(this.mine(where), { ...changes, claimed_by: null });
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
