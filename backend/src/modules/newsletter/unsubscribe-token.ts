import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a mail's unsubscribe link ends: the newsletter, or reminders of a membership's end. */
export const MAILING_LISTS = ['newsletter', 'reminders'] as const;
export type MailingList = (typeof MAILING_LISTS)[number];

export interface Unsubscribe {
  list: MailingList;
  /** E-mail in lower case. */
  emailKey: string;
}

/** Length of the signature in bytes: 128 bits. */
const SIGNATURE = 16;

/** A token for an unsubscribe link: what it says is signed, so nobody can unsubscribe somebody else. It never expires. */
export function signUnsubscribe(secret: string, { list, emailKey }: Unsubscribe): string {
  const payload = Buffer.from(`${list} ${emailKey}`).toString('base64url');
  return `${payload}.${signature(secret, payload).toString('base64url')}`;
}

/** What a token says, or null when it is not one of ours. */
export function readUnsubscribe(secret: string, token: string): Unsubscribe | null {
  const [payload = '', signed = '', ...rest] = token.split('.');
  const given = Buffer.from(signed, 'base64url');
  if (rest.length > 0 || given.length !== SIGNATURE) return null;
  if (!timingSafeEqual(given, signature(secret, payload))) return null;
  const [list, emailKey = ''] = Buffer.from(payload, 'base64url').toString('utf8').split(' ');
  return { list: list as MailingList, emailKey };
}

function signature(secret: string, payload: string): Buffer {
  // a key of its own: the secret also signs sessions
  const key = createHmac('sha256', secret).update('unsubscribe').digest();
  return createHmac('sha256', key).update(payload).digest().subarray(0, SIGNATURE);
}
