import 'reflect-metadata';
import { parentPort, workerData } from 'node:worker_threads';
import { createDataSource } from '../../../database/data-source';
import type { ArchiveAddress } from '../engine/archive-reader';
import { learnArchive } from './learn-archive';

/** The thread that learns from the archive once: see `learnInThread`. */
async function learn(): Promise<void> {
  const database = await (await createDataSource(workerData as ArchiveAddress)).initialize();
  try {
    parentPort!.postMessage(await learnArchive(database));
  } finally {
    await database.destroy();
  }
}

void learn();
