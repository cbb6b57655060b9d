import { join } from 'node:path';

/** A name that is one segment of a path on every system, and leads nowhere else. */
export const BARE_NAME = /^(?!\.{1,2}$)[^/\\\0]+$/;

/**
 * The path of a stored file. Rows may come from a backup of unknown origin: a name in one decides about reading and
 * removing only when the store could have made it.
 * @param pattern what the names of the store look like, from beginning to end
 * @returns null for any other name
 */
export function storedPath(folder: string, name: string, pattern: RegExp): string | null {
  return BARE_NAME.test(name) && pattern.test(name) ? join(folder, name) : null;
}
