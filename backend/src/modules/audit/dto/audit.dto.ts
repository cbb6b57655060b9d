import { IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { IntegerText } from '../../../platform/http/integer-text';
import { TableListQuery } from '../../../platform/http/table-list';
import { tr } from '../../../platform/locale/tr';
import type { Instant, Integer } from '../../../platform/wire-types';

const NOT_AN_ID = { message: tr.validation.positiveInteger };

export class AuditQuery extends TableListQuery {
  /** Writes to this table only. */
  @IsOptional()
  @MaxLength(40, { message: tr.audit.entity })
  @IsString({ message: tr.audit.entity })
  entity?: string;

  /** Writes to the row with this id only; with `entity`. */
  @IsOptional()
  @IntegerText()
  @Max(2_147_483_647, NOT_AN_ID)
  @Min(1, NOT_AN_ID)
  @IsInt(NOT_AN_ID)
  entity_id?: number;
}

export class AuditRow {
  id: number;
  created_at: Instant;
  /** Who wrote; the account may be gone. */
  user_id: number;
  username: string;
  /** @example update */
  action: string;
  /** Table of the row. @example subscriptions */
  entity: string;
  entity_id: Integer | null;

  before: object | null;

  after: object | null;
}
