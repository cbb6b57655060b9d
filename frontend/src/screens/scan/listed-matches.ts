import type { ScanMatch } from '../../api/generated/wire';
import type { ScanView } from './scan-url';
import { type Standing, standingOfMatch } from './standing-out';

/** Matches by what they have come to, each list in order of kick-off. */
export interface ListedMatches extends Readonly<Record<Standing, readonly ScanMatch[]>> {
  /** Those of today that have begun, whatever they have come to. */
  begun: readonly ScanMatch[];
  /** Those without anything that stands out are left out: as the visitor chose, or without a choice where anything is found. */
  onlyStanding: boolean;
}

/** A moment in Istanbul: `2026-05-17`, `19:05`. */
export interface Moment {
  day: string;
  time: string;
}

/** The matches of a day that a view lists. */
export function listMatches(
  matches: readonly ScanMatch[],
  { competition, onlyStanding }: Pick<ScanView, 'competition' | 'onlyStanding'>,
  now: Moment,
): ListedMatches {
  const chosen =
    competition === undefined ? matches : matches.filter((match) => competitionOf(match) === competition);
  const coming = chosen.filter((match) => !hasBegun(match, now));
  // where nothing is still to come nothing needs to stand aside
  const isFolded = coming.length > 0;
  const listed: Record<Standing, ScanMatch[]> = { found: [], chance: [], none: [] };
  for (const match of isFolded ? coming : chosen) listed[standingOfMatch(match)].push(match);
  return {
    ...listed,
    begun: isFolded ? chosen.filter((match) => hasBegun(match, now)) : [],
    onlyStanding: onlyStanding ?? listed.found.length > 0,
  };
}

/** Whether a match of today has begun. */
function hasBegun({ match_date, match_time, home_ft_score }: ScanMatch, { day, time }: Moment): boolean {
  if (match_date !== day) return false;
  return home_ft_score !== null || (match_time !== null && match_time <= time);
}

/** Whether any of the matches is still to come, so that its closing odds are those of now. */
export const isAnyComing = (matches: readonly ScanMatch[], now: Moment): boolean =>
  matches.some(
    (match) => match.match_date >= now.day && match.home_ft_score === null && !hasBegun(match, now),
  );

type Place = Pick<ScanMatch, 'country_name' | 'competition_name'>;

/** A competition's name with its country's: several countries have a `Premier Lig`. */
export function competitionOf({ country_name, competition_name }: Place): string {
  return `${country_name} · ${competition_name}`;
}

/** The competitions of a day with their numbers of matches, in Turkish order; the chosen one even without a match. */
export function competitionsOf(
  matches: readonly Place[],
  chosen: string | undefined,
): [competition: string, matches: number][] {
  const counts = new Map<string, number>();
  if (chosen !== undefined) counts.set(chosen, 0);
  for (const match of matches) {
    const name = competitionOf(match);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].sort(([a], [b]) => a.localeCompare(b, 'tr'));
}
