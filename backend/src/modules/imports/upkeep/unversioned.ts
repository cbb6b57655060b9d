import type { EntityManager } from 'typeorm';
import { bulkInsert } from '../../../platform/database/bulk-insert';
import type { UnversionedDayDto } from '../dto/archive-upkeep.dto';
import { fromTimeline, type TimelineRow } from '../record/timeline';
import { findTimelines } from '../writing/observation-tables';
import { marks } from '../../../platform/database/select-in';

/**
 * Whether a match has snapshots that only the former version has read. What was read since names at least the event, and
 * its version too where the bulletin had one: reading it again would bring nothing.
 * @param rows all of the match, in the order of the timeline
 */
export function isUnversioned(rows: readonly TimelineRow[]): boolean {
  return fromTimeline(rows).some(
    ({ observation: { version, event } }) => version === undefined && event === undefined,
  );
}

/** Brings the list of such matches to what these are. */
export async function listUnversioned(manager: EntityManager, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const timelines = await findTimelines(manager, ids);
  await manager.query(`DELETE FROM unversioned_matches WHERE match_id IN (${marks(ids)})`, [...ids]);
  const found = ids.filter((id) => isUnversioned(timelines.get(id)!));
  await bulkInsert(
    manager,
    'unversioned_matches',
    ['match_id'],
    found.map((id) => [id]),
  );
}

/** The days of the listed matches, oldest first. */
export async function unversionedDays(manager: EntityManager): Promise<UnversionedDayDto[]> {
  const rows = await manager.query<{ date: string; matches: number | string }[]>(
    `SELECT match_date AS date, COUNT(*) AS matches FROM unversioned_matches
       JOIN matches ON matches.id = match_id GROUP BY match_date ORDER BY match_date`,
  );
  return rows.map(({ date, matches }) => ({ date, matches: Number(matches) }));
}
