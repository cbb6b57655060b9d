import { IsBoolean, ValidateIf } from 'class-validator';
import { AlertsDto } from '../../alerts/dto/alerts.dto';
import { tr } from '../../../platform/locale/tr';
import { PasswordField, TelegramLinkField } from '../../../platform/http/account-fields';
import type { Instant } from '../../../platform/wire-types';

export class ProfileAnswer {
  username: string;
  email: string;
  /** Empty: none. */
  tg_link: string;
  subscription_end_date: Instant | null;
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
  /** Mails before and at the end of the membership. */
  reminders: boolean;
  newsletter: boolean;
}

/** A change of choices: what is left out stays as it is. */
export class MailChoicesDto {
  @ValidateIf((_, value) => value !== undefined)
  @IsBoolean({ message: tr.validation.invalidValue })
  reminders?: boolean;

  /** True is consent, and is kept with its proof. */
  @ValidateIf((_, value) => value !== undefined)
  @IsBoolean({ message: tr.validation.invalidValue })
  newsletter?: boolean;
}

/** Errors of these routes carry `success: false` and `message` too. */
export class SuccessAnswer {
  success: true;
  message: string;
}
