import { Worker } from 'node:worker_threads';
import { threadFile } from '../../../common/threads/thread-file';
import type { ArchiveAddress } from '../engine/archive-reader';
import type { Lesson } from './learn-archive';

const THREAD = threadFile(__filename, 'learning-thread');

/**
 * Learns from the archive; throws when it can't, or is to stop.
 * @param signal stops it
 */
export type Learn = (address: ArchiveAddress, signal: AbortSignal) => Promise<Lesson>;

/** Injection token of {@link Learn}. */
export const LEARN = Symbol('LEARN');

/** Learns in a thread of its own, on a connection of its own: neither reading nor computing holds up requests. */
export const learnInThread: Learn = ({ databaseUrl, dataDir }, signal) =>
  new Promise((resolve, reject) => {
    const worker = new Worker(THREAD, { workerData: { databaseUrl, dataDir } satisfies ArchiveAddress });
    // a process that has nothing else to do may end
    worker.unref();
    const stop = (): void => void worker.terminate();
    signal.addEventListener('abort', stop, { once: true });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => {
      signal.removeEventListener('abort', stop);
      reject(signal.aborted ? signal.reason : new Error(`The learning thread ended with code ${code}`));
    });
  });
