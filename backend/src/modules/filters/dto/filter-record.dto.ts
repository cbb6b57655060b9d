import { ApiProperty } from '@nestjs/swagger';
import { BacktestFiguresDto } from '../../odds/dto/backtest.dto';
import { FixtureDto } from '../../odds/dto/fixture.dto';
import { QUESTION_TYPES, type QuestionType } from '../../../archive/question/question';

/** What a saved filter's selection came to before and since it was saved. */
export class FilterRecordDto {
  @ApiProperty()
  id: number;

  @ApiProperty()
  filter_name: string;

  @ApiProperty({ enum: QUESTION_TYPES, description: '1 opening odds, 2 closing odds, 3 bulletin.' })
  filter_type: QuestionType;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Column of odds; without one there is no record.',
  })
  selection: string | null;

  @ApiProperty({ format: 'date-time' })
  created_at: string;

  @ApiProperty({ type: BacktestFiguresDto, nullable: true, description: 'Kick-offs up to created_at.' })
  before: BacktestFiguresDto | null;

  @ApiProperty({ type: BacktestFiguresDto, nullable: true, description: 'Kick-offs after created_at.' })
  since: BacktestFiguresDto | null;
}

/** A fixture that meets a saved filter's conditions on prices, names and competition. */
export class FilterMatchDto extends FixtureDto {
  @ApiProperty()
  id: number;

  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'number', nullable: true },
    description: "Prices of the filter's columns and of its selection, by column of odds.",
  })
  odds: Record<string, number | null>;
}

export class FilterMatchesDto {
  @ApiProperty({ type: [FilterMatchDto], description: 'Today and the next two days, not yet kicked off.' })
  items: FilterMatchDto[];
}
