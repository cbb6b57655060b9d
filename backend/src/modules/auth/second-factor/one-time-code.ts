import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

/** Seconds that a code stands for, as every authenticator app assumes. */
const PERIOD = 30;
const SECRET_BYTES = 20;
/** Steps before and after the present one whose codes are taken too: phones run fast or slow. */
const WINDOW = 1;

/** A new secret, as long as RFC 4226 recommends. */
export const newSecret = (): Buffer => randomBytes(SECRET_BYTES);

/** What an authenticator app is given: the secret to type (Base32), and the address that the QR picture holds. */
export function appEntry(
  secret: Uint8Array,
  { siteName, email }: { siteName: string; email: string },
): { secret: string; uri: string } {
  const code = totp(secret, siteName, email);
  return { secret: code.secret.base32, uri: code.toString() };
}

/** Whether it can be a code of an app at all: anything else may be a recovery code. */
export const looksLikeCode = (typed: string): boolean => /^\d{6}$/.test(withoutGaps(typed));

/** The time step that a code of six digits belongs to, or null when it fits none of those around now. */
export function stepOfCode(secret: Uint8Array, typed: string, now: Date): number | null {
  const token = withoutGaps(typed);
  if (!/^\d{6}$/.test(token)) return null;
  const timestamp = now.getTime();
  const delta = totp(secret).validate({ token, timestamp, window: WINDOW });
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD) + delta;
}

/** Apps show `123 456`. */
const withoutGaps = (typed: string): string => typed.replace(/\s/g, '');

const totp = (secret: Uint8Array, issuer = '', label = ''): TOTP =>
  new TOTP({
    issuer,
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD,
    secret: new Secret({ buffer: new Uint8Array(secret).buffer }),
  });
