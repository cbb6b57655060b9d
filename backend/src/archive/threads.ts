import { Worker } from 'node:worker_threads';
import { ThreadCalls } from '../platform/threads/thread-calls';
import { threadFile } from '../platform/threads/thread-file';
import type { Settings } from '../platform/config/settings';
import type { Answerer } from './answerer';
import type { StateUpdate } from './columns/state-update';
import type { Follower } from './follower';
import type { LearnedArchive } from './statistics/calibration/calibration';

/** What a thread needs to know of the settings; plain data. */
export type ArchiveAddress = Pick<Settings, 'databaseUrl' | 'dataDir'>;

/** What works in another thread: its methods answer later. */
type InThread<Worker> = {
  [Name in keyof Worker]: Worker[Name] extends (...args: infer Args) => infer Answer
    ? (...args: Args) => Promise<Awaited<Answer>>
    : never;
};

export type FollowingThread = InThread<Follower>;
export type AnsweringThread = InThread<Answerer>;

/** Starts what works on the archive beside the thread that answers requests. */
export interface ArchiveThreads {
  follow(address: ArchiveAddress): FollowingThread;
  /** @param readsDatabase whether each question's state is read from the database */
  answer(address: ArchiveAddress, readsDatabase: boolean): AnsweringThread;
  /** Learns from a state. @param signal stops it */
  learn(state: StateUpdate, signal: AbortSignal): Promise<LearnedArchive>;
}

const callsOf = <Method extends string>(name: string, file: string, data: unknown): ThreadCalls<Method> =>
  new ThreadCalls<Method>(new Worker(threadFile(__filename, file), { workerData: data }), name);

/** Threads of their own: neither reading nor computing holds up requests. */
export const REAL_THREADS: ArchiveThreads = {
  follow: ({ databaseUrl, dataDir }) => {
    const calls = callsOf<keyof FollowingThread>('follows the archive', 'follower-thread', {
      databaseUrl,
      dataDir,
    });
    return {
      load: () => calls.call('load'),
      look: () => calls.call('look'),
      close: () => calls.end(),
    };
  },
  answer: ({ databaseUrl, dataDir }, readsDatabase) => {
    const calls = callsOf<keyof AnsweringThread>('answers questions', 'answering-thread', {
      address: { databaseUrl, dataDir },
      readsDatabase,
    });
    return {
      take: (update) => calls.call('take', update),
      calibrate: (learned) => calls.call('calibrate', learned),
      answer: (question, abortFlag) => calls.call('answer', question, abortFlag),
      beginFile: (question) => calls.call('beginFile', question),
      nextPiece: (file) => calls.call('nextPiece', file),
      endFile: (file) => calls.call('endFile', file),
      close: () => calls.end(),
    };
  },
  learn: (state, signal) =>
    new Promise((resolve, reject) => {
      const worker = new Worker(threadFile(__filename, 'learning-thread'), { workerData: state });
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
    }),
};
