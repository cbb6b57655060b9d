import { Link } from 'react-router-dom';
import type { EditorPickDto } from '../../../api/generated/wire';
import { PriceSeen } from '../../../odds/prices/price-seen';
import { StateMark } from '../../../odds/match/state-mark';
import { formatCount, formatDate, formatInstant, formatOdd, formatScore } from '../../../lib/format';
import { matchPath } from '../../../lib/match-path';
import { trEditors } from '../../../locale/tr-editors';
import { trPicks } from '../../../locale/tr-picks';

const texts = trEditors.picks;

interface Props {
  pick: EditorPickDto;
  /** Market and selection in words. */
  selection: string;
}

/** One selection: the match, the price that was locked and when, what became of it, and where it is recorded. */
export function PickRow({ pick, selection }: Props) {
  const { home_team, away_team, match_id, match_date, match_time, odd, state, locked_at } = pick;
  const match = `${home_team} - ${away_team}`;
  const score = formatScore(pick.home_ft_score, pick.away_ft_score);
  return (
    <li className="grid gap-x-4 gap-y-1 px-3 py-2.5 text-sm sm:grid-cols-[7rem_minmax(0,1fr)_auto] sm:px-4">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 sm:flex-col sm:justify-start">
        <StateMark state={state} />
        <span className="text-dense text-muted tabular-nums">
          {formatDate(match_date)} {match_time ?? texts.noTime}
        </span>
      </p>
      <div className="min-w-0">
        <Link
          translate="no"
          to={matchPath(match_id)}
          className="font-medium break-words underline decoration-line underline-offset-4 hover:text-accent"
        >
          {match}
        </Link>
        <p className="flex flex-wrap gap-x-3 text-dense tabular-nums">
          <span className="min-w-0 break-words">{selection}</span>
          <span className="font-semibold">{texts.odd(formatOdd(odd))}</span>
          {score !== '-' && <span>{texts.score(score)}</span>}
        </p>
      </div>
      <p className="flex flex-wrap items-baseline gap-x-3 text-xs text-muted tabular-nums sm:w-56 sm:justify-end sm:text-right">
        <span>
          {texts.lockedAt(formatInstant(locked_at))}
          <PriceSeen selection={pick} />
        </span>
        {pick.repeated && <span title={trPicks.repeatedHint}>{trPicks.repeated}</span>}
        {pick.old_rules && <span>{texts.oldRules}</span>}
        <span>{pick.seq === null ? texts.notYet : texts.seq(formatCount(pick.seq))}</span>
        {pick.post_id === null ? (
          <span>{texts.postDeleted}</span>
        ) : (
          <Link
            to={`/blog/${pick.post_id}`}
            aria-label={texts.postOf(match)}
            className="inline-flex min-h-6 items-center text-accent underline underline-offset-2"
          >
            {texts.post}
          </Link>
        )}
      </p>
    </li>
  );
}
