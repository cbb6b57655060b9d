import type { RawMatch } from '../../../archive/rows/odds-row';
import type { AlertingFilter } from '../../filters/filters.service';

/** A match as it was when the member was told of it. */
export interface AlertedMatch {
  id: number;
  /** Kick-off in Europe/Istanbul, `YYYY-MM-DD`. */
  date: string;
  /** `HH:mm`; null when no source knows it. */
  time: string | null;
  country: string;
  competition: string;
  home: string;
  away: string;
  /** Prices of the filter's columns and of its selection, as shown in the table: `1.85`. */
  prices: { column: string; odd: number }[];
}

/** A saved filter and the matches that fit it. */
export interface FilterMatches {
  filterId: number;
  name: string;
  /** 1 opening odds, 2 closing odds, 3 bulletin. */
  filterType: 1 | 2 | 3;
  /** Column of odds whose record the filter keeps; null = none. */
  selection: string | null;
  matches: AlertedMatch[];
}

/** What a member is told in one message, or in a part of it: plain JSON. */
export interface AlertMessage {
  filters: FilterMatches[];
}

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
export const alertMessage = (pairs: readonly AlertPair[]): AlertMessage => ({
  filters: [...Map.groupBy(pairs, ({ filter }) => filter)].map(([filter, own]) => ({
    filterId: filter.id,
    name: filter.filter_name,
    filterType: filter.filter_type,
    selection: filter.selection,
    matches: own.map(({ match }) => match),
  })),
});
