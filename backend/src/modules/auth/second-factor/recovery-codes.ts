import { randomBytes, randomInt } from 'node:crypto';
import { slowHashes } from '../../users/passwords/passwords';

/** Letters and digits that look like no other one. */
const LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const LENGTH = 10;
const CODES = 10;

/** What is stored of the codes that are left: salt and hashes, hexadecimal. */
export interface StoredCodes {
  recovery_salt: string;
  recovery_hashes: string;
}

/** Ten codes such as `7KQMP-X3A9D`, 49 bits each, which stand in for the app once each. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: CODES }, () => {
    const letters = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
    return `${letters.slice(0, LENGTH / 2)}-${letters.slice(LENGTH / 2)}`;
  });

/** One salt for all codes of an account: a code that is typed is hashed once and compared with each. */
export async function storedCodes(codes: readonly string[]): Promise<StoredCodes> {
  const salt = randomBytes(16).toString('hex');
  return { recovery_salt: salt, recovery_hashes: (await hashesOf(codes, salt)).join(' ') };
}

/** The hash under which a typed code would be stored; null when it can't be a code. */
export async function recoveryHash(typed: string, salt: string): Promise<string | null> {
  return normalised(typed).length === LENGTH ? (await hashesOf([typed], salt))[0]! : null;
}

/** The hashes without this one; null when it is not among them. */
export function without(hashes: string, hash: string): string | null {
  const list = hashesIn(hashes);
  return list.includes(hash) ? list.filter((each) => each !== hash).join(' ') : null;
}

export const codesLeft = (hashes: string | null): number => hashesIn(hashes ?? '').length;

const hashesIn = (hashes: string): string[] => hashes.split(' ').filter(Boolean);

/** Case, blanks and dashes don't matter. */
const normalised = (code: string): string => code.toUpperCase().replace(/[^A-Z0-9]/g, '');

async function hashesOf(codes: readonly string[], salt: string): Promise<string[]> {
  const hashes = await slowHashes(codes.map(normalised), Buffer.from(salt, 'hex'));
  return hashes.map((each) => each.toString('hex'));
}
