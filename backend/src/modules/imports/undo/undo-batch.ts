import type { EntityManager } from 'typeorm';
import { lockArchive } from '../../../database/archive-revision';
import { deleteMatches } from '../../../database/delete-matches';
import { STORED_MATCH_COLUMNS } from '../../odds/catalogue/stored-match-columns';
import { foldObservations } from '../record/fold';
import { toTimeline, fromTimeline } from '../record/timeline';
import type { BatchSize } from '../writing/batch-size';
import { findOdds, type MatchRow, storedMatchOf, updateMatch } from '../writing/match-tables';
import { changesBetween, viewOf } from '../writing/match-view';
import {
  countObservations,
  findObservations,
  findTimelines,
  type StoredObservation,
  type TimelineChange,
  writeTimelines,
} from '../writing/observation-tables';
import { importedObservations } from '../writing/imported-observations';
import { selectIn } from '../writing/select-in';
import type { TeamNames } from '../writing/team-names';

/** Rows of `repeated_observations` per transaction: none of them needs a match to be rebuilt. */
const BATCH_REPEATS = 500;
/** The tables that say what an import has said. */
const TABLES = ['repeated_observations', 'match_observations', 'timed_observations'] as const;

/** What a batch took back. */
export interface UndoneBatch {
  /** Rows of the import that are gone or another import's now; 0: it has none left. */
  rows: number;
  /** Matches that were rebuilt or deleted. */
  matches: number;
}

/** How many rows an import has left to be taken back. */
export async function countUndoable(manager: EntityManager, importId: number): Promise<number> {
  let sum = 0;
  for (const table of TABLES) {
    const [row] = (await manager.query(`SELECT COUNT(*) AS n FROM ${table} WHERE import_id = ?`, [
      importId,
    ])) as { n: number | string }[];
    sum += Number(row!.n);
  }
  return sum;
}

/**
 * Undoes an import for some matches, inside the given transaction, which it makes the archive's only writer. An
 * observation that another import repeats is reassigned to that import; matches are rebuilt from the observations left,
 * and those without any are deleted.
 */
export async function undoBatch(
  manager: EntityManager,
  importId: number,
  size: Pick<BatchSize, 'rows' | 'observations'>,
  teams: TeamNames,
): Promise<UndoneBatch> {
  const revision = (await lockArchive(manager)) + 1;
  // first: what it only repeated may not come to it any more when the import that it repeats is undone
  const repeats = await forgetRepeats(manager, importId);
  if (repeats > 0) return { rows: repeats, matches: 0 };
  const ids = await matchesOf(manager, importId, size);
  if (ids.length === 0) return { rows: 0, matches: 0 };
  const rows = await removeOwn(manager, importId, ids);
  const { gone, snapshots } = await rebuild(manager, importId, ids, revision, teams);
  if (gone.length > 0) {
    await deleteMatches(manager, revision, `id IN (${marks(gone)})`, gone);
  }
  await manager.query('UPDATE archive_revision SET revision = ? WHERE id = 1', [revision]);
  return { rows: rows + snapshots, matches: ids.length };
}

const marks = (list: readonly unknown[]): string => list.map(() => '?').join(', ');

async function forgetRepeats(manager: EntityManager, importId: number): Promise<number> {
  const rows = (await manager.query(
    `SELECT observation_id FROM repeated_observations WHERE import_id = ? LIMIT ${BATCH_REPEATS}`,
    [importId],
  )) as { observation_id: number }[];
  if (rows.length > 0)
    await deleteRepeats(
      manager,
      importId,
      rows.map((row) => row.observation_id),
    );
  return rows.length;
}

async function deleteRepeats(
  manager: EntityManager,
  importId: number,
  observationIds: readonly number[],
): Promise<void> {
  await manager.query(
    `DELETE FROM repeated_observations WHERE import_id = ? AND observation_id IN (${marks(observationIds)})`,
    [importId, ...observationIds],
  );
}

