import { dictionary } from '@zxcvbn-ts/language-common';
import { tr } from '../../common/locale/tr';
import { foldText } from '../../common/text/fold';
import { GUESSABLE_WORDS } from './guessable-words';

const PASSWORD_MIN = 8;
const PASSWORD_MAX = 128;

const COMMON = new Set<string>(dictionary['passwords-common'] as string[]);

/** Whom, and where, a password is for: what it must not consist of. */
export interface PasswordOwner {
  username: string;
  email: string;
  siteName: string;
}

/**
 * The Turkish sentence naming what is wrong with a new password, or null when it is good. Length, lists of leaked and
 * of guessable ones; no rules about kinds of characters (NIST SP 800-63B, 5.1.1.2).
 */
export function passwordProblem(password: string, owner: PasswordOwner): string | null {
  const length = [...password].length;
  if (length < PASSWORD_MIN || length > PASSWORD_MAX) return tr.auth.passwordLength;
  const lower = password.toLowerCase();
  if (COMMON.has(lower)) return tr.auth.passwordCommon;
  if (lower === owner.username.toLowerCase() || lower === owner.email.toLowerCase())
    return tr.auth.passwordLikeName;
  return consistsOfGuessableWords(password, owner) ? tr.auth.passwordGuessable : null;
}

/** Whether the letters of a password, in their order, are nothing but words that are tried first. */
function consistsOfGuessableWords(password: string, { username, email, siteName }: PasswordOwner): boolean {
  const own = [username, email.split('@')[0]!, ...siteName.split(/\s+/)].map(lettersOf);
  const words = [...GUESSABLE_WORDS, ...own].filter((word) => word.length > 2);
  const letters = lettersOf(password);
  const reached = new Set([0]);
  for (const end of reached)
    for (const word of words) if (letters.startsWith(word, end)) reached.add(end + word.length);
  return letters.length > 0 && reached.has(letters.length);
}

const lettersOf = (text: string): string => foldText(text).replace(/\P{L}/gu, '');
