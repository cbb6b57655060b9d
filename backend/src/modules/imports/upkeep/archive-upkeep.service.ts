import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import type { ArchiveUpkeepDto } from '../dto/archive-upkeep.dto';
import { ARCHIVE_RULES, UpkeepStore } from './upkeep-store';
import { unversionedDays } from './unversioned';
import type { ArchiveUpkeep, UpkeepStage } from '../entities/archive-upkeep.entity';

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

/** Share of all the work before each stage, about as their times are. */
const BEFORE: Record<UpkeepStage, number> = { matches: 0, files: 0.7, days: 0.95 };
const AFTER: Record<UpkeepStage, number> = { matches: 0.7, files: 0.95, days: 1 };

type State = Pick<
  ArchiveUpkeep,
  'stage' | 'last_id' | 'until_id' | 'until_import' | 'matches_done' | 'matches_total'
>;

/** How far an archive is on its way to other rules, 0-1; it never goes back. */
export function upkeepProgress(state: State): number {
  const { stage } = state;
  if (stage === null) return 0;
  return BEFORE[stage] + (AFTER[stage] - BEFORE[stage]) * shareOfStage(stage, state);
}

function shareOfStage(stage: UpkeepStage, state: State): number {
  const { last_id: last, until_id, until_import, matches_done: done, matches_total: total } = state;
  if (stage === 'matches') return share(done, total);
  return share(last, stage === 'files' ? until_import : until_id);
}

const share = (done: number, all: number): number => (all === 0 ? 1 : Math.min(1, done / all));
