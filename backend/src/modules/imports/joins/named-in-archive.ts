import type { EntityManager } from 'typeorm';
import { hasPart } from '../names/club-parts';
import { lastId } from '../upkeep/archive-matches';
import { nextTurn } from '../writing/batch';

/** Ids of matches that are looked at in one statement. */
const STEP = 2_000;
/** Characters behind the beginning of the names that both have room in, also where each letter is escaped. */
const NAMES_LENGTH = 700;

/** Where a payload or a snapshot begins to name the clubs. */
const NAMES = (column: string): string => `SUBSTR(${column}, INSTR(${column}, '"home":'), ${NAMES_LENGTH})`;
const CLUB = /"(?:home|away)":("(?:[^"\\]|\\.)*")/g;

interface Said {
  competition_id: number;
  /** As the match is shown, which is all there is of one that no source has described. */
  home_team: string;
  away_team: string;
  said: string | null;
}

/**
 * The competitions with a match of which whatever source names a club with this part, also where another one's spelling
 * is shown. Others are answered in between.
 * @param stop ends the search early
 */
export async function competitionsNaming(
  manager: EntityManager,
  part: string,
  stop: AbortSignal,
): Promise<number[]> {
  const found = new Set<number>();
  const last = await lastId(manager, 'matches');
  for (let from = 0; from < last && !stop.aborted; from += STEP) {
    for (const row of await manager.query<Said[]>(SELECT_SAID, [from, from + STEP, from, from + STEP])) {
      if (found.has(row.competition_id)) continue;
      if (clubsIn(row).some((club) => hasPart(club, part))) found.add(row.competition_id);
    }
    await nextTurn();
  }
  return [...found];
}

/** What was said of the matches behind an id, up to another; of snapshots those that name their clubs. */
const SELECT_SAID = `
  SELECT m.competition_id, m.home_team, m.away_team, ${NAMES('o.payload')} AS said FROM matches m
    LEFT JOIN match_observations o ON o.match_id = m.id WHERE m.id > ? AND m.id <= ?
  UNION ALL
  SELECT m.competition_id, m.home_team, m.away_team, t.changes AS said FROM matches m
    JOIN timed_observations t ON t.match_id = m.id
    WHERE m.id > ? AND m.id <= ? AND (INSTR(t.changes, '"home":') > 0 OR INSTR(t.changes, '"away":') > 0)`;

function clubsIn({ home_team: home, away_team: away, said }: Said): string[] {
  return [home, away, ...Array.from((said ?? '').matchAll(CLUB), ([, name]) => JSON.parse(name!) as string)];
}
