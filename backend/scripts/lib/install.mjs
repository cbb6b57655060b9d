import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { inRoot, root } from './paths.mjs';
import { npmCommand, runOrExit } from './run.mjs';
import { fingerprint } from './sources.mjs';
import { timed } from './timing.mjs';

const LOCKFILE = 'package-lock.json';
const INSTALLED = inRoot('node_modules', '.package-lock.json');
const STAMP = inRoot('node_modules', '.cache', 'oran-arsivi-install');

/** Runs `npm ci` when node_modules is missing or older than the lockfile. */
export async function installIfNeeded() {
  const wanted = fingerprint(root, [LOCKFILE]);
  if (isInstalled(wanted)) return;
  console.log('Installing packages (npm ci) …');
  // --include=dev: the build tools are needed here even where NODE_ENV=production is set.
  await timed('packages installed', () => runOrExit('npm ci', ...npmCommand(['ci', '--include=dev'])));
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, wanted);
}

function isInstalled(wanted) {
  if (!existsSync(INSTALLED)) return false;
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return true;
  return statSync(INSTALLED).mtimeMs >= statSync(inRoot(LOCKFILE)).mtimeMs;
}
