import 'reflect-metadata';
import { parentPort, workerData } from 'node:worker_threads';
import { createDataSource } from '../../../database/data-source';
import { ArchiveFollower } from './archive-follower';
import type { ArchiveAddress } from './archive-reader';
import type { ThreadOrder, ThreadReport } from './thread-messages';

/** The thread that reads the archive for the column index: see `startThread`. */
const port = parentPort!;
const report = (message: ThreadReport): void => port.postMessage(message);

const follower = new ArchiveFollower(
  async () => (await createDataSource(workerData as ArchiveAddress)).initialize(),
  {
    loaded: (archive) => report({ kind: 'loaded', archive }),
    changed: (changes) => report({ kind: 'changed', changes }),
    // errors of a driver may hold what can't be sent
    failed: (error) => report({ kind: 'failed', message: error.stack ?? error.message }),
  },
);

port.on('message', (order: ThreadOrder) => {
  if (order === 'look') follower.look();
  else void follower.stop().finally(() => port.close());
});
