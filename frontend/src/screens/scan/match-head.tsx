import { Link } from 'react-router-dom';
import type { ScanMatch } from '../../api/generated/wire';
import { classNames } from '../../lib/class-names';
import { formatScore } from '../../lib/format';
import { matchPath } from '../../lib/match-path';
import { trOdds } from '../../locale/tr-odds';

interface Props {
  match: ScanMatch;
  /** What the name of the match is: a heading over more, or part of a line. */
  as: 'h3' | 'span';
}

/** Kick-off, a link to the match, and its score once it is played. */
export function MatchHead({ match, as: Name }: Props) {
  return (
    <>
      <span translate="no" className="shrink-0 text-dense text-muted tabular-nums">
        {match.match_time ?? '--:--'}
      </span>
      <Name className={classNames('flex min-w-0 text-sm', Name === 'h3' && 'font-semibold')}>
        <Link
          to={matchPath(match.id)}
          className="inline-flex min-h-6 min-w-0 items-center underline decoration-line underline-offset-4 hover:text-accent"
        >
          <span translate="no" className="min-w-0 truncate">
            {match.match_name}
          </span>
        </Link>
      </Name>
      {match.home_ft_score !== null && (
        <span translate="no" className="shrink-0 text-sm font-semibold tabular-nums">
          {formatScore(match.home_ft_score, match.away_ft_score)}
        </span>
      )}
      {match.awarded && <span className="shrink-0 text-xs text-muted">{trOdds.awarded}</span>}
    </>
  );
}
