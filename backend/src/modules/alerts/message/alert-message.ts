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
