import type { EntityManager } from 'typeorm';
import { bulkInsert } from '../../../platform/database/bulk-insert';
import { deleteMatches } from '../../../platform/database/delete-matches';
import { moveMatch } from '../../../platform/database/match-moves';
import type { MatchState } from './match-state';
import { insertMatches, updateMatch } from './match-tables';
import { isNews } from './match-view';
import { insertObservations, insertRepeats, writeTimelines } from './observation-tables';
import { marks, selectIn } from '../../../platform/database/select-in';

/** Writes all that has changed about matches, those included that turned out to be others. */
export async function writeStates(
  manager: EntityManager,
  all: readonly MatchState[],
  revision: number,
  { importId, now }: { importId: number | null; now: Date },
): Promise<void> {
  const states = all.filter((state) => !state.isAbsorbed);
  const gone = all.filter((state) => state.isAbsorbed && state.id !== null);
  const added = states.filter((state) => state.isNew);
  await insertMatches(manager, added, revision);
  let changed = added.length + gone.length > 0;
  for (const state of states) {
    const changes = state.changes();
    if (changes === null) continue;
    await updateMatch(manager, state.id!, changes, revision);
    changed ||= isNews(changes);
  }
  await moveObservations(manager, states);
  await insertObservations(
    manager,
    states.flatMap((state) => state.newObservations()),
    now,
  );
  const repeated = states.flatMap((state) => state.repeatedRows);
  if (importId !== null) await insertRepeats(manager, importId, repeated);
  await removeAbsorbed(manager, gone, revision);
  await writeTimelines(
    manager,
    states.flatMap((state) => state.timelineChange() ?? []),
  );
  await writePlaces(manager, states);
  if (changed) await manager.query('UPDATE archive_revision SET revision = ? WHERE id = 1', [revision]);
}

async function moveObservations(manager: EntityManager, states: readonly MatchState[]): Promise<void> {
  for (const state of states) {
    const rows = state.movedRows();
    if (rows.length === 0) continue;
    await manager.query(`UPDATE match_observations SET match_id = ? WHERE id IN (${marks(rows)})`, [
      state.id!,
      ...rows,
    ]);
  }
}

async function removeAbsorbed(
  manager: EntityManager,
  gone: readonly MatchState[],
  revision: number,
): Promise<void> {
  if (gone.length === 0) return;
  for (const state of gone) {
    const { pair_key: pairKey, match_date: date } = state.storedColumns;
    await moveMatch(manager, {
      from: state.id!,
      into: state.current.id!,
      reason: 'merged',
      pairKey: String(pairKey),
      date: String(date),
    });
  }
  const ids = gone.map(({ id }) => id!);
  await deleteMatches(manager, revision, `id IN (${marks(ids)})`, ids);
}

/** Writes where else than under their own pairing and day matches are known, and the sources' ids of them. */
async function writePlaces(manager: EntityManager, states: readonly MatchState[]): Promise<void> {
  const touched = states.filter((state) => state.mayHavePlaces);
  const places = new Map<string, number>();
  const events = new Map<string, number>();
  for (const state of touched) {
    for (const { pairKey, date } of state.furtherPlaces()) places.set(`${pairKey}\n${date}`, state.id!);
    for (const { source, event } of state.events()) events.set(`${source}\n${event}`, state.id!);
  }
  const stored = touched.filter((state) => !state.isNew).map(({ id }) => id!);
  await writeKeys(manager, 'match_places', ['pair_key', 'match_date'], stored, places);
  await writeKeys(manager, 'match_events', ['source', 'event_id'], stored, events);
}

/**
 * Brings the rows that a table of two keys and a match has of some matches to what they are to be.
 * @param ids of the matches that may have rows there
 * @param after id of the match by both keys, with a line break between
 */
async function writeKeys(
  manager: EntityManager,
  table: string,
  [one, other]: readonly [string, string],
  ids: readonly number[],
  after: ReadonlyMap<string, number>,
): Promise<void> {
  const rows = await selectIn(
    manager,
    (list) => `SELECT ${one}, ${other}, match_id FROM ${table} WHERE match_id IN (${list})`,
    ids,
  );
  const before = new Map(rows.map((row) => [`${row[one]}\n${row[other]}`, Number(row.match_id)]));
  for (const [key, id] of before) {
    if (after.get(key) === id) continue;
    await manager.query(`DELETE FROM ${table} WHERE ${one} = ? AND ${other} = ?`, key.split('\n'));
  }
  const added = [...after].filter(([key, id]) => before.get(key) !== id);
  await bulkInsert(
    manager,
    table,
    [one, other, 'match_id'],
    added.map(([key, id]) => [...key.split('\n'), id]),
  );
}
