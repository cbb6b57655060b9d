import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { AppError } from '../../../platform/errors/app-error';

const THREAD = join(__dirname, 'pdf-thread.cjs');
/** Milliseconds of a processor for a file; a receipt takes a twentieth of a second. */
const LONGEST_LOOK = 2_000;
/** Milliseconds for loading the library, and for a file that waits for something, on a machine that has other things to do. */
const LONGEST_WAIT = 20_000;
const RESOURCE_LIMITS = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32 };

/** What looking at a file came to: it opens, it doesn't, or that takes longer than a receipt may. */
export type Look = 'opens' | 'broken' | 'slow';

/**
 * Looks at a file in a thread of its own, so that what it makes the library do delays no requests.
 * @throws AppError UNAVAILABLE when the machine has no time for it
 */
export function lookInThread(file: Buffer): Promise<Look> {
  const data = new Uint8Array(file);
  const thread = new Worker(THREAD, {
    workerData: data,
    transferList: [data.buffer],
    resourceLimits: RESOURCE_LIMITS,
    env: {},
    // what the library prints is about the sender's file
    stdout: true,
    stderr: true,
  });
  const ended = new AbortController();
  return new Promise<Look>((resolve, reject) => {
    thread.once('exit', (code) => reject(new Error(`The thread for a PDF ended with code ${code}`)));
    thread.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') resolve('broken');
      else reject(error);
    });
    let begun = false;
    thread.on('message', (message: 'begins' | boolean) => {
      if (message !== 'begins') return resolve(message ? 'opens' : 'broken');
      begun = true;
      untilSlow(thread, ended.signal).then(() => resolve('slow'), reject);
    });
    pause(LONGEST_WAIT, undefined, { signal: ended.signal }).then(() => {
      if (begun) resolve('slow');
      else reject(new AppError('UNAVAILABLE', { retryAfter: 60 }));
    }, reject);
  }).finally(() => {
    ended.abort();
    return thread.terminate();
  });
}

/** Ends when the thread has worked for too long: not by the clock, which would be against senders on a busy machine. */
async function untilSlow(thread: Worker, signal: AbortSignal): Promise<void> {
  const before = await thread.cpuUsage();
  for (let left = LONGEST_LOOK; left > 0;) {
    await pause(Math.max(left, 50), undefined, { signal });
    const { user, system } = await thread.cpuUsage(before);
    left = LONGEST_LOOK - (user + system) / 1_000;
  }
}
