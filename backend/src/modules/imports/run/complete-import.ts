import type { DataSource, EntityManager } from 'typeorm';
import { istanbulDate } from '../../../platform/time/istanbul';
import { lockArchive } from '../../../platform/database/archive-revision';
import { repeatable } from '../../../platform/database/embedded/durability';
import { inTransaction } from '../../../platform/database/transaction';
import { updateRow } from '../../../platform/database/update-row';
import { loadFoldContext } from '../writing/fold-context';
import { rebuildMatches } from '../writing/rebuild';
import { mayHaveToRetire, retireFixtures } from '../writing/retire';
import { selectIn } from '../../../platform/database/select-in';
import { isAwardedScore } from '../record/fold';
import type { Observation } from '../record/observation';

/** Matches in one transaction. */
const BATCH = 50;
const AWARDED_SCORES = ['[3,0]', '[0,3]', '[5,0]', '[0,5]'];

/** An import whose file has been read to its end. */
export interface CompletedImport {
  readonly importId: number;
  /** Ids of the competitions that it is about. */
  readonly competitions: readonly number[];
  /** The first and the last day of its matches, `YYYY-MM-DD`; null where it has none. */
  readonly days: readonly [first: string, last: string] | null;
  /** Whether it has results without half-time score by which matches are awarded, and knows most half-time scores. */
  readonly mayHaveAwarded: boolean;
  readonly now: Date;
}

/**
 * Draws what only a whole file can say: which results without half-time score are awarded ones, and which fixtures were
 * played on another day.
 * @returns how many matches with a result of this import are awarded ones
 */
export async function completeImport(dataSource: DataSource, done: CompletedImport): Promise<number> {
  const { importId, competitions, days, mayHaveAwarded, now } = done;
  const run = <T>(work: (manager: EntityManager) => Promise<T>) =>
    repeatable(() => inTransaction(dataSource, work));
  const candidates = mayHaveAwarded ? await withAwardedScore(dataSource.manager, importId) : [];
  for (let from = 0; from < candidates.length; from += BATCH) {
    const ids = candidates.slice(from, from + BATCH);
    await run(async (manager) => {
      await lockArchive(manager);
      await updateRow(manager, 'imports', 'id', importId, { knows_half_times: 1 });
      await rebuildMatches(manager, ids, { ...(await loadFoldContext(manager)), now });
    });
  }
  const today = istanbulDate(now);
  if (days !== null && (await mayHaveToRetire(dataSource.manager, competitions, days, today))) {
    await run((manager) => retireFixtures(manager, competitions, today));
  }
  return countAwarded(dataSource.manager, candidates);
}

/** Matches of which the import says a result by which matches are awarded, and no half-time score. */
async function withAwardedScore(manager: EntityManager, importId: number): Promise<number[]> {
  const said = [
    'SELECT match_id, payload FROM match_observations WHERE import_id = ?',
    `SELECT o.match_id, o.payload FROM repeated_observations r
     JOIN match_observations o ON o.id = r.observation_id WHERE r.import_id = ?`,
  ];
  const scores = AWARDED_SCORES.map((score) => `said.payload LIKE '%"full_time":${score}%'`);
  const found = new Set<number>();
  for (const each of said) {
    const rows = await manager.query<{ id: number }[]>(
      `SELECT said.match_id AS id FROM (${each}) said
       WHERE said.payload NOT LIKE '%"half_time"%' AND (${scores.join(' OR ')})`,
      [importId],
    );
    for (const { id } of rows) found.add(id);
  }
  return [...found].sort((one, other) => one - other);
}

async function countAwarded(manager: EntityManager, ids: readonly number[]): Promise<number> {
  const rows = await selectIn<{ id: number }>(
    manager,
    (marks) => `SELECT id FROM matches WHERE awarded = 1 AND id IN (${marks})`,
    ids,
  );
  return rows.length;
}

/** Share of results with a half-time score from which one without says something. */
const KNOWING_SHARE = 0.9;

/** Counts how many results of a file have a half-time score. */
export class HalfTimes {
  private scored = 0;
  private known = 0;
  private doubtful = 0;

  note({ fullTime, halfTime }: Observation): void {
    if (fullTime === null) return;
    this.scored += 1;
    if (halfTime !== null) this.known += 1;
    else if (isAwardedScore(fullTime)) this.doubtful += 1;
  }

  /** Whether any result without half-time score is one by which matches are awarded. */
  get hasAwarded(): boolean {
    return this.doubtful > 0;
  }

  /** Whether the file knows the half-time scores of at least nine in ten results. */
  get areKnown(): boolean {
    return this.scored > 0 && this.known >= this.scored * KNOWING_SHARE;
  }
}
