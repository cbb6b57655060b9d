import type { MarketSection } from './market-sections';
import type { Settlement } from './settlement';

/** How a column of a table of matches is drawn. */
export const TABLE_COLUMN_KINDS = [
  ...(['date', 'time', 'text', 'score', 'result'] as const),
  ...(['integer', 'ht_ft_result', 'code', 'odd', 'line'] as const),
] as const;

/** @schema {"enumName":"TableColumnKind"} */
export type TableColumnKind = (typeof TABLE_COLUMN_KINDS)[number];

/** How a column of the odds table is read, filtered and drawn. @schema {"enumName":"OddColumnKind"} */
export type ColumnKind = Exclude<TableColumnKind, 'time' | 'result' | 'line'>;

/** One selection of a market: a price in each of the two sets (opening, closing). */
export interface OddColumn<F extends string = string> {
  readonly kind: 'odd';
  /** Column name in the tables and on the wire. */
  readonly field: F;
  readonly title: string;
  readonly settle: Settlement;
  /** A second name of the same column on the wire. */
  readonly alias?: string;
}

/** A column that describes the match itself. */
export interface InfoColumn {
  readonly kind: Exclude<ColumnKind, 'odd' | 'code'>;
  readonly field: string;
  readonly title: string;
  /** Stays visible while the table scrolls sideways. */
  readonly pin?: boolean;
  /** Row fields that the shown value is made of. */
  readonly from?: readonly string[];
  /** Query parameters that the one filter box fills instead of a parameter named after the column. */
  readonly queryParams?: readonly string[];
}

/** Whether a market is about the full time, the first half or the second half. */
export type Period = 'ft' | 'ht' | 'sh';

/** `main` markets stand for all others in summaries; `common` ones are offered before the others, as main ones are. */
export const MARKET_RANKS = ['main', 'common', 'other'] as const;

export type MarketRank = (typeof MARKET_RANKS)[number];

/** A picture that shows a market's selections by their titles: `1/X` by halves, `2-1` as a map of scores. */
export const MARKET_PICTURES = ['halves', 'scores'] as const;

export type MarketPicture = (typeof MARKET_PICTURES)[number];

interface GroupHead {
  readonly key: string;
  readonly title: string;
  readonly shortTitle: string;
  /** Family of groups that differ by their line only. */
  readonly parent: string;
  readonly defaultHidden: boolean;
}

/** A group of columns about the match itself. */
export interface InfoGroup extends GroupHead {
  readonly kind: 'info';
  readonly columns: readonly InfoColumn[];
}

/** A market: its bulletin code, then its selections in order. */
export interface OddsGroup<F extends string = string, C extends string = string> extends GroupHead {
  readonly kind: 'odds';
  readonly period: Period;
  /** Goal line of over/under markets, e.g. 2.5. */
  readonly line: number | null;
  readonly codeField: C;
  readonly codeTitle: string;
  /** How many of the selections win in every match: 2 for double chance, otherwise 1. */
  readonly winners: 1 | 2;
  readonly section: MarketSection;
  readonly rank: MarketRank;
  /** How summaries draw the market besides bars; null for most. */
  readonly picture: MarketPicture | null;
  readonly columns: readonly OddColumn<F>[];
}

/** Kinds of columns, the bulletin's too, of which a single character can be a whole value. */
const SHORT: readonly string[] = ['integer', 'code', 'result', 'line'];

/** Characters that must stand in the filter box of a column of this kind before it filters. */
export const minChars = (kind: string): number => (SHORT.includes(kind) ? 1 : 2);
