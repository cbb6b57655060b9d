import { extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { ArchiveAddress } from './archive-reader';
import type { ArchiveDay, DayReader } from './day-reader';
import type { DayCall } from './day-thread';
import type { PackedPart } from '../sql/packed-matches';

/** Built, or as source where the process reads TypeScript itself. */
const THREAD = join(__dirname, `day-thread${extname(__filename)}`);

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/** Starts a reader in a thread of its own. */
export function startDayThread({ databaseUrl, dataDir }: ArchiveAddress): DayReader {
  const worker = new Worker(THREAD, { workerData: { databaseUrl, dataDir } satisfies ArchiveAddress });
  const waiting: Waiting[] = [];
  let failure: Error | null = null;
  const fail = (error: Error): void => {
    failure ??= error;
    for (const { reject } of waiting.splice(0)) reject(failure);
  };
  // answers come in the order of the calls
  worker.on('message', (value: unknown) => waiting.shift()?.resolve(value));
  worker.on('error', fail);
  worker.on('exit', (code) => fail(new Error(`A thread that reads days ended with code ${code}`)));
  const call = <T>(method: DayCall['method'], ...args: unknown[]): Promise<T> =>
    new Promise((resolve, reject) => {
      if (failure) return reject(failure);
      waiting.push({ resolve: resolve as Waiting['resolve'], reject });
      worker.postMessage({ method, args } satisfies DayCall);
    });
  return {
    begin: () => call<number>('begin'),
    days: () => call<ArchiveDay[]>('days'),
    read: (span) => call<PackedPart>('read', span),
    end: () => call<void>('end'),
    close: async () => {
      await call<void>('close').catch(() => undefined);
      await worker.terminate();
    },
  };
}
