/**
 * `npm start`: from a fresh clone to a running site with nothing but Node.js and npm.
 * Installs and builds only what changed, then runs the server, which prints its address and the demo accounts.
 */
import { buildIfChanged } from './lib/build.mjs';
import { installIfNeeded } from './lib/install.mjs';
import { inRoot } from './lib/paths.mjs';
import { onPinnedNode } from './lib/pinned-node.mjs';
import { runTogether } from './lib/run.mjs';
import { secondsSince } from './lib/timing.mjs';

const startedAt = performance.now();
await onPinnedNode();
await installIfNeeded();
await buildIfChanged('backend', 'frontend');
console.log(`Starting the server after ${secondsSince(startedAt)} …`);
const server = {
  command: process.execPath,
  args: [inRoot('backend', 'dist', 'main.js')],
  onReady: () => console.log(`✓ first page ready (${secondsSince(startedAt)} in all)`),
};
process.exitCode = await runTogether([server]);
