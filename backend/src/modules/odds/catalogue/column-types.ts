import type { Settlement } from './settlement';

/** How a column is read, filtered and drawn. */
export type ColumnKind = 'date' | 'text' | 'score' | 'integer' | 'ht_ft_result' | 'code' | 'odd';

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
  readonly columns: readonly OddColumn<F>[];
}
