/**
 * `npm run upgrade -- VERSION [--backups FOLDER]`: from the version that is installed to another one, a tag of the repository
 * such as `v1.1.0` or any commit: backup by the old version, fetch, stop, install, build, start (which migrates), and a look
 * whether the new one answers. Started by root it works as the owner of the folder, and stops and starts the service. Whatever
 * happens, it says how to go back.
 */
import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { inRoot, root } from './lib/paths.mjs';
import { onPinnedNode } from './lib/pinned-node.mjs';

const USAGE =
  'Usage: npm run upgrade -- VERSION [--backups FOLDER]\nVERSION: a tag such as v1.1.0, or a commit.';
const UNIT = 'oran-arsivi';
/** Seconds that migrations and the building of a stopped service may take. */
const PATIENCE = 900;

await onPinnedNode();
const { version: wanted, backups } = readArguments();
if (existsSync(inRoot('.env'))) process.loadEnvFile(inRoot('.env'));
const { uid: owner, gid: group } = statSync(root);
const isRoot = process.getuid?.() === 0 && owner !== 0;
const hasService = spawnSync('systemctl', ['cat', UNIT], { stdio: 'ignore' }).status === 0;

const built = builtVersion();
const before = git('rev-parse', 'HEAD');
if (git('status', '--porcelain', '--untracked-files=no') !== '')
  stop(`Files of the repository were changed here ("git status"). Take them back first, or commit them.`);
if (!hasService && (await health()) !== null)
  stop('The site is running, and not as the service oran-arsivi: stop it first, then run this again.');

say(`1. Backup, by the installed version ${built}`);
const folder = resolve(process.env.INIT_CWD ?? root, backups ?? '/var/backups/oran-arsivi');
if (!existsSync(folder)) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (isRoot) chownSync(folder, owner, group);
} else if (isRoot && statSync(folder).uid !== owner)
  stop(`${folder} belongs to another user than the site's.`);
const backup = join(folder, `before-${wanted.replaceAll(/[^\w.-]/g, '-')}-${Date.now()}.backup`);
must(process.execPath, [inRoot('backend', 'dist', 'cli', 'backup.js'), backup]);

say(`2. Sources of ${wanted}`);
must('git', ['fetch', '--quiet', '--tags', 'origin']);
must('git', ['-c', 'advice.detachedHead=false', 'checkout', '--quiet', wanted]);

process.once('exit', (code) => say(`${code === 0 ? '' : 'Something failed. '}${wayBack()}`));
if (hasService) {
  say('3. Service stopped');
  service('stop');
}
say('4. Packages and build');
must(process.execPath, [inRoot('backend', 'scripts', 'build-if-changed.mjs')]);
if (!hasService) {
  say('5. Start the site as you did before; the start migrates the database.');
} else {
  say('5. Service started; the start migrates the database');
  service('start');
  const { version, status } = await answering(builtVersion());
  say(`✓ ${version} answers: ${status}`);
}

/** What to type to have the old version and its data again. */
function wayBack() {
  const as = isRoot || hasService ? `sudo -u '#${owner}' ` : '';
  const lines = [
    'To go back to what ran before, with the data of the backup:',
    hasService ? `  systemctl stop ${UNIT}` : '  (stop the site)',
    `  cd ${root}`,
    `  ${as}git checkout ${before}`,
    emptied(as),
    `  ${as}npm run restore -- ${backup} --replace`,
    hasService ? `  systemctl start ${UNIT}` : '  npm start',
    'What was written since the upgrade is lost by that.',
  ];
  return lines.join('\n');
}

/** The command that takes the newer version's tables out of the way: the old one may not get on with them. */
function emptied(as) {
  const { DATABASE_URL, DATA_DIR } = process.env;
  const aside = `before-going-back-${Date.now()}`;
  if (!DATABASE_URL)
    return `  ${as}sh -c 'cd ${resolve(root, DATA_DIR || 'data')} && mkdir ${aside} && mv site.sqlite* ${aside}/'`;
  const name = new URL(DATABASE_URL).pathname.slice(1);
  return `  mariadb -e 'DROP DATABASE \`${name}\`; CREATE DATABASE \`${name}\` CHARACTER SET utf8mb4'   # or mysql, on its server`;
}

function readArguments() {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { backups: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    });
    if (values.help) {
      console.log(USAGE);
      process.exit(0);
    }
    if (positionals.length === 1 && /^[\w][\w./-]*$/.test(positionals[0]))
      return { version: positionals[0], backups: values.backups };
  } catch {
    // an option that isn't one
  }
  console.error(USAGE);
  return process.exit(2);
}

/** Version of the build in dist, which made the data as they are. */
function builtVersion() {
  const stamp = inRoot('backend', 'dist', 'build.json');
  if (!existsSync(stamp)) stop('Nothing is built here yet: "npm start" is all it takes.');
  return JSON.parse(readFileSync(stamp, 'utf8')).version;
}

/** Waits for a version to answer; a service that ended for good is not waited for. */
async function answering(version) {
  for (const end = Date.now() + PATIENCE * 1000; Date.now() < end; await pause(1000)) {
    const answer = await health();
    if (answer?.version === version && answer.status === 'ok') return answer;
  }
  return stop(`${version} doesn't answer. Its log: journalctl -u ${UNIT} -n 50`);
}

async function health() {
  const host = process.env.HOST === '0.0.0.0' || !process.env.HOST ? '127.0.0.1' : process.env.HOST;
  const answer = await fetch(`http://${host}:${process.env.PORT || 3000}/api/health`).catch(() => null);
  return answer === null ? null : answer.json().catch(() => null);
}

function service(verb) {
  const args = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const [command, ...rest] = [...args, 'systemctl', verb, UNIT];
  if (spawnSync(command, rest, { stdio: 'inherit' }).status !== 0)
    stop(`"systemctl ${verb} ${UNIT}" failed: run the upgrade as root. Log: journalctl -u ${UNIT} -n 50`);
}

function git(...args) {
  return output('git', args).trim();
}

function must(command, args) {
  const { status } = spawnAsOwner(command, args, 'inherit');
  if (status !== 0) stop(`"${[command, ...args].join(' ')}" failed.`);
}

function output(command, args) {
  const { status, stdout, stderr } = spawnAsOwner(command, args, 'pipe');
  if (status !== 0) stop(String(stderr));
  return String(stdout);
}

/** What root starts runs as the folder's owner: files of root in it would stop the site. */
function spawnAsOwner(command, args, stdio) {
  const options = { cwd: root, stdio };
  if (!isRoot) return spawnSync(command, args, options);
  const before = ['-n', '-u', `#${owner}`, `PATH=${process.env.PATH}`];
  return spawnSync('sudo', [...before, command, ...args], options);
}

function say(text) {
  console.log(`\n${text}`);
}

function stop(sentence) {
  console.error(`✗ ${sentence}`);
  process.exit(1);
}
