/** `npm run test:cluster [-- options]`: builds the site if its sources changed, and lets its machines fail under load. */
import { benchProgram } from './lib/bench-program.mjs';
import { buildIfChanged } from './lib/build.mjs';
import { installIfNeeded } from './lib/install.mjs';
import { requireSupportedNode } from './lib/node-version.mjs';
import { runTogether } from './lib/run.mjs';

requireSupportedNode();
await installIfNeeded();
// the processes that fail run as built
await buildIfChanged('backend', 'frontend');
process.exitCode = await runTogether([
  { command: process.execPath, args: [...benchProgram('cluster'), ...process.argv.slice(2)] },
]);
