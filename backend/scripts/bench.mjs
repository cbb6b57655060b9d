/** `npm run bench [-- options]`: builds the backend if its sources changed, and measures it. */
import { buildIfChanged } from './lib/build.mjs';
import { benchProgram } from './lib/bench-program.mjs';
import { installIfNeeded } from './lib/install.mjs';
import { installPeers } from './lib/peers.mjs';
import { onPinnedNode } from './lib/pinned-node.mjs';
import { runTogether } from './lib/run.mjs';

await onPinnedNode();
await installIfNeeded();
if (process.argv.includes('--peers')) {
  // without a registry there is nothing to compare with, which is no failure of the site
  if (!(await installPeers())) process.exit(0);
} else {
  // the site that is measured over HTTP runs as built
  await buildIfChanged('backend');
}
process.exitCode = await runTogether([
  { command: process.execPath, args: [...benchProgram('bench'), ...process.argv.slice(2)] },
]);
