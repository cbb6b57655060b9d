/** Last step of the backend's build: `dist/build.json` says of which version the build is, whatever is checked out later. */
import { readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from './lib/paths.mjs';

const { version } = JSON.parse(readFileSync(inRoot('backend', 'package.json'), 'utf8'));
const build = { version, built_at: new Date().toISOString() };
writeFileSync(inRoot('backend', 'dist', 'build.json'), `${JSON.stringify(build)}\n`);
