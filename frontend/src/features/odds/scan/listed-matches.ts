import type { ScannedMatchDto } from '../../../api/generated/wire';
import { competitionOf } from './competitions';
import type { ScanView } from './scan-url';
import { type SortedMatch, sortMatches } from './standing-out';

export interface ListedMatches {
  standing: readonly SortedMatch<ScannedMatchDto>[];
  others: readonly ScannedMatchDto[];
  /** The others are left out: as the visitor chose, or without a choice as soon as anything stands out. */
  onlyStanding: boolean;
}

/** The matches of a day that a view lists. */
export function listMatches(
  matches: readonly ScannedMatchDto[],
  { competition, onlyStanding }: Pick<ScanView, 'competition' | 'onlyStanding'>,
): ListedMatches {
  const chosen =
    competition === undefined ? matches : matches.filter((match) => competitionOf(match) === competition);
  const sorted = sortMatches(chosen);
  return { ...sorted, onlyStanding: onlyStanding ?? sorted.standing.length > 0 };
}
