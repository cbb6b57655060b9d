import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Repository root, wherever the command was started from. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');

/** Path inside the repository. */
export const inRoot = (...parts) => join(root, ...parts);
