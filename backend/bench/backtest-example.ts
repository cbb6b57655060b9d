import 'reflect-metadata';
import { type INestApplicationContext, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { fail, runCommand } from '../src/cli/run-command';
import { settingsOrExit } from '../src/cli/settings-or-exit';
import { BackgroundModule } from '../src/platform/background/background-work';
import { ClockModule } from '../src/platform/time/clock';
import type { Settings } from '../src/platform/config/settings';
import { SettingsModule } from '../src/platform/config/settings.module';
import { DatabaseModule } from '../src/platform/database/database.module';
import { kickOffOrder } from '../src/archive/statistics/backtest/kick-off-order';
import { ODD_FIELDS } from '../src/archive/catalogue/columns';
import { Archive, THE_SITE } from '../src/archive/client';
import { ArchiveModule } from '../src/modules/odds/archive.module';
import { MatchesService } from '../src/modules/odds/matches.service';
import { OddsModule } from '../src/modules/odds/odds.module';
import { CalibrationService } from '../src/modules/odds/analysis/calibration.service';
import type { FilterType } from '../src/archive/question/odds-query';
import type { CalibrationReport } from '../src/archive/statistics/judging/calibration-report';
import { replayedQuestions } from '../test/support/chance-proof';
import { betsIn, type CollectBets } from '../test/support/site-archive';
import { readStoredMatches } from '../test/support/stored-matches';
import { onRealArchive } from './archive/real-archive';
import { EXAMPLE_USAGE, type ExampleArguments, readExampleArguments } from './example-arguments';
import { chanceText, tenBestText } from './example/example-text';
import type { SelectionBets } from './example/league-filters';
import { probabilitiesText } from './example/probabilities-text';
import { scanFigures } from './example/scan-figures';
import { scanText } from './example/scan-text';
import { FilterHunt, SeasonsInTwo } from './example/ten-best';
import { withSection } from './report/benchmarks-file';
import { makeScratch } from './site/scratch';

const FILE = join(__dirname, '..', '..', 'docs', 'does-it-hold.md');
const SETS: Record<FilterType, string> = { 1: 'opening odds', 2: 'closing odds' };
const SEED = 20261123;
const QUESTIONS = 500;

/** Sections of the page by their key. */
type Sections = Readonly<Record<string, string>>;

/** Only what bets need: no mail, no alerts, no feeds. */
@Module({})
class BetsModule {}

/**
 * `npm run backtest:example`: the ten best filters of the first seasons with what became of them, how near probabilities
 * come to what happened, what scans of past days find and what came of it, and how p and intervals do where only chance is at work.
 */
async function main(): Promise<number> {
  const given = readExampleArguments(process.argv.slice(2));
  if (typeof given === 'string') return fail(`${given}\n\n${EXAMPLE_USAGE}`, 2);
  if (given.folder !== null && !existsSync(given.folder)) return fail(`No folder ${given.folder}\n`, 2);
  const sections = given.folder === null ? await ofSite(given) : await ofFolder(given, given.folder);
  if (sections === null) return fail('No bets: the archive has no settled matches with prices.\n', 1);
  process.stdout.write(`${Object.values(sections).join('\n\n')}\n`);
  if (given.write) {
    let text = readFileSync(FILE, 'utf8');
    for (const [key, section] of Object.entries(sections)) text = withSection(text, key, section);
    writeFileSync(FILE, text);
  }
  return 0;
}

async function ofFolder(given: ExampleArguments, folder: string): Promise<Sections | null> {
  const scratch = await makeScratch(null);
  try {
    return await onRealArchive(scratch.settings, folder, (app) => sectionsOf(app, given));
  } finally {
    await scratch.remove();
  }
}

async function ofSite(given: ExampleArguments): Promise<Sections | null> {
  const settings: Settings = settingsOrExit();
  const app = await NestFactory.createApplicationContext(
    {
      module: BetsModule,
      imports: [
        SettingsModule.with(settings),
        ClockModule,
        BackgroundModule,
        DatabaseModule,
        // it can't be read from what isn't in memory
        ArchiveModule.with(new Archive({ ...settings, oddsEngine: 'index' })),
        OddsModule,
      ],
    },
    { logger: ['error', 'warn'], abortOnError: false },
  );
  try {
    return await sectionsOf(app, given);
  } finally {
    await app.close();
  }
}

async function sectionsOf(
  app: INestApplicationContext,
  { type, draws }: ExampleArguments,
): Promise<Sections | null> {
  const collect = await betsIn({ app });
  const seasons = new SeasonsInTwo();
  for (const each of eachSelection(collect, type)) seasons.add(each);
  const days = seasons.split();
  if (days === null) return null;
  const hunt = new FilterHunt(days);
  for (const each of eachSelection(collect, type)) hunt.add(each);
  const found = hunt.result();
  const ids = found.best.map(({ filter }) => filter.match);
  const rows = await app.get(MatchesService).read(ids, type);
  const competitions = new Map(
    rows.map((match) => [match.id, `${match.country_name} ${match.competition_name}`]),
  );
  const best = {
    'ten-best': tenBestText(found, SETS[type], competitions),
    ...(await probabilities(app)),
    ...(await scans(app)),
  };
  if (draws === 0) return best;
  const matches = await readStoredMatches(app.get(DataSource));
  const replayed = replayedQuestions(collect, matches, { questions: QUESTIONS, draws, seed: SEED });
  return { ...best, 'only-chance': chanceText(replayed, draws) };
}

/** How the probabilities of the markets that season files price do; nothing where no match was judged. */
async function probabilities(app: INestApplicationContext): Promise<Sections> {
  const service = app.get(CalibrationService);
  const reports: CalibrationReport[] = [];
  for (const group of ['ft', 'uo_25'])
    for (const filter_type of ['1', '2'])
      reports.push(await service.report({ group, filter_type }, THE_SITE));
  const text = probabilitiesText(reports);
  return text === null ? {} : { probabilities: text };
}

/** What scans of past days find, and what came of it; nothing where no day has enough matches. */
async function scans(app: INestApplicationContext): Promise<Sections> {
  const figures = await scanFigures(app.get(Archive));
  return figures === null ? {} : scanText(figures);
}

/** The bets of one selection after the other: those of all selections at once would take gigabytes. */
function* eachSelection(collect: CollectBets, type: FilterType): Generator<SelectionBets> {
  for (const selection of ODD_FIELDS) {
    const bets = collect(selection, { type, predicates: [] });
    yield { selection, bets, order: kickOffOrder(bets) };
  }
}

runCommand(main);
