import type { MatchDetails, OddsSummary } from '../../api/generated/wire';

/** The settled matches with a match's own odds besides the match itself, which always has them. */
export function otherMatches(
  { settled }: Pick<OddsSummary, 'settled'>,
  { home_ft_score, awarded }: Pick<MatchDetails, 'home_ft_score' | 'awarded'>,
): number {
  return home_ft_score === null || awarded ? settled : settled - 1;
}
