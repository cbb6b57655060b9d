import { foldText } from '../../common/text/fold';
import type { User } from './user.entity';

export type AccountNames = Pick<User, 'username' | 'username_key' | 'email' | 'email_key'>;

/** A username and an e-mail as they are kept, with the keys that uniqueness is decided on. */
export function accountNames(account: { username: string; email: string }): AccountNames {
  const username = account.username.normalize('NFC').trim();
  const email = account.email.trim();
  return { username, username_key: foldText(username), email, email_key: emailKey(email) };
}

/** An e-mail as login, uniqueness and search compare it. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}
