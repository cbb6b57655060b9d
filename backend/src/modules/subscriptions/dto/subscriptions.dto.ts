import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { DURATION_TYPES, type DurationType, LONGEST_GRANT } from '../../../platform/access/durations';
import { IdField } from '../../../platform/http/fields';
import { IntegerBetween } from '../../../platform/http/integer-text';
import { tr } from '../../../platform/locale/tr';
import type { Instant } from '../../../platform/wire-types';

export class PurchaseDto {
  @IdField()
  user_id: number;

  @IsIn(DURATION_TYPES, { message: tr.settings.durationType })
  duration_type: DurationType;
}

export class PurchaseAnswer {
  status: 'success';
}

export class SubscriptionFormDto {
  @IdField()
  user_id: number;

  @ApiProperty({ type: 'integer', minimum: 1, maximum: LONGEST_GRANT })
  @IntegerBetween(1, LONGEST_GRANT, tr.subscriptions.minutes)
  duration_minutes: number;
}

export class SubscriptionRow {
  id: number;
  user_id: number;
  username: string;
  duration_minutes: number;
  duration_type: DurationType | null;
  created_at: Instant;
}
