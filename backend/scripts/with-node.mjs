/**
 * `node backend/scripts/with-node.mjs 'COMMAND' [arguments]`: runs a shell command in which `node` is one that the site runs
 * on, whatever the machine's own is.
 */
import { spawn } from 'node:child_process';
import { pinnedEnvironment } from './lib/pinned-node.mjs';
import { endOf } from './lib/run.mjs';

const [command, ...args] = process.argv.slice(2);
if (!command) {
  console.error("Usage: node backend/scripts/with-node.mjs 'COMMAND' [arguments]");
  process.exit(2);
}
const env = await pinnedEnvironment();
process.exitCode = await endOf(
  spawn([command, ...args.map(quoted)].join(' '), { shell: true, stdio: 'inherit', env }),
);

/** An argument as the shell takes it for one word. */
function quoted(arg) {
  if (/^[\w./:=@%+,-]+$/.test(arg)) return arg;
  return process.platform === 'win32'
    ? `"${arg.replaceAll('"', '""')}"`
    : `'${arg.replaceAll("'", "'\\''")}'`;
}
