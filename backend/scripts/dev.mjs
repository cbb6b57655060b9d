/**
 * `npm run dev`: the API restarts after each compile, the site is served by Vite (http://127.0.0.1:5173) with its
 * `/api` and `/assets/kupon` calls passed on to the API.
 */
import { existsSync } from 'node:fs';
import { buildIfChanged, forgetBuild } from './lib/build.mjs';
import { installIfNeeded } from './lib/install.mjs';
import { inRoot } from './lib/paths.mjs';
import { onPinnedNode } from './lib/pinned-node.mjs';
import { runTogether } from './lib/run.mjs';

await onPinnedNode();
await installIfNeeded();
await buildIfChanged('backend');
forgetBuild('backend');
if (existsSync(inRoot('.env'))) process.loadEnvFile(inRoot('.env'));
process.env.API_URL ??= `http://127.0.0.1:${process.env.PORT || 3000}`;
const node = process.execPath;
const backend = inRoot('backend');
process.exitCode = await runTogether([
  {
    command: node,
    args: [
      inRoot('node_modules', 'typescript', 'bin', 'tsc'),
      '-p',
      'tsconfig.build.json',
      '--watch',
      '--preserveWatchOutput',
    ],
    cwd: backend,
  },
  {
    command: node,
    args: [`--watch-path=${inRoot('backend', 'dist')}`, inRoot('backend', 'dist', 'main.js')],
  },
  { command: node, args: [inRoot('node_modules', 'vite', 'bin', 'vite.js')], cwd: inRoot('frontend') },
]);
