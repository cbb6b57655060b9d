/**
 * Preloaded into a site's process: writes the longest stretch for which the main thread has kept its event loop from
 * turning, in milliseconds of processor time, to the file TURN_PROBE; SIGWINCH begins anew. Processor time, so that it
 * says what the site does and not what else the machine is busy with (wall time where the system doesn't tell).
 */
const { readFileSync, writeFileSync } = require('node:fs');
const { isMainThread } = require('node:worker_threads');

const SCHEDULE = '/proc/thread-self/schedstat';
const EVERY_MS = 2;

function used() {
  try {
    return Number(readFileSync(SCHEDULE, 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return performance.now();
  }
}

if (isMainThread) {
  let longest = -1;
  let before = used();
  process.on('SIGWINCH', () => {
    longest = -1;
    before = used();
  });
  setInterval(() => {
    const now = used();
    if (now - before > longest) {
      longest = now - before;
      writeFileSync(process.env.TURN_PROBE, longest.toFixed(1));
    }
    before = used();
  }, EVERY_MS).unref();
}
