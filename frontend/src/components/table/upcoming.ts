import type { FilterParams } from './filter-text';
import { dateColumn, type MatchTable } from './match-table';
import { FROM_TODAY, type Played, playedParams } from './played';

/**
 * The query parameters that ask for these matches among those that pass the filters. Some matches of the past never got
 * a score: they are not to come, unless the visitor asks for days of their own.
 */
export function withPlayed(
  filters: FilterParams,
  played: Played,
  table: Pick<MatchTable<never>, 'columns'>,
): FilterParams {
  const date = dateColumn(table)?.params[0];
  return {
    ...(played === 'upcoming' && date !== undefined && { [date]: FROM_TODAY }),
    ...filters,
    ...playedParams(played),
  };
}
