import type { ArchiveUpkeep, UpkeepStage } from '../entities/archive-upkeep.entity';

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
