import type { EntityManager } from 'typeorm';
import { bulkInsert } from '../../../database/bulk-insert';
import { epochOfStored, storedInstant } from '../../../database/stored-instant';
import type { TimelineRow } from '../record/timeline';
import { selectIn } from './select-in';

/** A stored statement about a match. */
export interface StoredObservation {
  id: number;
  matchId: number;
  /** null = the state before any import. */
  importId: number | null;
  payload: string;
}

interface ObservationRow {
  id: number;
  match_id: number;
  import_id: number | null;
  payload: string;
}

interface TimelineTableRow {
  match_id: number;
  import_id: number;
  seen_at: string | Date;
  changes: string;
}

/** How much was said about each of these matches, in both tables. */
export async function countObservations(
  manager: EntityManager,
  matchIds: readonly number[],
): Promise<Map<number, number>> {
  const counts = new Map<number, number>(matchIds.map((id) => [id, 0]));
  for (const table of ['match_observations', 'timed_observations']) {
    const rows = await selectIn<{ match_id: number; n: number | string }>(
      manager,
      (marks) =>
        `SELECT match_id, COUNT(*) AS n FROM ${table} WHERE match_id IN (${marks}) GROUP BY match_id`,
      matchIds,
    );
    for (const { match_id: id, n } of rows) counts.set(id, counts.get(id)! + Number(n));
  }
  return counts;
}

/** All that was ever said about these matches, by match; each in the order in which it was stored. */
export async function findObservations(
  manager: EntityManager,
  matchIds: readonly number[],
): Promise<Map<number, StoredObservation[]>> {
  const rows = await selectIn<ObservationRow>(
    manager,
    (marks) =>
      `SELECT id, match_id, import_id, payload FROM match_observations WHERE match_id IN (${marks}) ORDER BY id`,
    matchIds,
  );
  const found = new Map<number, StoredObservation[]>(matchIds.map((id) => [id, []]));
  for (const { id, match_id: matchId, import_id: importId, payload } of rows) {
    found.get(matchId)!.push({ id, matchId, importId, payload });
  }
  return found;
}

/** Keeps what was said about matches. `importId` null stands for the state before any import. */
export async function insertObservations(
  manager: EntityManager,
  observations: readonly Omit<StoredObservation, 'id'>[],
  at: Date,
): Promise<void> {
  const createdAt = storedInstant(at.getTime());
  await bulkInsert(
    manager,
    'match_observations',
    ['match_id', 'import_id', 'payload', 'created_at'],
    observations.map(({ matchId, importId, payload }) => [matchId, importId, payload, createdAt]),
  );
}

/** Notes that an import said again what these observations say; noting it twice changes nothing. */
export async function insertRepeats(
  manager: EntityManager,
  importId: number,
  observationIds: readonly number[],
): Promise<void> {
  const noted = await selectIn<{ observation_id: number }>(
    manager,
    (marks) =>
      `SELECT observation_id FROM repeated_observations WHERE observation_id IN (${marks}) AND import_id = ?`,
    observationIds,
    importId,
  );
  const known = new Set(noted.map((row) => row.observation_id));
  const fresh = [...new Set(observationIds)].filter((id) => !known.has(id));
  await bulkInsert(
    manager,
    'repeated_observations',
    ['observation_id', 'import_id'],
    fresh.map((id) => [id, importId]),
  );
}

/** The timelines of these matches, each in its order. */
export async function findTimelines(
  manager: EntityManager,
  matchIds: readonly number[],
): Promise<Map<number, TimelineRow[]>> {
  const rows = await selectIn<TimelineTableRow>(
    manager,
    (marks) =>
      `SELECT match_id, import_id, seen_at, changes FROM timed_observations WHERE match_id IN (${marks}) ORDER BY match_id, seen_at, import_id`,
    matchIds,
  );
  const found = new Map<number, TimelineRow[]>(matchIds.map((id) => [id, []]));
  for (const { match_id: matchId, import_id: importId, seen_at: seenAt, changes } of rows) {
    found.get(matchId)!.push({ importId, at: epochOfStored(seenAt), changes });
  }
  return found;
}

/** The rows of one match's timeline that a write has to touch. */
export interface TimelineChange {
  matchId: number;
  before: readonly TimelineRow[];
  after: readonly TimelineRow[];
}

/** Brings stored timelines from one state to another; only rows that differ are written. */
export async function writeTimelines(
  manager: EntityManager,
  changes: readonly TimelineChange[],
): Promise<void> {
  const added: (string | number)[][] = [];
  for (const { matchId, before, after } of changes) {
    const stored = new Map(before.map((row) => [rowKey(row), row.changes]));
    for (const row of after) {
      const known = stored.get(rowKey(row));
      stored.delete(rowKey(row));
      if (known === row.changes) continue;
      const place = [matchId, storedInstant(row.at), row.importId];
      if (known === undefined) added.push([...place, row.changes]);
      else
        await manager.query(`UPDATE timed_observations SET changes = ? ${AT_PLACE}`, [row.changes, ...place]);
    }
    for (const row of before) {
      if (!stored.has(rowKey(row))) continue;
      await manager.query(`DELETE FROM timed_observations ${AT_PLACE}`, [
        matchId,
        storedInstant(row.at),
        row.importId,
      ]);
    }
  }
  await bulkInsert(manager, 'timed_observations', ['match_id', 'seen_at', 'import_id', 'changes'], added);
}

const AT_PLACE = 'WHERE match_id = ? AND seen_at = ? AND import_id = ?';

const rowKey = ({ at, importId }: TimelineRow): string => `${at}|${importId}`;
