import 'reflect-metadata';
import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { openPlainConnection } from '../../../database/plain-connection';
import type { ArchiveAddress } from '../engine/archive-reader';
import { learnArchive } from './learn-archive';

/** The thread that learns from the archive once: see `learnInThread`. */
async function learn(): Promise<void> {
  // on Linux this is about the calling thread alone; elsewhere it would slow the whole process down
  if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW);
  const database = await openPlainConnection(workerData as ArchiveAddress);
  try {
    parentPort!.postMessage(await learnArchive(database));
  } finally {
    await database.destroy();
  }
}

// a failure ends the thread, and reaches the one that started it as the worker's error
void learn();
