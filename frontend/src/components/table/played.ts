import type { FilterParams } from './filter-text';

/** Which matches a table shows: those with a full-time score, those from today on without one, or all. */
export type Played = 'played' | 'upcoming' | 'all';

/** What a table begins with. */
export const PLAYED_FIRST: Played = 'played';

const ALL: readonly Played[] = ['played', 'upcoming', 'all'];

const ASKED: Readonly<Record<Played, FilterParams>> = {
  played: { played: 'true' },
  upcoming: { played: 'false' },
  all: {},
};

const WRITTEN: Readonly<Record<Played, string | null>> = { played: null, upcoming: 'false', all: 'all' };

/** From today to the last day that the API knows. */
export const FROM_TODAY = 'bugün..2100';

/** The order in which the next kick-off comes first: the reverse of the usual one. */
export const SOONEST_FIRST: FilterParams = { order: 'asc' };

/** The query parameters that ask for matches with or without a score. */
export const playedParams = (played: Played): FilterParams => ASKED[played];

/** What `played` is in a screen's address; null where it is left out. */
export const writePlayed = (played: Played): string | null => WRITTEN[played];

/** The choice that stands in a screen's address; what can't be read is the one that tables begin with. */
export function readPlayed(written: string | null): Played {
  return ALL.find((played) => WRITTEN[played] === written) ?? PLAYED_FIRST;
}
