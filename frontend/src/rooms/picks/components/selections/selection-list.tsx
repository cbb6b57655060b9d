import { Link } from 'react-router-dom';
import type { PostSelectionDto } from '../../../../api/generated/wire';
import { formatInstant, formatOdd, formatScore } from '../../../../lib/format';
import { matchPath } from '../../../../lib/match-path';
import { trPicks } from '../../../../locale/tr-picks';
import { couponState, couponText, isCoupon } from '../../rules/coupon';
import { kickoffText } from '../../rules/kick-off';
import { PriceSeen } from '../../../../odds/prices/price-seen';
import { StateMark } from '../../../../odds/match/state-mark';
import { useSelectionTitles } from '../../../../odds/use-selection-titles';

/** The selections of a post: match, kick-off, market, locked price, result; several with what they come to together. */
export function SelectionList({ selections }: { selections: readonly PostSelectionDto[] }) {
  const titleOf = useSelectionTitles();
  return (
    <div className="rounded-card border border-line bg-surface">
      <ul aria-label={trPicks.title}>
        {selections.map((selection) => (
          <Selection
            key={`${selection.match_id} ${selection.column}`}
            selection={selection}
            title={titleOf(selection.column)}
          />
        ))}
      </ul>
      {selections.length > 1 && !isCoupon(selections) && (
        <p className="border-t border-line bg-raised px-3 py-2.5 text-sm sm:px-4">
          {trPicks.noCoupon(selections.length)}
        </p>
      )}
      {isCoupon(selections) && (
        <p className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1 border-t border-line bg-raised px-3 py-2.5 text-sm font-medium tabular-nums sm:px-4">
          <span>
            {trPicks.coupon}: {couponText(selections)}
          </span>
          <StateMark state={couponState(selections)} />
        </p>
      )}
    </div>
  );
}

function Selection({ selection, title }: { selection: PostSelectionDto; title: string }) {
  const { match_id, home_team, away_team, odd, state, locked_at, home_ft_score, away_ft_score } = selection;
  const played = home_ft_score !== null && away_ft_score !== null;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-0.5 border-line px-3 py-3 not-first:border-t sm:px-4">
      <Link
        translate="no"
        to={matchPath(match_id)}
        className="min-h-6 justify-self-start text-sm leading-6 font-medium break-words text-accent underline-offset-2 hover:underline"
      >
        {home_team} - {away_team}
      </Link>
      <p translate="no" className="text-right text-sm leading-6 font-semibold tabular-nums">
        {played ? (
          <>
            <span className="sr-only">{trPicks.score} </span>
            {formatScore(home_ft_score, away_ft_score)}
          </>
        ) : (
          ''
        )}
      </p>
      <p className="text-sm break-words">
        {title} <span className="ml-1.5 text-muted">{trPicks.odd}</span>{' '}
        <strong translate="no" className="font-semibold tabular-nums">
          {formatOdd(odd)}
        </strong>
      </p>
      <p className="text-right text-sm">
        <StateMark state={state} />
      </p>
      <p className="col-span-2 text-dense text-muted">
        <time dateTime={selection.match_date}>{kickoffText(selection)}</time>
        {' · '}
        {trPicks.lockedAt(formatInstant(locked_at))}
        <PriceSeen selection={selection} />
        {selection.repeated && (
          <>
            {' · '}
            <span title={trPicks.repeatedHint}>{trPicks.repeated}</span>
          </>
        )}
      </p>
    </li>
  );
}
