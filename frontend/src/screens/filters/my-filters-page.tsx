import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Answer } from '../../api/answer';
import { readApiError } from '../../api/api-error';
import { useListFiltersQuery } from '../../api/generated/screens';
import type { SavedFilterRow } from '../../api/generated/wire';
import { EmptyState } from '../../kit/feedback/empty-state';
import { ErrorPanel } from '../../kit/feedback/error-panel';
import { PageLoader } from '../../kit/feedback/page-loader';
import { buttonStyle } from '../../kit/form/button-style';
import { TABLE_PATHS } from '../../odds/table/question';
import { BULLETIN, CLOSING } from '../../odds/odds-type';
import { formatCount } from '../../lib/format';
import { trOdds } from '../../locale/tr-odds';
import { trMyFilters } from '../../locale/tr-my-filters';
import { useReadProfileQuery } from '../../api/generated/screens';
import { FilterCard } from './filter-card';
import { useFilterTables } from './filter-tables';
import { Turns } from './turns';

/** A member's saved filters: what they came to before and since, and what fits them these days. */
export function MyFiltersPage() {
  const answer = useListFiltersQuery(undefined);
  const filters = answer.data;
  return (
    <div className="mx-auto w-full max-w-[68.75rem] px-4 py-8 sm:py-12">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h1 className="text-xl font-semibold sm:text-3xl">{trMyFilters.title}</h1>
        {filters && filters.length > 0 && (
          <p className="text-sm text-muted tabular-nums">{trMyFilters.count(formatCount(filters.length))}</p>
        )}
      </div>
      <p className="mt-1 max-w-prose text-sm text-muted">{trMyFilters.intro}</p>
      <Answer of={answer} failed={trMyFilters.failed} skeleton={<PageLoader />}>
        {(shown) =>
          shown.length === 0 ? (
            <EmptyState title={trMyFilters.none} hint={trMyFilters.noneHint}>
              <Link to={TABLE_PATHS[CLOSING]} className={buttonStyle('primary')}>
                {trMyFilters.toTable}
              </Link>
            </EmptyState>
          ) : (
            <FilterCards filters={shown} />
          )
        }
      </Answer>
    </div>
  );
}

/** Whether an alert has a way to reach the member; undefined while that isn't known. */
function useReachable(): boolean | undefined {
  const { data } = useReadProfileQuery();
  const alerts = data?.alerts;
  return alerts && (alerts.email || (alerts.telegram_available && alerts.telegram && alerts.telegram_linked));
}

function FilterCards({ filters }: { filters: readonly SavedFilterRow[] }) {
  const reachable = useReachable();
  const [turns] = useState(() => new Turns());
  const { tables, error, isFetching, refetch } = useFilterTables(
    filters.some(({ filter_type }) => filter_type === BULLETIN),
  );
  if (tables === undefined) {
    if (!error) return <PageLoader />;
    const message = `${trOdds.columnsFailed} ${readApiError(error).message}`;
    return <ErrorPanel message={message} onRetry={refetch} busy={isFetching} />;
  }
  return (
    <ul className="mt-6 flex flex-col gap-5">
      {filters.map((filter) => (
        <li key={filter.id}>
          <FilterCard filter={filter} tables={tables} turns={turns} reachable={reachable} />
        </li>
      ))}
    </ul>
  );
}
