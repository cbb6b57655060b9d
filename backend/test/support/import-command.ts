import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import type { TestPlace } from './test-database';

const BACKEND = join(__dirname, '..', '..');

/** How the import command ended. */
export interface CommandResult {
  /** Exit code; null when a signal ended it. */
  code: number | null;
  output: string;
}

/** The import command as a process of its own, on the database and folder of a place. */
export class ImportCommand {
  private output = '';
  private readonly child: ChildProcess;
  private readonly ended: Promise<CommandResult>;
  private readonly watchers = new Set<() => void>();

  constructor(
    place: Pick<TestPlace, 'databaseUrl' | 'dataDir'>,
    args: readonly string[],
    callerDir = BACKEND,
  ) {
    this.child = spawn(
      process.execPath,
      ['-r', join(__dirname, 'typescript-hook.cjs'), join(BACKEND, 'src', 'cli', 'import.ts'), ...args],
      {
        cwd: BACKEND,
        env: {
          PATH: process.env.PATH,
          NODE_ENV: 'test',
          DATA_DIR: place.dataDir,
          DEMO_DATA: '0',
          INIT_CWD: callerDir,
          FILES: 'folder',
          ...(place.databaseUrl ? { DATABASE_URL: place.databaseUrl } : {}),
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    const take = (chunk: Buffer): void => {
      this.output += String(chunk);
      for (const watcher of this.watchers) watcher();
    };
    this.child.stdout!.on('data', take);
    this.child.stderr!.on('data', take);
    this.ended = new Promise((resolve) =>
      this.child.on('close', (code) => resolve({ code, output: this.output })),
    );
  }

  /** Waits until the command has printed a text, or has ended. */
  async printed(text: string): Promise<void> {
    const seen = new Promise<void>((resolve) => {
      const look = (): void => {
        if (this.output.includes(text)) resolve();
      };
      this.watchers.add(look);
      look();
    });
    await Promise.race([seen, this.ended]);
  }

  signal(signal: 'SIGINT' | 'SIGKILL'): void {
    this.child.kill(signal);
  }

  end(): Promise<CommandResult> {
    return this.ended;
  }
}

/** Runs the import command to its end. */
export function runImport(
  place: Pick<TestPlace, 'databaseUrl' | 'dataDir'>,
  ...args: string[]
): Promise<CommandResult> {
  return new ImportCommand(place, args).end();
}
