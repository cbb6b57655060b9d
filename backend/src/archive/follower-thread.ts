import 'reflect-metadata';
import { constants, setPriority } from 'node:os';
import { workerData } from 'node:worker_threads';
import { answerCalls } from '../platform/threads/answer-calls';
import { openPlainConnection } from '../platform/database/plain-connection';
import { Follower } from './follower';
import type { ArchiveAddress } from './threads';

/** The thread that follows the archive: see `REAL_THREADS`. */
// the site's own start goes first; on Linux this is about the calling thread alone, elsewhere about the whole process
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const follower = openPlainConnection(workerData as ArchiveAddress).then((database) => new Follower(database));

answerCalls({
  load: async () => (await follower).load(),
  look: async () => (await follower).look(),
});
