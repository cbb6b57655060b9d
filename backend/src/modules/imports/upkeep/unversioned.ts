import type { EntityManager } from 'typeorm';
import { bulkInsert } from '../../../platform/database/bulk-insert';
import { fromTimeline, type TimelineRow } from '../record/timeline';
import { findTimelines } from '../writing/observation-tables';

/** Matches that kick off on a day and of which bulletins were read without their versions. */
export interface UnversionedDay {
  /** `YYYY-MM-DD` */
  date: string;
  matches: number;
}

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
  const marks = ids.map(() => '?').join(', ');
  await manager.query(`DELETE FROM unversioned_matches WHERE match_id IN (${marks})`, [...ids]);
  const found = ids.filter((id) => isUnversioned(timelines.get(id)!));
  await bulkInsert(
    manager,
    'unversioned_matches',
    ['match_id'],
    found.map((id) => [id]),
  );
}

/** The days of the listed matches, oldest first. */
export async function unversionedDays(manager: EntityManager): Promise<UnversionedDay[]> {
  const rows = (await manager.query(
    `SELECT match_date AS date, COUNT(*) AS matches FROM unversioned_matches
       JOIN matches ON matches.id = match_id GROUP BY match_date ORDER BY match_date`,
  )) as { date: string; matches: number | string }[];
  return rows.map(({ date, matches }) => ({ date, matches: Number(matches) }));
}
