import { type INestApplicationContext, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Archive } from '../../src/archive/client';
import { settingsOrExit } from '../../src/cli/settings-or-exit';
import { ArchiveModule } from '../../src/modules/odds/archive.module';
import { OddsModule } from '../../src/modules/odds/odds.module';
import { BackgroundModule } from '../../src/platform/background/background-work';
import { SettingsModule } from '../../src/platform/config/settings.module';
import { DatabaseModule } from '../../src/platform/database/database.module';
import { ClockModule } from '../../src/platform/time/clock';
import { onRealArchive } from '../archive/real-archive';
import type { BenchArguments } from '../bench-arguments';
import { withSection } from '../report/benchmarks-file';
import { makeScratch } from '../site/scratch';
import { archiveSections, type Sections } from './archive-sections';
import { SIMULATIONS } from './simulation-text';

const FILE = join(__dirname, '..', '..', '..', 'docs', 'does-it-hold.md');

/** Only what bets need: no mail, no alerts, no feeds. */
@Module({})
class BetsModule {}

/**
 * `npm run bench -- --statistics`: every claim of docs/does-it-hold.md, first what is drawn from models, then what season files
 * or the site's own archive say. Writes them into the page unless it is told not to.
 */
export async function printStatistics({ data, draws, write }: BenchArguments): Promise<void> {
  const print = (sections: Sections): void => {
    for (const [key, section] of Object.entries(sections)) {
      process.stdout.write(`${section}\n\n`);
      if (write) writeFileSync(FILE, withSection(readFileSync(FILE, 'utf8'), key, section));
    }
  };
  for (const [key, simulated] of Object.entries(SIMULATIONS)) print({ [key]: simulated() });
  const work = (app: INestApplicationContext) => archiveSections(app, draws);
  const sections = data === null ? await onSite(work) : await onSeasonFiles(data, work);
  if (sections === null) process.stderr.write('The archive has no settled matches with prices.\n');
  else print(sections);
}

async function onSeasonFiles<T>(
  folder: string,
  work: (app: INestApplicationContext) => Promise<T>,
): Promise<T> {
  const scratch = await makeScratch(null);
  try {
    return await onRealArchive(scratch.settings, folder, work);
  } finally {
    await scratch.remove();
  }
}

async function onSite<T>(work: (app: INestApplicationContext) => Promise<T>): Promise<T> {
  const settings = settingsOrExit();
  const app = await NestFactory.createApplicationContext(
    {
      module: BetsModule,
      imports: [
        SettingsModule.with(settings),
        ClockModule,
        BackgroundModule,
        DatabaseModule,
        // bets can't be read from what isn't in memory
        ArchiveModule.with(new Archive({ ...settings, oddsEngine: 'index' })),
        OddsModule,
      ],
    },
    { logger: ['error', 'warn'], abortOnError: false },
  );
  try {
    return await work(app);
  } finally {
    await app.close();
  }
}
