import type { EntityManager } from 'typeorm';
import { selectIn } from './select-in';

/** A match that is to be looked for under another one's id from now on. */
export interface MatchMoving {
  readonly from: number;
  /** A match that is there. */
  readonly into: number;
  /** `merged`: they are one, and `from` is about to be deleted; `retired`: `into` was played in place of `from`. */
  readonly reason: 'merged' | 'retired';
  /** Where `from` stood: its pairing and day, `YYYY-MM-DD`. */
  readonly pairKey: string;
  readonly date: string;
}

/** Moves in a row: there are never more than a few, and what an error has closed to a ring must end. */
const LONGEST_WAY = 50;

const HIT = 'user_id, message, prices, found_at';

/**
 * Records where a match is from now on, in place of what was recorded of it before, and brings there what its members
 * were told of it. Picks stay as they are written and are looked up with {@link followMatches}. In the transaction that
 * deletes or retires `from`, before it is deleted, so that what hangs on it doesn't go with it.
 */
export async function moveMatch(
  manager: EntityManager,
  { from, into, reason, pairKey, date }: MatchMoving,
): Promise<void> {
  if (from === into) throw new Error(`Match ${from} can't move into itself`);
  await returnMatch(manager, from);
  // it had moved to `from`, however far around, and is the match that stays now
  if ((await followMatches(manager, [into])).get(into) === from) await returnMatch(manager, into);
  // a retired match may come back, and with it what is one with it
  if (reason === 'merged')
    await manager.query('UPDATE match_moves SET into_id = ? WHERE into_id = ?', [into, from]);
  await manager.query(
    'INSERT INTO match_moves (match_id, into_id, reason, pair_key, match_date) VALUES (?, ?, ?, ?, ?)',
    [from, into, reason, pairKey, date],
  );
  await copyHits(manager, from, into);
  await copyTold(manager, from, into);
  if (reason === 'retired') return;
  await manager.query('DELETE FROM alert_hits WHERE match_id = ?', [from]);
  await manager.query('DELETE FROM telegram_sent_matches WHERE match_id = ?', [from]);
}

/** Forgets that a match had moved: it stands for itself again. What members were told of it isn't told anew. */
export async function returnMatch(manager: EntityManager, matchId: number): Promise<void> {
  await manager.query('DELETE FROM match_moves WHERE match_id = ?', [matchId]);
}

/** Where those of the matches are now that have moved, over any number of moves; the others are absent. */
export async function followMatches(
  manager: EntityManager,
  ids: readonly number[],
): Promise<Map<number, number>> {
  const steps = new Map<number, number>();
  let asked = [...new Set(ids)];
  while (asked.length > 0) {
    const found = await selectIn<{ match_id: number; into_id: number }>(
      manager,
      (list) => `SELECT match_id, into_id FROM match_moves WHERE match_id IN (${list})`,
      asked,
    );
    for (const { match_id, into_id } of found) steps.set(match_id, into_id);
    asked = [...new Set(found.map(({ into_id }) => into_id))].filter((id) => !steps.has(id));
  }
  const moved = new Map<number, number>();
  for (const id of ids) {
    let at = id;
    for (let step = 0; step < LONGEST_WAY && steps.has(at); step += 1) at = steps.get(at)!;
    if (at !== id) moved.set(id, at);
  }
  return moved;
}

/** A filter that told of both matches told of the one that stays. */
async function copyHits(manager: EntityManager, from: number, into: number): Promise<void> {
  await manager.query(
    `INSERT INTO alert_hits (filter_id, match_id, ${HIT}) SELECT h.filter_id, ?, ${HIT} FROM alert_hits h` +
      ' WHERE h.match_id = ?' +
      ' AND NOT EXISTS (SELECT 1 FROM alert_hits o WHERE o.filter_id = h.filter_id AND o.match_id = ?)',
    [into, from, into],
  );
}

/** With revision 0, so that a result that is already there is entered too. */
async function copyTold(manager: EntityManager, from: number, into: number): Promise<void> {
  await manager.query(
    'INSERT INTO telegram_sent_matches (part_id, match_id, revision, has_result)' +
      ' SELECT t.part_id, ?, 0, t.has_result FROM telegram_sent_matches t WHERE t.match_id = ?' +
      ' AND NOT EXISTS (SELECT 1 FROM telegram_sent_matches o WHERE o.part_id = t.part_id AND o.match_id = ?)',
    [into, from, into],
  );
}
