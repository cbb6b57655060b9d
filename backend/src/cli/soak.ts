import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { AppModule } from '../app.module';
import { testDatabaseUrl } from '../config/test-database-url';
import { openDatabase } from '../database/data-source';
import { databaseVersion } from '../database/database-version';
import { ImportsService } from '../modules/imports/imports.service';
import { OddsService } from '../modules/odds/odds.service';
import { fillArchive } from './bench/bench-archive';
import { withSection } from './bench/benchmarks-file';
import { currentLoad, machineRows } from './bench/machine';
import { makeMember, sampleOf } from './bench/members-and-matches';
import { type BenchReport, markdownTable, reportText, whole } from './bench/report';
import { makeScratch, type Scratch } from './bench/scratch';
import { Searches } from './bench/searches';
import { BenchSite } from './bench/site';
import { readSoakArguments, SOAK_USAGE, type SoakArguments } from './soak/arguments';
import { measureLoad } from './soak/measure-load';
import { measureMemory } from './soak/measure-memory';
import { mainRoutes } from './soak/routes';

const FILE = join(__dirname, '..', '..', '..', 'docs', 'benchmarks.md');
const SEED = 20261121;
const MEMBERS = 8;

/** `npm run test:soak`: the site under load for long; prints what it measured and writes it into the documentation. */
async function main(): Promise<void> {
  const given = readSoakArguments(process.argv.slice(2));
  if (typeof given === 'string') {
    process.stderr.write(`${given}\n\n${SOAK_USAGE}`);
    process.exitCode = 2;
    return;
  }
  const scratch = await makeScratch(testDatabaseUrl());
  const startedAt = performance.now();
  const loadBefore = currentLoad();
  const say = (what: string): void => {
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
    process.stderr.write(`[${seconds.padStart(4)} s] ${what} …\n`);
  };
  try {
    const report = await soak(scratch, given, say);
    const version = await databaseVersion(scratch.settings);
    const section = [
      `## Load on ${version}, ${whole(given.matches)} matches`,
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
    if (given.write) write(`soak-${version.split(' ')[0]!.toLowerCase()}`, section);
    const failed = report.targets.filter(({ met }) => !met).length;
    const counts = { passed: report.targets.length - failed, failed };
    if (given.counts !== null) writeFileSync(given.counts, JSON.stringify(counts));
    if (failed > 0) process.exitCode = 1;
  } finally {
    await scratch.remove();
  }
}

async function soak(
  { settings }: Scratch,
  { matches, seconds, memoryMinutes }: SoakArguments,
  say: (what: string) => void,
): Promise<BenchReport> {
  say(`generating ${matches} matches`);
  const empty = await openDatabase(settings);
  await fillArchive(empty, matches).finally(() => empty.destroy());
  const app = await NestFactory.createApplicationContext(AppModule.with({ ...settings, oddsEngine: 'sql' }), {
    logger: ['error', 'warn'],
    abortOnError: false,
  });
  try {
    const tokens: string[] = [];
    for (let n = 1; n <= MEMBERS; n++) tokens.push(await makeMember(app, `uye${n}`));
    const rows = await sampleOf(app.get(OddsService), matches);
    const ids = rows.map(({ id }) => id as number).filter((_, n) => n % 20 === 0);
    const routes = mainRoutes(new Searches(rows, SEED), ids);
    say('start of the site');
    const site = await BenchSite.start(settings);
    try {
      const load = await measureLoad(site, tokens, routes, seconds, say);
      if (memoryMinutes === 0) return load;
      say(`memory over ${memoryMinutes} minutes`);
      const imports = { service: app.get(ImportsService), folder: settings.dataDir };
      const memory = await measureMemory(site, tokens, routes, memoryMinutes, imports);
      return {
        targets: [...load.targets, ...memory.targets],
        tables: [...load.tables, memory.table],
      };
    } finally {
      await site.stop();
    }
  } finally {
    await app.close();
  }
}

function write(key: string, section: string): void {
  const text = existsSync(FILE) ? readFileSync(FILE, 'utf8') : '# Benchmarks\n';
  writeFileSync(FILE, withSection(text, key, section));
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = 1;
});
