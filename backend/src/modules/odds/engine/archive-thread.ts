import 'reflect-metadata';
import { parentPort, workerData } from 'node:worker_threads';
import { openPlainConnection } from '../../../database/plain-connection';
import { ArchiveFollower } from './archive-follower';
import type { ArchiveAddress } from './archive-reader';
import { startDayThread } from './start-day-thread';
import type { ThreadOrder, ThreadReport } from './thread-messages';

/** The thread that reads the archive for the column index: see `startThread`. */
const port = parentPort!;
const report = (message: ThreadReport): void => port.postMessage(message);

const address = workerData as ArchiveAddress;

/** The database takes most of the time, this thread the rest: two keep up with it. */
const READERS = 2;

// they load what they need while this thread does
const readers = Array.from({ length: READERS }, () => startDayThread(address));
let follower: ArchiveFollower | null = null;

function begin(): void {
  follower = new ArchiveFollower(
    () => openPlainConnection(address),
    () => Promise.resolve(readers),
    {
      loaded: (archive) => report({ kind: 'loaded', archive }),
      changed: (changes) => report({ kind: 'changed', changes }),
      // errors of a driver may hold what can't be sent
      failed: (error) => report({ kind: 'failed', message: error.stack ?? error.message }),
    },
  );
}

async function stop(): Promise<void> {
  await follower?.stop();
  await Promise.all(readers.map((reader) => reader.close()));
  port.close();
}

port.on('message', (order: ThreadOrder) => {
  if (order === 'begin') begin();
  else if (order === 'look') follower?.look();
  else void stop();
});
