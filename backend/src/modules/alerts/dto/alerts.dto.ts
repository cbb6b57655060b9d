import { IsBoolean, Matches } from 'class-validator';
import { tr } from '../../../platform/locale/tr';
import type { Instant } from '../../../platform/wire-types';

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

const SWITCH = { message: tr.validation.invalidValue };

/** By which channels a member hears of fitting matches, and when not. */
export class AlertChoicesDto {
  /** By e-mail. */
  @IsBoolean(SWITCH)
  email: boolean;

  /** By Telegram, once it is linked. */
  @IsBoolean(SWITCH)
  telegram: boolean;

  /** Istanbul time from which nothing is sent; the same as the end: no quiet hours. @example 23:00 */
  @Matches(TIME, { message: tr.alerts.notTime })
  quiet_from: string;

  /** End of the quiet hours. @example 23:00 */
  @Matches(TIME, { message: tr.alerts.notTime })
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
