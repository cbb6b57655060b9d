import type { DataSource } from 'typeorm';
import { addDays } from '../platform/time/istanbul';
import { INVENTED_COMPETITIONS } from '../platform/database/invented/further-competitions';
import { type ScheduledMatch, scheduleOf } from './calendar';
import { insertDemoMatches, newestDemoDate } from './insert-matches';
import { nextRevision } from '../platform/database/archive-revision';
import { DemoMatchModel } from './demo-match';

/** Fixtures stand from today to this many days ahead. */
export const DEMO_DAYS_AHEAD = 14;

/**
 * Moves an existing demo archive on to today: adds the days that are missing up to {@link DEMO_DAYS_AHEAD} ahead and
 * settles the fixtures that have become past. Does nothing without demo matches.
 */
export async function rollDemoMatches(
  dataSource: DataSource,
  today: string,
): Promise<{ added: number; settled: number }> {
  if ((await newestDemoDate(dataSource)) === null) return { added: 0, settled: 0 };
  const settled = await settlePastFixtures(dataSource, today);
  const range = { from: today, to: addDays(today, DEMO_DAYS_AHEAD), today };
  return { added: await insertDemoMatches(dataSource, range), settled };
}

/** Gives demo fixtures of past days their results; a postponed one stays open. Returns how many were settled. */
async function settlePastFixtures(dataSource: DataSource, today: string): Promise<number> {
  const open = (await dataSource.query(
    'SELECT m.id, c.name AS competition, m.match_date, m.season_slug, m.home_team, m.away_team' +
      ' FROM matches m JOIN competitions c ON c.id = m.competition_id' +
      ' WHERE m.is_demo = 1 AND m.home_ft_score IS NULL AND m.match_date < ? ORDER BY m.match_date',
    [today],
  )) as OpenFixture[];
  if (open.length === 0) return 0;
  const known = new Map(
    scheduleOfOpen(open).map((match) => [
      fixtureKey(match.competition.name, match.season, match.home, match.away),
      match,
    ]),
  );
  const model = new DemoMatchModel();
  const played = open.flatMap((row) => {
    const match = known.get(fixtureKey(row.competition, row.season_slug, row.home_team, row.away_team));
    const result = match && model.result(match);
    // postponed matches stay open for ever
    return result && result.fh !== null ? [{ id: row.id, result }] : [];
  });
  if (played.length === 0) return 0;
  await dataSource.transaction(async (manager) => {
    const revision = await nextRevision(manager);
    for (const { id, result } of played) {
      await manager.query(
        'UPDATE matches SET home_ht_score = ?, away_ht_score = ?, home_ft_score = ?, away_ft_score = ?,' +
          ' first_goal = ?, revision = ? WHERE id = ?',
        [result.hh, result.ha, result.fh, result.fa, result.firstGoal, revision, id],
      );
    }
  });
  return played.length;
}

/** What each competition plays from its first to its last match without a result. */
function scheduleOfOpen(open: readonly OpenFixture[]): ScheduledMatch[] {
  return INVENTED_COMPETITIONS.flatMap((competition) => {
    const own = open.filter((row) => row.competition === competition.name);
    return own.length === 0 ? [] : scheduleOf(competition, own[0]!.match_date, own.at(-1)!.match_date);
  });
}

/** A demo match without a result. */
interface OpenFixture {
  id: number;
  competition: string;
  match_date: string;
  season_slug: string;
  home_team: string;
  away_team: string;
}

const fixtureKey = (...names: [competition: string, season: string, home: string, away: string]): string =>
  names.join('|');
