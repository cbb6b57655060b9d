import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { DURATION_TYPES, type DurationType } from '../../../platform/access/durations';
import { TextField } from '../../../platform/http/fields';
import { TableListQuery } from '../../../platform/http/table-list';
import { tr } from '../../../platform/locale/tr';
import { RECEIPT_STATES, type ReceiptStatus } from '../entities/receipt.entity';
import type { Instant } from '../../../platform/wire-types';

export class PackageDto {
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
  @IsOptional()
  @IsIn(RECEIPT_STATES, { message: tr.payments.status })
  status?: ReceiptStatus;

  /** Only those one sent in oneself; matters to admins. */
  @ApiPropertyOptional({ type: Boolean })
  @IsOptional()
  @IsIn(['true'], { message: tr.validation.invalidValue })
  mine?: 'true';
}

export class ReceiptRow {
  id: number;
  user_id: number;
  username: string;
  email: string;
  /** Stands in the description of the transfer. @example K7MP-QX3A */
  reference_code: string;
  /** What the member says was paid. */
  duration_type: DurationType;
  /** @example dekont.pdf */
  file_name: string;
  /** Bytes. */
  size: number;
  status: ReceiptStatus;
  /** Why it was rejected. */
  reason: string | null;
  /** What was granted. */
  granted_duration_type: DurationType | null;
  decided_at: Instant | null;
  created_at: Instant;
}

export class ReferenceAnswer {
  /** @example K7MP-QX3A */
  reference_code: string;
}
