import { execFile } from 'node:child_process';
import { join } from 'node:path';
import type { TestPlace } from './test-database';

const BACKEND = join(__dirname, '..', '..');

interface CliPlace extends Pick<TestPlace, 'databaseUrl' | 'dataDir'> {
  environment?: Record<string, string>;
  /** Where it is run: a `.env` there is read. */
  cwd?: string;
}

/** Runs a command of `src/cli` as a process of its own on the database and folder of a place, to its end. */
export function runCli(
  name: string,
  { databaseUrl, dataDir, environment, cwd = BACKEND }: CliPlace,
  ...args: string[]
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const program = ['-r', join(__dirname, 'typescript-hook.cjs'), join(BACKEND, 'src', 'cli', `${name}.ts`)];
    const env = {
      PATH: process.env.PATH,
      NODE_ENV: 'test',
      DATA_DIR: dataDir,
      DEMO_DATA: '0',
      FILES: 'folder',
      ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
      ...environment,
    };
    execFile(process.execPath, [...program, ...args], { cwd, env }, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : Number(error.code), output: stdout + stderr }),
    );
  });
}
