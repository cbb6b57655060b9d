import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { PageField, PerPageField } from '../../../platform/http/page-fields';
import { tr } from '../../../platform/locale/tr';
import { type Difference, ListedMatchDto } from '../../imports/doubles/possible-doubles.service';
import type { Integer } from '../../../platform/wire-types';

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
