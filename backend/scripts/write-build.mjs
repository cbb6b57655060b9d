/**
 * Last step of the backend's build: pictures stand in `dist` where their readers look for them, `dist/build.json` says of
 * which version the build is, whatever is checked out later, and `dist/api-classes.json` what the API's classes are made of.
 */
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { writeApiClasses } from './lib/api-classes.mjs';
import { inRoot } from './lib/paths.mjs';

const [source, dist] = [inRoot('backend', 'src'), inRoot('backend', 'dist')];
for (const name of readdirSync(source, { recursive: true, encoding: 'utf8' }))
  if (name.endsWith('.webp')) cpSync(`${source}/${name}`, `${dist}/${name}`);

const { version } = JSON.parse(readFileSync(inRoot('backend', 'package.json'), 'utf8'));
const build = { version, built_at: new Date().toISOString() };
writeFileSync(`${dist}/build.json`, `${JSON.stringify(build)}\n`);
writeApiClasses(`${dist}/api-classes.json`);
