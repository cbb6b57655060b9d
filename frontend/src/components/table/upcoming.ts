import type { FilterParams } from './filter-text';
import { dateColumn, type MatchTable } from './match-table';
import { type Played, playedParams } from './played';

/** From today to the last day that the API knows. */
export const FROM_TODAY = 'bugün..2100';

/** The order in which the next kick-off comes first: the reverse of the usual one. */
export const SOONEST_FIRST: FilterParams = { order: 'asc' };

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
