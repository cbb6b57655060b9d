/** `node backend/scripts/build-if-changed.mjs`: what commands that need the built site run before. */
import { buildIfChanged } from './lib/build.mjs';
import { installIfNeeded } from './lib/install.mjs';
import { requireSupportedNode } from './lib/node-version.mjs';

requireSupportedNode();
await installIfNeeded();
await buildIfChanged('backend', 'frontend');
