import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { PageField, PerPageField } from '../../../common/http/page-fields';
import { tr } from '../../../common/locale/tr';
import {
  DIFFERENCES,
  type Difference,
  type ListedMatch,
} from '../../imports/doubles/possible-doubles.service';

const STATES = ['double'] as const;

export class MatchRowsQuery {
  @ApiProperty({ enum: STATES, description: '`double`: may be another match under another name.' })
  @IsIn(STATES, { message: tr.matchRows.state })
  state: (typeof STATES)[number];

  @ApiPropertyOptional({ maxLength: 100, description: 'Rows that contain this, without accents and case.' })
  @IsOptional()
  @MaxLength(100, { message: tr.validation.searchText })
  @IsString({ message: tr.validation.searchText })
  q?: string;

  @PageField({ description: 'Default 1.' })
  page?: number;

  @PerPageField({ description: '1-100; default 50.' })
  per_page?: number;
}

const score = { type: 'integer', nullable: true } as const;

export class ListedMatchDto implements ListedMatch {
  @ApiProperty()
  id: number;

  @ApiProperty({ format: 'date', example: '2020-09-09' })
  match_date: string;

  @ApiProperty({ type: String, nullable: true, example: '12:30' })
  match_time: string | null;

  @ApiProperty({ example: 'Japonya' })
  country_name: string;

  @ApiProperty()
  competition_id: number;

  @ApiProperty({ example: 'J1 League' })
  competition_name: string;

  @ApiProperty()
  home_team: string;

  @ApiProperty()
  away_team: string;

  @ApiProperty(score)
  home_ht_score: number | null;

  @ApiProperty(score)
  away_ht_score: number | null;

  @ApiProperty(score)
  home_ft_score: number | null;

  @ApiProperty(score)
  away_ft_score: number | null;

  @ApiProperty({ type: String, enum: ['H', 'A', 'N'], nullable: true })
  first_goal: 'H' | 'A' | 'N' | null;
}

export class WantedByDto {
  @ApiProperty({ description: 'Posts with a selection on it.' })
  coupons: number;

  @ApiProperty({ description: 'Saved filters whose owners were told of it.' })
  filters: number;

  @ApiProperty({ description: 'Members who were told of it.' })
  alerts: number;
}

export class MatchRowDto extends ListedMatchDto {
  @ApiProperty({ type: WantedByDto })
  wanted_by: WantedByDto;

  @ApiProperty({ type: [String], description: 'Fields typed by hand.' })
  manual: string[];

  @ApiProperty({ type: 'integer', nullable: true, description: 'The match that it may be.' })
  double_of: number | null;

  @ApiProperty({ type: ListedMatchDto, nullable: true, description: 'That match.' })
  other: ListedMatchDto | null;

  @ApiProperty({ enum: DIFFERENCES, isArray: true, description: 'In what the two differ.' })
  differing: Difference[];
}

export class MatchRowsPage {
  @ApiProperty({ type: [MatchRowDto] })
  items: MatchRowDto[];

  @ApiProperty()
  page: number;

  @ApiProperty()
  per_page: number;

  @ApiProperty({ description: 'Rows on all pages together.' })
  total: number;
}
