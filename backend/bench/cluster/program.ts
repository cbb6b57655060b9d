import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** Debian has HAProxy where only root's shell looks. */
export const PATH = '/usr/local/bin:/usr/bin:/bin:/usr/sbin';

/** Milliseconds until a program that ended by itself is started again. */
const RESTART = 1_000;

const LAST_LINES = 15;

/**
 * A program that can be killed, frozen and started again with the same arguments. One that ends by itself comes back, as
 * `restart: unless-stopped` of the compose files has it.
 */
export class Program {
  private child: ChildProcess | null = null;

  /**
   * @param command with its arguments
   * @param environment all that it sees of one
   * @param log file that its output is added to
   */
  constructor(
    private readonly command: readonly [string, ...string[]],
    private readonly environment: Readonly<Record<string, string>>,
    private readonly log: string,
  ) {}

  start(): void {
    const [program, ...args] = this.command;
    const out = openSync(this.log, 'a');
    const env = { PATH, ...this.environment };
    const child = spawn(program, args, { env, stdio: ['ignore', out, out] });
    closeSync(out);
    this.child = child;
    child.on('error', (error) => process.stderr.write(`${program}: ${error.message}\n`));
    child.on('exit', () => void this.restart(child));
  }

  private async restart(child: ChildProcess): Promise<void> {
    await pause(RESTART, undefined, { ref: false });
    if (this.child === child) this.start();
  }

  /** @returns what it wrote last, each line with the program's file before it, for when a run breaks off */
  lastWords(): string {
    const lines = readFileSync(this.log, 'utf8').trimEnd().split('\n').slice(-LAST_LINES);
    return lines.map((line) => `${this.log}: ${line}\n`).join('');
  }

  freeze(): void {
    this.child?.kill('SIGSTOP');
  }

  thaw(): void {
    this.child?.kill('SIGCONT');
  }

  async kill(): Promise<void> {
    const { child } = this;
    this.child = null;
    if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }
}
