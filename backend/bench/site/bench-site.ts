import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Settings } from '../../src/platform/config/settings';
import type { ArchiveStatus } from '../../src/archive/client';
import { freePort } from '../../test/support/free-port';
import { processorTimeOf } from './processor-time';
import { siteEnvironment } from './site-environment';

const LONGEST_WAIT = 300_000;

const MAIN = join(__dirname, '..', '..', 'dist', 'main.js');

/** The site as a process of its own, as in production. */
export class BenchSite {
  private constructor(
    private readonly child: ChildProcess,
    readonly address: string,
    /** Seconds from starting the process to its first answer. */
    readonly bootSeconds: number,
    /** Seconds from starting the process to a loaded index. */
    readonly indexSeconds: number,
    readonly index: ArchiveStatus,
  ) {}

  static async start(settings: Settings, engine: 'index' | 'sql' = 'index'): Promise<BenchSite> {
    const port = await freePort();
    const address = `http://127.0.0.1:${port}`;
    const startedAt = performance.now();
    const child = spawn(process.execPath, [MAIN], {
      env: { ...siteEnvironment(settings), PORT: String(port), ODDS_ENGINE: engine },
      // the log is written as in production, but not read
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    await new Promise<void>((resolve, reject) => {
      child.once('message', () => resolve());
      child.once('exit', (code) => reject(new Error(`The site ended with code ${code}`)));
    });
    const bootSeconds = (performance.now() - startedAt) / 1000;
    let index = await readIndex(address);
    while (index.state === 'loading' && performance.now() - startedAt < LONGEST_WAIT) {
      await sleep(50);
      index = await readIndex(address);
    }
    if (index.state === 'loading') throw new Error('The index is not ready');
    return new BenchSite(child, address, bootSeconds, (performance.now() - startedAt) / 1000, index);
  }

  /** Answer of an address as JSON. */
  async get<T>(path: string, token: string, headers: Record<string, string> = {}): Promise<T> {
    const answer = await fetch(`${this.address}${path}`, {
      headers: { authorization: `Bearer ${token}`, ...headers },
    });
    if (!answer.ok) throw new Error(`${answer.status} for ${path}`);
    return (await answer.json()) as T;
  }

  /** Waits until the site has learned from its archive, which takes a core for a while after a start. */
  async untilLearned(token: string): Promise<void> {
    const path = '/api/calibration?filter_type=2&group=ft';
    while ((await this.get<{ learning: boolean }>(path, token)).learning) await sleep(1_000);
  }

  /** Physical memory of the process in bytes; null where the system doesn't report it. */
  memory(): number | null {
    const file = `/proc/${this.child.pid}/status`;
    if (!existsSync(file)) return null;
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(file, 'utf8'))?.[1] ?? NaN) * 1024;
  }

  /** Processor time that the process has used so far, in milliseconds; null where the system doesn't report it. */
  processorTime(): number | null {
    return processorTimeOf(this.child.pid!);
  }

  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.child.once('exit', resolve));
    this.child.kill('SIGTERM');
    await ended;
  }
}

async function readIndex(address: string): Promise<ArchiveStatus> {
  const answer = await fetch(`${address}/api/health`);
  return ((await answer.json()) as { index: ArchiveStatus }).index;
}
