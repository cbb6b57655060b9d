import { ApiProperty } from '@nestjs/swagger';
import type { FixtureFields } from '../../../archive/rows/fixtures';

/** A match as lists of fixtures name it. */
export class FixtureDto implements FixtureFields {
  @ApiProperty({ format: 'date' })
  match_date: string;

  @ApiProperty({ type: String, nullable: true, example: '20:00' })
  match_time: string | null;

  @ApiProperty()
  country_name: string;

  @ApiProperty()
  competition_name: string;

  @ApiProperty()
  home_team: string;

  @ApiProperty()
  away_team: string;
}
