import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The classes that the files of a folder and its rooms export, in the order of the files' paths. TypeORM's own globs
 * take a bracket in the path of the installation for a part of the pattern.
 * @param files matches names of built files and, where TypeScript runs as it is, of sources
 */
export function exportedClasses(folder: string, files: RegExp): NewableFunction[] {
  return (
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => files.test(path))
      .sort()
      // eslint-disable-next-line @typescript-eslint/no-require-imports -- found at run time, before the first statement
      .flatMap((path) => Object.values(require(join(folder, path)) as Record<string, unknown>))
      .filter((exported) => typeof exported === 'function')
  );
}
