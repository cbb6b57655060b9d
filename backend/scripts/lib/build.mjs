import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { inRoot, root } from './paths.mjs';
import { npmCommand, runOrExit } from './run.mjs';
import { fingerprint } from './sources.mjs';
import { timed } from './timing.mjs';

const SHARED = ['package-lock.json'];
const isTest = (name) => /\.(spec|test)\.tsx?$/.test(name) || name.startsWith('frontend/src/testing/');

/** What each package is built from; tests are left out because they can't change the result. */
const SOURCES = {
  backend: [
    'backend/src',
    'backend/scripts/lib/api-classes.mjs',
    'backend/package.json',
    'backend/tsconfig.json',
    'backend/tsconfig.build.json',
  ],
  frontend: [
    'frontend/src',
    'frontend/public',
    'frontend/index.html',
    'frontend/package.json',
    'frontend/tsconfig.json',
    'frontend/vite.config.ts',
  ],
};

/**
 * Builds those of the given packages whose sources changed since their last build here, at the same time.
 * @param {string[]} packages keys of `SOURCES`
 */
export async function buildIfChanged(...packages) {
  const stale = packages
    .map((name) => ({ name, wanted: fingerprint(root, [...SOURCES[name], ...SHARED], { ignore: isTest }) }))
    .filter(({ name, wanted }) => builtFrom(name) !== wanted);
  if (stale.length > 0) console.log(`Building ${stale.map(({ name }) => name).join(' and ')} …`);
  await Promise.all(stale.map(({ name, wanted }) => timed(`${name} built`, () => build(name, wanted))));
}

/** Makes the next {@link buildIfChanged} build this package: something else is about to write into its dist. */
export function forgetBuild(name) {
  rmSync(stamp(name), { force: true });
}

async function build(name, wanted) {
  // A file whose source is gone (a renamed migration, say) must not live on in dist.
  rmSync(inRoot(name, 'dist'), { recursive: true, force: true });
  await runOrExit(`Building ${name}`, ...npmCommand(['run', 'build', '--workspace', name]));
  writeFileSync(stamp(name), wanted);
}

const stamp = (name) => inRoot(name, 'dist', '.built-from');

function builtFrom(name) {
  return existsSync(stamp(name)) ? readFileSync(stamp(name), 'utf8') : null;
}
