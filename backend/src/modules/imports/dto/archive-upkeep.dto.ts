import { ApiProperty } from '@nestjs/swagger';

export class UnversionedDayDto {
  @ApiProperty({ format: 'date', description: 'Of the kick-off.' })
  date: string;

  @ApiProperty({ type: 'integer' })
  matches: number;
}

export class ArchiveUpkeepDto {
  @ApiProperty({ enum: ['running', 'done'] })
  state: 'running' | 'done';

  @ApiProperty({ description: '0-1, of all that is to be done.' })
  progress: number;

  @ApiProperty({ type: 'integer', description: 'Matches that have been brought to the rules.' })
  matches_done: number;

  @ApiProperty({ type: 'integer' })
  matches_total: number;

  @ApiProperty({
    type: [UnversionedDayDto],
    description:
      'Days with matches of which bulletins were read without versions, oldest first; known when all is done.',
  })
  unversioned: UnversionedDayDto[];
}
