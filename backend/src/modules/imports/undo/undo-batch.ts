import type { EntityManager } from 'typeorm';
import { lockArchive } from '../../../platform/database/archive-revision';
import { type BatchSize, fittingMatches } from '../writing/batch';
import { countObservations } from '../writing/observation-tables';
import { type RebuildContext, rebuildMatches } from '../writing/rebuild';
import { marks, selectIn } from '../../../platform/database/select-in';

/** Rows of `repeated_observations` per transaction: few of them need a match to be rebuilt. */
const BATCH_REPEATS = 500;
/** The tables that say what an import has said. */
const TABLES = ['repeated_observations', 'match_observations', 'timed_observations'] as const;

/** How many rows an import has left to be taken back. */
export async function countUndoable(manager: EntityManager, importId: number): Promise<number> {
  let sum = 0;
  for (const table of TABLES) {
    const sql = `SELECT COUNT(*) AS n FROM ${table} WHERE import_id = ?`;
    const [row] = await manager.query<{ n: number | string }[]>(sql, [importId]);
    sum += Number(row!.n);
  }
  return sum;
}

/**
 * Undoes an import for some matches, inside the given transaction, which it makes the archive's only writer. An
 * observation that another import repeats is reassigned to that import; matches are rebuilt from what is left to be
 * said about them, and those about which nothing is are deleted.
 * @returns how many rows of the import are gone or another import's now; 0: it has none left
 */
export async function undoBatch(
  manager: EntityManager,
  importId: number,
  size: BatchSize,
  context: RebuildContext,
): Promise<number> {
  await lockArchive(manager);
  // first: what it only repeated may not come to it any more when the import that it repeats is undone
  const repeats = await forgetRepeats(manager, importId, size, context);
  if (repeats > 0) return repeats;
  const ids = await matchesOf(manager, importId, size);
  if (ids.length === 0) return 0;
  const rows = (await removeOwn(manager, importId, ids)) + (await countSnapshots(manager, importId, ids));
  await rebuildMatches(manager, ids, { ...context, without: importId });
  return rows;
}

/** What it repeated stands where it was first said again: only matches about which more is said may change. */
async function forgetRepeats(
  manager: EntityManager,
  importId: number,
  { rows: most }: Pick<BatchSize, 'rows'>,
  context: RebuildContext,
): Promise<number> {
  const found = (await manager.query(
    `SELECT r.observation_id, o.match_id FROM repeated_observations r
     JOIN match_observations o ON o.id = r.observation_id WHERE r.import_id = ? LIMIT ${BATCH_REPEATS}`,
    [importId],
  )) as { observation_id: number; match_id: number }[];
  if (found.length === 0) return 0;
  const counts = await countObservations(manager, [...new Set(found.map((row) => row.match_id))]);
  const changed = new Set<number>();
  const rows = found.filter(({ match_id: id }) => {
    if (counts.get(id)! < 2) return true;
    if (changed.size < most) changed.add(id);
    return changed.has(id);
  });
  await deleteRepeats(
    manager,
    importId,
    rows.map((row) => row.observation_id),
  );
  await rebuildMatches(manager, [...changed], context);
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
  size: BatchSize,
): Promise<readonly number[]> {
  const most = size.rows;
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
  return fittingMatches(manager, ids, size);
}

/**
 * Takes the import's observations out of these matches: those that another import repeats become that one's own, the
 * others are deleted.
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
  for (const [heir, rows] of Map.groupBy(heirs, (row) => row.heir)) {
    const observations = rows.map((row) => row.observation_id);
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

async function countSnapshots(
  manager: EntityManager,
  importId: number,
  ids: readonly number[],
): Promise<number> {
  const [row] = await selectIn<{ n: number | string }>(
    manager,
    (list) => `SELECT COUNT(*) AS n FROM timed_observations WHERE match_id IN (${list}) AND import_id = ?`,
    ids,
    importId,
  );
  return Number(row?.n ?? 0);
}
