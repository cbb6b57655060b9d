import type { AlertingFilter } from '../../filters/filters.service';
import type { RawMatch } from '../../../archive/rows/odds-row';
import type { AlertedMatch, AlertMessage, FilterMatches } from './alert-message';
import { grouped } from './grouped';

/** A match that fits a filter, as a message lists it. */
export interface AlertPair {
  readonly filter: AlertingFilter;
  readonly match: AlertedMatch;
}

export const alertedMatch = (match: RawMatch, prices: AlertedMatch['prices']): AlertedMatch => ({
  id: match.id,
  date: match.match_date,
  time: match.match_time,
  country: match.country_name,
  competition: match.competition_name,
  home: match.home_team,
  away: match.away_team,
  prices,
});

/** One message of all pairs: each filter with its matches, both in the order in which they come. */
export function alertMessage(pairs: readonly AlertPair[]): AlertMessage {
  const byFilter = grouped(pairs, ({ filter }) => filter);
  const filters = [...byFilter].map(([filter, own]): FilterMatches => ({
    filterId: filter.id,
    name: filter.filter_name,
    filterType: filter.filter_type,
    selection: filter.selection,
    matches: own.map(({ match }) => match),
  }));
  return { filters };
}
