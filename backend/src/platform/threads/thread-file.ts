import { dirname, extname, join } from 'node:path';

/**
 * The file of a thread beside the one that starts it: built, or as source where the process reads TypeScript itself.
 * @param starter `__filename` of the one that starts it
 */
export const threadFile = (starter: string, name: string): string =>
  join(dirname(starter), `${name}${extname(starter)}`);
