import { istanbulDay } from '../../lib/format-day';

/** What is known of a match's result: unknown is not the same as not played yet. */
export type ResultState = 'known' | 'unknown' | 'awaited' | 'notPlayed';

/** How long after kick-off a result may still be missing. */
const LONGEST_WAIT_MS = 3 * 3_600_000;

interface Kickoff {
  /** `2026-05-17`, in Istanbul. */
  match_date: string;
  /** `21:45`, in Istanbul; null where the source doesn't know. */
  match_time: string | null;
  home_ft_score: number | null;
  away_ft_score: number | null;
}

/** The state of a match's result at an instant. Without a kick-off time, today's results are still expected. */
export function resultState(match: Kickoff, now: Date): ResultState {
  if (match.home_ft_score !== null && match.away_ft_score !== null) return 'known';
  if (match.match_time === null) {
    const today = istanbulDay(now);
    if (match.match_date === today) return 'awaited';
    return match.match_date < today ? 'unknown' : 'notPlayed';
  }
  // Istanbul's offset has been the same all year since 2016.
  const kickoff = Date.parse(`${match.match_date}T${match.match_time}:00+03:00`);
  if (now.getTime() < kickoff) return 'notPlayed';
  return now.getTime() - kickoff > LONGEST_WAIT_MS ? 'unknown' : 'awaited';
}
