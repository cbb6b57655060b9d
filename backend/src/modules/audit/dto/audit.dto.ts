import { IsOptional, IsString, MaxLength } from 'class-validator';
import { IdRule } from '../../../platform/http/fields';
import { TableListQuery } from '../../../platform/http/table-list';
import { tr } from '../../../platform/locale/tr';
import type { Instant, Integer } from '../../../platform/wire-types';

export class AuditQuery extends TableListQuery {
  /** Writes to this table only. */
  @IsOptional()
  @MaxLength(40, { message: tr.audit.entity })
  @IsString({ message: tr.audit.entity })
  entity?: string;

  /** Writes to the row with this id only; with `entity`. */
  @IsOptional()
  @IdRule()
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
