import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { States, type StateUpdate } from './columns/state-update';
import { learn } from './statistics/calibration/learn';

/** The thread that learns from the archive once: see `REAL_THREADS`. */
// on Linux this is about the calling thread alone; elsewhere it would slow the whole process down
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW);

parentPort!.postMessage(learn(new States().take(workerData as StateUpdate)));
