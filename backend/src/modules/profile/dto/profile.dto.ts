import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, ValidateIf } from 'class-validator';
import { AlertsDto } from '../../alerts/dto/alerts.dto';
import { tr } from '../../../common/locale/tr';
import { PasswordField, TelegramLinkField } from '../../../common/http/account-fields';

export class ProfileAnswer {
  @ApiProperty()
  username: string;

  @ApiProperty()
  email: string;

  @ApiProperty({ description: 'Empty: none.' })
  tg_link: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  subscription_end_date: string | null;

  @ApiProperty({ type: AlertsDto })
  alerts: AlertsDto;
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

/** Which mails the owner of an account gets besides those that an action of theirs causes. */
export class MailChoices {
  @ApiProperty({ description: 'Mails before and at the end of the membership.' })
  reminders: boolean;

  @ApiProperty()
  newsletter: boolean;
}

/** A change of choices: what is left out stays as it is. */
export class MailChoicesDto {
  @ApiPropertyOptional({ type: Boolean })
  @ValidateIf((_, value) => value !== undefined)
  @IsBoolean({ message: tr.validation.invalidValue })
  reminders?: boolean;

  @ApiPropertyOptional({ type: Boolean, description: 'True is consent, and is kept with its proof.' })
  @ValidateIf((_, value) => value !== undefined)
  @IsBoolean({ message: tr.validation.invalidValue })
  newsletter?: boolean;
}

/** Errors of these routes carry `success: false` and `message` too. */
export class SuccessAnswer {
  @ApiProperty({ enum: [true] })
  success: true;

  @ApiProperty()
  message: string;
}
