import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { tr } from '../../../platform/locale/tr';
import { foldText } from '../../../platform/text/fold';
import { GUESSABLE_WORDS } from './guessable-words';

const PASSWORD_MIN = 8;
const PASSWORD_MAX = 128;

/** Passwords that take fewer guesses are refused; eight random characters take 10^8. */
const FEWEST_GUESSES = 1e6;
const FEWEST_NEW_CHARACTERS = 4;

/** The estimate grows with the square of the length: it reads the beginning, in a few milliseconds at worst. */
const zxcvbn = new ZxcvbnFactory({
  dictionary,
  graphs: adjacencyGraphs,
  maxLength: 32,
  l33tMaxSubstitutions: 20,
});

/** The alphabets, the digits, and the rows of the keyboards in use here: Turkish Q and F, and English. */
const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  'abcçdefgğhıijklmnoöprsştuüvyz',
  '1234567890',
  ...['qwertyuiopğü', 'qwertyuıopğü', 'asdfghjklşi,', 'zxcvbnmöç.'],
  ...['fgğıodrnhpqwx', 'uieaütkmlyşx', 'jövcçzsb.,'],
  ...['qwertyuiop[]', "asdfghjkl;'", 'zxcvbnm,./'],
  ...['!@#$%^&*()_+', "!'^+%&/()=?_"],
];

/** Whom, and where, a password is for: what it must not consist of. */
export interface PasswordOwner {
  username: string;
  email: string;
  siteName: string;
}

/**
 * The Turkish sentence naming what is wrong with a new password, or null when it is good. Length, and what is guessed
 * first: leaked passwords, patterns, words of the site; no rules about kinds of characters (NIST SP 800-63B, 5.1.1.2).
 */
export function passwordProblem(typed: string, owner: PasswordOwner): string | null {
  const password = typed.normalize('NFC');
  const length = [...password].length;
  if (length < PASSWORD_MIN || length > PASSWORD_MAX) return tr.auth.passwordLength;
  const lower = password.toLowerCase();
  if (lower === owner.username.toLowerCase() || lower === owner.email.toLowerCase())
    return tr.auth.passwordLikeName;
  const { guesses, sequence } = zxcvbn.check(password, ownWords(owner));
  const only = sequence.length === 1 ? sequence[0]! : null;
  const wholly = only?.pattern;
  if (only?.pattern === 'dictionary')
    return only.dictionaryName === 'userInputs' ? tr.auth.passwordLikeName : tr.auth.passwordCommon;
  if (consistsOfGuessableWords(password, owner)) return tr.auth.passwordGuessable;
  if (wholly === 'spatial' || wholly === 'sequence' || newCharacters(password) < FEWEST_NEW_CHARACTERS)
    return tr.auth.passwordPattern;
  if (guesses >= FEWEST_GUESSES) return null;
  return wholly === 'repeat' ? tr.auth.passwordPattern : tr.auth.passwordAlmostCommon;
}

/**
 * How many characters of a text are new: neither the same as the one before nor its neighbour in the alphabet, among
 * the digits or in a row of keys, in either direction. `asdf1234` has two.
 */
function newCharacters(text: string): number {
  const characters = [...text.toLowerCase()];
  return characters.filter((each, at) => at === 0 || !follows(characters[at - 1]!, each)).length;
}

const follows = (before: string, each: string): boolean =>
  before === each ||
  ROWS.some((row) => {
    const [from, to] = [row.indexOf(before), row.indexOf(each)];
    return from >= 0 && to >= 0 && Math.abs(from - to) === 1;
  });

/** Whether the letters of a password, in their order, are nothing but words that are tried first. */
function consistsOfGuessableWords(password: string, owner: PasswordOwner): boolean {
  const words = [...GUESSABLE_WORDS, ...ownWords(owner).map(lettersOf)].filter((word) => word.length > 2);
  const letters = lettersOf(password);
  const reached = new Set([0]);
  for (const end of reached)
    for (const word of words) if (letters.startsWith(word, end)) reached.add(end + word.length);
  return letters.length > 0 && reached.has(letters.length);
}

const ownWords = ({ username, email, siteName }: PasswordOwner): string[] => [
  username,
  email.split('@')[0]!,
  ...siteName.split(/\s+/),
];

const lettersOf = (text: string): string => foldText(text).replace(/\P{L}/gu, '');
