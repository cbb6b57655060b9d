import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** A server of the tests in a process of its own, on one port for all its starts. */
export class ServerProcess {
  private process: ChildProcess | null = null;
  private listening = 0;

  /**
   * @param script a file beside this one; it takes the port first, 0 for any, and prints the one it listens on
   * @param args what the script takes after the port
   */
  constructor(
    private readonly script: string,
    private readonly args: readonly string[],
  ) {}

  get port(): number {
    return this.listening;
  }

  async start(): Promise<void> {
    const command = [join(__dirname, this.script), String(this.listening), ...this.args];
    this.process = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'inherit'] });
    const [line] = (await once(this.process.stdout!, 'data')) as [Buffer];
    this.listening = Number(line.toString());
  }

  async stop(): Promise<void> {
    if (!this.process) return;
    const gone = once(this.process, 'exit');
    this.process.kill('SIGKILL');
    await gone;
    this.process = null;
  }
}
