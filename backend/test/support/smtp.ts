import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A real SMTP server in a process of its own, on one port for all its starts. */
export class TestSmtp {
  private readonly folder = mkdtempSync(join(tmpdir(), 'oran-smtp-'));
  private process: ChildProcess | null = null;
  private port = 0;

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    const args = [join(__dirname, 'smtp-server.mjs'), this.folder, String(this.port)];
    this.process = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    const [line] = (await once(this.process.stdout!, 'data')) as [Buffer];
    this.port = Number(line.toString());
  }

  async stop(): Promise<void> {
    if (!this.process) return;
    const gone = once(this.process, 'exit');
    this.process.kill('SIGKILL');
    await gone;
    this.process = null;
  }

  /** The accepted messages as they came over the wire, in order, each with the recipient of its envelope. */
  received(): { to: string; message: Buffer }[] {
    return readdirSync(this.folder)
      .sort()
      .map((file) => ({
        to: file.replace(/^\d+ (.*)\.eml$/, '$1'),
        message: readFileSync(join(this.folder, file)),
      }));
  }

  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
