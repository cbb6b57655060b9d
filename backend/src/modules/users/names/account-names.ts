import { emailKey, keptEmail } from '../../../platform/text/email-address';
import { foldText } from '../../../platform/text/fold';
import type { User } from '../entities/user.entity';

export type AccountNames = Pick<User, 'username' | 'username_key' | 'email' | 'email_key'>;

/** A username and an e-mail as they are kept, with the keys that uniqueness is decided on. */
export function accountNames(account: { username: string; email: string }): AccountNames {
  const username = account.username.normalize('NFC').trim();
  const email = keptEmail(account.email.trim());
  return { username, username_key: foldText(username), email, email_key: emailKey(email) };
}

/** Whether the letters of a username are Latin ones that fold to a–z, or the Azerbaijani ə, and its digits 0–9. */
export const isLatinUsername = (username: string): boolean => /^[a-z0-9ə._-]+$/.test(foldText(username));

/** Look-alikes among those characters (Unicode UTS #39, `confusables.txt`), where `I` and `i` are folded to one. */
export const LOOK_ALIKES = [
  ['i', 'l'],
  ['1', 'l'],
  ['0', 'o'],
  ['m', 'rn'],
] as const;

/** What a folded username looks like: the same for names that the eye takes for each other. */
export const usernameLook = (usernameKey: string): string =>
  LOOK_ALIKES.reduce((look, [from, to]) => look.replaceAll(from, to), usernameKey);
