import { ApiProperty } from '@nestjs/swagger';
import { PasswordField, TelegramLinkField } from '../../common/http/account-fields';

export class ProfileAnswer {
  @ApiProperty()
  username: string;

  @ApiProperty()
  email: string;

  @ApiProperty({ description: 'Empty: none.' })
  tg_link: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  subscription_end_date: string | null;
}

export class TelegramLinkDto {
  @TelegramLinkField()
  tg_link: string;
}

export class PasswordChangeDto {
  @PasswordField()
  currentPassword: string;

  @PasswordField()
  newPassword: string;
}

export class AccountDeletionDto {
  @PasswordField()
  password: string;
}

/** Errors of these routes carry `success: false` and `message` too. */
export class SuccessAnswer {
  @ApiProperty({ enum: [true] })
  success: true;

  @ApiProperty()
  message: string;
}
