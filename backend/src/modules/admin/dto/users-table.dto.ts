import { IsIn } from 'class-validator';
import { ROLES, type Role } from '../../../platform/access/role';
import { EmailField, TelegramLinkField, UsernameField } from '../../../platform/http/account-fields';
import { TextField } from '../../../platform/http/fields';
import { tr } from '../../../platform/locale/tr';
import type { Instant } from '../../../platform/wire-types';

export class UserFormDto {
  @UsernameField()
  username: string;

  @EmailField({ alsoOlder: true })
  email: string;

  @TelegramLinkField({ optional: true })
  tg_link?: string;

  @IsIn(ROLES, { message: tr.users.role })
  role: Role;
}

export class BlockDto {
  @TextField({ max: 200, required: tr.users.blockReason, tooLong: tr.users.blockReason })
  reason: string;
}

export class UserTableRow {
  id: number;
  username: string;
  email: string;
  /** Empty: none. */
  tg_link: string;
  /** Effective role: an expired user is wait. */
  role: Role;
  subscription_end_date: Instant | null;
  /** What the member writes into a bank transfer. @example K7MP-QX3A */
  reference_code: string;
  /** May not write comments. */
  is_blocked: boolean;
  blocked_reason: string | null;
  created_at: Instant;
}

/** A row of the list. */
export class UserListRow extends UserTableRow {
  /** Since when the address refuses mails; null: it does not, as far as the site knows. */
  undeliverable_since: Instant | null;
}
