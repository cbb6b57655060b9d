import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ServerProcess } from './server-process';

/** A real SMTP server in a process of its own, on one port for all its starts. */
export class TestSmtp {
  private readonly folder = mkdtempSync(join(tmpdir(), 'oran-smtp-'));
  private readonly server = new ServerProcess('smtp-server.mjs', [this.folder]);

  get url(): string {
    return `smtp://127.0.0.1:${this.server.port}`;
  }

  start(): Promise<void> {
    return this.server.start();
  }

  stop(): Promise<void> {
    return this.server.stop();
  }

  /** The accepted messages as they came over the wire, behind a line of the server, in order, each with the recipient of its envelope. */
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
