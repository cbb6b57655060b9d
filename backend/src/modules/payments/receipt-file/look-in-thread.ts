import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { AppError } from '../../../common/errors/app-error';

const THREAD = join(__dirname, 'pdf-thread.cjs');
/** Milliseconds until the thread has loaded its library, on a machine that has other things to do. */
const LONGEST_START = 10_000;
/** Milliseconds for the file; a receipt takes a twentieth of a second. */
const LONGEST_LOOK = 2_000;
const RESOURCE_LIMITS = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32 };

/** What looking at a file came to: it opens, it doesn't, or that took longer than a receipt may. */
export type Look = 'opens' | 'broken' | 'slow';

/**
 * Looks at a file in a thread of its own, so that what it makes the library do delays no requests.
 * @throws AppError UNAVAILABLE when the thread doesn't start in time
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
  let timer: NodeJS.Timeout;
  return new Promise<Look>((resolve, reject) => {
    timer = setTimeout(() => reject(new AppError('UNAVAILABLE', { retryAfter: 60 })), LONGEST_START);
    thread.once('exit', (code) => reject(new Error(`The thread for a PDF ended with code ${code}`)));
    thread.on('message', (message: 'begins' | boolean) => {
      if (message !== 'begins') return resolve(message ? 'opens' : 'broken');
      clearTimeout(timer);
      timer = setTimeout(() => resolve('slow'), LONGEST_LOOK);
    });
    thread.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') resolve('broken');
      else reject(error);
    });
  }).finally(() => {
    clearTimeout(timer);
    return thread.terminate();
  });
}
