/** `npm run test:cluster [-- options]`: builds the site if its sources changed, and lets its machines fail under load. */
import { benchProgram } from './lib/bench-program.mjs';
import { buildIfChanged } from './lib/build.mjs';
import { installIfNeeded } from './lib/install.mjs';
import { onPinnedNode } from './lib/pinned-node.mjs';
import { runTogether } from './lib/run.mjs';

await onPinnedNode();
await installIfNeeded();
// the processes that fail run as built
await buildIfChanged('backend', 'frontend');
process.exitCode = await runTogether([
  { command: process.execPath, args: [...benchProgram('cluster'), ...process.argv.slice(2)] },
]);
