import { ApiProperty } from '@nestjs/swagger';
import { OddsSummaryDto } from '../../odds/dto/odds-summary.dto';
import { TableGroupDto, TableValues } from '../../odds/dto/table-columns.dto';
import { RATING_GROUPS } from '../table/rating-columns';
import type { RatingRow } from '../table/rating-row';

class RatingAnswer {
  @ApiProperty({ enum: [true] })
  isSuccess: true;

  @ApiProperty({ type: String, nullable: true, description: 'What there is to say about the answer.' })
  message: string | null;
}

export class RatingOption {
  @ApiProperty({ description: 'Unique over both types.' })
  value: number;

  @ApiProperty({ example: 'Maç Sonucu' })
  label: string;
}

export class RatingsAnswer extends RatingAnswer {
  @ApiProperty({ type: [RatingOption] })
  ratings: RatingOption[];
}

export class RatingMatch {
  @ApiProperty()
  id: number;

  @ApiProperty()
  country: string;

  @ApiProperty()
  league: string;

  @ApiProperty({ type: String, nullable: true, example: '20:00' })
  time: string | null;

  @ApiProperty({ example: 'Beşiktaş - Göztepe' })
  name: string;
}

export class RatingMatchesAnswer extends RatingAnswer {
  @ApiProperty({ type: [RatingMatch] })
  matches: RatingMatch[];
}

export class RatingColumnsAnswer extends RatingAnswer {
  @ApiProperty({ type: [TableGroupDto] })
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
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty({
    example: ['ft_1_odd', 'ft_o_25_odd'],
    description: 'Price columns of the selections that won, under the names of the row.',
  })
  winners: string[];
}

export class RatedMarketDto {
  @ApiProperty({ example: 'ft', description: 'Group of its selections in the summary.' })
  key: string;

  @ApiProperty({ example: 'Maç Sonucu' })
  title: string;
}

export class RatingTableAnswer extends RatingAnswer {
  @ApiProperty({ type: [RatingRowDto] })
  table: RatingRow[];

  @ApiProperty({ type: [String], description: 'The price columns that agree, under the names of the row.' })
  columns: string[];

  @ApiProperty({ type: [String], description: 'Titles of the markets in which prices agree, in order.' })
  compared: string[];

  @ApiProperty({ description: 'How far a price may be away, in hundredths.' })
  tolerance: number;

  @ApiProperty({ description: 'What happened in all matches that agree, not only in those of the table.' })
  summary: OddsSummaryDto;

  @ApiProperty({ type: [RatedMarketDto], description: 'The markets of the summary, in order.' })
  markets: RatedMarketDto[];
}
