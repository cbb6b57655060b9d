/**
 * Lets a child process of a test run the TypeScript sources: `node -r typescript-hook.cjs src/cli/NAME.ts`. What was compiled
 * before, by whichever process or thread, is kept: a site is started a hundred times.
 */
const { createHash } = require('node:crypto');
const { mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const { enableCompileCache } = require('node:module');
const { join } = require('node:path');
const { threadId } = require('node:worker_threads');
const swc = require('@swc/core');
const OPTIONS = require('./swc-options.cjs');

const cache = join(__dirname, '..', '..', '..', 'node_modules', '.cache', 'typescript-hook');
enableCompileCache?.(join(cache, 'v8'));

/** What else the compiled text depends on. */
const salt = JSON.stringify([swc.version, OPTIONS]);

require.extensions['.ts'] = (module, filename) => {
  const source = readFileSync(filename, 'utf8');
  const kept = join(
    cache,
    `${createHash('sha256').update(salt).update(filename).update(source).digest('hex')}.js`,
  );
  module._compile(compiled(source, filename, kept), filename);
};

function compiled(source, filename, kept) {
  try {
    return readFileSync(kept, 'utf8');
  } catch {
    const { code } = swc.transformSync(source, { filename, ...OPTIONS });
    keep(kept, code);
    return code;
  }
}

function keep(kept, code) {
  // another process may be writing the same
  const part = `${kept}.${process.pid}-${threadId}`;
  try {
    mkdirSync(cache, { recursive: true });
    writeFileSync(part, code);
    renameSync(part, kept);
  } catch {
    // who may not write there compiles anew each time
  }
}
