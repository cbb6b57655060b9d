import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { PageField, PerPageField } from '../../../platform/http/page-fields';
import { tr } from '../../../platform/locale/tr';
import { type Difference, type ListedMatch } from '../../imports/doubles/possible-doubles.service';
import type { Day, Integer } from '../../../platform/wire-types';

const STATES = ['double'] as const;

export class MatchRowsQuery {
  /** `double`: may be another match under another name. */
  @IsIn(STATES, { message: tr.matchRows.state })
  state: (typeof STATES)[number];

  /** Rows that contain this, without accents and case. @schema {"maxLength":100} */
  @IsOptional()
  @MaxLength(100, { message: tr.validation.searchText })
  @IsString({ message: tr.validation.searchText })
  q?: string;

  @PageField({ description: 'Default 1.' })
  page?: number;

  @PerPageField({ description: '1-100; default 50.' })
  per_page?: number;
}

export class ListedMatchDto implements ListedMatch {
  id: number;
  /** @example 2020-09-09 */
  match_date: Day;
  /** @example 12:30 */
  match_time: string | null;
  /** @example Japonya */
  country_name: string;
  competition_id: number;
  /** @example J1 League */
  competition_name: string;
  home_team: string;
  away_team: string;
  home_ht_score: Integer | null;
  away_ht_score: Integer | null;
  home_ft_score: Integer | null;
  away_ft_score: Integer | null;
  first_goal: 'H' | 'A' | 'N' | null;
}

export class WantedByDto {
  /** Posts with a selection on it. */
  coupons: number;
  /** Saved filters whose owners were told of it. */
  filters: number;
  /** Members who were told of it. */
  alerts: number;
}

export class MatchRowDto extends ListedMatchDto {
  wanted_by: WantedByDto;
  /** Fields typed by hand. */
  manual: string[];
  /** The match that it may be. */
  double_of: Integer | null;
  /** That match. */
  other: ListedMatchDto | null;
  /** In what the two differ. */
  differing: Difference[];
}

export class MatchRowsPage {
  items: MatchRowDto[];
  page: number;
  per_page: number;
  /** Rows on all pages together. */
  total: number;
}
