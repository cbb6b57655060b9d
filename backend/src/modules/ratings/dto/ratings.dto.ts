import { ApiProperty } from '@nestjs/swagger';
import type { OddsSummary } from '../../../archive/statistics/summary/odds-summary';
import { TableGroupDto, TableValues } from '../../odds/dto/table-columns.dto';
import { RATING_GROUPS } from '../table/rating-columns';
import type { RatingRow } from '../table/rating-row';
import type { Integer } from '../../../platform/wire-types';

class RatingAnswer {
  isSuccess: true;
  /** What there is to say about the answer. */
  message: string | null;
}

export class RatingOption {
  /** Unique over both types. */
  value: number;
  /** @example Maç Sonucu */
  label: string;
}

export class RatingsAnswer extends RatingAnswer {
  ratings: RatingOption[];
}

export class RatingMatch {
  id: number;
  country: string;
  league: string;
  /** @example 20:00 */
  time: string | null;
  /** @example Beşiktaş - Göztepe */
  name: string;
}

export class RatingMatchesAnswer extends RatingAnswer {
  matches: RatingMatch[];
}

export class RatingColumnsAnswer extends RatingAnswer {
  groups: TableGroupDto[];
}

/** The groups and columns of a rating's table as screens need them; a box filters rows that are loaded. */
export const LISTED_RATING_GROUPS = RATING_GROUPS.map(
  ({ key, title, shortTitle, columns }): TableGroupDto => ({
    key,
    title,
    short_title: shortTitle,
    columns: columns.map(({ pin = false, ...column }) => ({ ...column, pin, min_chars: 1 })),
  }),
);

/** A played match with the same prices. */
@TableValues(RATING_GROUPS.flatMap(({ columns }) => columns))
export class RatingRowDto {
  id: Integer;
  /** Price columns of the selections that won, under the names of the row. @example ["ft_1_odd", "ft_o_25_odd"] */
  winners: string[];
}

export class RatedMarketDto {
  /** Group of its selections in the summary. @example ft */
  key: string;
  /** @example Maç Sonucu */
  title: string;
}

export class RatingTableAnswer extends RatingAnswer {
  @ApiProperty({ type: [RatingRowDto] })
  table: RatingRow[];

  /** The price columns that agree, under the names of the row. */
  columns: string[];
  /** Titles of the markets in which prices agree, in order. */
  compared: string[];
  /** How far a price may be away, in hundredths. */
  tolerance: number;
  /** What happened in all matches that agree, not only in those of the table. */
  summary: OddsSummary;
  /** The markets of the summary, in order. */
  markets: RatedMarketDto[];
}
