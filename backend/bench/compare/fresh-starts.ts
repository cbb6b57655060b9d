import { execFile, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '../../test/support/free-port';
import { processorTimeOfTree, processTree } from '../site/processor-time';
import type { Checkout } from './checkout';
import type { Part } from './comparison-report';
import { foreignEnvironment } from './foreign-environment';
import { type Measured, type Pair, takeTurns } from './pairs';

const ROUNDS = 3;
const LONGEST_WAIT = 900_000;

/**
 * Clones each checkout's commit and runs `npm start` there, until the first page is served. npm keeps packages that it
 * has fetched: at most the first start of all waits for the network.
 * @param folder where the clones go
 */
export const compareFreshStarts = async (checkouts: Pair<Checkout>, folder: string): Promise<Part> => ({
  what: '`npm start` on a fresh clone to the first page',
  written: (seconds) => `${seconds.toFixed(1)} s`,
  // not slower, apart from what a machine adds to one start or another
  wanted: { most: 1.05 },
  pairs: await takeTurns(ROUNDS, async (side) => {
    const clone = join(folder, 'clone');
    await promisify(execFile)('git', ['clone', '--quiet', checkouts[side].folder, clone]);
    try {
      return await freshStart(clone);
    } finally {
      rmSync(clone, { recursive: true, force: true, maxRetries: 5 });
    }
  }),
});

async function freshStart(clone: string): Promise<Measured> {
  const port = await freePort();
  const startedAt = performance.now();
  const npm = spawn('npm', ['start'], {
    cwd: clone,
    env: { ...foreignEnvironment(), PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    while (!(await fetch(`http://127.0.0.1:${port}/`).catch(() => null))?.ok) {
      if (npm.exitCode !== null) throw new Error(`npm start ended with code ${npm.exitCode} in ${clone}`);
      if (performance.now() - startedAt > LONGEST_WAIT) throw new Error(`No page from ${clone}`);
      await sleep(50);
    }
    return { value: (performance.now() - startedAt) / 1000, processor: processorTimeOfTree(npm.pid!) };
  } finally {
    await endTree(npm.pid!);
  }
}

/** Asks a process and everything it has started to end, and waits until all have. */
async function endTree(pid: number): Promise<void> {
  const running = processTree(pid).filter((each) => signal(each, 'SIGTERM'));
  while (running.some((each) => signal(each, 0))) await sleep(50);
}

function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}
