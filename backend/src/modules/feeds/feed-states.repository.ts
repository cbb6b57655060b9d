import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In, IsNull, LessThanOrEqual, Not } from 'typeorm';
import { Clock } from '../../common/time/clock';
import { isDuplicateKey } from '../../database/dialects';
import { ImportRecords } from '../imports/import-records';
import { FeedState } from './feed-state.entity';

/** What is remembered of feeds between two runs, for all processes. */
@Injectable()
export class FeedStatesRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly imports: ImportRecords,
  ) {}

  /**
   * Takes a feed that is due for a run; of several processes one gets it.
   * @param pause milliseconds between the beginnings of two runs
   * @param lease milliseconds after which a process that has died loses it
   */
  async claim(key: string, pause: number, lease: number): Promise<FeedState | null> {
    const { manager } = this.dataSource;
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

  async release(key: string, marks: Partial<FeedState> = {}, manager?: EntityManager): Promise<void> {
    await (manager ?? this.dataSource.manager).update(FeedState, { key }, { ...marks, leased_until: null });
  }

  /**
   * Whether the marks of a state still count: not when the import they belong to has failed, so that the file is
   * fetched again. One that was taken back stays known, or the next run would bring it again.
   */
  async marksCount({ import_id: id }: FeedState): Promise<'yes' | 'no' | 'later'> {
    if (id === null) return 'yes';
    const status = await this.imports.status(id);
    if (status === null || status === 'done') return 'yes';
    return status === 'failed' ? 'no' : 'later';
  }

  async find(keys: readonly string[]): Promise<Map<string, FeedState>> {
    const rows = await this.dataSource.manager.findBy(FeedState, { key: In([...keys]) });
    return new Map(rows.map((row) => [row.key, row]));
  }

  /** Lets a known feed be due at once. */
  async makeDue(key: string, manager: EntityManager): Promise<void> {
    await manager.update(FeedState, { key }, { last_run_at: null });
  }

  /** Forgets all feeds but these. */
  async keepOnly(manager: EntityManager, keys: readonly string[]): Promise<void> {
    await manager.delete(FeedState, { key: keys.length > 0 ? Not(In([...keys])) : Not('') });
  }

  /** From the first use on a feed has a row. */
  async makeKnown(key: string): Promise<void> {
    const { manager } = this.dataSource;
    if (await manager.existsBy(FeedState, { key })) return;
    await manager.insert(FeedState, { key }).catch((error: unknown) => {
      if (!isDuplicateKey(error)) throw error;
    });
  }
}
