import { Injectable } from '@nestjs/common';
import { In, IsNull, Not } from 'typeorm';
import { Claims } from '../../../database/claims/claims';
import { Database } from '../../../database/database';
import { isDuplicateKey } from '../../../database/dialects';
import { ImportStore } from '../../imports/queue/import-store';
import { FeedState } from './feed-state.entity';

/** What is remembered of feeds between two runs, for all processes. */
@Injectable()
export class FeedStatesRepository {
  private readonly claims: Claims<FeedState>;

  constructor(
    private readonly database: Database,
    private readonly imports: ImportStore,
  ) {
    this.claims = new Claims(FeedState, database);
  }

  /**
   * Takes a feed that is due for a run; of several processes one gets it.
   * @param pause milliseconds between the beginnings of two runs
   */
  async claim(key: string, pause: number): Promise<FeedState | null> {
    await this.makeKnown(key);
    const { clock } = this.database;
    const rested = [IsNull(), clock.isReached(-pause)];
    const due = rested.map((last_run_at) => ({ key, last_run_at }));
    if (!(await this.claims.take(due, { last_run_at: clock.in() }))) return null;
    return this.database.manager.findOneBy(FeedState, { key });
  }

  /** Keeps other processes from a claimed feed while it runs. */
  hold(key: string, run: () => Promise<void>): Promise<void> {
    return this.claims.during({ key }, run);
  }

  release(key: string, marks: Partial<FeedState> = {}): Promise<void> {
    return this.claims.release({ key }, marks);
  }

  /**
   * Whether the marks of a state still count: not when the import they belong to has failed, so that the file is
   * fetched again. One that was taken back stays known, or the next run would bring it again.
   */
  async marksCount({ import_id: id }: FeedState): Promise<'yes' | 'no' | 'later'> {
    if (id === null) return 'yes';
    const status = await this.imports.status(id);
    if (status === 'queued' || status === 'running') return 'later';
    return status === 'failed' ? 'no' : 'yes';
  }

  async find(keys: readonly string[]): Promise<Map<string, FeedState>> {
    const rows = await this.database.manager.findBy(FeedState, { key: In([...keys]) });
    return new Map(rows.map((row) => [row.key, row]));
  }

  /** Lets a known feed be due at once. */
  async makeDue(key: string): Promise<void> {
    await this.database.manager.update(FeedState, { key }, { last_run_at: null });
  }

  /** Forgets all feeds but these. */
  async keepOnly(keys: readonly string[]): Promise<void> {
    await this.database.manager.delete(FeedState, { key: keys.length > 0 ? Not(In([...keys])) : Not('') });
  }

  /** From the first use on a feed has a row. */
  async makeKnown(key: string): Promise<void> {
    const { manager } = this.database;
    if (await manager.existsBy(FeedState, { key })) return;
    await manager.insert(FeedState, { key }).catch((error: unknown) => {
      if (!isDuplicateKey(error)) throw error;
    });
  }
}
