import type { ScoreField } from '../catalogue/filter-columns';
import type { MatchScores, ResultLetter } from '../catalogue/settlement';

const resultOf = (home: number, away: number): ResultLetter => (home > away ? '1' : home < away ? '2' : 'X');

/** The results at half-time and after the full time; null where one of them isn't known. */
export function halfFullOf({
  hh,
  ha,
  fh,
  fa,
}: MatchScores): { readonly half: ResultLetter; readonly full: ResultLetter } | null {
  if (hh === null || ha === null || fh === null || fa === null) return null;
  return { half: resultOf(hh, ha), full: resultOf(fh, fa) };
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
