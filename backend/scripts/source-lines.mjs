/**
 * `node backend/scripts/source-lines.mjs [COMMIT] [--write]`: the hand-written source of both packages as it is committed,
 * by floor: lines and files without specs, migrations and what is generated, and how many more or fewer lines that is than
 * at another commit. `--write` puts the table into docs/architecture.md.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { inRoot, root } from './lib/paths.mjs';

const PACKAGES = ['backend/src', 'frontend/src'];
const DOCUMENT = inRoot('docs', 'architecture.md');
const [BEGIN, END] = ['<!-- source-lines -->', '<!-- /source-lines -->'];

const git = (args, input) =>
  execFileSync('git', args, { cwd: root, input, encoding: 'utf8', maxBuffer: 2 ** 28 });

/** Lines and files of a package by the first folder below its source; what stands beside the folders is `.`. */
function sizesAt(commit, source) {
  const files = git(['ls-tree', '-r', '--name-only', commit, source])
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !/\.spec\.|\/migrations\/|\/generated\//.test(file));
  const sizes = new Map();
  for (const file of files) {
    const floor = file.split('/').length > 3 ? file.split('/')[2] : '.';
    const { lines, files: count } = sizes.get(floor) ?? { lines: 0, files: 0 };
    const text = git(['show', `${commit}:${file}`]);
    sizes.set(floor, { lines: lines + text.split('\n').length - 1, files: count + 1 });
  }
  return sizes;
}

const sum = (sizes) =>
  [...sizes.values()].reduce(
    (total, each) => ({ lines: total.lines + each.lines, files: total.files + each.files }),
    { lines: 0, files: 0 },
  );
const number = (value) => value.toLocaleString('en-US');
const signed = (value) => (value > 0 ? `+${number(value)}` : number(value).replace('-', '−'));

const write = process.argv.includes('--write');
const [commit] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const rows = PACKAGES.flatMap((source) => {
  const now = sizesAt('HEAD', source);
  const before = commit === undefined ? null : sizesAt(commit, source);
  const row = (name, { lines, files }, was) => [
    name,
    number(lines),
    number(files),
    ...(before ? [signed(lines - (was?.lines ?? 0))] : []),
  ];
  const floors = [...now.keys()].sort();
  return [
    row(`**${source}**`, sum(now), before && sum(before)),
    ...floors.map((floor) => row(floor, now.get(floor), before?.get(floor))),
  ];
});
const heads = ['', 'lines', 'files', ...(commit === undefined ? [] : [`since ${commit}`])];
const line = (cells) => `| ${cells.join(' | ')} |\n`;
const table =
  line(heads) + line(heads.map((_, place) => (place === 0 ? '---' : '--:'))) + rows.map(line).join('');
if (write) {
  const text = readFileSync(DOCUMENT, 'utf8');
  const [head, tail] = [text.indexOf(BEGIN), text.indexOf(END)];
  if (head < 0 || tail < 0) throw new Error(`${DOCUMENT} has no place for the table.`);
  writeFileSync(DOCUMENT, `${text.slice(0, head + BEGIN.length)}\n\n${table}\n${text.slice(tail)}`);
} else process.stdout.write(table);
