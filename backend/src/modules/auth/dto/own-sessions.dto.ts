import { PasswordField } from '../../../platform/http/account-fields';
import type { Instant } from '../../../platform/wire-types';

export class OwnSessionRow {
  /** Names the session without letting anybody in. @example 9f2c4e1ab07d3356 */
  id: string;
  /** @example Chrome · Android */
  device: string | null;
  created_at: Instant;
  /** To within five minutes. */
  last_used_at: Instant;
  expires_at: Instant;
  /** The one that asks. */
  current: boolean;
}

export class SessionsEndDto {
  @PasswordField()
  password: string;
}
