import { Injectable } from '@nestjs/common';
import { Database } from '../../../database/database';
import type { ArchiveUpkeepDto } from '../dto/archive-upkeep.dto';
import { ARCHIVE_RULES } from './archive-rules';
import { unversionedDays } from './unversioned';
import { upkeepProgress } from './upkeep-progress';
import { UpkeepStore } from './upkeep-store';

/** Tells admins how far the archive is on its way to the rules of this version. */
@Injectable()
export class ArchiveUpkeepService {
  constructor(
    private readonly database: Database,
    private readonly store: UpkeepStore,
  ) {}

  async answer(): Promise<ArchiveUpkeepDto> {
    const state = await this.store.read();
    const isDone = state.rules >= ARCHIVE_RULES;
    // those of a walk to other rules say nothing about this one
    const counts = isDone || state.target === ARCHIVE_RULES ? state : { matches_done: 0, matches_total: 0 };
    return {
      state: isDone ? 'done' : 'running',
      progress: isDone ? 1 : state.target === ARCHIVE_RULES ? upkeepProgress(state) : 0,
      matches_done: counts.matches_done,
      matches_total: counts.matches_total,
      unversioned: isDone ? await unversionedDays(this.database.manager) : [],
    };
  }
}
