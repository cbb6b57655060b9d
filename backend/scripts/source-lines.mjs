/**
 * `node backend/scripts/source-lines.mjs COMMIT`: lines of the backend's source without its specs, by folder: what has been
 * committed, and how many more or fewer that is than at another commit.
 */
import { execFileSync } from 'node:child_process';
import { root } from './lib/paths.mjs';

const SOURCE = 'backend/src';

const git = (args, input) =>
  execFileSync('git', args, { cwd: root, input, encoding: 'utf8', maxBuffer: 2 ** 28 });

/** Lines by folder: the first two names below the source, or one. */
function linesAt(commit) {
  const files = git(['ls-tree', '-r', '--name-only', commit, SOURCE])
    .split('\n')
    .filter((file) => /\.ts$/.test(file) && !/\.spec\.ts$/.test(file));
  const lines = new Map();
  for (const file of files) {
    const folder = file.split('/').slice(2, -1).slice(0, 2).join('/');
    const count = git(['show', `${commit}:${file}`]).split('\n').length - 1;
    lines.set(folder, (lines.get(folder) ?? 0) + count);
  }
  return lines;
}

const commit = process.argv[2];
if (commit === undefined) {
  process.stderr.write('Usage: node backend/scripts/source-lines.mjs COMMIT\n');
  process.exit(2);
}
const [before, now] = [linesAt(commit), linesAt('HEAD')];
const sum = (lines) => [...lines.values()].reduce((total, each) => total + each, 0);
const print = (lines, change, name) =>
  process.stdout.write(`${String(lines).padStart(7)} ${String(change).padStart(7)}  ${name}\n`);
for (const folder of [...new Set([...before.keys(), ...now.keys()])].sort()) {
  const change = (now.get(folder) ?? 0) - (before.get(folder) ?? 0);
  if (change !== 0) print(now.get(folder) ?? 0, change > 0 ? `+${change}` : change, folder);
}
print(sum(now), sum(now) - sum(before), SOURCE);
