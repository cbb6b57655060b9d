import type { BeforeField } from '../catalogue/before-fields';
import type { FilterColumn, ScoreField, TextField } from '../catalogue/filter-columns';
import type { CodeField, OddField } from '../catalogue/odds-groups';
import type { ResultLetter } from '../catalogue/settlement';
import type { RowField } from '../catalogue/row-fields';
import type { WrittenField } from './written-value';

/** Which of a match's two sets of odds: 1 opening, 2 closing. */
export type FilterType = 1 | 2;

export const otherSet = (type: FilterType): FilterType => (type === 1 ? 2 : 1);

/** Fields that hold whole numbers: hundredths for prices, goals and codes as they are. */
export type NumberField = OddField | CodeField | ScoreField | 'total_goals' | BeforeField;

/** The bound of a range that is open above. */
export const NO_UPPER_BOUND = 2_147_483_647;

/** The bound of a range of signed numbers that is open below; the others begin at 0. */
export const NO_LOWER_BOUND = -2_147_483_648;

/** Columns that may be asked for matches without a value. */
export type MissingField = OddField | CodeField | 'total_goals' | BeforeField | WrittenScore;

/** The goals of both sides at half-time or after the full time. */
export type WrittenScore = 'ht_score' | 'ft_score';

/** A column of names, or both teams as one: either of them. */
export type NamedField = TextField | 'team';

export const PRICE_SIGNS = ['<', '<=', '=', '>=', '>'] as const;
export type PriceSign = (typeof PRICE_SIGNS)[number];

/** One condition on one column; a match without the value passes none but `missing`. */
export type SimplePredicate =
  /** Value between both bounds, both included. */
  | { readonly kind: 'range'; readonly field: NumberField; readonly min: number; readonly max: number }
  /** Calibrated probability in ten-thousandths as it is shown, both included; of wholly priced markets. */
  | { readonly kind: 'probability'; readonly field: OddField; readonly min: number; readonly max: number }
  | { readonly kind: 'missing'; readonly field: MissingField }
  /** `text` is folded; the folded column contains it. */
  | { readonly kind: 'contains'; readonly field: NamedField; readonly text: string }
  /** `text` is folded and the whole name. */
  | { readonly kind: 'named'; readonly field: NamedField; readonly text: string }
  /** Days `YYYY-MM-DD`, both included. */
  | { readonly kind: 'dates'; readonly field: 'match_date'; readonly from: string; readonly to: string }
  /** `full: null` means any full-time result. */
  | {
      readonly kind: 'half_full';
      readonly field: 'ht_ft_result';
      readonly half: ResultLetter;
      readonly full: ResultLetter | null;
    }
  /** The value as it is written contains `text` (lower case; prices with a point): see `written-value`. */
  | { readonly kind: 'written'; readonly field: WrittenField; readonly text: string }
  /** The price compared with another one of the match, both of which exist. */
  | ({ readonly kind: 'against' } & PriceComparison)
  /** The match is of one of these competitions, named by their ids. */
  | { readonly kind: 'competition'; readonly ids: readonly number[] }
  /** Days of a season: from July of the first year to June of the last, or one calendar year (`last` null). */
  | { readonly kind: 'season'; readonly first: number; readonly last: number | null }
  /** 1 is Monday. */
  | { readonly kind: 'weekday'; readonly weekday: number }
  | { readonly kind: 'month'; readonly month: number }
  /** Minutes of the day from 0, both included; over midnight where `from` is later. */
  | { readonly kind: 'times'; readonly from: number; readonly to: number }
  | { readonly kind: 'score'; readonly field: WrittenScore; readonly home: number; readonly away: number }
  /** The selection won; a match that doesn't settle it has no value. */
  | { readonly kind: 'won'; readonly field: OddField };

/** Conditions of one column of which one must hold, or none, see `question/alternatives`. */
export type Alternatives =
  | { readonly kind: 'any'; readonly of: readonly SimplePredicate[] }
  /**
   * None of them holds, among the matches that have a value for each; where one of them asks for no value, among all
   * matches.
   */
  | { readonly kind: 'none'; readonly of: readonly SimplePredicate[] };

/** One condition of a search. */
export type Predicate =
  | SimplePredicate
  | Alternatives
  /** The full-time score is known, or it isn't. */
  | { readonly kind: 'played'; readonly wanted: boolean }
  /** The closing price fell (`percent` below 0) or rose by more than so many percent, whatever the query's set. */
  | { readonly kind: 'movement'; readonly field: OddField; readonly percent: number }
  /** A price of the query's set comes from one of these sources: a mask of `catalogue/price-sources`. */
  | { readonly kind: 'source'; readonly mask: number }
  /** Every match but this one. */
  | { readonly kind: 'not_match'; readonly id: number };

/** What the filter text of one column may ask for. */
export type ColumnPredicate = SimplePredicate | Alternatives;

/** A price compared with another one of the same match. */
export interface PriceComparison {
  readonly field: OddField;
  readonly sign: PriceSign;
  readonly other: OddField;
  /** The set that the other price is of; null = the one that is asked for. */
  readonly set: FilterType | null;
  /** What the other price is multiplied by, in ten-thousandths. */
  readonly factor: number;
  /** How far from equal is equal, in hundredths; 0 with any other sign. */
  readonly tolerance: number;
}

export type Movement = Extract<Predicate, { kind: 'movement' }>;

/** A column that matches can be sorted by: all that can be filtered. */
export type SortField = FilterColumn['field'];

export const SORT_ORDERS = ['asc', 'desc'] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];

/** A column's values: names folded, prices of the query's set. Matches without the value come last either way. */
export interface ColumnSort {
  readonly field: SortField;
  readonly order: SortOrder;
  /** What a column of odds is sorted by; its prices when left out. */
  readonly by?: 'probability';
}

/** What columns of odds show: prices, or the calibrated probabilities of wholly priced markets. */
export const SHOWN_VALUES = ['price', 'probability'] as const;
export type ShownValues = (typeof SHOWN_VALUES)[number];

/** The exact reverse of the usual order. */
export const OLDEST_FIRST = 'oldest_first';

/** What matches are sorted by, where it isn't the usual order. */
export type Sort = ColumnSort | typeof OLDEST_FIRST;

/**
 * A search in the odds archive: all predicates must hold. Matches come newest first: date, time
 * (unknown last), id, all descending; so do those between which a sort doesn't decide.
 */
export interface OddsQuery {
  readonly type: FilterType;
  readonly predicates: readonly Predicate[];
  /** From 1. */
  readonly page: number;
  readonly perPage: number;
  /** Null = newest first. */
  readonly sort: Sort | null;
  readonly values: ShownValues;
  /** The values wanted of each row; null = all. */
  readonly fields: readonly RowField[] | null;
  /** Keys of the markets that a summary is wanted of; null = all. */
  readonly groups: readonly string[] | null;
}

/** All that a query looks for, in order; without a sort newest first. */
export type OrderedSearch = OddsSearch & Partial<Pick<OddsQuery, 'sort'>>;

/** What a query looks for; the rest of it chooses what of that is shown. */
export type OddsSearch = Pick<OddsQuery, 'type' | 'predicates'>;
