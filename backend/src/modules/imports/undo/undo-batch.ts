import type { EntityManager } from 'typeorm';
import { lockArchive } from '../../../database/archive-revision';
import { deleteMatches } from '../../../database/delete-matches';
import { STORED_MATCH_COLUMNS } from '../../odds/catalogue/stored-match-columns';
import { foldObservations } from '../record/fold';
import { toTimeline, fromTimeline } from '../record/timeline';
import { findOdds, type MatchRow, storedMatchOf, updateMatch } from '../writing/match-tables';
import { changesBetween, viewOf } from '../writing/match-view';
import {
  findObservations,
  findTimelines,
  type StoredObservation,
  type TimelineChange,
  writeTimelines,
} from '../writing/observation-tables';
import { importedObservations } from '../writing/imported-observations';
import { selectIn } from '../writing/select-in';
import { loadTeamNames } from '../writing/team-names';

/** Matches per transaction. */
const BATCH_MATCHES = 200;

/**
 * Undoes an import for some matches, inside the given transaction, which it makes the archive's only writer. An
 * observation that another import repeats is reassigned to that import; matches are rebuilt from the observations left,
 * and those without any are deleted.
 * @returns false when the import has no observations (any more)
 */
export async function undoBatch(manager: EntityManager, importId: number): Promise<boolean> {
  const revision = (await lockArchive(manager)) + 1;
  // what it only repeated may not come to it any more when the import that it repeats is undone
  await manager.query('DELETE FROM repeated_observations WHERE import_id = ?', [importId]);
  const ids = await matchesOf(manager, importId);
  if (ids.length === 0) return false;
  await reassign(manager, importId, ids);
  await deleteObservations(manager, importId, ids);
  const gone = await rebuild(manager, importId, ids, revision);
  if (gone.length > 0) {
    await deleteMatches(manager, revision, `id IN (${marks(gone)})`, gone);
  }
  await manager.query('UPDATE archive_revision SET revision = ? WHERE id = 1', [revision]);
  return true;
}

const marks = (list: readonly unknown[]): string => list.map(() => '?').join(', ');

async function matchesOf(manager: EntityManager, importId: number): Promise<number[]> {
  const rows = (await manager.query(
    `SELECT match_id FROM match_observations WHERE import_id = ?
     UNION SELECT match_id FROM timed_observations WHERE import_id = ?
     ORDER BY match_id LIMIT ${BATCH_MATCHES}`,
    [importId, importId],
  )) as { match_id: number }[];
  return rows.map((row) => row.match_id);
}

/** Observations that a later import repeats become that import's own. */
async function reassign(manager: EntityManager, importId: number, ids: readonly number[]): Promise<void> {
  const heirs = (await manager.query(
    // some that were undone before 1.0.0 have left rows
    `SELECT observation_id, MIN(import_id) AS heir FROM repeated_observations
     JOIN imports ON imports.id = import_id AND imports.status <> 'undone'
     WHERE observation_id IN (SELECT id FROM match_observations WHERE import_id = ? AND match_id IN (${marks(ids)}))
     GROUP BY observation_id`,
    [importId, ...ids],
  )) as { observation_id: number; heir: number }[];
  const byHeir = new Map<number, number[]>();
  for (const { observation_id: id, heir } of heirs) byHeir.set(heir, [...(byHeir.get(heir) ?? []), id]);
  for (const [heir, observations] of byHeir) {
    await manager.query(`UPDATE match_observations SET import_id = ? WHERE id IN (${marks(observations)})`, [
      heir,
      ...observations,
    ]);
    await manager.query(
      `DELETE FROM repeated_observations WHERE import_id = ? AND observation_id IN (${marks(observations)})`,
      [heir, ...observations],
    );
  }
}

/** Deletes the observations that only this import made; timelines are rewritten by {@link rebuild}. */
async function deleteObservations(
  manager: EntityManager,
  importId: number,
  ids: readonly number[],
): Promise<void> {
  await manager.query(`DELETE FROM match_observations WHERE import_id = ? AND match_id IN (${marks(ids)})`, [
    importId,
    ...ids,
  ]);
}

/** Rebuilds the matches from the observations left; the ids of those that have none. */
async function rebuild(
  manager: EntityManager,
  importId: number,
  ids: readonly number[],
  revision: number,
): Promise<number[]> {
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
  const teams = await loadTeamNames(manager);
  const gone: number[] = [];
  const timelineChanges: TimelineChange[] = [];
  const untouched: number[] = [];
  for (const row of matches) {
    const { id, columns, isDemo } = storedMatchOf(row);
    const said = observations.get(id)!;
    const before = timelines.get(id)!;
    const after = toTimeline(fromTimeline(before).filter((snapshot) => snapshot.importId !== importId));
    if (after.length < before.length) timelineChanges.push({ matchId: id, before, after });
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
  return gone;
}

function isBaseAlone(said: readonly StoredObservation[]): boolean {
  return said.every(({ importId }) => importId === null);
}
