import { createHmac } from 'node:crypto';

/**
 * A short name for something personal, such as an address: the same for the same text, so that lines of the log can
 * be compared, and of no use to a reader of the log without the site's key (HMAC-SHA-256, RFC 2104).
 */
export function pseudonym(key: string, text: string): string {
  return createHmac('sha256', `pseudonym ${key}`).update(text).digest('hex').slice(0, 12);
}
