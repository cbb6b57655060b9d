/** `npm run import:figures -- [options]`: what old copies among real snapshots of a bulletin do to its prices. */
import { benchProgram } from './lib/bench-program.mjs';
import { installIfNeeded } from './lib/install.mjs';
import { onPinnedNode } from './lib/pinned-node.mjs';
import { runTogether } from './lib/run.mjs';

await onPinnedNode();
await installIfNeeded();
process.exitCode = await runTogether([
  { command: process.execPath, args: [...benchProgram('import-figures'), ...process.argv.slice(2)] },
]);
