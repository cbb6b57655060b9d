import 'reflect-metadata';
import { type INestApplicationContext, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { fail, runCommand } from '../src/cli/run-command';
import { settingsOrExit } from '../src/cli/settings-or-exit';
import { BackgroundModule } from '../src/common/background/background.module';
import { HeavyModule } from '../src/common/heavy/heavy.module';
import { ClockModule } from '../src/common/time/clock.module';
import type { Settings } from '../src/config/settings';
import { SettingsModule } from '../src/config/settings.module';
import { DatabaseModule } from '../src/database/database.module';
import { kickOffOrder } from '../src/archive/statistics/backtest/kick-off-order';
import { ODD_FIELDS } from '../src/archive/catalogue/columns';
import { IndexKeeper } from '../src/modules/odds/engine/index-keeper';
import { OddsBets } from '../src/modules/odds/engine/odds-bets';
import { MatchesService } from '../src/modules/odds/matches.service';
import { OddsModule } from '../src/modules/odds/odds.module';
import type { FilterType } from '../src/archive/question/odds-query';
import { replayedQuestions } from '../test/support/chance-proof';
import { readStoredMatches } from '../test/support/stored-matches';
import { onRealArchive } from './archive/real-archive';
import { EXAMPLE_USAGE, type ExampleArguments, readExampleArguments } from './example-arguments';
import { chanceText, tenBestText } from './example/example-text';
import type { SelectionBets } from './example/league-filters';
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
class ArchiveModule {}

/**
 * `npm run backtest:example`: the ten best filters of the first seasons with what became of them, and how p and intervals
 * do where only chance is at work.
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
      module: ArchiveModule,
      imports: [
        SettingsModule.with(settings),
        ClockModule,
        BackgroundModule,
        HeavyModule,
        DatabaseModule,
        OddsModule,
      ],
    },
    { logger: ['error', 'warn'], abortOnError: false },
  );
  try {
    const keeper = app.get(IndexKeeper);
    while (settings.oddsEngine === 'index' && keeper.current === null) await sleep(50);
    return await sectionsOf(app, given);
  } finally {
    await app.close();
  }
}

async function sectionsOf(
  app: INestApplicationContext,
  { type, draws }: ExampleArguments,
): Promise<Sections | null> {
  const odds = app.get(OddsBets);
  const seasons = new SeasonsInTwo();
  for await (const each of eachSelection(odds, type)) seasons.add(each);
  const days = seasons.split();
  if (days === null) return null;
  const hunt = new FilterHunt(days);
  for await (const each of eachSelection(odds, type)) hunt.add(each);
  const found = hunt.result();
  const ids = found.best.map(({ filter }) => filter.match);
  const rows = await app.get(MatchesService).read(ids, type, []);
  const competitions = new Map(
    rows.map(({ match }) => [match.id, `${match.country_name} ${match.competition_name}`]),
  );
  const best = { 'ten-best': tenBestText(found, SETS[type], competitions) };
  if (draws === 0) return best;
  const matches = await readStoredMatches(app.get(DataSource));
  const replayed = await replayedQuestions(odds, matches, { questions: QUESTIONS, draws, seed: SEED });
  return { ...best, 'only-chance': chanceText(replayed, draws) };
}

/** The bets of one selection after the other: those of all selections at once would take gigabytes. */
async function* eachSelection(odds: OddsBets, type: FilterType): AsyncGenerator<SelectionBets> {
  for (const selection of ODD_FIELDS) {
    const bets = await odds.collect(selection, { type, predicates: [] }, new AbortController().signal);
    yield { selection, bets, order: kickOffOrder(bets) };
  }
}

runCommand(main);
