import type { EntityManager } from 'typeorm';
import type { Clock } from '../../../platform/time/clock';
import { addDays, istanbulDate } from '../../../platform/time/istanbul';
import type { Database } from '../../../platform/database/database';
import { lockArchive } from '../../../platform/database/archive-revision';
import { followMatches, moveMatch, returnMatch } from '../../../platform/database/match-moves';
import { DAYS_TO_WAIT, type PairedMatch, retiredFixtures } from '../record/retired-fixtures';
import type { EventRow } from './load-states';
import { selectIn } from '../../../platform/database/select-in';

interface PairRow {
  id: number;
  competition_id: number;
  pair_key: string;
  match_date: string;
  season_slug: string;
  home_ft_score: number | null;
  retired: number | boolean;
}

const COLUMNS = 'id, competition_id, pair_key, match_date, season_slug, home_ft_score, retired';

/**
 * Retires the fixtures that were played on another day, and brings back those of which that isn't so any more, inside
 * the given transaction, which it makes the archive's only writer.
 * @param today Istanbul's, `YYYY-MM-DD`
 * @returns how many fixtures have changed
 */
export async function retireFixtures(
  manager: EntityManager,
  competitionIds: readonly number[],
  today: string,
): Promise<number> {
  const unplayed = await findUnplayed(manager, competitionIds, today);
  if (unplayed.length === 0) return 0;
  const pairs = Map.groupBy(await findPairs(manager, unplayed), (row) => row.pair_key);
  const revision = (await lockArchive(manager)) + 1;
  const meetings = new Meetings(manager);
  const moved = await followMatches(
    manager,
    [...pairs.values()].flat().flatMap((row) => (row.retired ? [row.id] : [])),
  );
  let changed = 0;
  for (const pair of pairs.values()) {
    const wanted = await wantedOf(manager, pair, today, meetings);
    for (const row of pair) {
      const game = wanted.get(row.id);
      const isRetired = Boolean(row.retired);
      if (game === undefined ? !isRetired : isRetired && moved.get(row.id) === game) continue;
      await manager.query('UPDATE matches SET retired = ?, revision = ? WHERE id = ?', [
        game === undefined ? 0 : 1,
        revision,
        row.id,
      ]);
      const { id: from, pair_key: pairKey, match_date: date } = row;
      if (game === undefined) await returnMatch(manager, from);
      else await moveMatch(manager, { from, into: game, reason: 'retired', pairKey, date });
      changed += 1;
    }
  }
  if (changed > 0) await manager.query('UPDATE archive_revision SET revision = ? WHERE id = 1', [revision]);
  return changed;
}

/** The same as of now, in a transaction of its own. */
export const retireNow = (
  database: Database,
  clock: Clock,
  competitionIds: readonly number[],
): Promise<number> =>
  database.transaction(() => retireFixtures(database.manager, competitionIds, istanbulDate(clock.now())));

/** Days that a season, and what is drawn from it about the next one, may last. */
const SEASON = 366;

/**
 * Whether matches of some days may change anything that {@link retireFixtures} would look at.
 * @param days the first and the last, `YYYY-MM-DD`
 */
export async function mayHaveToRetire(
  manager: EntityManager,
  competitionIds: readonly number[],
  days: readonly [first: string, last: string],
  today: string,
): Promise<boolean> {
  const rows = await selectIn<{ id: number }>(
    manager,
    (marks) =>
      `SELECT id FROM matches WHERE competition_id IN (${marks}) AND match_date BETWEEN ? AND ?
       AND match_date <= ? AND (retired = 1 OR home_ft_score IS NULL) LIMIT 1`,
    [...new Set(competitionIds)],
    addDays(days[0], -SEASON),
    addDays(days[1], 2 * SEASON),
    addDays(today, -DAYS_TO_WAIT),
  );
  return rows.length > 0;
}

/** Fixtures whose day has passed and that have no result, and matches that are retired. */
async function findUnplayed(
  manager: EntityManager,
  competitionIds: readonly number[],
  today: string,
): Promise<PairRow[]> {
  const until = addDays(today, -DAYS_TO_WAIT);
  return selectIn<PairRow>(
    manager,
    (marks) =>
      `SELECT ${COLUMNS} FROM matches WHERE competition_id IN (${marks})
       AND (retired = 1 OR (home_ft_score IS NULL AND match_date <= ?))`,
    [...new Set(competitionIds)],
    until,
  );
}

/** All matches of their pairs, of those pairs that have others too. */
async function findPairs(manager: EntityManager, unplayed: readonly PairRow[]): Promise<PairRow[]> {
  return selectIn<PairRow>(
    manager,
    (marks) => `SELECT ${COLUMNS} FROM matches WHERE pair_key IN (${marks}) ORDER BY match_date, id`,
    [...new Set(unplayed.map((row) => row.pair_key))],
  );
}

/** The games as which fixtures of a pair were played, by fixture. */
async function wantedOf(
  manager: EntityManager,
  pair: readonly PairRow[],
  today: string,
  meetings: Meetings,
): Promise<Map<number, number>> {
  if (!pair.some((row) => row.home_ft_score !== null)) return new Map();
  const events = await eventsOf(manager, pair);
  const matches = pair.map((row): PairedMatch => ({
    id: row.id,
    date: row.match_date,
    season: row.season_slug,
    isPlayed: row.home_ft_score !== null,
    events: (events.get(row.id) ?? []).map(({ source, event_id: event }) => `${source}|${event}`),
  }));
  const retired = retiredFixtures(matches, today);
  const bySeason = new Map(pair.map((row) => [row.id, row]));
  for (const fixture of [...retired.keys()]) {
    const { competition_id: competition, season_slug: season } = bySeason.get(fixture)!;
    if (await meetings.twiceAtOneGround(competition, season)) retired.delete(fixture);
  }
  return retired;
}

async function eventsOf(manager: EntityManager, pair: readonly PairRow[]): Promise<Map<number, EventRow[]>> {
  const rows = await selectIn<EventRow>(
    manager,
    (marks) => `SELECT source, event_id, match_id FROM match_events WHERE match_id IN (${marks})`,
    pair.map(({ id }) => id),
  );
  return Map.groupBy(rows, (row) => row.match_id);
}

/** Whether pairs of a competition meet more than once at one ground: then a second game need not be a postponed one. */
class Meetings {
  private readonly known = new Map<string, boolean>();

  constructor(private readonly manager: EntityManager) {}

  /** In a season or the one before it. */
  async twiceAtOneGround(competition: number, season: string): Promise<boolean> {
    return (await this.inSeason(competition, season)) || this.inSeason(competition, seasonBefore(season));
  }

  private async inSeason(competition: number, season: string): Promise<boolean> {
    const key = `${competition}|${season}`;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const rows = await this.manager.query<unknown[]>(
      `SELECT pair_key FROM matches WHERE competition_id = ? AND season_slug = ? AND home_ft_score IS NOT NULL
       GROUP BY pair_key HAVING COUNT(*) > 1 LIMIT 1`,
      [competition, season],
    );
    this.known.set(key, rows.length > 0);
    return rows.length > 0;
  }
}

/** `2022-2023` for `2023-2024`, `2023` for `2024`. */
const seasonBefore = (season: string): string => season.replace(/\d+/g, (year) => String(Number(year) - 1));
