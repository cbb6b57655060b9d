/** `node backend/scripts/run-cli.mjs NAME [arguments]`: builds the backend if its sources changed, runs dist/cli/NAME.js. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildIfChanged } from './lib/build.mjs';
import { installIfNeeded } from './lib/install.mjs';
import { requireSupportedNode } from './lib/node-version.mjs';
import { inRoot, root } from './lib/paths.mjs';
import { runTogether } from './lib/run.mjs';

const [name, ...args] = process.argv.slice(2);
if (!/^[a-z][a-z-]*$/.test(name ?? '')) {
  console.error('Usage: node backend/scripts/run-cli.mjs NAME [arguments]');
  process.exit(2);
}
requireSupportedNode();
await installIfNeeded();
await buildIfChanged('backend');
const program = inRoot('backend', 'dist', 'cli', `${name}.js`);
if (!existsSync(program)) {
  console.error(`There is no command "${name}".`);
  process.exit(2);
}
process.exitCode = await runTogether([
  { command: process.execPath, args: [program, ...args.map(fromCallersFolder)], cwd: root },
]);

/** npm runs scripts in the repository root; file names are meant from where the caller stands. */
function fromCallersFolder(argument) {
  const callersFolder = process.env.INIT_CWD ?? process.cwd();
  const file = resolve(callersFolder, argument);
  return !argument.startsWith('-') && callersFolder !== root && existsSync(file) ? file : argument;
}
