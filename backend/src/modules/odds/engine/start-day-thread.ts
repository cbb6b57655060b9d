import { Worker } from 'node:worker_threads';
import { ThreadCalls } from '../../../common/threads/thread-calls';
import { threadFile } from '../../../common/threads/thread-file';
import type { ArchiveAddress } from './archive-reader';
import type { ArchiveDay, DayReader } from './day-reader';
import type { PackedPart } from '../sql/packed-matches';

const THREAD = threadFile(__filename, 'day-thread');

/** Starts a reader in a thread of its own. */
export function startDayThread({ databaseUrl, dataDir }: ArchiveAddress): DayReader {
  const worker = new Worker(THREAD, { workerData: { databaseUrl, dataDir } satisfies ArchiveAddress });
  const calls = new ThreadCalls<keyof DayReader>(worker, 'reads days');
  return {
    begin: () => calls.call<number>('begin'),
    days: () => calls.call<ArchiveDay[]>('days'),
    read: (span) => calls.call<PackedPart>('read', span),
    end: () => calls.call<void>('end'),
    close: async () => {
      await calls.call<void>('close').catch(() => undefined);
      await calls.end();
    },
  };
}
