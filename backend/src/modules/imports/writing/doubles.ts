import type { EntityManager } from 'typeorm';
import { bulkInsert } from '../../../platform/database/bulk-insert';
import { type Problem, problem } from '../formats/format';
import type { ArchiveNames } from './archive-names';
import type { MatchState } from './match-state';
import { marks, selectIn } from '../../../platform/database/select-in';

interface OtherMatch {
  id: number;
  match_date: string;
  match_time: string | null;
  pair_key: string;
  home_ft_score: number | null;
  away_ft_score: number | null;
}

/** With the parts of its pairing's key. */
interface NamedMatch extends OtherMatch {
  competition: number;
  home: string;
  away: string;
}

/** The match that came later, and the one that it may be. */
type Pair = readonly [later: OtherMatch, earlier: OtherMatch];

const STEP = 32;
/** Matches that are looked at: a country has no more on a day, and a file that has them must not hold up others. */
const LEAST_OTHERS = 1_000;
const MOST_OTHERS_OF_A_DAY = 200;
const COLUMNS = 'id, match_date, match_time, pair_key, home_ft_score, away_ft_score';

/**
 * Finds, and keeps in `possible_doubles`, matches among new ones that may be known under another name: of the same
 * country, day and kick-off (or result), with one equal team on the same side.
 * @returns ids of the matches that came later than the one that they may be
 */
export async function keepDoubles(
  manager: EntityManager,
  added: readonly MatchState[],
  names: ArchiveNames,
): Promise<number[]> {
  if (added.length === 0) return [];
  const pairs = await findPairs(manager, added, names);
  if (pairs.length === 0) return [];
  const known = await selectIn<{ match_id: number; double_of: number }>(
    manager,
    (list) => `SELECT match_id, double_of FROM possible_doubles WHERE match_id IN (${list})`,
    pairs.map(([{ id }]) => id),
  );
  const keys = new Set(known.map(({ match_id: id, double_of: other }) => `${id}|${other}`));
  const fresh = pairs.filter(([{ id }, other]) => !keys.has(`${id}|${other.id}`));
  await bulkInsert(
    manager,
    'possible_doubles',
    ['match_id', 'double_of'],
    fresh.map(([{ id }, other]) => [id, other.id]),
  );
  return pairs.map(([{ id }]) => id);
}

/** What to warn of, by id, of matches that may be known under another name. */
export async function warningsOfDoubles(
  manager: EntityManager,
  ids: readonly number[],
): Promise<Map<number, Problem>> {
  const rows = await selectIn<Record<'id' | 'home' | 'away' | 'other_home' | 'other_away', string | number>>(
    manager,
    (list) =>
      `SELECT m.id, m.home_team AS home, m.away_team AS away, o.home_team AS other_home, o.away_team AS other_away
       FROM possible_doubles d JOIN matches m ON m.id = d.match_id JOIN matches o ON o.id = d.double_of
       WHERE d.match_id IN (${list}) ORDER BY d.match_id, d.double_of`,
    ids,
  );
  const found = new Map<number, Problem>();
  for (const { id, home, away, other_home: otherHome, other_away: otherAway } of rows) {
    if (found.has(Number(id))) continue;
    const detail = `${home} - ${away} = ${otherHome} - ${otherAway}`;
    found.set(Number(id), problem('possibleDouble', null, detail));
  }
  return found;
}

async function findPairs(
  manager: EntityManager,
  added: readonly MatchState[],
  names: ArchiveNames,
): Promise<Pair[]> {
  const days = [...new Set(added.map(({ view }) => String(view.columns.match_date)))];
  const competitions = padded(names.ofCountries(added.map((state) => state.competition)));
  const ids = added.map(({ id }) => id!);
  const [first, last] = [Math.min(...ids), Math.max(...ids)];
  // those of a file came one after the other: they need not be read
  const own = last - first + 1 === ids.length ? added.map(asOther) : [];
  const [from, to] = own.length > 0 ? [first, last] : [0, 0];
  const stored = await selectIn<OtherMatch>(
    manager,
    (list) =>
      `SELECT ${COLUMNS} FROM matches WHERE match_date IN (${list})
       AND competition_id IN (${marks(competitions)}) AND id NOT BETWEEN ? AND ? AND retired = 0
       LIMIT ?`,
    days,
    ...[...competitions, from, to, LEAST_OTHERS + days.length * MOST_OTHERS_OF_A_DAY],
  );
  const wanted = new Set(ids);
  const fresh = [...own, ...stored.filter(({ id }) => wanted.has(id))].map(withTeams);
  const byDay = new Map<string, NamedMatch[]>();
  const pairs = new Map<string, Pair>();
  const meet = (match: NamedMatch): void => {
    const one = byDay.get(match.match_date)?.find((each) => mayBeOne(each, match, names));
    if (one === undefined) return;
    const [later, earlier] = one.id > match.id ? [one, match] : [match, one];
    pairs.set(`${later.id}|${earlier.id}`, [later, earlier]);
  };
  for (const match of fresh) {
    meet(match);
    const day = byDay.get(match.match_date);
    if (day === undefined) byDay.set(match.match_date, [match]);
    else day.push(match);
  }
  for (const match of stored) if (!wanted.has(match.id)) meet(withTeams(match));
  return [...pairs.values()];
}

/** A statement that comes again is prepared already: the number of competitions need not differ much. */
function padded(ids: readonly number[]): number[] {
  const length = Math.ceil(ids.length / STEP) * STEP;
  return Array.from({ length }, (_, index) => ids[Math.min(index, ids.length - 1)]!);
}

/** Whether one team plays in both on the same side, in one country, at one time or with one result. */
function mayBeOne(one: NamedMatch, other: NamedMatch, names: ArchiveNames): boolean {
  if (one.home !== other.home && one.away !== other.away) return false;
  const sameTime = one.match_time !== null && one.match_time === other.match_time;
  const sameScore =
    one.home_ft_score !== null &&
    one.home_ft_score === other.home_ft_score &&
    one.away_ft_score === other.away_ft_score;
  return (sameTime || sameScore) && names.areOfOneCountry(one.competition, other.competition);
}

function withTeams(match: OtherMatch): NamedMatch {
  const [competition, home, away] = match.pair_key.split('|') as [string, string, string];
  return { ...match, competition: Number(competition), home, away };
}

function asOther({ id, view: { columns } }: MatchState): OtherMatch {
  return {
    id: id!,
    match_date: String(columns.match_date),
    match_time: columns.match_time as string | null,
    pair_key: String(columns.pair_key),
    home_ft_score: columns.home_ft_score as number | null,
    away_ft_score: columns.away_ft_score as number | null,
  };
}
