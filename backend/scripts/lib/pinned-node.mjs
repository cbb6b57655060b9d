import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { canRunSite, requireSupportedNode } from './node-version.mjs';
import { inRoot } from './paths.mjs';
import { npmCommand, runOrExit, runTogether } from './run.mjs';
import { fingerprint } from './sources.mjs';
import { timed } from './timing.mjs';

/** A package of its own with a lockfile: npm takes the one of its programs that fits the machine. */
const HOME = inRoot('.config', 'node');
const STAMP = join(HOME, 'node_modules', '.fetched-from');

/**
 * Lets the calling script go on only on a Node.js that the site runs on. On an older one the script is run again, from its
 * beginning, on the pinned one, which npm fetches the first time; this process ends with its exit code.
 */
export async function onPinnedNode() {
  if (canRunSite()) return;
  const env = await pinnedEnvironment();
  const args = [...process.execArgv, ...process.argv.slice(1)];
  process.exit(await runTogether([{ command: await pinnedNode(), args, cwd: process.cwd(), env }]));
}

/** This process's environment, in which `node` is one that the site runs on. */
export async function pinnedEnvironment() {
  if (canRunSite()) return process.env;
  const env = { ...process.env };
  // Windows writes it "Path"
  const name = Object.keys(env).find((each) => each.toUpperCase() === 'PATH') ?? 'PATH';
  env[name] = [dirname(await pinnedNode()), env[name]].join(delimiter);
  return env;
}

/** Path of the pinned program; fetched if it isn't there, or another version than the lockfile's. */
export async function pinnedNode() {
  requireSupportedNode();
  const wanted = fingerprint(HOME, ['package-lock.json']);
  if (!existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== wanted) {
    console.error(`Node.js ${process.versions.node} is too old for the site: fetching its own from npm …`);
    const options = ['--include=optional', '--ignore-scripts', '--no-audit', '--no-fund'];
    const fetch = () => runOrExit('Fetching Node.js', ...npmCommand(['ci', ...options]), { cwd: HOME });
    await timed('Node.js fetched', fetch, console.error);
    writeFileSync(STAMP, wanted);
  }
  const found = program();
  if (found) return found;
  console.error(
    `npm has no Node.js for ${process.platform} on ${process.arch}: install 24 from https://nodejs.org.`,
  );
  process.exit(1);
}

function program() {
  const packages = join(HOME, 'node_modules');
  return readdirSync(packages)
    .filter((name) => name.startsWith('node-'))
    .map((name) => join(packages, name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node'))
    .find((path) => existsSync(path));
}
