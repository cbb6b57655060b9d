import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/**
 * Fingerprint of files and folders: changes when a file's path or content does, not when only its time does.
 * Paths that don't exist count as absent.
 * @param {string} base
 * @param {string[]} paths relative to `base`
 * @param {{ignore?: (name: string) => boolean}} [options]
 */
export function fingerprint(base, paths, { ignore = () => false } = {}) {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of filesUnder(join(base, path))) {
      const name = relative(base, file).split(sep).join('/');
      if (ignore(name)) continue;
      const content = readFileSync(file);
      hash.update(`${name}\0${content.length}\0`).update(content);
    }
  }
  return hash.digest('hex');
}

function filesUnder(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesUnder(join(path, name)));
}
