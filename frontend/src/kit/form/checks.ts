import { textLength } from '../../lib/text-length';

/** A check of `useForm`: says `missing` of an empty text. */
export const given = (missing: string) => (text: string) => (text === '' ? missing : undefined);

/** Says `missing` of a text without a letter. */
export const filled = (missing: string) => (text: string) => (text.trim() === '' ? missing : undefined);

/** Of a text that must be there and have at most `limit` letters. */
export const limited = (limit: number, missing: string, tooLong: string) => (text: string) =>
  filled(missing)(text) ?? (textLength(text.trim()) > limit ? tooLong : undefined);

/** Of a text that must have the outline of an e-mail address; the server looks closer. */
export const emailShaped = (missing: string, wrong: string) => (text: string) =>
  filled(missing)(text) ?? (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim()) ? undefined : wrong);
