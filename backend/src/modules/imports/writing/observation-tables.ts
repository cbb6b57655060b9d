import type { EntityManager } from 'typeorm';
import { bulkInsert } from '../../../platform/database/bulk-insert';
import { epochOfStored, storedInstant } from '../../../platform/database/stored-instant';
import { fromPayload } from '../record/payload';
import { newStatement, type Statement } from '../record/statement';
import { fromTimeline, type TimelineRow } from '../record/timeline';
import { selectIn } from '../../../platform/database/select-in';

/** A row of `match_observations`. */
export interface NewObservation {
  readonly matchId: number;
  /** null = the state before any import. */
  readonly importId: number | null;
  readonly competitionId: number | undefined;
  readonly payload: string;
}

interface ObservationRow {
  id: number;
  match_id: number;
  import_id: number | null;
  competition_id: number | null;
  knows_half_times: number | boolean | null;
  payload: string;
}

interface RepeatRow {
  observation_id: number;
  latest: number;
  knows_half_times: number | null;
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

/** What was said about these matches apart from snapshots, by match; each in the order in which it was stored. */
export async function findObservations(
  manager: EntityManager,
  matchIds: readonly number[],
): Promise<Map<number, Statement[]>> {
  const found = new Map<number, Statement[]>(matchIds.map((id) => [id, []]));
  if (matchIds.length === 0) return found;
  const rows = await selectIn<ObservationRow>(
    manager,
    (marks) =>
      `SELECT o.id, o.match_id, o.import_id, o.competition_id, o.payload, i.knows_half_times FROM match_observations o
       LEFT JOIN imports i ON i.id = o.import_id WHERE o.match_id IN (${marks}) ORDER BY o.id`,
    matchIds,
  );
  const repeats = await findRepeats(manager, matchIds);
  for (const row of rows) {
    const repeat = repeats.get(row.id);
    const observation = fromPayload(row.payload);
    found.get(row.match_id)!.push({
      observation:
        row.competition_id === null ? observation : { ...observation, competition: row.competition_id },
      payload: row.payload,
      rowId: row.id,
      matchId: row.match_id,
      importId: row.import_id,
      latest: Math.max(row.import_id ?? 0, repeat?.latest ?? 0),
      knowsHalfTimes: Boolean(row.knows_half_times) || Boolean(repeat?.knows_half_times),
    });
  }
  return found;
}

async function findRepeats(
  manager: EntityManager,
  matchIds: readonly number[],
): Promise<Map<number, RepeatRow>> {
  const rows = await selectIn<RepeatRow>(
    manager,
    // some that were undone before 1.0.0 have left rows
    (marks) =>
      `SELECT r.observation_id, MAX(r.import_id) AS latest, MAX(i.knows_half_times) AS knows_half_times
       FROM match_observations o JOIN repeated_observations r ON r.observation_id = o.id
       JOIN imports i ON i.id = r.import_id AND i.status <> 'undone'
       WHERE o.match_id IN (${marks}) GROUP BY r.observation_id`,
    matchIds,
  );
  return new Map(rows.map((row) => [row.observation_id, row]));
}

/** The snapshots of a timeline as statements. */
export function statementsOfTimeline(matchId: number, rows: readonly TimelineRow[]): Statement[] {
  return fromTimeline(rows).map(({ importId, observation }) => ({
    ...newStatement(observation, importId),
    matchId,
  }));
}

/** Keeps what was said about matches. */
export async function insertObservations(
  manager: EntityManager,
  observations: readonly NewObservation[],
  at: Date,
): Promise<void> {
  const createdAt = storedInstant(at.getTime());
  await bulkInsert(
    manager,
    'match_observations',
    ['match_id', 'import_id', 'competition_id', 'payload', 'created_at'],
    observations.map(({ matchId, importId, competitionId, payload }) => [
      matchId,
      importId,
      competitionId ?? null,
      payload,
      createdAt,
    ]),
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
