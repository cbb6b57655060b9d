import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { foreignEnvironment } from './foreign-environment';

const run = promisify(execFile);

/** A checkout of the repository whose site is built. */
export interface Checkout {
  readonly folder: string;
  /** Its commit and that one's day, e.g. `bde37aa of 2026-11-23`. */
  readonly commit: string;
}

/**
 * Installs and builds what changed in a checkout, in the way that it does so itself.
 * @throws Error when the folder is no checkout
 */
export async function builtCheckout(folder: string): Promise<Checkout> {
  const build = join(folder, 'backend', 'scripts', 'build-if-changed.mjs');
  if (!existsSync(build)) throw new Error(`${folder} is no checkout of this repository`);
  await run(process.execPath, [build, 'backend'], { cwd: folder, env: foreignEnvironment() });
  const git = async (...args: string[]): Promise<string> =>
    (await run('git', ['-C', folder, ...args])).stdout.trim();
  const commit = await git('log', '-1', '--format=%h of %cs');
  const changed = (await git('status', '--porcelain')) !== '';
  return { folder, commit: changed ? `${commit} with changes` : commit };
}
