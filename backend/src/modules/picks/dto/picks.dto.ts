import { ApiProperty } from '@nestjs/swagger';
import { DayField } from '../../../common/http/day-field';
import { FixtureDto } from '../../odds/dto/fixture.dto';
import { PICK_STATES, STATE_NAMES } from '../settling/pick-state';

const STATES = PICK_STATES.map((state) => STATE_NAMES[state]);

/** A selection, beside its match, as it stands in a change. */
export class ChangedSelectionDto {
  @ApiProperty()
  match_id: number;

  @ApiProperty({ example: 'over_25_odd', description: 'Column of odds.' })
  column: string;

  @ApiProperty({ example: 1.85, description: 'The price that was locked.' })
  odd: number;

  @ApiProperty()
  home_team: string;

  @ApiProperty()
  away_team: string;
}

/** A selection on a post. */
export class PostSelectionDto extends ChangedSelectionDto {
  @ApiProperty({
    enum: STATES,
    description: '`iade`: no result three days after kick-off.',
  })
  state: string;

  @ApiProperty({ format: 'date-time', description: 'Since when the price is locked.' })
  locked_at: string;

  @ApiProperty({ format: 'date' })
  match_date: string;

  @ApiProperty({ type: String, nullable: true, example: '20:00' })
  match_time: string | null;

  @ApiProperty({ type: 'integer', nullable: true })
  home_ft_score: number | null;

  @ApiProperty({ type: 'integer', nullable: true })
  away_ft_score: number | null;
}

/** A change of a post's selections before the first kick-off among them. */
export class SelectionChangeDto {
  @ApiProperty({ format: 'date-time' })
  changed_at: string;

  @ApiProperty({ type: [ChangedSelectionDto] })
  removed: ChangedSelectionDto[];

  @ApiProperty({ type: [ChangedSelectionDto] })
  added: ChangedSelectionDto[];
}

/** A selection that was settled and then settled anew, because its result in the archive changed. */
export class SettlementChangeDto {
  @ApiProperty({ format: 'date-time' })
  changed_at: string;

  @ApiProperty()
  match_id: number;

  @ApiProperty({ example: 'over_25_odd' })
  column: string;

  @ApiProperty()
  home_team: string;

  @ApiProperty()
  away_team: string;

  @ApiProperty({ enum: STATES })
  from: string;

  @ApiProperty({ enum: STATES })
  to: string;

  @ApiProperty({ type: 'integer', nullable: true, description: 'As they are now.' })
  home_ft_score: number | null;

  @ApiProperty({ type: 'integer', nullable: true })
  away_ft_score: number | null;
}

/** A fixture that can be picked. */
export class PickFixtureDto extends FixtureDto {
  @ApiProperty()
  match_id: number;
}

/** A fixture that can be picked, with the prices that would be locked now. */
export class PricedFixtureDto extends PickFixtureDto {
  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'number' },
    example: { ft_1_odd: 1.85 },
    description: 'The latest price of every selection that has one.',
  })
  odds: Record<string, number>;
}

export class PickFixturesQuery {
  @DayField()
  date: string;
}
