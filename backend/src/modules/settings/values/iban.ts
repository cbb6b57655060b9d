import { isIBAN } from 'class-validator';

/** Visibly no account: a checksum of 00 is none. */
export const PLACEHOLDER_IBAN = 'TR00 0000 0000 0000 0000 0000 00';

/** An IBAN as it is written: upper case, in groups of four. */
export function writtenIban(text: string): string {
  return text
    .replace(/\s+/g, '')
    .toUpperCase()
    .replace(/(.{4})(?=.)/g, '$1 ');
}

/** A real IBAN, or the placeholder that says none has been entered yet. */
export function isIbanOrPlaceholder(text: unknown): boolean {
  return typeof text === 'string' && (text === PLACEHOLDER_IBAN || isIBAN(text));
}
