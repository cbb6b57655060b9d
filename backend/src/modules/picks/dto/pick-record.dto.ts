import { ApiProperty } from '@nestjs/swagger';

/** The end of the record: who keeps it can tell later whether anything before it was changed. */
export class PickRecordHeadDto {
  @ApiProperty({ type: 'integer', description: 'Rows of the record.' })
  count: number;

  @ApiProperty({ description: 'Hash of the last row; 64 zeros while there is none.' })
  hash: string;
}
