/** `node backend/scripts/run-cli.mjs NAME [arguments]`: builds the backend if its sources changed, runs dist/cli/NAME.js. */
import { existsSync } from 'node:fs';
import { buildIfChanged } from './lib/build.mjs';
import { installIfNeeded } from './lib/install.mjs';
import { inRoot, root } from './lib/paths.mjs';
import { onPinnedNode } from './lib/pinned-node.mjs';
import { runTogether } from './lib/run.mjs';

const [name, ...args] = process.argv.slice(2);
if (!/^[a-z][a-z-]*$/.test(name ?? '')) {
  console.error('Usage: node backend/scripts/run-cli.mjs NAME [arguments]');
  process.exit(2);
}
await onPinnedNode();
await installIfNeeded();
await buildIfChanged('backend');
const program = inRoot('backend', 'dist', 'cli', `${name}.js`);
if (!existsSync(program)) {
  console.error(`There is no command "${name}".`);
  process.exit(2);
}
// File names among the arguments are read from where the caller stands: npm passes that folder on as INIT_CWD.
process.exitCode = await runTogether([{ command: process.execPath, args: [program, ...args], cwd: root }]);
