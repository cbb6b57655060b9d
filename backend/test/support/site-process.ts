import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Settings } from '../../src/platform/config/settings';

const BACKEND = join(__dirname, '..', '..');

/** The site as a process of its own, threads included, on the database and folder of a test's site. */
export class SiteProcess {
  private constructor(
    private readonly child: ChildProcess,
    /** `http://127.0.0.1:port` */
    readonly address: string,
    /** What it has printed: ready message and log. */
    readonly output: () => string,
  ) {}

  /** Starts the process and waits until it listens. */
  static async start(
    beside: { settings: Pick<Settings, 'databaseUrl' | 'dataDir'> },
    environment: Record<string, string> = {},
  ): Promise<SiteProcess> {
    const { databaseUrl, dataDir } = beside.settings;
    const child = spawn(
      process.execPath,
      ['-r', join(__dirname, 'typescript-hook.cjs'), join(BACKEND, 'src', 'main.ts')],
      {
        cwd: BACKEND,
        env: {
          PATH: process.env.PATH,
          NODE_ENV: 'test',
          DATA_DIR: dataDir,
          DEMO_DATA: '0',
          PORT: '0',
          LOG_LEVEL: 'info',
          FILES: 'folder',
          ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
          ...environment,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    let output = '';
    const address = await new Promise<string>((resolve, reject) => {
      const take = (chunk: Buffer): void => {
        output += String(chunk);
        const found = /hazır: (http:\/\/\S+)/.exec(output);
        if (found) resolve(found[1]!);
      };
      child.stdout.on('data', take);
      child.stderr.on('data', take);
      child.once('close', (code) => reject(new Error(`The site ended with code ${code}:\n${output}`)));
    });
    return new SiteProcess(child, address, () => output);
  }

  get pid(): number {
    return this.child.pid!;
  }

  /** Gets an address of the API as JSON. */
  async get<T>(path: string, token?: string): Promise<T> {
    const headers: Record<string, string> = token === undefined ? {} : { Authorization: `Bearer ${token}` };
    const answer = await fetch(`${this.address}${path}`, { headers });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${answer.status} ${text}`);
    return JSON.parse(text) as T;
  }

  signal(name: NodeJS.Signals): void {
    this.child.kill(name);
  }

  /** Ends it as a power cut would. */
  async kill(): Promise<void> {
    const ended = new Promise((resolve) => this.child.once('close', resolve));
    this.child.kill('SIGKILL');
    await ended;
  }

  /** Asks it to end as a process manager does; answers its exit code, null when a signal ended it. */
  stop(): Promise<number | null> {
    const { exitCode, signalCode } = this.child;
    if (exitCode !== null || signalCode !== null) return Promise.resolve(exitCode);
    const ended = new Promise<number | null>((resolve) => this.child.once('close', resolve));
    this.child.kill('SIGTERM');
    return ended;
  }
}

/** For a group of tests: starts processes of a site, which are asked to end after each test. */
export function siteProcesses(
  site: () => Parameters<typeof SiteProcess.start>[0],
): () => Promise<SiteProcess> {
  const started: SiteProcess[] = [];
  afterEach(async () => {
    for (const each of started.splice(0)) await each.stop();
  });
  return async () => {
    const process = await SiteProcess.start(site());
    started.push(process);
    return process;
  };
}
