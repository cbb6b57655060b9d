import 'reflect-metadata';
import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { openPlainConnection } from '../../../database/plain-connection';
import type { ArchiveAddress } from './archive-reader';
import { type DayReader, LocalDayReader } from './day-reader';

/** A call of a reader's method, by its name. */
export interface DayCall {
  readonly method: keyof DayReader;
  readonly args: unknown[];
}

/** The thread of a reader: see `startDayThread`. An error ends it, and reaches the one that started it. */
const port = parentPort!;
// the site's own start goes first; on Linux this is about the calling thread alone, elsewhere about the whole process
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

let reader: DayReader | null = null;
let last = Promise.resolve();

async function answer({ method, args }: DayCall): Promise<void> {
  // with nothing opened there is nothing to close
  if (method === 'close' && reader === null) return port.close();
  reader ??= new LocalDayReader(await openPlainConnection(workerData as ArchiveAddress));
  const call = reader[method] as (...args: unknown[]) => Promise<unknown>;
  const value = await call.apply(reader, args);
  const buffers = method === 'read' ? [(value as { numbers: Uint8Array<ArrayBuffer> }).numbers.buffer] : [];
  port.postMessage(value, buffers);
  if (method === 'close') port.close();
}

port.on('message', (call: DayCall) => {
  last = last.then(() => answer(call));
});
