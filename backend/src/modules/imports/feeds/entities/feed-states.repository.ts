import { Injectable } from '@nestjs/common';
import { In, IsNull, Not } from 'typeorm';
import { Leases } from '../../../../platform/background/leases';
import { Database } from '../../../../platform/database/database';
import { ImportStore } from '../../queue/import-store';
import { FeedState } from './feed-state.entity';

/** A feed, and the milliseconds between the beginnings of two runs. */
interface Pace {
  readonly key: string;
  readonly pause: number;
}

/** What is remembered of feeds between two runs, for all processes. */
@Injectable()
export class FeedStatesRepository {
  constructor(
    private readonly database: Database,
    private readonly leases: Leases,
    private readonly imports: ImportStore,
  ) {}

  /** The keys of those that aren't due. */
  async resting(feeds: readonly Pace[]): Promise<Set<string>> {
    const { clock, manager } = this.database;
    const rest = feeds.map(({ key, pause }) => ({ key, last_run_at: Not(clock.isReached(-pause)) }));
    const rows = rest.length === 0 ? [] : await manager.findBy(FeedState, rest);
    return new Set(rows.map(({ key }) => key));
  }

  /** Runs a feed that is due, in one process at a time. */
  async whenDue({ key, pause }: Pace, run: (state: FeedState) => Promise<void>): Promise<void> {
    const { clock, manager } = this.database;
    const due = [IsNull(), clock.isReached(-pause)].map((last_run_at) => ({ key, last_run_at }));
    await this.makeKnown(key);
    await this.leases.alone(`feed ${key}`, async () => {
      const state = await manager.findOneBy(FeedState, due);
      if (state === null) return;
      await manager.update(FeedState, { key }, { last_run_at: clock.in() });
      await run(state);
    });
  }

  async note(key: string, marks: Partial<FeedState>): Promise<void> {
    await this.database.manager.update(FeedState, { key }, marks);
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
    await this.database.insertNew(FeedState, { key });
  }
}
