import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, Matches } from 'class-validator';
import { tr } from '../../../platform/locale/tr';
import type { Instant } from '../../../platform/wire-types';

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

const TimeField =
  (description: string): PropertyDecorator =>
  (target, name) => {
    ApiProperty({ type: String, example: '23:00', description })(target, name);
    Matches(TIME, { message: tr.alerts.notTime })(target, name);
  };

const SwitchField =
  (description: string): PropertyDecorator =>
  (target, name) => {
    ApiProperty({ type: Boolean, description })(target, name);
    IsBoolean({ message: tr.validation.invalidValue })(target, name);
  };

/** By which channels a member hears of fitting matches, and when not. */
export class AlertChoicesDto {
  @SwitchField('By e-mail.')
  email: boolean;

  @SwitchField('By Telegram, once it is linked.')
  telegram: boolean;

  @TimeField('Istanbul time from which nothing is sent; the same as the end: no quiet hours.')
  quiet_from: string;

  @TimeField('End of the quiet hours.')
  quiet_to: string;
}

export class AlertsDto extends AlertChoicesDto {
  /** Whether the site has a bot with a valid token. */
  telegram_available: boolean;
  telegram_linked: boolean;
}

export class TelegramInvitationDto {
  /** Opens the chat with the bot; good for one use. */
  url: string;
  expires_at: Instant;
}

export class TelegramStateDto {
  /** Whether members are offered the bot. */
  available: boolean;
  failing_since: Instant | null;
  /** A sentence for the admin. */
  reason: string | null;
}
