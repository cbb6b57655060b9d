import { Worker } from 'node:worker_threads';
import { threadFile } from '../../../common/threads/thread-file';
import type { ArchiveAddress, ArchiveEvents, ArchiveReader, StartReader } from './archive-reader';
import type { ThreadOrder, ThreadReport } from './thread-messages';

const THREAD = threadFile(__filename, 'archive-thread');

/** A thread that does not end by itself is ended after so many milliseconds. */
const LONGEST_STOP = 5_000;

/** Starts a reader in a thread of its own: neither reading nor decoding holds up requests. */
export const startThread: StartReader = (address, events) => {
  const reader = prepareThread(address, events);
  reader.begin();
  return reader;
};

/** A reader that waits until it is told that the database is as the site needs it. */
export interface PreparedReader extends ArchiveReader {
  begin(): void;
}

/** Starts the thread of a reader: loading its modules takes a while too. */
export function prepareThread(address: ArchiveAddress, events: ArchiveEvents): PreparedReader {
  const { databaseUrl, dataDir } = address;
  const worker = new Worker(THREAD, { workerData: { databaseUrl, dataDir } satisfies ArchiveAddress });
  // a process that has nothing else to do may end
  worker.unref();
  let live = true;
  const fail = (error: Error): void => {
    if (!live) return;
    live = false;
    events.failed(error);
  };
  worker.on('message', (report: ThreadReport) => {
    if (!live) return;
    if (report.kind === 'loaded') events.loaded(report.archive);
    else if (report.kind === 'changed') events.changed(report.changes);
    else fail(new Error(report.message));
  });
  worker.on('error', fail);
  const exited = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  worker.once('exit', (code) => fail(new Error(`The archive thread ended with code ${code}`)));
  const order = (what: ThreadOrder): void => worker.postMessage(what);
  return {
    begin: () => order('begin'),
    look: () => order('look'),
    stop: async () => {
      live = false;
      order('stop');
      const timer = setTimeout(() => void worker.terminate(), LONGEST_STOP);
      await exited;
      clearTimeout(timer);
    },
  };
}
