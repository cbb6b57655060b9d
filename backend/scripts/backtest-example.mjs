/** `npm run backtest:example [-- options]`: the ten best filters of an archive, and what became of them. */
import { benchProgram } from './lib/bench-program.mjs';
import { installIfNeeded } from './lib/install.mjs';
import { onPinnedNode } from './lib/pinned-node.mjs';
import { runTogether } from './lib/run.mjs';

await onPinnedNode();
await installIfNeeded();
process.exitCode = await runTogether([
  { command: process.execPath, args: [...benchProgram('backtest-example'), ...process.argv.slice(2)] },
]);
