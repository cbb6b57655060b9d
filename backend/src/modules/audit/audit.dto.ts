import { ApiProperty } from '@nestjs/swagger';

export class AuditRow {
  @ApiProperty()
  id: number;

  @ApiProperty({ format: 'date-time' })
  created_at: string;

  @ApiProperty({ description: 'Who wrote; the account may be gone.' })
  user_id: number;

  @ApiProperty()
  username: string;

  @ApiProperty({ example: 'update' })
  action: string;

  @ApiProperty({ example: 'subscriptions', description: 'Table of the row.' })
  entity: string;

  @ApiProperty({ type: 'integer', nullable: true })
  entity_id: number | null;

  @ApiProperty({ type: 'object', additionalProperties: true, nullable: true })
  before: object | null;

  @ApiProperty({ type: 'object', additionalProperties: true, nullable: true })
  after: object | null;
}
