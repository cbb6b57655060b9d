import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../../backend/test/support/free-port';
import { copyTemplate, openDatabase } from './demo-template';

const MAIN = fileURLToPath(new URL('../../../backend/dist/main.js', import.meta.url));
const IMPORT = fileURLToPath(new URL('../../../backend/dist/cli/import.js', import.meta.url));

/** A value for each column of a row, by the row's number from 1 on. */
type MakeRow = (number: number) => Readonly<Record<string, string | number | null>>;

/** A site of a test's own, which it may stop and start again; it begins with the demo data of the shared one. */
export class OwnSite {
  private process: ChildProcess | null = null;
  private readonly dataDir = mkdtempSync(join(tmpdir(), 'oran-own-'));

  private constructor(
    readonly port: number,
    private readonly settings: Readonly<Record<string, string>>,
  ) {}

  /** A site on a free port, with these settings besides. */
  static async create(settings: Readonly<Record<string, string>> = {}): Promise<OwnSite> {
    const site = new OwnSite(await freePort(), settings);
    copyTemplate(site.dataDir);
    return site;
  }

  private get environment(): NodeJS.ProcessEnv {
    return {
      ...process.env,
      PORT: String(this.port),
      HOST: '127.0.0.1',
      DATA_DIR: this.dataDir,
      DEMO_DATA: '1',
      DATABASE_URL: '',
      LOG_LEVEL: 'silent',
      ...this.settings,
    };
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Resolves when the site answers. */
  async start(): Promise<void> {
    this.process = spawn(process.execPath, [MAIN], {
      stdio: 'ignore',
      env: this.environment,
    });
    for (;;) {
      const answer = await fetch(`${this.address}/api/health`).catch(() => null);
      if (answer?.ok) return;
      if (this.process.exitCode !== null) throw new Error(`The site ended with ${this.process.exitCode}`);
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }

  /** Puts the matches of these files in the place of the demo ones; the site is running and has found them afterwards. */
  async replaceDemo(files: readonly string[]): Promise<void> {
    const command = spawn(process.execPath, [IMPORT, '--replace-demo', ...files], {
      stdio: 'ignore',
      env: this.environment,
    });
    const code = await new Promise((resolve) => command.once('exit', resolve));
    if (code !== 0) throw new Error(`The import ended with ${String(code)}`);
    const matches = this.countMatches();
    for (;;) {
      const { index } = (await (await fetch(`${this.address}/api/health`)).json()) as {
        index: { rows: number | null };
      };
      if (index.rows === matches) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  /** How many matches the archive shows, as they are in the file. */
  private countMatches(): number {
    const database = openDatabase(this.dataDir);
    const { count } = database.prepare('SELECT COUNT(*) AS count FROM matches WHERE retired = 0').get();
    database.close();
    return count;
  }

  /** Resolves when the process is gone. */
  async stop(): Promise<void> {
    const running = this.process;
    this.process = null;
    if (!running || running.exitCode !== null) return;
    await new Promise((resolve) => {
      running.once('exit', resolve);
      running.kill('SIGTERM');
    });
  }

  /** Puts many rows into a table; the site must not be running. */
  fill(table: string, count: number, make: MakeRow): void {
    const database = openDatabase(this.dataDir);
    const columns = Object.keys(make(1));
    const insert = database.prepare(
      `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
    );
    database.exec('BEGIN');
    for (let number = 1; number <= count; number += 1) insert.run(...Object.values(make(number)));
    database.exec('COMMIT');
    database.close();
  }

  /** Makes what was published older, as if it had been so many milliseconds before; the site must not be running. */
  agePicks(milliseconds: number): void {
    const database = openDatabase(this.dataDir);
    const columns = ['published_at', 'locked_at', 'odd_at'];
    const earlier = columns.map(
      (column) => `${column} = strftime('%Y-%m-%d %H:%M:%f', ${column}, '-${milliseconds / 1000} seconds')`,
    );
    database.exec(`UPDATE pick_selections SET ${earlier.join(', ')}`);
    database.close();
  }

  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.dataDir, { recursive: true, force: true });
  }
}
