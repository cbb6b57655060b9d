import { ApiProperty } from '@nestjs/swagger';
import { OddsSummaryDto } from '../../odds/dto/odds-summary.dto';
import { RATING_PRICE_FIELDS, type RatingRow } from '../table/rating-row';

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

const text = { type: String };
const nullableText = { ...text, nullable: true };

/** The values of a row that are no prices. */
const ROW_SHAPES: Record<string, object> = {
  id: { type: 'integer' },
  match_date: { ...text, format: 'date' },
  match_time: { ...nullableText, example: '20:00' },
  country_name: text,
  season_name: { ...text, example: 'Süper Lig 2023-2024' },
  home_team_name: text,
  away_team_name: text,
  first_half_score: { ...nullableText, example: '1-0' },
  second_half_score: nullableText,
  full_time_score: nullableText,
  ht_ft_result: { ...nullableText, example: '1/X' },
  winners: {
    type: 'array',
    items: { type: 'string' },
    example: ['ft_1_odd', 'ft_o_25_odd'],
    description: 'Price columns of the selections that won, under the names of the row.',
  },
};

const RowShape: ClassDecorator = (target) => {
  for (const [name, shape] of Object.entries(ROW_SHAPES))
    ApiProperty(shape)(target.prototype as object, name);
  for (const name of RATING_PRICE_FIELDS)
    ApiProperty({ type: Number, nullable: true })(target.prototype as object, name);
};

/** A played match with the same prices. */
@RowShape
export class RatingRowDto {}

export class RatingTableAnswer extends RatingAnswer {
  @ApiProperty({ type: [RatingRowDto] })
  table: RatingRow[];

  @ApiProperty({ type: [String], description: 'The price columns that agree, under the names of the row.' })
  columns: string[];

  @ApiProperty({ description: 'How far a price may be away, in hundredths.' })
  tolerance: number;

  @ApiProperty({ description: 'What happened in all matches that agree, not only in those of the table.' })
  summary: OddsSummaryDto;
}
