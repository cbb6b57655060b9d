import 'reflect-metadata';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { databaseVersion } from '../database/database-version';
import { testDatabaseUrl } from '../config/test-database-url';
import { BENCH_USAGE, type BenchArguments, readBenchArguments } from './bench/arguments';
import { withSection } from './bench/benchmarks-file';
import { currentLoad, machineRows } from './bench/machine';
import { markdownTable, reportText, whole } from './bench/report';
import { makeScratch } from './bench/scratch';
import { runSuite } from './bench/suite';
import { fail, runCommand } from './run-command';

const FILE = join(__dirname, '..', '..', '..', 'docs', 'benchmarks.md');

/** `npm run bench`: measures everything on a generated archive, prints it and writes it into the documentation. */
async function main(): Promise<number> {
  const given = readBenchArguments(process.argv.slice(2));
  if (typeof given === 'string') return fail(`${given}\n\n${BENCH_USAGE}`, 2);
  const server = testDatabaseUrl();
  const databases = server === null ? [null] : given.serverOnly ? [server] : [null, server];
  for (const database of databases) await benchOn(database, given);
  return 0;
}

async function benchOn(server: string | null, given: BenchArguments): Promise<void> {
  const scratch = await makeScratch(server);
  const startedAt = performance.now();
  const loadBefore = currentLoad();
  const say = (what: string): void => {
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
    process.stderr.write(`[${seconds.padStart(4)} s] ${what} …\n`);
  };
  try {
    const version = await databaseVersion(scratch.settings);
    const report = await runSuite(scratch.settings, given, say);
    const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1);
    const section = [
      `## ${version}, ${whole(given.matches)} matches`,
      markdownTable(
        ['machine', ''],
        [
          ...machineRows(version),
          ['load on the machine, before and after', `${loadBefore}, ${currentLoad()}`],
          ['whole run', `${minutes} minutes`],
        ],
      ),
      reportText(report),
    ].join('\n\n');
    process.stdout.write(`${section}\n\n`);
    const key = `${version.split(' ')[0]!.toLowerCase()}-${given.matches}`;
    if (given.write) write(key, section);
  } finally {
    await scratch.remove();
  }
}

function write(key: string, section: string): void {
  const text = existsSync(FILE) ? readFileSync(FILE, 'utf8') : '# Benchmarks\n';
  writeFileSync(FILE, withSection(text, key, section));
}

runCommand(main);
