import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from './paths.mjs';
import { npmCommand, run } from './run.mjs';

const PACKAGE = '@duckdb/node-api';
const VERSION = '1.5.6-r.1';
/** Nothing of the project depends on it: it stands beside what is built, and `bench/peers` takes it from there. */
const FOLDER = inRoot('backend', '.cache', 'peers');

/** Installs what the site is compared with, unless it is there. @returns whether it is there then */
export async function installPeers() {
  const installed = join(FOLDER, 'node_modules', PACKAGE, 'package.json');
  if (existsSync(installed) && JSON.parse(readFileSync(installed, 'utf8')).version === VERSION) return true;
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, 'package.json'), '{ "private": true }\n');
  const quick = ['--fetch-retries=0', '--fetch-timeout=60000', '--no-audit', '--no-fund', '--loglevel=error'];
  const install = ['install', '--prefix', FOLDER, ...quick, '--save-exact', `${PACKAGE}@${VERSION}`];
  const { code, output } = await run(...npmCommand(install), { cwd: FOLDER, quiet: true });
  // what npm says first is the reason, the rest is where it happened
  const reason = output.trim().split('\n').slice(0, 4).join('\n');
  if (code !== 0) console.log(`${PACKAGE} ${VERSION} can't be installed, so nothing is compared:\n${reason}`);
  return code === 0;
}
