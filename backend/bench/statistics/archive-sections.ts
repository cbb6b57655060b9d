import type { INestApplicationContext } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ODD_FIELDS } from '../../src/archive/catalogue/columns';
import { Archive, THE_SITE } from '../../src/archive/client';
import { kickOffOrder } from '../../src/archive/statistics/backtest/kick-off-order';
import type { CalibrationReport } from '../../src/archive/statistics/judging/calibration-report';
import { CalibrationService } from '../../src/modules/odds/analysis/calibration.service';
import { MatchesService } from '../../src/modules/odds/matches.service';
import { replayedQuestions } from '../../test/support/chance-proof';
import { betsIn, type CollectBets } from '../../test/support/site-archive';
import { readStoredMatches } from '../../test/support/stored-matches';
import { chanceText, tenBestText, withdrawnText } from './backtest-text';
import type { SelectionBets } from './league-filters';
import { probabilitiesText } from './probabilities-text';
import { scanFigures } from './scan-figures';
import { scanText } from './scan-text';
import { FilterHunt, SeasonsInTwo } from './ten-best';
import { withdrawnPicks } from './withdrawn-picks';

/** Closing odds: what the site's backtests are asked for most. */
const TYPE = 2;
const SEED = 20261123;
const QUESTIONS = 500;

/** Sections of `docs/does-it-hold.md` by their key. */
export type Sections = Readonly<Record<string, string>>;

/**
 * What an archive says of itself: the ten best filters of its first seasons with what became of them, how near probabilities
 * come to what happened, what scans of past days find and what came of it, how p and intervals do where only chance is at
 * work, and what withdrawing picks would bring.
 * @param draws how often all results are drawn anew
 * @returns null where it has no bets
 */
export async function archiveSections(app: INestApplicationContext, draws: number): Promise<Sections | null> {
  const collect = await betsIn({ app });
  const seasons = new SeasonsInTwo();
  for (const each of eachSelection(collect)) seasons.add(each);
  const days = seasons.split();
  if (days === null) return null;
  const hunt = new FilterHunt(days);
  for (const each of eachSelection(collect)) hunt.add(each);
  const found = hunt.result();
  const ids = found.best.map(({ filter }) => filter.match);
  const rows = await app.get(MatchesService).read(ids, TYPE);
  const competitions = new Map(
    rows.map((match) => [match.id, `${match.country_name} ${match.competition_name}`]),
  );
  const matches = await readStoredMatches(app.get(DataSource));
  const replayed = replayedQuestions(collect, matches, { questions: QUESTIONS, draws, seed: SEED });
  return {
    'ten-best': tenBestText(found, 'closing odds', competitions),
    ...(await probabilities(app)),
    ...(await scans(app)),
    'only-chance': chanceText(replayed, draws),
    withdrawn: withdrawnText(withdrawnPicks(matches)),
  };
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
function* eachSelection(collect: CollectBets): Generator<SelectionBets> {
  for (const selection of ODD_FIELDS) {
    const bets = collect(selection, { type: TYPE, predicates: [] });
    yield { selection, bets, order: kickOffOrder(bets) };
  }
}
