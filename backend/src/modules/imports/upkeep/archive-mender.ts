import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../../platform/time/clock';
import { lockArchive } from '../../../platform/database/archive-revision';
import { Database } from '../../../platform/database/database';
import { repeatable } from '../../../platform/database/embedded/durability';
import type { ArchiveUpkeep, UpkeepStage } from '../entities/archive-upkeep.entity';
import { isOutage } from '../../../platform/errors/to-app-error';
import { type BatchSize, nextTurn, SMALL_BATCHES } from '../writing/batch';
import { type FoldContext, loadFoldContext } from '../writing/fold-context';
import { rebuildMatches } from '../writing/rebuild';
import { countMatches, lastId, lastSnapshots, nextMatches, SAID, TIMED } from './archive-matches';
import { ARCHIVE_RULES, UpkeepStore } from './upkeep-store';
import { mendMatches } from './mend-matches';
import { ReadAgain } from './read-again';
import { listUnversioned } from './unversioned';

const ONE: BatchSize = { rows: 1, observations: 0 };
const MOST_IN_A_ROW = 10;

/** What is done with the matches of a kind. */
interface Walk {
  readonly kind: string;
  readonly until?: number;
  readonly each: (ids: readonly number[]) => Promise<void>;
  /** Notes that these are done, in the same transaction. */
  readonly note: (ids: readonly number[]) => Promise<void>;
}

/** Brings an archive that other rules have made to those of now, from what it keeps of its sources, batch by batch. */
@Injectable()
export class ArchiveMender {
  private readonly logger = new Logger(ArchiveMender.name);

  constructor(
    private readonly database: Database,
    private readonly store: UpkeepStore,
    private readonly files: ReadAgain,
    private readonly clock: Clock,
  ) {}

  /** Stopped or cut off it goes on where it was the next time, in whichever process. */
  async mend(stop: AbortSignal): Promise<void> {
    const startedAt = performance.now();
    const { target } = await this.store.read();
    if (target !== ARCHIVE_RULES && !(await this.begin(stop))) return;
    const stages: Record<UpkeepStage, (state: ArchiveUpkeep) => Promise<UpkeepStage | null>> = {
      matches: async (state) => {
        await this.mendMatches(state, stop);
        return 'files';
      },
      files: async (state) => {
        await this.readFiles(state, stop);
        return 'days';
      },
      days: async (state) => {
        await this.listDays(state, stop);
        return null;
      },
    };
    for (;;) {
      const state = await this.store.read();
      const next = await stages[state.stage!](state);
      if (stop.aborted) return;
      if (next === null) break;
      await this.store.enter(next);
    }
    await this.store.finish();
    const ms = Math.round(performance.now() - startedAt);
    this.logger.log({ rules: ARCHIVE_RULES, ms }, 'The archive keeps to the rules of this version');
  }

  /** @returns false when it was stopped before everything was counted */
  private async begin(stop: AbortSignal): Promise<boolean> {
    const { manager } = this.database;
    const until_id = await lastId(manager, 'matches');
    const matches_total = await countMatches(manager, SAID, until_id, stop);
    if (stop.aborted) return false;
    await this.store.begin({ until_id, until_import: await lastId(manager, 'imports'), matches_total });
    this.logger.log(
      { rules: ARCHIVE_RULES, matches: matches_total },
      'The archive is brought to the rules of this version',
    );
    return true;
  }

  private async mendMatches(
    { last_id, until_id, matches_done }: ArchiveUpkeep,
    stop: AbortSignal,
  ): Promise<void> {
    let done = matches_done;
    let fold: FoldContext | undefined;
    await this.walk(
      last_id,
      {
        kind: SAID,
        until: until_id,
        each: async (ids) => {
          const { manager } = this.database;
          await mendMatches(manager, ids);
          fold = await loadFoldContext(manager, fold);
          await rebuildMatches(manager, ids, { ...fold, now: this.clock.now() });
        },
        note: async (ids) => {
          await this.store.note({ last_id: ids.at(-1)!, matches_done: done + ids.length });
          await this.database.afterCommit(() => void (done += ids.length));
        },
      },
      stop,
    );
  }

  private async readFiles({ last_id, until_import }: ArchiveUpkeep, stop: AbortSignal): Promise<void> {
    for (let after = last_id; !stop.aborted;) {
      const row = await this.files.next(after, until_import);
      if (row === null || !(await this.files.readAgain(row, stop))) return;
      after = row.id;
      await this.store.note({ last_id: after });
    }
  }

  private async listDays({ last_id }: ArchiveUpkeep, stop: AbortSignal): Promise<void> {
    const looked = await lastSnapshots(this.database.manager);
    const { manager } = this.database;
    if (last_id === 0) await manager.query('DELETE FROM unversioned_matches');
    await this.walk(
      last_id,
      {
        kind: TIMED,
        each: (ids) => listUnversioned(this.database.manager, ids),
        note: (ids) => this.store.note({ last_id: ids.at(-1)! }),
      },
      stop,
    );
    if (!stop.aborted) await this.store.note({ looked_import: looked });
  }

  /** Takes matches off the list whose bulletins have been read again since. */
  async lookAgain(stop: AbortSignal): Promise<void> {
    const looked = await lastSnapshots(this.database.manager);
    await this.walk(
      0,
      {
        kind: 'id IN (SELECT match_id FROM unversioned_matches)',
        each: (ids) => listUnversioned(this.database.manager, ids),
        note: () => Promise.resolve(),
      },
      stop,
    );
    if (!stop.aborted) await this.store.note({ looked_import: looked });
  }

  /**
   * Goes through matches behind an id in transactions that hold the archive's lock. One that can't be gone through is
   * left as it is: it must not keep all the others from it. Where several in a row can't, something else is wrong.
   */
  private async walk(after: number, walk: Walk, stop: AbortSignal): Promise<void> {
    /** Matches that go one by one: together they could not be gone through. */
    let alone = 0;
    let failed = 0;
    for (let last = after; !stop.aborted;) {
      const size = alone > 0 ? ONE : SMALL_BATCHES;
      let ids: readonly number[] = [];
      try {
        await this.step(async () => (ids = await this.find(walk, last, size)), walk);
        failed = 0;
      } catch (err) {
        if (isOutage(err) || ids.length === 0) throw err;
        if (ids.length > 1) {
          alone = ids.length;
          continue;
        }
        failed += 1;
        if (failed > MOST_IN_A_ROW) throw err;
        this.logger.error({ err, match_id: ids[0] }, 'A match could not be brought to the rules');
      }
      if (ids.length === 0) return;
      last = ids.at(-1)!;
      alone = Math.max(0, alone - 1);
      await nextTurn();
    }
  }

  private step(find: () => Promise<readonly number[]>, { each, note }: Walk): Promise<void> {
    return repeatable(() =>
      this.database.transaction(async () => {
        await lockArchive(this.database.manager);
        const ids = await find();
        if (ids.length === 0) return;
        await each(ids);
        await note(ids);
      }),
    );
  }

  private find({ kind, until }: Walk, after: number, size: BatchSize): Promise<readonly number[]> {
    return nextMatches(this.database.manager, kind, { after, until }, size);
  }
}
