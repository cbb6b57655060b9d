import type { ScanMatch } from '../../api/generated/wire';
import type { ScanView } from './scan-url';
import { type SortedMatch, sortMatches } from './standing-out';

export interface ListedMatches {
  standing: readonly SortedMatch<ScanMatch>[];
  others: readonly ScanMatch[];
  /** The others are left out: as the visitor chose, or without a choice as soon as anything stands out. */
  onlyStanding: boolean;
}

/** The matches of a day that a view lists. */
export function listMatches(
  matches: readonly ScanMatch[],
  { competition, onlyStanding }: Pick<ScanView, 'competition' | 'onlyStanding'>,
): ListedMatches {
  const chosen =
    competition === undefined ? matches : matches.filter((match) => competitionOf(match) === competition);
  const sorted = sortMatches(chosen);
  return { ...sorted, onlyStanding: onlyStanding ?? sorted.standing.length > 0 };
}

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
