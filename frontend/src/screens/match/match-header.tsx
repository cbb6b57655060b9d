import type { MatchDetails } from '../../api/generated/wire';
import { CountryChip } from '../../kit/country-chip';
import { formatScore } from '../../lib/format';
import { formatLongDate, istanbulDay } from '../../lib/format-day';
import { trMatch } from '../../locale/tr-match';
import { trOdds } from '../../locale/tr-odds';

/** Who plays whom, where and when, and how it ended. */
export function MatchHeader({ match }: { match: MatchDetails }) {
  const state = resultState(match, new Date());
  const where = [match.country_name, match.competition_name, trMatch.season(match.season_slug)];
  if (match.code !== null) where.push(trMatch.code(String(match.code)));
  const when = [formatLongDate(match.match_date), match.match_time].filter(Boolean).join(' ');
  const result = [
    match.home_ht_score !== null && trMatch.halfTime(formatScore(match.home_ht_score, match.away_ht_score)),
    match.ht_ft_result !== null && trMatch.htFt(match.ht_ft_result),
    match.awarded && trOdds.awarded,
    state !== 'known' && trMatch.resultStates[state],
  ].filter((part) => part !== false);
  return (
    <header className="rounded-card border border-line bg-surface px-4 py-5 text-center sm:px-6">
      <p className="text-dense text-muted">
        <CountryChip country={match.country_name} className="mr-1.5" />
        {where.join(' · ')}
      </p>
      <h1 className="mx-auto mt-2 grid max-w-3xl grid-cols-[1fr_auto_1fr] items-center cramped:grid-cols-1 cramped:justify-items-center cramped:gap-y-2 gap-x-3 text-base font-semibold sm:gap-x-6 sm:text-xl">
        <span translate="no" className="text-right text-balance break-words cramped:text-center">
          {match.home_team}
        </span>
        <span
          translate="no"
          className="rounded-md bg-raised px-3 py-1 whitespace-nowrap tabular-nums sm:text-3xl"
        >
          {state === 'known' ? formatScore(match.home_ft_score, match.away_ft_score) : trMatch.versus}
        </span>
        <span translate="no" className="text-left text-balance break-words cramped:text-center">
          {match.away_team}
        </span>
      </h1>
      <p className="mt-2 text-sm tabular-nums">
        <time dateTime={match.match_date}>{when}</time>
      </p>
      <p className="text-dense text-muted tabular-nums">{result.join(' · ')}</p>
    </header>
  );
}

/** What is known of a match's result: unknown is not the same as not played yet. */
type ResultState = 'known' | 'unknown' | 'awaited' | 'notPlayed';

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
