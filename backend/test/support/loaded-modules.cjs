/** Preloaded into a site's process: writes the files of all modules loaded by then to LOADED_MODULES at SIGUSR2. */
const { renameSync, writeFileSync } = require('node:fs');
const { isMainThread } = require('node:worker_threads');

if (isMainThread)
  process.on('SIGUSR2', () => {
    const { LOADED_MODULES: list } = process.env;
    writeFileSync(`${list}.part`, Object.keys(require.cache).join('\n'));
    renameSync(`${list}.part`, list);
  });
