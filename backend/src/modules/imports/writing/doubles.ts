import type { EntityManager } from 'typeorm';
import { bulkInsert } from '../../../database/bulk-insert';
import { type Problem, problem } from '../formats/problem';
import type { ArchiveNames } from './archive-names';
import type { MatchState } from './match-state';
import { selectIn } from './select-in';

interface OtherMatch {
  id: number;
  match_date: string;
  match_time: string | null;
  pair_key: string;
  home_team: string;
  away_team: string;
  home_ft_score: number | null;
  away_ft_score: number | null;
}

const COLUMNS = 'id, match_date, match_time, pair_key, home_team, away_team, home_ft_score, away_ft_score';

/**
 * Finds, and keeps in `possible_doubles`, new matches that may be known under another name: of the same country, day
 * and kick-off (or result), with one equal team on the same side. What was parted from another match has the id back
 * that it had before, so others may be newer than it.
 * @returns what to warn of, by id of the new match
 */
export async function findDoubles(
  manager: EntityManager,
  added: readonly MatchState[],
  names: ArchiveNames,
): Promise<Map<number, Problem>> {
  const found = new Map<number, Problem>();
  if (added.length === 0) return found;
  const days = [...new Set(added.map(({ view }) => String(view.columns.match_date)))];
  const others = await selectIn<OtherMatch>(
    manager,
    (marks) => `SELECT ${COLUMNS} FROM matches WHERE retired = 0 AND match_date IN (${marks})`,
    days,
  );
  const byTeam = new Map<string, OtherMatch[]>();
  for (const other of others) {
    for (const key of teamsOf(other, names)) {
      const list = byTeam.get(key);
      if (list === undefined) byTeam.set(key, [other]);
      else list.push(other);
    }
  }
  const pairs = new Map<string, [number, number]>();
  for (const { id, view } of added) {
    const match = { ...view.columns, id } as unknown as OtherMatch;
    const doubles = new Map<number, OtherMatch>();
    for (const key of teamsOf(match, names)) {
      for (const other of byTeam.get(key) ?? []) if (mayBeOne(match, other)) doubles.set(other.id, other);
    }
    // of two matches the one that was stored later is the double
    for (const other of doubles.values()) {
      const [earlier, later] = [Math.min(match.id, other.id), Math.max(match.id, other.id)];
      pairs.set(`${later}|${earlier}`, [later, earlier]);
    }
    const first = [...doubles.values()].find((other) => other.id < match.id);
    if (first === undefined) continue;
    found.set(match.id, problem('possibleDouble', null, `${described(match)} = ${described(first)}`));
  }
  await bulkInsert(manager, 'possible_doubles', ['match_id', 'double_of'], [...pairs.values()]);
  return found;
}

function mayBeOne(match: OtherMatch, other: OtherMatch): boolean {
  if (other.id === match.id) return false;
  const sameTime = match.match_time !== null && match.match_time === other.match_time;
  const sameScore =
    match.home_ft_score !== null &&
    match.home_ft_score === other.home_ft_score &&
    match.away_ft_score === other.away_ft_score;
  return sameTime || sameScore;
}

/** A match's teams with country, day and side, as one text each. */
function teamsOf({ match_date: date, pair_key: pair }: OtherMatch, names: ArchiveNames): [string, string] {
  const [competition, home, away] = pair.split('|') as [string, string, string];
  const place = `${date}|${names.competition(Number(competition)).country}`;
  return [`${place}|1|${home}`, `${place}|2|${away}`];
}

const described = ({ home_team: home, away_team: away }: OtherMatch): string => `${home} - ${away}`;
