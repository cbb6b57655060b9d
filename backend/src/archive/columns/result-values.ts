import type { ScoreField } from '../catalogue/filter-columns';
import { type MatchScores, type ResultLetter, resultOf } from '../catalogue/settlement';

/** The results at half-time and after the full time; null where one of them isn't known. */
export function halfFullOf({
  hh,
  ha,
  fh,
  fa,
}: MatchScores): { readonly half: ResultLetter; readonly full: ResultLetter } | null {
  const [half, full] = [resultOf(hh, ha), resultOf(fh, fa)];
  return half === null || full === null ? null : { half, full };
}

/** A number that a result tells; null where it isn't known. */
export function numberOfScores(
  field: ScoreField | 'total_goals',
  { hh, ha, fh, fa }: MatchScores,
): number | null {
  switch (field) {
    case 'home_ht_score':
      return hh;
    case 'away_ht_score':
      return ha;
    case 'home_ft_score':
      return fh;
    case 'away_ft_score':
      return fa;
    case 'total_goals':
      return fh === null || fa === null ? null : fh + fa;
  }
}
