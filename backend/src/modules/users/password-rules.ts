import { dictionary } from '@zxcvbn-ts/language-common';
import { tr } from '../../common/locale/tr';

export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;

const COMMON = new Set<string>(dictionary['passwords-common'] as string[]);

/** The Turkish sentence naming what is wrong with a new password, or null when it is good. */
export function passwordProblem(password: string, owner: { username: string; email: string }): string | null {
  const length = [...password].length;
  if (length < PASSWORD_MIN || length > PASSWORD_MAX) return tr.auth.passwordLength;
  const lower = password.toLowerCase();
  if (COMMON.has(lower)) return tr.auth.passwordCommon;
  if (lower === owner.username.toLowerCase() || lower === owner.email.toLowerCase())
    return tr.auth.passwordLikeName;
  return null;
}
