import { ArrowRight } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { Answer } from '../../api/answer';
import type { PlayedExample, PricedSelection } from '../../api/generated/wire';
import { useReadDailyExampleQuery } from '../../api/generated/screens';
import { CompetitionName } from '../../kit/country-chip';
import { tableAddress } from '../../odds/table/question';
import { CLOSING } from '../../odds/odds-type';
import { classNames } from '../../lib/class-names';
import { formatCount, formatScore } from '../../lib/format';
import { formatLongDate, istanbulDay } from '../../lib/format-day';
import { trExample } from '../../locale/tr-example';
import { ExampleRates } from './example-rates';

const probabilitiesAsFilters = (odds: readonly PricedSelection[]) =>
  Object.fromEntries(
    odds.map(({ column, probability }) => [column, `%${(probability * 100).toFixed(2)}±0.5`]),
  );

interface Props {
  /** Without the explanations: beside other things that say what the site is. */
  compact?: boolean;
  /** The visitor may open the table of the matches behind the figures. */
  isMember?: boolean;
  className?: string;
}

/**
 * A match of yesterday, or of the last day that has one, and what had happened before where odds said the same: the same
 * for everybody, all day. Nothing where the archive has no such match.
 */
export function DailyExample({ className, ...shape }: Props) {
  const answer = useReadDailyExampleQuery();
  const frame = classNames('rounded-card border border-line bg-surface', className);
  return (
    <Answer
      of={answer}
      failed={trExample.failed}
      skeleton={
        <div role="status" className={frame}>
          <span className="sr-only">{trExample.loading}</span>
          <div aria-hidden className={shape.compact ? 'h-[18.5rem]' : 'h-[25rem]'} />
        </div>
      }
      className={classNames(frame, 'py-5')}
    >
      {({ example }) => example && <Example {...shape} example={example} frame={frame} />}
    </Answer>
  );
}

interface ExampleProps extends Pick<Props, 'compact' | 'isMember'> {
  example: PlayedExample;
  frame: string;
}

function Example({
  example: { match, odds, past_matches, selections },
  compact,
  isMember,
  frame,
}: ExampleProps) {
  const title = useId();
  const count = formatCount(past_matches);
  return (
    <section aria-labelledby={title} className={classNames(frame, 'p-4 sm:p-5')}>
      <p className="text-xs font-semibold tracking-wide text-muted">
        {match.match_date === istanbulDay(new Date(), -1)
          ? trExample.ofYesterday
          : trExample.ofAnotherDay(formatLongDate(match.match_date))}
      </p>
      <h2 id={title} className={compact ? 'font-semibold' : 'text-xl font-semibold'}>
        {trExample.title}
      </h2>
      <MatchLine match={match} />
      <p className={classNames('mt-3 text-dense', compact && 'text-muted')}>
        {compact ? trExample.pastShort(count) : trExample.past(count)}
      </p>
      <ExampleRates odds={odds} selections={selections} />
      {!compact && <p className="mt-3 text-xs text-muted">{trExample.note}</p>}
      {isMember && (
        <Link
          to={tableAddress(CLOSING, { filters: probabilitiesAsFilters(odds) })}
          className="mt-3 inline-flex min-h-6 items-center gap-1.5 text-sm font-medium text-accent underline underline-offset-2"
        >
          {trExample.toTable}
          <ArrowRight aria-hidden className="size-4" />
        </Link>
      )}
    </section>
  );
}

/** Where and when, who played whom, and how it ended. */
function MatchLine({ match }: Pick<PlayedExample, 'match'>) {
  const { home_ht_score, away_ht_score, home_ft_score, away_ft_score } = match;
  return (
    <div className="mt-3 rounded-md bg-raised px-3 py-2.5">
      <p className="flex flex-wrap justify-between gap-x-3 text-xs text-muted tabular-nums">
        <span>
          <CompetitionName match={match} />
        </span>
        <time dateTime={match.match_date}>
          {[formatLongDate(match.match_date), match.match_time].filter(Boolean).join(' ')}
        </time>
      </p>
      <p className="mt-1 flex items-baseline justify-between gap-3">
        <span translate="no" className="min-w-0 font-semibold break-words">
          {match.home_team} - {match.away_team}
        </span>
        <span translate="no" className="shrink-0 text-right font-semibold tabular-nums">
          {formatScore(home_ft_score, away_ft_score)}
          {home_ht_score !== null && (
            <span className="ml-2 text-xs font-normal text-muted">
              {trExample.halfTime(formatScore(home_ht_score, away_ht_score))}
            </span>
          )}
        </span>
      </p>
    </div>
  );
}
