import { skipToken } from '@reduxjs/toolkit/query/react';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { readApiError } from '../../../api/api-error';
import { useListMatchesOfFiltersQuery } from '../../../api/endpoints';
import { useListFiltersQuery } from '../../../api/generated/screens';
import type { FilterMatchDto, SavedFilterRow } from '../../../api/generated/wire';
import { CompetitionName } from '../../../kit/country-chip';
import { EmptyState } from '../../../kit/feedback/empty-state';
import { ErrorPanel } from '../../../kit/feedback/error-panel';
import { buttonStyle } from '../../../kit/form/button-style';
import { formatCount } from '../../../lib/format';
import { istanbulDay } from '../../../lib/format-day';
import { matchPath } from '../../../lib/match-path';
import { trMyFilters } from '../../../locale/tr-my-filters';
import { BESIDE_FILTERS, TABLE_PATHS } from '../../../odds/table/question';
import { CLOSING } from '../../../odds/odds-type';

const texts = trMyFilters.home;

/** Matches of one filter that are named; the others are counted. */
const FIRST = 3;

/** For the home page: today's matches that fit the member's filters. Its height is the same whatever there is. */
export function TodaysMatches() {
  const filters = useListFiltersQuery(undefined);
  const watched = filters.data && watchedFilters(filters.data);
  const looked = watched?.slice(0, MOST_LOOKED_AT);
  const matches = useListMatchesOfFiltersQuery(
    looked && looked.length > 0 ? looked.map(({ id }) => id) : skipToken,
  );
  const today = istanbulDay(new Date());
  const groups = matches.currentData?.flatMap(({ id, items }) => {
    const filter = looked?.find((each) => each.id === id);
    const fitting = items.filter(({ match_date }) => match_date === today);
    return filter && fitting.length > 0 ? [{ filter, fitting }] : [];
  });
  const error = filters.error ?? matches.error;

  const body = () => {
    if (error)
      return (
        <ErrorPanel
          message={readApiError(error).message}
          onRetry={() => void (filters.error ? filters.refetch() : matches.refetch())}
          busy={filters.isFetching || matches.isFetching}
        />
      );
    if (watched?.length === 0)
      return (
        <EmptyState title={texts.noFilters}>
          <Link to={TABLE_PATHS[CLOSING]} className={buttonStyle('secondary', 'small')}>
            {texts.toTable}
          </Link>
        </EmptyState>
      );
    if (groups?.length === 0) return <EmptyState title={texts.none(formatCount(looked!.length))} />;
    return (
      <ul
        aria-busy={groups === undefined}
        className="relative flex snap-x gap-4 overflow-x-auto pb-2 max-md:-mx-4 max-md:scroll-px-4 max-md:px-4"
      >
        {groups === undefined
          ? Array.from({ length: FIRST }, (_, place) => (
              <li key={place} className={CARD}>
                <span className="sr-only">{place === 0 && texts.searching}</span>
                <span aria-hidden className="shimmer block h-full" />
              </li>
            ))
          : groups.map(({ filter, fitting }) => (
              <li key={filter.id} className={CARD}>
                <FilterMatches filter={filter} matches={fitting} />
              </li>
            ))}
      </ul>
    );
  };

  return (
    <section aria-labelledby="todays-matches">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="todays-matches" className="text-xl font-semibold">
          {texts.title}
        </h2>
        <Link
          to="/filtrelerim"
          className="inline-flex min-h-6 items-center gap-1.5 text-sm font-medium text-accent underline-offset-2 hover:underline"
        >
          {texts.all}
          <ArrowRight aria-hidden className="size-4" />
        </Link>
      </div>
      <div className="mt-4 h-55">{body()}</div>
      {watched && looked && watched.length > looked.length && (
        <p className="mt-1 text-dense text-muted">
          {texts.firstOnly(formatCount(looked.length), formatCount(watched.length))}
        </p>
      )}
    </section>
  );
}

const CARD =
  'flex h-53 w-[min(84vw,23rem)] shrink-0 snap-start flex-col rounded-card border border-line bg-surface p-4 md:min-w-[20rem] md:flex-1 md:basis-0';

function FilterMatches({ filter, matches }: { filter: SavedFilterRow; matches: readonly FilterMatchDto[] }) {
  const { filter_name: name } = filter;
  const rest = formatCount(matches.length - FIRST);
  return (
    <>
      <h3 className="truncate text-sm font-semibold" title={name}>
        {name}
      </h3>
      <ul aria-label={name} className="mt-1 min-h-0 grow">
        {matches.slice(0, FIRST).map((match) => (
          <li key={match.id} className="flex h-11 gap-2.5 text-dense leading-6 tabular-nums">
            <span className="w-10 shrink-0 text-muted">{match.match_time ?? '-'}</span>
            <div className="min-w-0">
              <Link
                translate="no"
                to={matchPath(match.id)}
                className="block truncate font-medium underline decoration-line underline-offset-4 hover:text-accent"
              >
                {match.home_team} - {match.away_team}
              </Link>
              <p className="truncate text-xs leading-4.5 text-muted">
                <CompetitionName match={match} />
              </p>
            </div>
          </li>
        ))}
      </ul>
      {matches.length > FIRST && (
        <Link
          to="/filtrelerim"
          aria-label={texts.moreOf(rest, name)}
          className="inline-block min-h-6 leading-6 self-start text-dense text-accent underline-offset-2 hover:underline"
        >
          {texts.more(rest)}
        </Link>
      )}
    </>
  );
}

/** Filters whose matches are asked for at once, each with a request of its own. */
const MOST_LOOKED_AT = 5;

/**
 * The filters whose matches a member wants to hear of: those that alert, else those that have conditions; the newest
 * first.
 */
export function watchedFilters(filters: readonly SavedFilterRow[]): SavedFilterRow[] {
  const alerting = filters.filter(({ alert }) => alert.enabled);
  const watched =
    alerting.length > 0
      ? alerting
      : filters.filter(({ filter_data }) =>
          Object.keys(filter_data).some((name) => !BESIDE_FILTERS.includes(name)),
        );
  return [...watched].sort((a, b) => b.created_at.localeCompare(a.created_at) || b.id - a.id);
}
