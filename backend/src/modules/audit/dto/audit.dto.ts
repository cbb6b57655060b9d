import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { IntegerText } from '../../../common/http/integer-text';
import { TableListQuery } from '../../../common/http/table-list';
import { tr } from '../../../common/locale/tr';

const NOT_AN_ID = { message: tr.validation.positiveInteger };

export class AuditQuery extends TableListQuery {
  @ApiPropertyOptional({ description: 'Writes to this table only.' })
  @IsOptional()
  @MaxLength(40, { message: tr.audit.entity })
  @IsString({ message: tr.audit.entity })
  entity?: string;

  @ApiPropertyOptional({ description: 'Writes to the row with this id only; with `entity`.' })
  @IsOptional()
  @IntegerText()
  @Max(2_147_483_647, NOT_AN_ID)
  @Min(1, NOT_AN_ID)
  @IsInt(NOT_AN_ID)
  entity_id?: number;
}

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
