import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withSection } from './benchmarks-file';
import { currentLoad, machineRows } from './machine';
import { type BenchReport, markdownTable, reportText } from './report';
import { makeScratch, type Scratch } from '../site/scratch';
import type { Settings } from '../../src/platform/config/settings';
import { createDataSource } from '../../src/platform/database/data-source';

const FILE = join(__dirname, '..', '..', '..', 'docs', 'benchmarks.md');

/** What is measured, and the title of its section in the documentation. */
export interface Run {
  /** Address of a database server; null = the embedded database. */
  readonly server: string | null;
  /** Whether `docs/benchmarks.md` is to be written. */
  readonly write: boolean;
  /** @param database name and version, e.g. `SQLite 3.45.1` */
  readonly title: (database: string) => string;
  /** @param database name in small letters, e.g. `sqlite` */
  readonly key: (database: string) => string;
  /** `say` gets a line before each part. */
  readonly measure: (scratch: Scratch, say: (what: string) => void) => Promise<BenchReport>;
}

/** Measures in a temporary folder, prints the results with a description of the machine, and writes them down. */
export async function writtenRun({ server, write, title, key, measure }: Run): Promise<BenchReport> {
  const scratch = await makeScratch(server);
  const startedAt = performance.now();
  const loadBefore = currentLoad();
  const say = (what: string): void => {
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
    process.stderr.write(`[${seconds.padStart(4)} s] ${what} …\n`);
  };
  try {
    const version = await databaseVersion(scratch.settings);
    const report = await measure(scratch, say);
    const section = [
      `## ${title(version)}`,
      markdownTable(
        ['machine', ''],
        [
          ...machineRows(version),
          ['load on the machine, before and after', `${loadBefore}, ${currentLoad()}`],
          ['whole run', `${((performance.now() - startedAt) / 60_000).toFixed(1)} minutes`],
        ],
      ),
      reportText(report),
    ].join('\n\n');
    process.stdout.write(`${section}\n\n`);
    if (write) {
      const text = existsSync(FILE) ? readFileSync(FILE, 'utf8') : '# Benchmarks\n';
      writeFileSync(FILE, withSection(text, key(version.split(' ')[0]!.toLowerCase()), section));
    }
    return report;
  } finally {
    await scratch.remove();
  }
}

/** Name and version of the configured database, e.g. `SQLite 3.45.1` or `MariaDB 10.11.6`. */
async function databaseVersion(settings: Pick<Settings, 'databaseUrl' | 'dataDir'>): Promise<string> {
  const dataSource = await (await createDataSource(settings)).initialize();
  try {
    const embedded = settings.databaseUrl === null;
    const [row] = await dataSource.query<{ version: string }[]>(
      `SELECT ${embedded ? 'sqlite_version' : 'VERSION'}() AS version`,
    );
    const name = embedded ? 'SQLite' : /mariadb/i.test(row!.version) ? 'MariaDB' : 'MySQL';
    return `${name} ${row!.version.split('-')[0]!}`;
  } finally {
    await dataSource.destroy();
  }
}
