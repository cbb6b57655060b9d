/**
 * Preloaded into a site's process: adds a line to the file TURN_PROBE for each time that the main thread has kept its
 * event loop from turning for longer than 25 ms, in milliseconds of processor time. Processor time, so that it says
 * what the site does and not what else the machine is busy with (wall time where the system doesn't say).
 */
const { appendFileSync, readFileSync } = require('node:fs');
const { isMainThread } = require('node:worker_threads');

const SCHEDULE = '/proc/thread-self/schedstat';
const EVERY_MS = 2;
const NOTED_FROM_MS = 25;

function used() {
  try {
    return Number(readFileSync(SCHEDULE, 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return performance.now();
  }
}

if (isMainThread) {
  let before = used();
  setInterval(() => {
    const now = used();
    if (now - before > NOTED_FROM_MS)
      appendFileSync(process.env.TURN_PROBE, `${(now - before).toFixed(1)}\n`);
    before = used();
  }, EVERY_MS).unref();
}
