import type { HandicapField } from '../../../archive/catalogue/handicap';
import type { CodeField, OddField } from '../../../archive/catalogue/odds-groups';
import type { Score } from '../parse/score';

/**
 * The kinds of sources: the state of a match that no import had described before, the known formats, tables read by a
 * mapping, and what an admin typed.
 */
export type Source =
  'base' | 'iddaa-wide' | 'nesine-snapshot' | 'football-data' | 'native' | 'table' | 'elle';

/** A column of the two sets of odds: a price, a bulletin code, or part of the bulletin's handicap market. */
export type PriceField = OddField | CodeField | HandicapField;

/** Prices in hundredths, bulletin codes and handicap goals by column. A column without a price is absent. */
export type Prices = Partial<Record<PriceField, number>>;

/**
 * Prices with what their source says about when they were taken: the opening or closing set by name, an instant
 * (epoch milliseconds), or nothing, which counts as taken at kick-off.
 */
export interface Quote {
  readonly at: 'opening' | 'closing' | 'kickoff' | number;
  /** Code of the bookmaker whose prices they are, where the source names one. */
  readonly bookmaker?: string;
  /** Of the state before any import: where its prices come from, mask of `archive/catalogue/price-sources`. */
  readonly sources?: number;
  readonly prices: Prices;
}

/** What one row of a source says about a match. Times are Europe/Istanbul's. */
export interface Observation {
  readonly source: Source;
  /** Id of the competition that the source names, before competitions were joined. The writer adds it. */
  readonly competition?: number;
  /** The source's own id of the match: of one source, the same id is the same match whatever its day. */
  readonly event?: string;
  /** Counter of the source's state (`oddVersion`): lower than in an observation taken earlier, it is an old copy. */
  readonly version?: number;
  /** Fewest bets on a coupon with this match. */
  readonly mbs?: number;
  /** Whether the result was awarded, where an admin says so. */
  readonly awarded?: boolean;
  /** Of what is typed: date, time and names only say which match is meant, except for those named here. */
  readonly typed?: readonly ('kickOff' | 'home' | 'away')[];
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** `HH:mm`; null when the source names none. */
  readonly time: string | null;
  /** Names as the source writes them. */
  readonly home: string;
  readonly away: string;
  readonly halfTime: Score | null;
  readonly fullTime: Score | null;
  readonly firstGoal: 'H' | 'A' | 'N' | null;
  /** The bulletin's match code. */
  readonly code: number | null;
  /** `2023-2024` or `2024` where the source names the season; null when it follows from the date. */
  readonly season: string | null;
  readonly quotes: readonly Quote[];
}
