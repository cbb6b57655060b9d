import { Logger } from '@nestjs/common';

/** What happens to accounts and their rights; docs/security.md lists when each is logged. */
export type SecurityEvent =
  | 'account_deleted'
  | 'account_registered'
  | 'admin_write'
  | 'confirmation_failed'
  | 'login_failed'
  | 'login_succeeded'
  | 'logged_out'
  | 'password_changed'
  | 'password_reset'
  | 'password_reset_requested'
  | 'second_factor_off'
  | 'second_factor_on'
  | 'session_confirmed'
  | 'sessions_ended';

const logger = new Logger('Security');

/**
 * Writes a line about security into the log, under the id of the request it belongs to. `details` are ids and words
 * of the code, never what a visitor typed.
 */
export function logSecurityEvent(
  event: SecurityEvent,
  details: Readonly<Record<string, string | number | null>>,
): void {
  logger.log({ event, ...details });
}
