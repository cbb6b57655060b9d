import { randomBytes } from 'node:crypto';

/** A file name that can't be guessed: 128 random bits. */
export function newImageName(): string {
  return `${randomBytes(16).toString('hex')}.webp`;
}

/** A bare file name as rows may carry it; never a path, `.` or `..`. */
export const BARE_FILE_NAME = /^(?!\.{1,2}$)[A-Za-z0-9._-]{1,120}$/;

/** Files of the store: images only, nothing hidden. Those that an operator puts there by hand have any bare name. */
export const IMAGE_NAME = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,114}\.(webp|jpe?g|png)$/;
