import { Injectable } from '@nestjs/common';
import { In, IsNull, LessThanOrEqual, Not } from 'typeorm';
import { Clock } from '../../common/time/clock';
import { Database } from '../../database/database';
import { isDuplicateKey } from '../../database/dialects';
import { Import } from '../imports/entities/import.entity';
import { FeedState } from './feed-state.entity';

/** What is remembered of feeds between two runs, for all processes. */
@Injectable()
export class FeedStatesRepository {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Takes a feed that is due for a run; of several processes one gets it.
   * @param pause milliseconds between the beginnings of two runs
   * @param lease milliseconds after which a process that has died loses it
   */
  async claim(key: string, pause: number, lease: number): Promise<FeedState | null> {
    const { manager } = this.database;
    await this.makeKnown(key);
    const now = this.clock.now();
    const due = new Date(now.getTime() - pause);
    const claimed = { last_run_at: now, leased_until: new Date(now.getTime() + lease) };
    const free = [IsNull(), LessThanOrEqual(now)];
    const rested = [IsNull(), LessThanOrEqual(due)];
    for (const leased_until of free) {
      for (const last_run_at of rested) {
        const { affected } = await manager.update(FeedState, { key, leased_until, last_run_at }, claimed);
        if (affected === 1) return manager.findOneBy(FeedState, { key });
      }
    }
    return null;
  }

  async release(key: string, marks: Partial<FeedState> = {}): Promise<void> {
    await this.database.manager.update(FeedState, { key }, { ...marks, leased_until: null });
  }

  /**
   * Whether the marks of a state still count: not when the import they belong to has failed, so that the file is
   * fetched again. One that was taken back stays known, or the next run would bring it again.
   */
  async marksCount({ import_id: id }: FeedState): Promise<'yes' | 'no' | 'later'> {
    if (id === null) return 'yes';
    const row = await this.database.manager.findOneBy(Import, { id });
    if (row === null || row.status === 'done') return 'yes';
    return row.status === 'failed' ? 'no' : 'later';
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
