import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What runs: the version as docs/changelog.md counts them, and when it was built. */
export interface Build {
  readonly version: string;
  /** ISO 8601 in UTC; null where the sources run without having been built. */
  readonly built_at: string | null;
}

/**
 * What the build in this folder was made from. Not what package.json says now: a newer version may have been fetched
 * without having been built.
 * @param folder `backend/dist` or `backend/src`
 */
export function readBuild(folder: string): Build {
  const stamp = join(folder, 'build.json');
  if (existsSync(stamp)) return JSON.parse(readFileSync(stamp, 'utf8')) as Build;
  const { version } = JSON.parse(readFileSync(join(folder, '../package.json'), 'utf8')) as Build;
  return { version, built_at: null };
}

export const BUILD: Build = readBuild(join(__dirname, '../..'));

export const VERSION: string = BUILD.version;
