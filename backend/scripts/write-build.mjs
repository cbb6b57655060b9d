/**
 * Last step of the backend's build: `dist/build.json` says of which version the build is, whatever is checked out later,
 * and `dist/api-classes.json` what the types of the API's classes say.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { writeApiClasses } from './lib/api-classes.mjs';
import { inRoot } from './lib/paths.mjs';

const { version } = JSON.parse(readFileSync(inRoot('backend', 'package.json'), 'utf8'));
const build = { version, built_at: new Date().toISOString() };
writeFileSync(inRoot('backend', 'dist', 'build.json'), `${JSON.stringify(build)}\n`);
writeApiClasses(inRoot('backend', 'dist', 'api-classes.json'));
