import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { writeFileSync } from 'node:fs';
import { AppModule } from '../src/app/app.module';
import { testDatabaseUrl } from '../src/platform/config/environment';
import { openDatabase } from '../src/platform/database/data-source';
import { ImportsService } from '../src/modules/imports/imports.service';
import { OddsService } from '../src/modules/odds/odds.service';
import { fillArchive } from './archive/bench-archive';
import { makeMember, sampleOf } from './archive/members-and-matches';
import { type BenchReport, whole } from './report/report';
import type { Scratch } from './site/scratch';
import { Searches } from './archive/searches';
import { BenchSite } from './site/bench-site';
import { writtenRun } from './report/written-run';
import { fail, runCommand } from '../src/cli/run-command';
import { readSoakArguments, SOAK_USAGE, type SoakArguments } from './soak-arguments';
import { measureRounds } from './soak/load-rounds';
import { measureMemoryUnderLoad } from './soak/memory-under-load';
import { mainRoutes } from './soak/routes';

const SEED = 20261121;
const MEMBERS = 8;

/** `npm run test:soak`: the site under load for long; prints what it measured and writes it into the documentation. */
async function main(): Promise<number> {
  const given = readSoakArguments(process.argv.slice(2));
  if (typeof given === 'string') return fail(`${given}\n\n${SOAK_USAGE}`, 2);
  const { targets } = await writtenRun({
    server: testDatabaseUrl(),
    write: given.write,
    title: (version) => `Load on ${version}, ${whole(given.matches)} matches`,
    key: (name) => `soak-${name}`,
    measure: (scratch, say) => soak(scratch, given, say),
  });
  const failed = targets.filter(({ met }) => !met).length;
  const counts = { passed: targets.length - failed, failed };
  if (given.counts !== null) writeFileSync(given.counts, JSON.stringify(counts));
  return failed > 0 ? 1 : 0;
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
      const load = await measureRounds(site, tokens, routes, seconds, say);
      if (memoryMinutes === 0) return load;
      say(`memory over ${memoryMinutes} minutes`);
      const imports = { service: app.get(ImportsService), folder: settings.dataDir };
      const memory = await measureMemoryUnderLoad(site, tokens, routes, memoryMinutes, imports);
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

runCommand(main);
