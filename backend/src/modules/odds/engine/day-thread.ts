import 'reflect-metadata';
import { constants, setPriority } from 'node:os';
import { workerData } from 'node:worker_threads';
import { answerCalls } from '../../../common/threads/answer-calls';
import { openPlainConnection } from '../../../database/plain-connection';
import type { ArchiveAddress } from './archive-reader';
import type { PackedPart } from '../sql/packed-matches';
import { type DayReader, type DaySpan, LocalDayReader } from './day-reader';

/** The thread of a reader: see `startDayThread`. */
// the site's own start goes first; on Linux this is about the calling thread alone, elsewhere about the whole process
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

let reader: DayReader | null = null;
const opened = async (): Promise<DayReader> =>
  (reader ??= new LocalDayReader(await openPlainConnection(workerData as ArchiveAddress)));

answerCalls(
  {
    begin: async () => (await opened()).begin(),
    days: async () => (await opened()).days(),
    read: async (span: DaySpan) => (await opened()).read(span),
    end: async () => (await opened()).end(),
    // with nothing opened there is nothing to close
    close: async () => reader?.close(),
  },
  (method, value) => (method === 'read' ? [(value as PackedPart).numbers.buffer as ArrayBuffer] : []),
);
