import { NestFactory } from '@nestjs/core';
import type { INestApplicationContext } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { AppModule } from '../../src/app/app.module';
import type { Settings } from '../../src/platform/config/settings';
import { openDatabase } from '../../src/platform/database/data-source';
import { ImportsService } from '../../src/modules/imports/imports.service';
import { Archive } from '../../src/archive/client';
import type { State } from '../../src/archive/columns/state';
import { OddsService } from '../../src/modules/odds/odds.service';
import type { BenchArguments } from '../bench-arguments';
import { fillArchive } from '../archive/bench-archive';
import { measureAlerts } from './alerts';
import { measureBacktests } from './backtests';
import { measureBefore } from './before-columns';
import { measureFacets } from './facets';
import { measureGuessing } from './guessing';
import { measureFollowing, measureImports } from './imports';
import { measureIndex, measureMemory } from './index-searches';
import { measureMails } from './mails';
import { measurePlain } from './plain-searches';
import { measureRequests } from './requests';
import { measureSorted } from './sorted-lists';
import { measureStart } from './start';
import { measureSummary } from './summaries';
import { makeMember, sampleOf } from '../archive/members-and-matches';
import type { BenchReport } from '../report/report';
import { Searches } from '../archive/searches';

const SEED = 20261121;

/** Of a member who logs in while others guess. */
const LOGIN = { username: 'guessed', email: 'guessed@example.com', password: 'üç stoper bir libero' };

/** Measures everything on an empty database. `say` gets a line before each part. */
export async function runSuite(
  settings: Settings,
  { matches, data }: BenchArguments,
  say: (what: string) => void,
): Promise<BenchReport> {
  say(`generating ${matches} matches`);
  const empty = await openDatabase(settings);
  await fillArchive(empty, matches).finally(() => empty.destroy());
  const app = await NestFactory.createApplicationContext(AppModule.with(settings), {
    logger: ['error', 'warn'],
    abortOnError: false,
  });
  try {
    const dataSource = app.get(DataSource);
    const token = await makeMember(app);
    const attacker = await makeMember(app, 'attacker');
    await makeMember(app, LOGIN.username, LOGIN.password);
    const others = [await makeMember(app, 'scanning'), await makeMember(app, 'summing')];
    const state = await loadedState(app);
    const rows = await sampleOf(app.get(OddsService), matches);
    const searches = (): Searches => new Searches(rows, SEED);
    say('searches inside the columns');
    const inside = measureIndex(state, searches());
    const sorted = measureSorted(state, searches());
    const before = await measureBefore(state);
    const memory = measureMemory(state.bytes, state.size);
    say('summaries');
    const summary = measureSummary(state, searches());
    say('facets');
    const facets = measureFacets(state, searches());
    say('backtests');
    const backtests = measureBacktests(state, searches());
    say('plain wide table');
    const plain = await measurePlain(dataSource, state, app.get(OddsService), searches());
    say('start of the site');
    const start = await measureStart(settings);
    const siteReport = async (): Promise<BenchReport> => {
      say('requests');
      const requests = await measureRequests(start.site, token, attacker, others, searches());
      say('guessed passwords');
      const guessing = await measureGuessing(start.site, token, LOGIN);
      say('imports');
      const imports = await measureImports(app.get(ImportsService), settings.dataDir, data);
      const following = await measureFollowing(app.get(ImportsService), settings.dataDir, start.site, token);
      say('alerts');
      const alerts = await measureAlerts(dataSource, app.get(ImportsService), settings.dataDir);
      return {
        targets: [
          ...inside.targets,
          ...summary.targets,
          facets.target,
          ...backtests.targets,
          ...requests.targets,
          ...guessing.targets,
          ...plain.targets,
          memory,
          ...start.targets,
          ...imports.targets,
          following,
          alerts.target,
        ],
        tables: [
          inside.table,
          sorted,
          before,
          ...summary.tables,
          facets.table,
          backtests.table,
          plain.table,
          ...requests.tables,
          guessing.table,
          start.table,
          imports.table,
          alerts.table,
        ],
      };
    };
    const report = await siteReport().finally(() => start.site.stop());
    say('mails');
    const mails = await measureMails(settings, dataSource, token);
    return {
      targets: [...report.targets, ...mails.targets],
      tables: [...report.tables, mails.table],
    };
  } finally {
    await app.close();
  }
}

async function loadedState(app: INestApplicationContext): Promise<State> {
  const archive = app.get(Archive);
  while (archive.state === null) await sleep(100);
  return archive.state;
}
