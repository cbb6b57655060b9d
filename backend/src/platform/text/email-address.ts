import { isEmail } from 'class-validator';
import { domainToASCII, domainToUnicode } from 'node:url';

/** Characters that are invisible in an address (controls, blanks, marks, fillers), and quotes, which allow them. */
const UNSEEN_OR_QUOTED = /[\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}"]/u;
const BEYOND_ASCII = /[^\p{ASCII}]/u;

/** What keeps a text from being an address of the site: it is none, or letters outside ASCII stand before the `@`. */
export type EmailProblem = 'shape' | 'letters';

/**
 * Null for an e-mail address that people and mail programs read alike: no quoted local part (RFC 5321), and nothing
 * before the `@` that servers without SMTPUTF8 refuse.
 */
export function emailProblem(text: string): EmailProblem | null {
  const address = read(text);
  if (address === null) return 'shape';
  return BEYOND_ASCII.test(address.local) ? 'letters' : null;
}

/**
 * An address as it is stored and mails are sent to it: `İ` and `ı` before the `@`, and `İ` behind it, are typed for i;
 * the domain is in its `xn--` form. An `ı` of a domain stays: `kapı.example` is not `kapi.example`. What has an
 * {@link emailProblem} stays as it is.
 */
export function keptEmail(text: string): string {
  const address = read(text);
  if (address === null || BEYOND_ASCII.test(address.local)) return text;
  return `${address.local}@${ascii(address.domain)}`;
}

/** An address as login, uniqueness and search compare it: {@link keptEmail} in lower case. */
export const emailKey = (text: string): string => keptEmail(text).trim().toLowerCase();

/**
 * The keys under which an address may be found, the closest first: also that of rows from before {@link keptEmail},
 * which stay where a row with the new key was there already.
 */
export const emailKeys = (text: string): string[] => [
  ...new Set([text.trim().toLowerCase(), emailKey(text)]),
];

/** {@link emailKeys} for what somebody types to be found by: also with an `ı` of the domain typed for i. */
export function typedEmailKeys(text: string): string[] {
  const address = read(text);
  const dotted = address && `${address.local}@${ascii(address.domain.replaceAll('ı', 'i'))}`.toLowerCase();
  return [...new Set([...emailKeys(text), ...(dotted === null ? [] : [dotted])])];
}

/** Of rows found by several keys that with the first of them. */
export function closestByKey<Row extends { email_key: string }>(
  rows: readonly Row[],
  keys: readonly string[],
): Row | null {
  for (const key of keys) {
    const row = rows.find(({ email_key }) => email_key === key);
    if (row) return row;
  }
  return null;
}

interface Parts {
  /** As it is kept, but for letters outside ASCII other than `İ` and `ı`. */
  local: string;
  /** In its own letters. */
  domain: string;
}

/** Null: the text is no address. */
function read(text: string): Parts | null {
  const typed = withoutDot(text.trim().normalize('NFC'));
  if (!isEmail(typed) || UNSEEN_OR_QUOTED.test(typed)) return null;
  const at = typed.lastIndexOf('@');
  const host = typed.slice(at + 1);
  // browsers send what is typed into a box for addresses in the domain's other form
  const domain = /xn--/i.test(host) ? withoutDot(domainToUnicode(host) || host) : host;
  return ascii(domain) === '' ? null : { local: typed.slice(0, at).replaceAll('ı', 'i'), domain };
}

/** `İ`, and the i with a dot above that programs make of it in lower case, as the letter that was meant. */
const withoutDot = (text: string): string => text.replaceAll('İ', 'I').replaceAll('i\u0307', 'i');

/** A domain in its `xn--` form, as it is without one; empty: there can be none. */
const ascii = (domain: string): string => (BEYOND_ASCII.test(domain) ? domainToASCII(domain) : domain);
