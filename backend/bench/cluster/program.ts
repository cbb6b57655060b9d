import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';

/** Debian has HAProxy where only root's shell looks. */
export const PATH = '/usr/local/bin:/usr/bin:/bin:/usr/sbin';

/** A program that can be killed, frozen and started again with the same arguments. */
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
    this.child = spawn(program, args, { env, stdio: ['ignore', out, out] });
    this.child.on('error', (error) => process.stderr.write(`${program}: ${error.message}\n`));
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
