import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { DURATION_TYPES, type DurationType } from '../../../common/access/durations';
import { TextField } from '../../../common/http/fields';
import { TableListQuery } from '../../../common/http/table-list';
import { tr } from '../../../common/locale/tr';
import { RECEIPT_STATES, type ReceiptStatus } from '../entities/receipt.entity';

export class PackageDto {
  @ApiProperty({ enum: DURATION_TYPES, enumName: 'DurationType' })
  @IsIn(DURATION_TYPES, { message: tr.settings.durationType })
  duration_type: DurationType;
}

export class RejectionDto {
  @TextField({
    max: 500,
    required: tr.payments.reasonRequired,
    tooLong: tr.payments.reasonTooLong,
    multiline: true,
  })
  reason: string;
}

export class ReceiptsQuery extends TableListQuery {
  @ApiPropertyOptional({ enum: RECEIPT_STATES, enumName: 'ReceiptStatus' })
  @IsOptional()
  @IsIn(RECEIPT_STATES, { message: tr.payments.status })
  status?: ReceiptStatus;

  @ApiPropertyOptional({ type: Boolean, description: 'Only those one sent in oneself; matters to admins.' })
  @IsOptional()
  @IsIn(['true'], { message: tr.validation.invalidValue })
  mine?: 'true';
}

export class ReceiptRow {
  @ApiProperty()
  id: number;

  @ApiProperty()
  user_id: number;

  @ApiProperty()
  username: string;

  @ApiProperty()
  email: string;

  @ApiProperty({ example: 'K7MP-QX3A', description: 'Stands in the description of the transfer.' })
  reference_code: string;

  @ApiProperty({
    enum: DURATION_TYPES,
    enumName: 'DurationType',
    description: 'What the member says was paid.',
  })
  duration_type: DurationType;

  @ApiProperty({ example: 'dekont.pdf' })
  file_name: string;

  @ApiProperty({ description: 'Bytes.' })
  size: number;

  @ApiProperty({ enum: RECEIPT_STATES, enumName: 'ReceiptStatus' })
  status: ReceiptStatus;

  @ApiProperty({ type: String, nullable: true, description: 'Why it was rejected.' })
  reason: string | null;

  @ApiProperty({
    enum: DURATION_TYPES,
    enumName: 'DurationType',
    nullable: true,
    description: 'What was granted.',
  })
  granted_duration_type: DurationType | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  decided_at: string | null;

  @ApiProperty({ format: 'date-time' })
  created_at: string;
}

export class ReferenceAnswer {
  @ApiProperty({ example: 'K7MP-QX3A' })
  reference_code: string;
}