/** The next matches of which the import has said something: at least one, while there are any. */
async function matchesOf(
  manager: EntityManager,
  importId: number,
  { rows: most, observations }: Pick<BatchSize, 'rows' | 'observations'>,
): Promise<number[]> {
  const found = new Set<number>();
  for (const table of ['match_observations', 'timed_observations'] as const) {
    if (found.size === most) break;
    // in no order: the index alone answers, however many rows are left
    const rows = (await manager.query(`SELECT match_id FROM ${table} WHERE import_id = ? LIMIT ${most}`, [
      importId,
    ])) as { match_id: number }[];
    for (const row of rows) if (found.size < most) found.add(row.match_id);
  }
  const ids = [...found].sort((one, other) => one - other);
  const stored = await countObservations(manager, ids);
  let sum = 0;
  const end = ids.findIndex((id) => (sum += stored.get(id)!) > observations);
  return end === -1 ? ids : ids.slice(0, Math.max(end, 1));
}

/**
 * Takes the import's observations out of these matches: those that another import repeats become that one's own, the
 * others are deleted. Timelines are rewritten by {@link rebuild}.
 * @returns how many there were
 */
async function removeOwn(manager: EntityManager, importId: number, ids: readonly number[]): Promise<number> {
  const own = await selectIn<{ id: number }>(
    manager,
    (list) => `SELECT id FROM match_observations WHERE match_id IN (${list}) AND import_id = ?`,
    ids,
    importId,
  );
  if (own.length === 0) return 0;
  const heirs = await selectIn<{ observation_id: number; heir: number }>(
    manager,
    // some that were undone before 1.0.0 have left rows
    (list) =>
      `SELECT observation_id, MIN(import_id) AS heir FROM repeated_observations
       JOIN imports ON imports.id = import_id AND imports.status NOT IN ('undone', 'undoing')
       WHERE observation_id IN (${list}) GROUP BY observation_id`,
    own.map(({ id }) => id),
  );
  const byHeir = new Map<number, number[]>();
  for (const { observation_id: id, heir } of heirs) byHeir.set(heir, [...(byHeir.get(heir) ?? []), id]);
  for (const [heir, observations] of byHeir) {
    await manager.query(`UPDATE match_observations SET import_id = ? WHERE id IN (${marks(observations)})`, [
      heir,
      ...observations,
    ]);
    await deleteRepeats(manager, heir, observations);
  }
  await manager.query(`DELETE FROM match_observations WHERE import_id = ? AND match_id IN (${marks(ids)})`, [
    importId,
    ...ids,
  ]);
  return own.length;
}

/**
 * Rebuilds the matches from the observations left.
 * @returns the ids of those that have none, and how many snapshots of the import were taken out
 */
async function rebuild(
  manager: EntityManager,
  importId: number,
  ids: readonly number[],
  revision: number,
  teams: TeamNames,
): Promise<{ gone: number[]; snapshots: number }> {
  const matches = await selectIn<MatchRow>(
    manager,
    (list) =>
      `SELECT matches.id, is_demo, country_name, ${STORED_MATCH_COLUMNS.join(', ')} FROM matches
       JOIN competitions ON competitions.id = competition_id WHERE matches.id IN (${list})`,
    ids,
  );
  const observations = await findObservations(manager, ids);
  const timelines = await findTimelines(manager, ids);
  const odds = await findOdds(manager, ids);
  const gone: number[] = [];
  const timelineChanges: TimelineChange[] = [];
  const untouched: number[] = [];
  let snapshots = 0;
  for (const row of matches) {
    const { id, columns, isDemo } = storedMatchOf(row);
    const said = observations.get(id)!;
    const before = timelines.get(id)!;
    const after = toTimeline(fromTimeline(before).filter((snapshot) => snapshot.importId !== importId));
    if (after.length < before.length) timelineChanges.push({ matchId: id, before, after });
    snapshots += before.length - after.length;
    if (said.length + after.length === 0) {
      gone.push(id);
      continue;
    }
    if (after.length === 0 && isBaseAlone(said)) untouched.push(id);
    const folded = foldObservations(
      importedObservations(said, after).map(({ observation }) => observation),
      isDemo,
    );
    const view = viewOf(folded, String(row.country_name), String(columns.pair_key), teams);
    const changes = changesBetween({ columns, ...odds.get(id)! }, view);
    if (changes !== null) await updateMatch(manager, id, changes, revision);
  }
  await writeTimelines(manager, timelineChanges);
  if (untouched.length > 0) {
    // back to the state before any import, which need not be stored as an observation any more
    await manager.query(`DELETE FROM match_observations WHERE match_id IN (${marks(untouched)})`, untouched);
  }
  return { gone, snapshots };
}

function isBaseAlone(said: readonly StoredObservation[]): boolean {
  return said.every(({ importId }) => importId === null);
}
