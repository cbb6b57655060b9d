/** `node backend/scripts/build-if-changed.mjs [PACKAGE...]`: what commands that need the built site, or part of it, run before. */
import { buildIfChanged } from './lib/build.mjs';
import { installIfNeeded } from './lib/install.mjs';
import { onPinnedNode } from './lib/pinned-node.mjs';

await onPinnedNode();
await installIfNeeded();
const packages = process.argv.slice(2);
await buildIfChanged(...(packages.length > 0 ? packages : ['backend', 'frontend']));
