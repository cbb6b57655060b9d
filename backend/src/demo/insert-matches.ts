import type { DataSource, EntityManager } from 'typeorm';
import { foldText } from '../platform/text/fold';
import { CODE_FIELDS, ODD_FIELDS } from '../archive/catalogue/columns';
import { sourceBit } from '../archive/catalogue/price-sources';
import {
  CLOSING_ODDS_TABLE,
  OPENING_ODDS_TABLE,
  STORED_MATCH_COLUMNS,
} from '../archive/catalogue/stored-match-columns';
import { nextRevision } from '../platform/database/archive-revision';
import { bulkInsert } from '../platform/database/bulk-insert';
import { DEMO_COMPETITIONS, type DemoCompetition } from '../platform/database/invented/demo-competitions';
import { FURTHER_COMPETITIONS } from '../platform/database/invented/further-competitions';
import { addDays } from '../platform/time/istanbul';
import type { DemoSource } from './bookmaker';
import type { ScheduledMatch } from './calendar';
import { DemoMatchModel } from './demo-match';
import { demoSchedule, wholeDays } from './demo-schedule';

const MATCHES_PER_TRANSACTION = 500;

const DEMO_COLUMNS = ['id', ...STORED_MATCH_COLUMNS, 'is_demo', 'revision'];
const ODDS_COLUMNS = ['match_id', ...ODD_FIELDS, ...CODE_FIELDS];

/** What the demo consists of: leagues with a past, and competitions of which there are only fixtures at first. */
const PARTS = [
  { competitions: DEMO_COMPETITIONS, hasPast: true },
  { competitions: FURTHER_COMPETITIONS, hasPast: false },
];

/**
 * Writes the demo matches of a range of days, oldest first and whole days at a time: an interrupted load is completed
 * by `rollDemoMatches`. Days up to the newest demo match of each part are left as they are, those after it are written
 * even before the range. Matches before `today` are played, the others are fixtures.
 * @returns number of matches written
 */
export async function insertDemoMatches(
  dataSource: DataSource,
  range: { from: string; to: string; today: string },
): Promise<number> {
  const { today, to } = range;
  const model = new DemoMatchModel();
  let written = 0;
  for (const { competitions, hasPast } of PARTS) {
    const known = await newestDemoDate(dataSource, competitions);
    const next = known === null ? range.from : addDays(known, 1);
    const from = hasPast || next > today ? next : today;
    for (const days of wholeDays(demoSchedule(competitions, from, to), MATCHES_PER_TRANSACTION)) {
      await dataSource.transaction(async (manager) => {
        const revision = await nextRevision(manager);
        const newest = (await newestDemoDate(manager, competitions)) ?? '';
        const missing = days.filter(({ date }) => date > newest);
        if (missing.length > 0) await insertBatch(manager, missing, { revision, today, model, isDemo: true });
        written += missing.length;
      });
    }
  }
  return written;
}

/**
 * Writes any schedule as matches that nothing marks as invented, played before `today`: an archive to measure with. What
 * is in the table already is not looked at.
 */
export async function insertSchedule(
  dataSource: DataSource,
  schedule: readonly ScheduledMatch[],
  today: string,
): Promise<void> {
  const model = new DemoMatchModel();
  for (let from = 0; from < schedule.length; from += MATCHES_PER_TRANSACTION) {
    await dataSource.transaction(async (manager) => {
      const revision = await nextRevision(manager);
      const batch = schedule.slice(from, from + MATCHES_PER_TRANSACTION);
      await insertBatch(manager, batch, { revision, today, model, isDemo: false });
    });
  }
}

/** Date of the latest demo match, or of the latest one of these competitions; null when there is none. */
export async function newestDemoDate(
  database: DataSource | EntityManager,
  competitions: readonly DemoCompetition[] = [],
): Promise<string | null> {
  const names = competitions.map(({ name }) => foldText(name));
  const ofThem =
    ' AND competition_id IN (SELECT id FROM competitions' +
    ` WHERE name_folded IN (${names.map(() => '?').join(', ')}))`;
  const [row] = (await database.query(
    `SELECT match_date FROM matches WHERE is_demo = 1${names.length > 0 ? ofThem : ''}` +
      ' ORDER BY match_date DESC LIMIT 1',
    names,
  )) as { match_date: string }[];
  return row?.match_date ?? null;
}

async function insertBatch(
  manager: EntityManager,
  batch: readonly ScheduledMatch[],
  {
    revision,
    today,
    model,
    isDemo,
  }: { revision: number; today: string; model: DemoMatchModel; isDemo: boolean },
): Promise<void> {
  const competitions = await competitionIds(manager, batch);
  const [row] = (await manager.query('SELECT MAX(id) AS last FROM matches')) as { last: number | null }[];
  const firstId = (row?.last ?? 0) + 1;
  const matches: (string | number | null)[][] = [];
  const opening: (number | null)[][] = [];
  const closing: (number | null)[][] = [];
  for (const [index, match] of batch.entries()) {
    const id = firstId + index;
    const competitionId = competitions.get(match.competition.name)!;
    const isPlayed = match.date < today;
    const source: DemoSource = isPlayed ? 'demo' : 'demo-bulletin';
    const odds = model.odds(match, source);
    const result = isPlayed ? model.result(match) : null;
    const [home, away] = [foldText(match.home), foldText(match.away)];
    matches.push([
      ...[id, competitionId, match.date, match.time, match.season, odds.code, match.home, match.away],
      ...[home, away, `${competitionId}|${home}|${away}`],
      ...[result?.hh ?? null, result?.ha ?? null, result?.fh ?? null, result?.fa ?? null],
      ...[
        result?.firstGoal ?? null,
        0,
        null,
        sourceBit(source),
        sourceBit(source),
        null,
        null,
        Number(isDemo),
        revision,
      ],
    ]);
    opening.push([id, ...odds.opening, ...odds.marketCodes]);
    closing.push([id, ...odds.closing, ...odds.marketCodes]);
  }
  await bulkInsert(manager, 'matches', DEMO_COLUMNS, matches);
  await bulkInsert(manager, OPENING_ODDS_TABLE, ODDS_COLUMNS, opening);
  await bulkInsert(manager, CLOSING_ODDS_TABLE, ODDS_COLUMNS, closing);
}

/** Ids of the batch's competitions by name; missing ones are made. */
async function competitionIds(
  manager: EntityManager,
  batch: readonly ScheduledMatch[],
): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const { country, name, leagueCode } of new Set(batch.map(({ competition }) => competition))) {
    const key = [foldText(country), foldText(name)];
    const find = async (): Promise<number | undefined> => {
      const [row] = (await manager.query(
        'SELECT id FROM competitions WHERE country_folded = ? AND name_folded = ?',
        key,
      )) as { id: number }[];
      return row?.id;
    };
    if ((await find()) === undefined) {
      await bulkInsert(
        manager,
        'competitions',
        ['country_name', 'name', 'league_code', 'country_folded', 'name_folded'],
        [[country, name, leagueCode, ...key]],
      );
    }
    ids.set(name, (await find())!);
  }
  return ids;
}
