import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { ROLES, type Role } from '../../../common/access/role';
import { EmailField, TelegramLinkField, UsernameField } from '../../../common/http/account-fields';
import { TextField } from '../../../common/http/fields';
import { tr } from '../../../common/locale/tr';

export class UserFormDto {
  @UsernameField()
  username: string;

  @EmailField({ alsoOlder: true })
  email: string;

  @TelegramLinkField({ optional: true })
  tg_link?: string;

  @ApiProperty({ enum: ROLES, enumName: 'Role' })
  @IsIn(ROLES, { message: tr.users.role })
  role: Role;
}

export class BlockDto {
  @TextField({ max: 200, required: tr.users.blockReason, tooLong: tr.users.blockReason })
  reason: string;
}

export class UserTableRow {
  @ApiProperty()
  id: number;

  @ApiProperty()
  username: string;

  @ApiProperty()
  email: string;

  @ApiProperty({ description: 'Empty: none.' })
  tg_link: string;

  @ApiProperty({ enum: ROLES, enumName: 'Role', description: 'Effective role: an expired user is wait.' })
  role: Role;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  subscription_end_date: string | null;

  @ApiProperty({ example: 'K7MP-QX3A', description: 'What the member writes into a bank transfer.' })
  reference_code: string;

  @ApiProperty({ description: 'May not write comments.' })
  is_blocked: boolean;

  @ApiProperty({ type: String, nullable: true })
  blocked_reason: string | null;

  @ApiProperty({ format: 'date-time' })
  created_at: string;
}

/** A row of the list. */
export class UserListRow extends UserTableRow {
  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Since when the address refuses mails; null: it does not, as far as the site knows.',
  })
  undeliverable_since: string | null;
}
