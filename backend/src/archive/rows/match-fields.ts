import type { Integer } from '../../platform/wire-types';
import type { BeforeField } from '../catalogue/before-fields';
import type { MatchRowField } from '../catalogue/row-fields';
import { FixtureFields } from './fixture-fields';

/** A match with its result. */
export class PlayedFields extends FixtureFields {
  home_ht_score: Integer | null;
  away_ht_score: Integer | null;
  home_ft_score: Integer | null;
  away_ft_score: Integer | null;
}

/** What a row of the odds list says about the match itself. */
export class MatchFields extends PlayedFields implements Record<MatchRowField, unknown> {
  id: Integer;
  /** @example 2023-2024 */
  season_slug: string;
  /** Match code of the bulletin. */
  code: Integer | null;
  /** @example Beşiktaş - Göztepe */
  match_name: string;
  total_goals: Integer | null;
  /** @example 1/X */
  ht_ft_result: string | null;
  winner: '1' | 'X' | '2' | null;
  /**
   * Price columns of the selections that won, in the order of the table; empty until the match is played, and of an
   * awarded one.
   * @example ["ft_1_odd", "over_25_odd"]
   */
  winners: string[];
  /** The result was awarded (`hükmen`): it stands, and nothing is settled from it. */
  awarded: boolean;
}

/** The same with what is known of both clubs before kick-off, from matches of earlier days; null where there aren't enough. */
export class MatchWithBefore extends MatchFields implements Record<BeforeField, number | null> {
  /** Points (3, 1, 0) of the club's last five matches of the competition in the 365 days before. */
  home_form: Integer | null;
  away_form: Integer | null;
  /** Wins in a row in that competition in those days, below 0 defeats; 0 after a draw. */
  home_run: Integer | null;
  away_run: Integer | null;
  /** Days since the club's match before, of the same country or between countries; at most 60. */
  home_rest: Integer | null;
  away_rest: Integer | null;
}

/** Name of a price or a code of a row; `fg_no` is the only one that ends otherwise. */
export type ColumnName = `${string}_odd` | `${string}_code` | `fg_${string}`;

/** By the names of `GET /api/odd-columns`. @schema {"x-names":"/api/odd-columns"} */
export type ColumnValue = number | null;

/** A match with all values of one set of odds. */
export class WholeRow extends MatchFields {
  [column: ColumnName]: ColumnValue;
}
