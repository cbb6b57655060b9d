import { istanbulParts } from '../../../common/time/istanbul';
import type { RawMatch } from '../../../archive/rows/odds-row';

type KickOff = Pick<RawMatch, 'match_date' | 'match_time' | 'home_ft_score' | 'away_ft_score'>;

/** Whether a match has neither kicked off nor ended; one of unknown time kicks off at the end of its day. */
export function isToCome(match: KickOff, now: Date): boolean {
  if (match.home_ft_score !== null && match.away_ft_score !== null) return false;
  const { date, time } = istanbulParts(now);
  if (match.match_date !== date) return match.match_date > date;
  return match.match_time === null || match.match_time > time;
}
